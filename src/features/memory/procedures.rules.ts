import type { BlockLabel, LearnedProcedures, ProcedureDetail, Signal } from "../../domain/memory/memory.model.ts";
import { lessonOf, reinforce, scopeOf, stateLesson, withText } from "./lesson.rules.ts";

/** Judgments and preferences that make one consolidation. */
export const SIGNALS_A_CONSOLIDATION = 5;
export const PROCEDURES: BlockLabel = "learned_procedures";
export const BLOCK_MAX_BYTES = 65_536;
const LEARNED_RULES_MAX = 80;

type FreeObject = Readonly<Record<string, unknown>>;

/**
 * Parses the procedures of a block, whose value an officer may have edited into any form: a rule without its own
 * learned detail counts as taught by the officer.
 */
export function readProcedures(value: FreeObject | null): Pick<LearnedProcedures, "rules" | "details"> {
  const given = Array.isArray(value?.["details"]) ? value["details"].map(readDetail) : [];
  const learned = new Map(given.filter((detail) => detail !== null).map((detail) => [detail.text, detail]));
  const rules = Array.isArray(value?.["rules"]) ? value["rules"].filter((rule) => typeof rule === "string") : [];
  const details = [...new Set(rules)].map((rule) => learned.get(rule) ?? taught(rule));
  return { rules: details.map(({ text }) => text), details };
}

/**
 * Adds signals to the procedures. Judgments are never dropped: when space runs out they are generalised, with all
 * their support; preferences are dropped first, and what an officer taught stays unchanged.
 * @returns null when nothing fits.
 */
export function consolidate(
  value: FreeObject | null,
  signals: readonly Signal[],
  count: number,
  now: string,
): LearnedProcedures | null {
  const before = readProcedures(value).details;
  const learned = new Map(before.filter(isLearned).map((detail) => [detail.key, detail]));
  for (const lesson of signals.map(lessonOf)) {
    const known = learned.get(lesson.key);
    learned.set(lesson.key, known === undefined ? lesson : reinforce(known, lesson));
  }
  const officers = before.filter((detail) => !isLearned(detail));
  for (const details of tighten([...learned.values()])) {
    const procedures = { ...value, ...toProcedures([...officers, ...details], count, now) };
    if (details.length <= LEARNED_RULES_MAX && isWithinBlock(procedures)) return procedures;
  }
  return null;
}

export const isWithinBlock = (value: object): boolean => Buffer.byteLength(JSON.stringify(value)) <= BLOCK_MAX_BYTES;

/** The procedures without a deleted case; the lessons stay. */
export function withoutCase(value: FreeObject, workflowId: string): FreeObject {
  const { details } = readProcedures(value);
  if (!details.some(({ cases }) => cases.includes(workflowId))) return value;
  const left = details.map((detail) =>
    detail.cases.includes(workflowId)
      ? withText({ ...detail, cases: detail.cases.filter((id) => id !== workflowId) })
      : detail,
  );
  return { ...value, rules: left.map(({ text }) => text), details: left };
}

const toProcedures = (details: readonly ProcedureDetail[], count: number, now: string): LearnedProcedures => ({
  rules: details.map(({ text }) => text),
  last_updated: now,
  consolidation_count: count,
  details,
});

const isLearned = (detail: ProcedureDetail): boolean => detail.source === "auto-learned";
const isJudgment = (detail: ProcedureDetail): boolean => detail.safety_class === "non_suppressible";

/** Progressively smaller forms: first fewer preferences, then judgments in wider scopes. */
function* tighten(details: readonly ProcedureDetail[]): Generator<ProcedureDetail[]> {
  const judgments = details.filter(isJudgment);
  const preferences = details.filter((detail) => !isJudgment(detail)).toSorted((a, b) => b.support - a.support);
  yield [...details];
  for (let kept = preferences.length - 1; kept >= 0; kept--) yield [...judgments, ...preferences.slice(0, kept)];
  let wide = judgments;
  for (const widen of WIDENINGS) {
    wide = mergeByKey(wide.map((detail) => restate({ ...detail, ...widen })));
    yield wide;
  }
}

/** What a judgment's statement may lose when space runs out, in this order. */
const WIDENINGS: readonly Partial<ProcedureDetail>[] = [
  { country: null },
  { template_id: null },
  { finding_category: null, trigger: null },
  { action: null },
];

function restate(detail: ProcedureDetail): ProcedureDetail {
  const scope = scopeOf(detail.template_id, detail.country);
  const action = detail.action ?? `mind what was decided before (${detail.signal_type})`;
  const { signal_type, template_id, country, finding_category } = detail;
  const said = detail.action !== null && signal_type === "suggestion_dismissed" ? action.toLowerCase() : "";
  const key = [signal_type, template_id, country, finding_category, said].map((part) => part ?? "").join("|");
  return withText({ ...detail, scope, action, key, statement: stateLesson({ ...detail, scope, action }) });
}

function mergeByKey(details: readonly ProcedureDetail[]): ProcedureDetail[] {
  const merged = new Map<string | null, ProcedureDetail>();
  for (const detail of details) {
    const known = merged.get(detail.key);
    merged.set(detail.key, known === undefined ? detail : reinforce(known, detail));
  }
  return [...merged.values()];
}

const taught = (text: string): ProcedureDetail => ({
  text,
  statement: text,
  scope: scopeOf(null, null),
  trigger: null,
  action: null,
  risk_rationale: null,
  support: 0,
  cases: [],
  source: "officer-taught",
  key: null,
  safety_class: null,
  signal_type: null,
  template_id: null,
  country: null,
  finding_category: null,
  ask: null,
  created_at: null,
});

/** A detail as consolidation writes it, parsed from a value that an officer may have edited; else null. */
function readDetail(value: unknown): ProcedureDetail | null {
  if (typeof value !== "object" || value === null) return null;
  const given = value as Record<string, unknown>;
  const text = (name: string): string | null => (typeof given[name] === "string" ? (given[name] as string) : null);
  const [said, statement, key] = [text("text"), text("statement"), text("key")];
  if (given["source"] !== "auto-learned" || said === null || statement === null || key === null) return null;
  const support = given["support"];
  const cases = Array.isArray(given["cases"]) ? given["cases"].filter((id) => typeof id === "string") : [];
  return {
    text: said,
    statement,
    scope: text("scope") ?? "",
    trigger: text("trigger"),
    action: text("action"),
    risk_rationale: text("risk_rationale"),
    support: Number.isSafeInteger(support) ? Math.max(1, support as number) : 1,
    cases,
    source: "auto-learned",
    key,
    safety_class: given["safety_class"] === "non_suppressible" ? "non_suppressible" : "preference_only",
    signal_type: text("signal_type"),
    template_id: text("template_id"),
    country: text("country"),
    finding_category: text("finding_category"),
    ask: text("ask"),
    created_at: text("created_at"),
  };
}
