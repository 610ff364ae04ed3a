import type { Finding, FollowUpTask } from "../../../src/domain/case/case.model.ts";
import type { CaseRecord } from "../../../src/domain/case/case.record.ts";
import { seeDecision, type LearnedDecision } from "../../../src/features/memory/decision-seen.rules.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { caseRecord, finding, followUpTask, investigation, uboDiscrepancy } from "../../support/case-fixtures.ts";

interface World {
  readonly record: CaseRecord;
  readonly has: (category: string) => boolean;
}

/** Something that the officer does in most cases of a kind. */
export interface Habit {
  readonly name: string;
  readonly holds: (world: World) => boolean;
  readonly ask: Pick<FollowUpTask, "description" | "response_type" | "document_type">;
  /** Share of such cases in which the customer has it. */
  readonly had: number;
}

const question = (description: string) => ({ description, response_type: "text" as const, document_type: null });
const document = (document_type: string, description: string) => ({
  description,
  response_type: "document" as const,
  document_type,
});

export const LEASE = "Please send the lease or the deed of the seat.";
export const PRESS = "The article is about a case that ended in an acquittal";

export const USEFUL: readonly Habit[] = [
  {
    name: "share register",
    holds: ({ has }) => has("ownership"),
    ask: document("additional_document", "Please send the share register."),
    had: 0.8,
  },
  {
    name: "lease",
    holds: ({ has, record }) => has("address") && record.country === "BE",
    ask: document("proof_of_business_address", LEASE),
    had: 0.9,
  },
  {
    name: "payment plan",
    holds: ({ has }) => has("tax_debt"),
    ask: question("Which payment plan was agreed?"),
    had: 0.7,
  },
  {
    name: "platforms",
    holds: ({ record }) => record.templateId === "marketplace_seller",
    ask: question("On which platforms do you sell?"),
    had: 1,
  },
  {
    name: "licence",
    holds: ({ record }) =>
      record.investigations[0]!.findings.some(
        ({ category, severity }) => category === "activity" && severity === "high",
      ),
    ask: document("business_licence", "Please provide: Business licence."),
    had: 0.5,
  },
  {
    name: "deed",
    holds: ({ record }) => record.discrepancies.length > 0,
    ask: question("When was the name changed?"),
    had: 0.9,
  },
  {
    name: "accounts",
    holds: ({ record }) =>
      record.investigations[0]!.findings.some(({ source_entry: entry }) => entry === "expired:annual_accounts"),
    ask: document("annual_accounts", "Please provide: Annual accounts."),
    had: 0.6,
  },
];

/** What a harmful officer asks where there is bad press: it warns the customer. */
const WARNING = question("Are you under investigation for money laundering?");

const CATEGORIES = ["ownership", "address", "tax_debt", "activity", "vat", "website", "peppol"] as const;

export interface Simulation {
  readonly decisions: readonly LearnedDecision[];
  /** What the officer did, counted by hand: by habit, such cases, those where it was asked, those where it came. */
  readonly ledger: ReadonlyMap<string, { cases: number; done: number; had: number }>;
  readonly explained: number;
  readonly outcomes: { readonly harmful: number };
}

/**
 * An officer of so many cases with useful habits (those above, a wording of their own, and a reason by which they set bad
 * press aside) and three harmful ones: near matches of a sanctions list are cleared and approved, PEPs are approved, and
 * customers with bad press are asked whether they are under investigation.
 */
