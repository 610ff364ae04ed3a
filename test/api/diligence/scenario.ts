import { expect } from "vitest";
import type { Role } from "../../../src/platform/context.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import type { SourceName } from "../../../src/sources/types.ts";

/** A row of the table: what is known of a customer, and what follows from it. */
export interface Scenario {
  readonly name: string;
  readonly given: Given;
  /** What officers do before the outcome is read. */
  readonly acts?: readonly Step[];
  /** `!established`: any outcome but that one. */
  readonly checks?: Readonly<Record<string, Outcome | readonly [Outcome, string]>>;
  /** The subject's checks, and no others. */
  readonly checkNames?: readonly string[];
  readonly rating?: Rating;
  readonly brief?: Action | `!${Action}`;
  readonly gates?: Readonly<Record<string, "passed" | "shut" | "not_established">>;
  readonly options?: Readonly<Record<string, Option>>;
  /** Whether something is asked of the customer. */
  readonly tasks?: true;
  readonly decisions?: readonly Step[];
  /** The case's status at the end. */
  readonly ends?: string;
}

export interface Given {
  /** Number of a sample company, or any identifier of a foreign company or a person. */
  readonly number?: string;
  /** By default the sample company's own. */
  readonly name?: string;
  readonly country?: string;
  readonly template?: string;
  /** Replace the honest answers, by question; `none`: the customer answers nothing. */
  readonly answers?: Readonly<Record<string, string>> | "none";
  /** Whether every required document is handed in. */
  readonly papers?: boolean;
  /** Settings of the case's own object. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly silent?: readonly SourceName[];
  /** Values that the compliance manager puts into the tenant's policy; those of lists are added. */
  readonly policy?: Readonly<Record<string, unknown>>;
  readonly companyContext?: object;
  readonly maxIterations?: number;
  /** `created`: the customer has not submitted anything. */
  readonly until?: "created" | "reviewed";
}

type Outcome = "established" | "contradicted" | "not_established" | "!established";
type Action = "approve" | "follow_up" | "escalate";
type Level = "low" | "medium" | "high" | "prohibited";

interface Rating {
  readonly level?: Level | `!${Level}`;
  readonly regime?: "simplified" | "standard" | "enhanced";
  readonly dimensions?: Readonly<Record<string, Level | `!${Level}`>>;
}

interface Option {
  readonly allowed?: boolean;
  readonly gate?: string | null;
  /** At least these reasons; an empty list: none at all. */
  readonly four_eyes_reasons?: readonly string[] | "some";
  readonly needs_senior?: boolean;
  /** At least these fields; an empty list: none at all. */
  readonly requires?: readonly string[];
}

/** Everybody at the desk, by role. Anna opens the case. */
export const DESK = {
  anna: "officer",
  bob: "officer",
  carol: "compliance_manager",
  mia: "mlro",
  max: "mlro",
} as const satisfies Record<string, Role>;
export type Who = keyof typeof DESK;

/** One request of an officer, and what it must answer. */
export type Step =
  | {
      readonly do: "post" | "delete";
      readonly who: Who;
      /** Below the case; `<sanctions>`, `<pep>`: the case's first finding of this category. */
      readonly path: string;
      readonly body?: object;
      readonly answer: Answer;
    }
  | { readonly do: "sar"; readonly end: "rejected" | "approved" }
  | { readonly do: "evidence"; readonly who: Who; readonly kind: string; readonly daysOld?: number }
  | { readonly do: "review"; readonly who: Who; readonly requirement: string; readonly body?: object }
  /** The customer submits another round, with these answers and, where it says so, all papers. */
  | { readonly do: "round"; readonly answers?: Readonly<Record<string, string>>; readonly papers?: true }
  | { readonly do: "put"; readonly record: Partial<CaseRecord> }
  | { readonly do: "see"; readonly expect: Pick<Scenario, "checks" | "rating" | "brief" | "gates" | "options"> };

export interface Answer {
  readonly status: number;
  readonly body?: object;
}

export const ok = (status: string): Answer => ({ status: 200, body: { status } });
export const APPROVED = ok("APPROVED");
export const REJECTED = ok("REJECTED");
export const PARKED = ok("PENDING_SECOND_APPROVAL");
export const DONE: Answer = { status: 200 };
export const FORBIDDEN: Answer = { status: 403 };
export const refused = (status: number, code: string): Answer => ({ status, body: { code } });

/** Refused by a gate; of the open checks at least these are named. */
export const blocked = (gate: string, openChecks?: readonly string[]): Answer => ({
  status: 409,
  body: {
    code: "gate_blocked",
    gate,
    ...(openChecks && { open_checks: expect.arrayContaining([...openChecks]) }),
  },
});

const decision =
  (kind: string, more: object = {}) =>
  (answer: Answer, body: object = {}, who: Who = "anna"): Step => ({
    do: "post",
    who,
    path: "/decision",
    body: { decision: kind, reason: "as the file stands", ...more, ...body },
    answer,
  });

export const approve = decision("approve");
export const restrict = decision("approve_with_restrictions", { restrictions: ["10,000 euro a month"] });
export const reject = decision("reject");
export const escalate = decision("escalate");
export const followUp = decision("follow_up", {
  follow_up_tasks: [{ description: "Who signs?", response_type: "text" }],
});
export const second = (who: Who, answer: Answer, kind: "approve" | "reject" = "approve"): Step => ({
  do: "post",
  who,
  path: "/decision/second-approval",
  body: { decision: kind },
  answer,
});

type Topic = "sanctions" | "pep";
export const clear = (topic: Topic, who: Who, answer: Answer = DONE, body: object = {}): Step => ({
  do: "post",
  who,
  path: `/findings/<${topic}>/clearance`,
  body: { reason: "another person", ...body },
  answer,
});
export const confirm = (topic: Topic, who: Who, answer: Answer = DONE): Step => ({
  do: "post",
  who,
  path: `/findings/<${topic}>/confirmation`,
  body: { reason: "the very person" },
  answer,
});
export const undo = (topic: Topic, who: Who, answer: Answer = DONE): Step => ({
  do: "delete",
  who,
  path: `/findings/<${topic}>/confirmation`,
  answer,
});
export const decideMcc = (mcc: string, answer: Answer = DONE): Step => ({
  do: "post",
  who: "anna",
  path: "/mcc-decision",
  body: { action: "override", override_mcc: mcc, notes: "seen on its website" },
  answer,
});
export const see = (expected: Extract<Step, { do: "see" }>["expect"]): Step => ({ do: "see", expect: expected });

export const WHY = "checked by telephone with the notary";
export const OPEN_CHECKS = { override_open_checks: WHY };
export const DISSOLVED = { override_dissolved_entity: WHY };
export const DISCREPANCIES = { override_open_discrepancies: WHY };
