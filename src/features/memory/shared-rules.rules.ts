import type { ProcedureDetail, RuleCounts } from "../../domain/memory/memory.model.ts";
import { count, restated, withText } from "./lesson.rules.ts";
import { type FreeObject, readDetails } from "./procedure-details.rules.ts";
import { MINED } from "./procedures.rules.ts";
import { edited } from "./rule-edits.rules.ts";

/** The block of all officers with a rule; one of the same condition and act takes its counts. */
export function shareRule(value: FreeObject, rule: ProcedureDetail): FreeObject {
  const shared = { ...rule, paused: false, cases: [] };
  return edited(value, (rules) => {
    const known = rules.find(({ id }) => id === rule.id);
    if (known === undefined) return [...rules, shared];
    const officers = [...new Set([...known.officers, ...rule.officers])];
    const isOther = rule.officers.some((officer) => !known.officers.includes(officer));
    const counts = known.shared_by !== null && isOther ? sumOf(known.counts, rule.counts) : rule.counts;
    const support = isOther ? known.support + rule.support : rule.support;
    const merged = recounted({ ...shared, counts, support, officers });
    return rules.map((one) => (one.id === rule.id ? merged : one));
  });
}

/** A rule whose statement has its counts, unless an officer worded it. */
function recounted(rule: ProcedureDetail): ProcedureDetail {
  const { counts, edited_by: editor, key } = rule;
  if (counts === null || editor !== null) return withText(rule);
  if (!(key ?? "").startsWith(MINED)) return restated(rule);
  const statement = rule.statement
    .replace(/ in \d+ of \d+ such cases?/, ` in ${counts.done} of ${count(counts.cases, "such case")}`)
    .replace(/(; the customer (?:had it|answered) in )\d+/, `$1${counts.had ?? 0}`);
  return withText({ ...rule, statement });
}

const sumOf = (a: RuleCounts | null, b: RuleCounts | null): RuleCounts | null =>
  a === null || b === null
    ? (a ?? b)
    : { cases: a.cases + b.cases, done: a.done + b.done, had: a.had === null || b.had === null ? null : a.had + b.had };

export const unshareRule = (value: FreeObject, rule: ProcedureDetail): FreeObject =>
  edited(value, (rules) => rules.filter(({ id, shared_by: by }) => id !== rule.id || by === null));

/** Officers whose rules all officers have. */
export const sharersOf = (value: FreeObject | null): string[] => [
  ...new Set(readDetails(value).flatMap(({ shared_by: by, officers }) => (by === null ? [] : officers))),
];

/**
 * The block of all officers with the counts that its shared rules have now: the sum over the officers who still have the
 * rule. A rule that nobody has now keeps its last counts. Null where nothing changed.
 */
export function recountShared(value: FreeObject, own: ReadonlyMap<string, FreeObject>): FreeObject | null {
  const rulesOf = new Map([...own].map(([officerId, block]) => [officerId, readDetails(block)]));
  const changed = new Map<string, ProcedureDetail>();
  for (const rule of readDetails(value)) {
    if (rule.shared_by === null || rule.source !== "auto-learned") continue;
    const standing = rule.officers.flatMap((officer) => rulesOf.get(officer)?.find(({ id }) => id === rule.id) ?? []);
    if (standing.length === 0) continue;
    const fresh = {
      ...rule,
      counts: standing.map(({ counts }) => counts).reduce(sumOf),
      outcomes: standing.map(({ outcomes }) => outcomes).reduce(sumOutcomes),
      support: standing.reduce((sum, { support }) => sum + support, 0),
      last_seen:
        standing
          .map(({ last_seen: at }) => at ?? "")
          .toSorted()
          .at(-1) || null,
    };
    const isSame = (["counts", "outcomes", "support", "last_seen"] as const).every(
      (part) => JSON.stringify(fresh[part]) === JSON.stringify(rule[part]),
    );
    if (!isSame) changed.set(rule.id, recounted(fresh));
  }
  return changed.size === 0 ? null : edited(value, (rules) => rules.map((rule) => changed.get(rule.id) ?? rule));
}

type Outcomes = ProcedureDetail["outcomes"];

const sumOutcomes = (a: Outcomes, b: Outcomes): Outcomes =>
  a === null || b === null
    ? (a ?? b)
    : Object.fromEntries(
        [...new Set([...Object.keys(a), ...Object.keys(b)])].map((how) => [how, (a[how] ?? 0) + (b[how] ?? 0)]),
      );
