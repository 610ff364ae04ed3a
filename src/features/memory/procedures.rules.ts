import type { BlockLabel, ProcedureDetail, Signal, StoredProcedures } from "../../domain/memory/memory.model.ts";
import { lessonOf, reinforce, restated, scopeOf, withText } from "./lesson.rules.ts";
import { type FreeObject, isInForce, list, packed, readDetails, removedDetails } from "./procedure-details.rules.ts";

/** Judgments and preferences that make one consolidation. */
export const SIGNALS_A_CONSOLIDATION = 5;
export const PROCEDURES: BlockLabel = "learned_procedures";
export const BLOCK_MAX_BYTES = 65_536;
const LEARNED_RULES_MAX = 80;
const DELETED_MAX = 200;

/** The rules of a block as the interface names them: `rules` are the texts of those in force. */
export function readProcedures(value: FreeObject | null) {
  const details = readDetails(value);
  return { rules: details.filter(isInForce).map(({ text }) => text), details };
}

/** What a consolidation adds to a block. */
export interface Lessons {
  readonly signals: readonly Signal[];
  /** Every rule that follows from the officer's decisions, counted afresh. */
  readonly mined: readonly ProcedureDetail[];
  readonly officerId: string;
}

/**
 * Adds signals to the procedures, and replaces the rules that follow from decisions by those counted afresh. Judgments
 * are never dropped: when space runs out they are generalised, with all their support; preferences are dropped first,
 * and what an officer taught, paused or deleted stays so.
 * @returns null when nothing fits.
 */
export function consolidate(
  value: FreeObject | null,
  { signals, mined, officerId }: Lessons,
  count: number,
  now: string,
): StoredProcedures | null {
  const before = readDetails(value);
  const deleted = deletedIn(value, now);
  const isDeleted = ({ key }: ProcedureDetail) => deleted.some((rule) => rule.key === key);
  const learned = new Map(before.filter(isSignalled).map((detail) => [detail.key, detail]));
  for (const signal of signals) {
    const lesson = lessonOf(signal);
    if (lesson === null || isDeleted(lesson)) continue;
    const known = learned.get(lesson.key);
    learned.set(lesson.key, known === undefined ? lesson : reinforce(known, lesson));
  }
  const others = before.filter((rule) => rule.source === "officer-taught" || isGivenTo(officerId, rule));
  const fresh = mined.filter((rule) => !isDeleted(rule)).map((rule) => asEdited(rule, before));
  const rest = deleted.length === 0 ? {} : { deleted_rules: deleted };
  for (const details of tighten([...learned.values()], fresh)) {
    const procedures = { ...value, ...toProcedures(value, [...others, ...details], count, now), ...rest };
    if (details.length <= LEARNED_RULES_MAX && isWithinBlock(procedures)) return procedures;
  }
  return null;
}

export const isWithinBlock = (value: object): boolean => Buffer.byteLength(JSON.stringify(value)) <= BLOCK_MAX_BYTES;

/** A block with other details, its rules following from them. */
export const withDetails = (value: FreeObject, details: readonly ProcedureDetail[]): FreeObject => ({
  ...value,
  rules: details.filter(isInForce).map(({ text }) => text),
  details: details.map(packed),
});

/** The procedures without a deleted case; the lessons stay. */
export function withoutCase(value: FreeObject, workflowId: string): FreeObject {
  const { details } = readProcedures(value);
  if (!details.some(({ cases }) => cases.includes(workflowId))) return value;
  const left = details.map((detail) =>
    detail.cases.includes(workflowId)
      ? withText({ ...detail, cases: detail.cases.filter((id) => id !== workflowId) })
      : detail,
  );
  return withDetails(value, left);
}

/** Learned rules that the officer deleted, in this block's whole life; each stays deleted. */
export function deletedIn(
  value: FreeObject | null,
  now: string,
): { readonly key: string; readonly deleted_at: string }[] {
  const before = list(value, "deleted_rules").filter(
    (rule): rule is { key: string; deleted_at: string } =>
      typeof rule === "object" && rule !== null && "key" in rule && typeof rule.key === "string",
  );
  const removed = removedDetails(value).map(({ key }) => ({ key: key!, deleted_at: now }));
  const byKey = new Map([...removed, ...before].map((rule) => [rule.key, rule]));
  return [...byKey.values()].slice(-DELETED_MAX);
}