export function simulateOfficer(cases: number, seed = 7): Simulation {
  const random = seededRandom(seed);
  const ledger = new Map(USEFUL.map(({ name }) => [name, { cases: 0, done: 0, had: 0 }]));
  const decisions: LearnedDecision[] = [];
  let explained = 0;
  let harmful = 0;
  for (let n = 0; n < cases; n++) {
    const begun = newCase(n, random);
    const has = (category: string) => begun.investigations[0]!.findings.some((found) => found.category === category);
    const world = { record: begun, has };
    const asks = USEFUL.filter((habit) => {
      const counted = ledger.get(habit.name)!;
      if (!habit.holds(world)) return false;
      counted.cases++;
      if (random() > 0.85) return false;
      counted.done++;
      return true;
    });
    const warning = has("adverse_media") ? [{ name: "warning", ask: WARNING, had: 1 }] : [];
    const tasks = [...asks, ...warning].map(({ ask, name, had }, at) => {
      const came = random() < had;
      if (came && ledger.has(name)) ledger.get(name)!.had++;
      return { came, task: followUpTask({ ...ask, id: `followup_2_${at + 1}`, iteration: 2 }) };
    });
    const record = { ...begun, followUpTasks: tasks.map(({ task }) => task) };
    decisions.push(decide(record, "followup_requested", 1, n));
    const answered = withAnswers(record, tasks);
    const isCleared = has("sanctions") || has("adverse_media");
    if (isCleared) harmful += has("sanctions") ? 1 : 0;
    if (has("adverse_media")) explained++;
    decisions.push(
      decide(answered, has("pep") || isCleared || random() < 0.7 ? "case_approved" : "case_rejected", 2, n),
    );
  }
  return { decisions, ledger, explained, outcomes: { harmful } };
}

/** A case of one of three countries and two templates with some findings; now and then one that is decided on its own. */
export function newCase(n: number, random: () => number): CaseRecord {
  const findings: Finding[] = CATEGORIES.filter(() => random() < 0.3).map((category) =>
    finding({ id: `${n}-${category}`, category, severity: random() < 0.5 ? "high" : "low" }),
  );
  if (random() < 0.2)
    findings.push(
      finding({ id: `${n}-d`, category: "document", severity: "medium", source_entry: "expired:annual_accounts" }),
    );
  if (random() < 0.15) findings.push(cleared(n, "sanctions", "A namesake with another birth date"));
  if (random() < 0.1) findings.push(finding({ id: `${n}-pep`, category: "pep", severity: "medium" }));
  if (random() < 0.15) findings.push(cleared(n, "adverse_media", PRESS));
  const open = random() < 0.2 ? [uboDiscrepancy({ id: `${n}-name`, kind: "name", field: "registered_name" })] : [];
  return caseRecord({
    workflowId: `case-${n}`,
    companyName: `Zandhoek ${n}`,
    country: ["BE", "NL", "FR"][Math.floor(random() * 3)]!,
    templateId: random() < 0.3 ? "marketplace_seller" : "psp_merchant_onboarding",
    discrepancies: open,
    investigations: [investigation({ findings, discrepancies: open })],
  });
}

const cleared = (n: number, category: Finding["category"], reason: string): Finding =>
  finding({
    id: `${n}-${category}`,
    category,
    severity: "medium",
    clearance: { reason, cleared_by: "alice", cleared_at: "2026-11-01T10:00:00.000Z" },
  });

/** The second round: what came of what was asked. */
function withAnswers(record: CaseRecord, tasks: readonly { came: boolean; task: FollowUpTask }[]): CaseRecord {
  const came = tasks.filter((one) => one.came).map(({ task }) => task);
  const file = { iteration: 2, source: "customer" as const, content_type: "application/pdf", size: 1, sha256: "0" };
  return {
    ...record,
    iteration: 2,
    investigations: [...record.investigations, { ...record.investigations[0]!, iteration: 2 }],
    taskResponses: came
      .filter(({ response_type }) => response_type === "text")
      .map(({ id, description }) => ({ iteration: 2, task_id: id, description, answer: "Yes", submitted_at: AT })),
    documents: came
      .filter(({ response_type }) => response_type === "document")
      .map(({ id }) => ({
        ...file,
        document_id: id,
        key: id,
        filename: `${id}.pdf`,
        requirement_id: id,
        uploaded_at: AT,
        review: {
          outcome: "accepted" as const,
          kind: null,
          facts: [],
          reason: null,
          reviewed_by: "alice",
          reviewed_at: AT,
        },
      })),
  };
}

const AT = "2026-11-20T10:00:00.000Z";

function decide(record: CaseRecord, decision: string, iteration: number, n: number): LearnedDecision {
  const { workflowId, templateId, country } = record;
  const seen = seeDecision(record, "alice", iteration, new Date("2026-11-22T10:00:00.000Z"));
  const decidedAt = new Date(Date.UTC(2026, 0, 1) + n * 3_600_000 + iteration).toISOString();
  return {
    id: `${workflowId}-${iteration}`,
    officerId: "alice",
    workflowId,
    templateId,
    country,
    decision,
    stands: true,
    seen,
    decidedAt,
  };
}
