import type { ProcedureDetail, RuleCondition, RuleKind } from "../../domain/memory/memory.model.ts";
import { documentTypeLabel, isDocumentType } from "../../domain/templates/document-types.ts";
import type { Asked } from "./decision-seen.rules.ts";
import { CASES_NAMED_MAX, count, ruleId, scopeOf } from "./lesson.rules.ts";
import { words } from "./narrative.rules.ts";
import { MINED } from "./procedures.rules.ts";
import type { CaseSeen } from "./seen-cases.rules.ts";

/** Something that an officer does in cases of a kind. */
export interface Habit {
  readonly kind: Extract<RuleKind, "question" | "task" | "wording" | "explanation" | "counts">;
  /** What is asked for, worded or explained; null of counts. */
  readonly ask: Asked | null;
  readonly condition: RuleCondition;
  /** Every case of the kind. */
  readonly such: readonly CaseSeen[];
  /** Those in which it was done. */
  readonly done: readonly CaseSeen[];
}

/** A habit as a rule, with its counts both ways. */
export function ruleOf(habit: Habit, officerId: string): ProcedureDetail {
  const { kind, ask, condition, such, done } = habit;
  const key = MINED + JSON.stringify([kind, ask?.key ?? "", condition]);
  const asksFor = kind === "task" || kind === "question";
  const had = asksFor ? done.filter(({ had: came }) => came.includes(ask!.key)).length : null;
  const outcomes = kind === "counts" ? outcomesIn(such) : null;
  const counts = { cases: such.length, done: done.length, had };
  const action = actionOf(habit, counts, outcomes);
  const scope = scopeOf(condition.template_id, condition.country);
  const trigger = triggerText(condition);
  const text = `In ${scope}${trigger === null ? "" : ` with ${trigger}`}: ${action}.`;
  return {
    id: ruleId(key),
    text,
    statement: text,
    scope,
    trigger,
    action,
    risk_rationale: null,
    support: done.length,
    cases: done.slice(-CASES_NAMED_MAX).map(({ workflowId }) => workflowId),
    source: "auto-learned",
    key,
    safety_class: "non_suppressible",
    signal_type: null,
    template_id: condition.template_id,
    country: condition.country,
    finding_category: condition.finding_category,
    ask: kind === "question" ? ask!.words : null,
    created_at: first(done),
    kind,
    condition,
    document_type: ask?.document_type ?? null,
    words: kind === "task" && isDocumentType(ask!.document_type) ? null : (ask?.words ?? null),
    counts,
    outcomes,
    officers: [officerId],
    first_seen: first(done),
    last_seen:
      done
        .map(({ lastSeen }) => lastSeen)
        .toSorted()
        .at(-1) ?? null,
    paused: false,
    edited_by: null,
    shared_by: null,
  };
}

const first = (cases: readonly CaseSeen[]): string | null =>
  cases.map(({ firstSeen }) => firstSeen).toSorted()[0] ?? null;

type Counts = NonNullable<ProcedureDetail["counts"]>;

function actionOf({ kind, ask }: Habit, counts: Counts, outcomes: ProcedureDetail["outcomes"]): string {
  const times = `in ${counts.done} of ${count(counts.cases, "such case")}`;
  const document = documentOf(ask);
  switch (kind) {
    case "task":
      return `officers asked for ${document} ${times}; the customer had it in ${counts.had}`;
    case "question":
      return `officers asked "${ask!.words}" ${times}; the customer answered in ${counts.had}`;
    case "wording":
      return `officers worded the request for ${document} as "${ask!.words}" ${times}`;
    case "explanation":
      return `officers explained the finding by "${ask!.words}" ${times}`;
    case "counts":
      return `earlier cases ended ${Object.entries(outcomes!)
        .map(([how, n]) => `${how} ${n}`)
        .join(", ")}, of ${counts.cases}`;
  }
}

const documentOf = (ask: Asked | null): string => {
  const type = ask?.document_type ?? null;
  return isDocumentType(type) ? documentTypeLabel(type).en.toLowerCase() : `"${ask?.words ?? ""}"`;
};

const outcomesIn = (cases: readonly CaseSeen[]): Readonly<Record<string, number>> => {
  const number = (outcome: string) => cases.filter((seen) => seen.outcome === outcome).length;
  return { approved: number("case_approved"), rejected: number("case_rejected") };
};

function triggerText({ finding_category, severity, hit_kind, document_kind, field }: RuleCondition): string | null {
  if (field !== null) return `a difference in ${words(field)}`;
  if (finding_category === null) return null;
  const more = [
    severity,
    hit_kind === null ? null : `${hit_kind} match`,
    document_kind === null ? null : words(document_kind),
  ];
  const said = more.filter((part) => part !== null);
  return `${words(finding_category)}${said.length === 0 ? "" : ` (${said.join(", ")})`} among the findings`;
}