/** What an officer put beside a rule that they taught stays as put. */
function toProcedures(
  value: FreeObject | null,
  details: readonly ProcedureDetail[],
  count: number,
  now: string,
): StoredProcedures {
  const put = new Map(
    list(value, "details")
      .filter(isTaught)
      .map((detail) => [detail["text"], detail]),
  );
  return {
    rules: details.filter(isInForce).map(({ text }) => text),
    last_updated: now,
    consolidation_count: count,
    details: details.map((detail) => (detail.key === null ? put.get(detail.text) : undefined) ?? packed(detail)),
  };
}

const isTaught = (detail: unknown): detail is FreeObject =>
  typeof detail === "object" && detail !== null && "text" in detail && !("key" in detail);

/** Keys of the rules that follow from decisions begin with this. */
export const MINED = "decisions|";

const isSignalled = ({ source, key }: ProcedureDetail): boolean =>
  source === "auto-learned" && !(key ?? "").startsWith(MINED);

const isJudgment = ({ safety_class }: ProcedureDetail): boolean => safety_class === "non_suppressible";

/** A rule that others' decisions taught and a manager gave to this memory: it is not counted afresh here. */
const isGivenTo = (officerId: string, { shared_by: by, officers, key }: ProcedureDetail): boolean =>
  by !== null && (key ?? "").startsWith(MINED) && !officers.includes(officerId);

/** A rule counted afresh, as paused and worded before by its officer. */
function asEdited(rule: ProcedureDetail, before: readonly ProcedureDetail[]): ProcedureDetail {
  const known = before.find(({ key }) => key === rule.key);
  if (known === undefined) return rule;
  const kept = { ...rule, paused: known.paused, shared_by: known.shared_by };
  if (known.edited_by === null) return kept;
  const { statement, edited_by } = known;
  const words = known.words ?? kept.words;
  return withText({ ...kept, statement, edited_by, words, ask: kept.ask === null ? null : words });
}

/** Progressively smaller forms: fewer preferences, then fewer rules of decisions, then judgments in wider scopes. */
function* tighten(
  details: readonly ProcedureDetail[],
  mined: readonly ProcedureDetail[],
): Generator<readonly ProcedureDetail[]> {
  const judgments = details.filter(isJudgment);
  const preferences = details.filter((detail) => !isJudgment(detail)).toSorted((a, b) => b.support - a.support);
  yield [...mined, ...details];
  for (let kept = preferences.length - 1; kept >= 0; kept--) {
    yield [...mined, ...judgments, ...preferences.slice(0, kept)];
  }
  for (let kept = mined.length - 1; kept >= 0; kept--) yield [...mined.slice(0, kept), ...judgments];
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
  { action: null, words: null, kind: "emphasis" },
];

function restate(detail: ProcedureDetail): ProcedureDetail {
  const scope = scopeOf(detail.template_id, detail.country);
  const action = detail.action ?? `mind what was decided before (${detail.signal_type})`;
  const { signal_type, template_id, country, finding_category, words } = detail;
  const counts = words === null ? null : detail.counts;
  const topic = counts === null ? signal_type : "suggestion";
  const key = [topic, template_id, country, finding_category, words?.toLowerCase()].map((part) => part ?? "").join("|");
  const condition = { ...detail.condition, template_id, country, finding_category };
  return restated({ ...detail, scope, action, key, counts, condition });
}

function mergeByKey(details: readonly ProcedureDetail[]): ProcedureDetail[] {
  const merged = new Map<string | null, ProcedureDetail>();
  for (const detail of details) {
    const known = merged.get(detail.key);
    merged.set(detail.key, known === undefined ? detail : reinforce(known, detail));
  }
  return [...merged.values()];
}
