import { isUndisclosable } from "../../domain/decisions/undisclosed.rules.ts";
import { isDisposition, isGuarded, mayTipOff } from "../../domain/memory/guards.rules.ts";
import {
  ANY_CASE,
  type ProcedureDetail,
  type RuleCounts,
  type RuleKind,
  type Signal,
} from "../../domain/memory/memory.model.ts";
import { derivedId } from "../../platform/ids.ts";
import { words } from "./narrative.rules.ts";

const QUOTE_MAX = 240;
const RATIONALE_MAX = 300;
/** The most recent cases that a rule names. */
export const CASES_NAMED_MAX = 20;

interface Teaching {
  readonly kind: RuleKind;
  /** What to do; quotes the officer when the signal carries a text. */
  readonly action: (quoted: string | null) => string;
  /** Which text of the signal is the lesson, so that another text is another lesson. */
  readonly by: "description" | "rejection_reason" | null;
  /** Signals for and against the same suggestion teach one rule. */
  readonly topic?: string;
  /** Whether the rule has the customer asked for something. */
  readonly asks?: true;
  /** Whether the signal speaks for what the rule says. */
  readonly isFor?: boolean;
}

const quote = (before: string, without: string) => (quoted: string | null) =>
  quoted === null ? without : `${before} "${quoted}"`;
const emphasis = (action: string): Teaching => ({ kind: "emphasis", action: () => action, by: null });
const worded = (action: Teaching["action"], more: Partial<Teaching> = {}): Teaching => ({
  kind: "emphasis",
  action,
  by: "description",
  ...more,
});
const suggestion = (isFor: boolean): Teaching =>
  worded(quote("the suggestion", "suggestions of this kind"), { topic: "suggestion", isFor });

/**
 * What each type of signal teaches. Approvals, rejections and escalations are absent: how a case ended is learned from
 * the decision itself (`mine-rules.rules.ts`), and never as something to do.
 */
const TEACHINGS: Readonly<Record<string, Teaching>> = {
  followup_requested: { ...emphasis("ask the customer for more before deciding"), asks: true },
  finding_overridden: {
    kind: "explanation",
    action: quote("officers explained the finding by", "weigh the finding by hand, it was overridden"),
    by: "rejection_reason",
  },
  risk_level_changed: emphasis("check the risk level by hand, it was changed"),
  suggestion_dismissed: suggestion(false),
  suggestion_accepted: suggestion(true),
  suggestion_modified: worded(quote("word the suggestion as", "word suggestions with care")),
  custom_task_added: worded(quote("ask the customer:", "expect a task of the officer's own"), {
    kind: "question",
    asks: true,
  }),
  template_customized: worded(quote("use the template as customised:", "mind the customised template")),
  chat_correction: worded(quote("mind the correction", "check answers on this twice")),
  chat_positive_feedback: worded(quote("keep answering as for", "keep answering this way")),
};

/** Signals that the service records at a decision; their lesson is in the decision. */
const OF_DECISION = "decision";

/**
 * The lesson of one judgment or preference, with a support of one; null if it teaches nothing that may be advice, or is about no case
 * of the tenant.
 */
export function lessonOf(signal: Signal): ProcedureDetail | null {
  const { signalType, safetyClass, templateId, country, workflowId, officerId, source, context, createdAt } = signal;
  const teaching = TEACHINGS[signalType];
  if (teaching === undefined || source === OF_DECISION || workflowId === null) return null;
  const quoted = teaching.by === null ? null : told(context[teaching.by], QUOTE_MAX);
  if (quoted !== null && (isDisposition(quoted) || mayTipOff(quoted))) return null;
  const category = told(context.finding_category, 100);
  const isExplained = teaching.kind === "explanation";
  if (isExplained && isGuarded(category)) return null;
  // To ask the customer is no advice beside a finding that the customer must not learn of.
  if (teaching.asks && isUndisclosable(category)) return null;
  const key = [teaching.topic ?? signalType, templateId, country, category, quoted?.toLowerCase()];
  return restated({
    kind: isExplained && quoted === null ? "emphasis" : teaching.kind,
    scope: scopeOf(templateId, country),
    trigger: category === null ? null : `${words(category)} among the findings`,
    action: teaching.action(quoted),
    risk_rationale: isExplained ? null : told(context.rejection_reason, RATIONALE_MAX),
    support: 1,
    cases: [workflowId],
    source: "auto-learned" as const,
    key: key.map((part) => part ?? "").join("|"),
    safety_class: safetyClass,
    signal_type: signalType,
    template_id: templateId,
    country,
    finding_category: category,
    ask: teaching.kind === "question" ? quoted : null,
    created_at: createdAt,
    condition: { ...ANY_CASE, finding_category: category, template_id: templateId, country },
    document_type: null,
    words: quoted,
    counts: teaching.topic === undefined ? null : { cases: 1, done: teaching.isFor ? 1 : 0, had: null },
    outcomes: null,
    officers: [officerId],
    first_seen: createdAt,
    last_seen: createdAt,
    paused: false,
    edited_by: null,
    shared_by: null,
  });
}

type Unstated = Omit<ProcedureDetail, "id" | "text" | "statement">;

/** A learned rule with the statement that its condition, action and counts make. */
export function restated(rule: Unstated): ProcedureDetail {
  const id = ruleId(rule.key ?? "");
  return withText({ ...rule, id, statement: stateLesson(rule) });
}

/** The id of a rule, the same for as long as its key is. */
export const ruleId = (key: string): string => derivedId("memory rule", key);

/** The condition and what to do when it holds. */
function stateLesson(rule: Pick<ProcedureDetail, "scope" | "trigger" | "action" | "counts">): string {
  const { scope, trigger, action, counts } = rule;
  const condition = trigger === null ? `In ${scope}` : `In ${scope} with ${trigger}`;
  if (action === null) return `${condition}.`;
  return counts === null ? `${condition}: ${action}.` : `${condition}: ${action} ${keptOf(counts)}.`;
}

/** A suggestion that some kept and some dismissed. */
const keptOf = ({ cases, done }: RuleCounts): string =>
  done === cases
    ? `was kept ${count(done, "time")}`
    : `was kept ${count(done, "time")} and dismissed ${count(cases - done, "time")}`;

export const scopeOf = (templateId: string | null, country: string | null): string =>
  (templateId === null ? "all cases" : `${words(templateId)} cases`) + (country === null ? "" : ` in ${country}`);

/** Adds one lesson's support to another with the same key. An explanation counts once a case, however often it is signalled. */
export function reinforce(known: ProcedureDetail, more: ProcedureDetail): ProcedureDetail {
  if (known.kind === "explanation" && more.support === 1 && known.cases.includes(more.cases[0] ?? "")) return known;
  const cases = [...known.cases.filter((id) => !more.cases.includes(id)), ...more.cases].slice(-CASES_NAMED_MAX);
  const merged = {
    ...known,
    support: known.support + more.support,
    cases,
    risk_rationale: more.risk_rationale ?? known.risk_rationale,
    counts: sumOf(known.counts, more.counts),
    safety_class: [known, more].some(isJudgment) ? ("non_suppressible" as const) : known.safety_class,
    officers: [...new Set([...known.officers, ...more.officers])],
    first_seen: earliest(known.first_seen, more.first_seen),
    last_seen: latest(known.last_seen, more.last_seen),
  };
  return withText(
    known.edited_by === null && merged.counts !== null ? { ...merged, statement: stateLesson(merged) } : merged,
  );
}

const isJudgment = ({ safety_class }: ProcedureDetail): boolean => safety_class === "non_suppressible";

const sumOf = (a: RuleCounts | null, b: RuleCounts | null): RuleCounts | null =>
  a === null || b === null ? (a ?? b) : { cases: a.cases + b.cases, done: a.done + b.done, had: null };

const earliest = (a: string | null, b: string | null): string | null => (a === null || (b !== null && b < a) ? b : a);
const latest = (a: string | null, b: string | null): string | null => (a === null || (b !== null && b > a) ? b : a);

/** The rule as shown: the statement, and how many signals and cases support it where the statement has no counts. */
export function withText(detail: Omit<ProcedureDetail, "text">): ProcedureDetail {
  const { kind, support, cases, statement, counts, outcomes } = detail;
  if ((counts !== null && detail.edited_by === null) || outcomes !== null) return { ...detail, text: statement };
  if (counts !== null) return { ...detail, text: `${statement} (in ${counts.done} of ${count(counts.cases, "case")})` };
  if (kind === "explanation") return { ...detail, text: `${statement} (${count(support, "case")})` };
  const places =
    cases.length === 0 ? "" : ` in ${cases.length >= CASES_NAMED_MAX ? "at least " : ""}${count(cases.length, "case")}`;
  return { ...detail, text: `${statement} (${count(support, "signal")}${places})` };
}

export const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? "" : "s"}`;

function told(value: unknown, max: number): string | null {
  if (typeof value !== "string") return null;
  const text = value.replaceAll(/\s+/g, " ").trim().slice(0, max).toWellFormed();
  return text === "" ? null : text;
}
