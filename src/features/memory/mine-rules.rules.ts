import { wilsonLowerBound } from "../../domain/automation/tier.rules.ts";
import { isGuarded } from "../../domain/memory/guards.rules.ts";
import { ANY_CASE, type ProcedureDetail, type RuleCondition } from "../../domain/memory/memory.model.ts";
import { isDocumentType } from "../../domain/templates/document-types.ts";
import type { Trigger } from "../../domain/memory/triggers.rules.ts";
import { type Asked, type LearnedDecision, wordsKey } from "./decision-seen.rules.ts";
import { type CaseSeen, casesOf } from "./seen-cases.rules.ts";
import { type Habit, ruleOf } from "./state-habit.rules.ts";
import { compareText } from "../../platform/compare-text.ts";

/** A habit is done in this many cases, in this share of those where it could be, and that for certain enough. */
const CASES_MIN = 3;
const SHARE_MIN = 0.5;
const BOUND_MIN = 0.25;
const RULES_MAX = 40;
const RULES_OF_ONE_ACT = 4;

/**
 * The rules that follow from an officer's decisions that stood, counted afresh: for each act the most general condition
 * under which the officer does it most certainly. One condition has one rule for an act, with how often it held and how
 * often not. Nothing is concluded of how to decide.
 */
export function mineRules(officerId: string, decisions: readonly LearnedDecision[]): ProcedureDetail[] {
  const cases = casesOf(officerId, decisions);
  const conditions = new Map(cases.map((seen) => [seen, conditionsOf(seen)]));
  const acts = new Map(cases.flatMap(({ asked }) => asked.map((ask) => [ask.key, ask] as const)));
  const habits = [
    ...[...acts.values()].flatMap((ask) => habitsOf(ask, cases, conditions)),
    ...wordingsOf(cases),
    ...explanationsOf(cases),
    ...outcomesOf(cases),
  ];
  return habits
    .map((habit) => ruleOf(habit, officerId))
    .toSorted((a, b) => b.support - a.support || compareText(a.key!, b.key!))
    .slice(0, RULES_MAX);
}

type Conditions = ReadonlyMap<CaseSeen, ReadonlySet<string>>;

/** Every condition that a case meets, from any case to its own kind. */
function conditionsOf({ triggers, templateId, country }: CaseSeen): Set<string> {
  const scopes = [null, templateId].flatMap((template_id) =>
    [null, country].map((where) => ({ template_id, country: where })),
  );
  const parts = [ANY_CASE, ...triggers.flatMap(generalise)];
  return new Set(parts.flatMap((part) => scopes.map((scope) => JSON.stringify({ ...ANY_CASE, ...part, ...scope }))));
}

/** A trigger as it is, and with less said of it. */
const generalise = (trigger: Trigger): Trigger[] => {
  const category = { ...trigger, severity: null, hit_kind: null, document_kind: null };
  return [trigger, { ...trigger, severity: null }, { ...trigger, hit_kind: null, document_kind: null }, category];
};

/** Conditions under which an officer asks for something, the most certain first, each for the cases that are left. */
function habitsOf(ask: Asked, cases: readonly CaseSeen[], conditions: Conditions): Habit[] {
  const asks = (seen: CaseSeen) => seen.asked.some(({ key }) => key === ask.key);
  // Where the customer had given it already, that nobody asked says nothing.
  const eligible = cases.filter((seen) => asks(seen) || !seen.given.includes(ask.key));
  const found: Habit[] = [];
  let left = eligible;
  while (found.length < RULES_OF_ONE_ACT) {
    const best = bestCondition(left, asks, conditions);
    if (best === null) return found;
    const such = eligible.filter((seen) => conditions.get(seen)!.has(best));
    found.push({
      kind: ask.document_type === null ? "question" : "task",
      ask,
      condition: parse(best),
      such,
      done: such.filter(asks),
    });
    left = left.filter((seen) => !such.includes(seen));
  }
  return found;
}

const parse = (condition: string): RuleCondition => JSON.parse(condition) as RuleCondition;

interface Candidate {
  readonly name: string;
  readonly bound: number;
}

/**
 * The most general condition under which the act is a habit, unless the habit is that of another condition: where the
 * cases outside of that one clearly lack it.
 */
function bestCondition(
  cases: readonly CaseSeen[],
  isDone: (seen: CaseSeen) => boolean,
  conditions: Conditions,
): string | null {
  const candidates = candidatesIn(cases, isDone, conditions);
  const isOwn = ({ name }: Candidate) => {
    const such = cases.filter((seen) => conditions.get(seen)!.has(name));
    return candidates.every((other) => !lacksOutside(other, such, isDone, conditions));
  };
  return (candidates.find(isOwn) ?? candidates.toSorted((a, b) => b.bound - a.bound)[0])?.name ?? null;
}

/** Conditions under which the act is a habit: the most general first, and among equals the most certain. */
function candidatesIn(
  cases: readonly CaseSeen[],
  isDone: (seen: CaseSeen) => boolean,
  conditions: Conditions,
): Candidate[] {
  const doers = new Set(cases.filter(isDone));
  if (doers.size < CASES_MIN) return [];
  const counts = new Map<string, { decisions: number; agreed: number }>();
  for (const seen of doers) for (const name of conditions.get(seen)!) counts.set(name, { decisions: 0, agreed: 0 });
  for (const seen of cases) {
    for (const name of conditions.get(seen)!) {
      const count = counts.get(name);
      if (count === undefined) continue;
      count.decisions++;
      if (doers.has(seen)) count.agreed++;
    }
  }
  return [...counts]
    .filter(([, { decisions, agreed }]) => agreed >= CASES_MIN && agreed >= SHARE_MIN * decisions)
    .map(([name, count]) => ({ name, bound: wilsonLowerBound(count) }))
    .filter(({ bound }) => bound >= BOUND_MIN)
    .toSorted((a, b) => parts(a.name) - parts(b.name) || b.bound - a.bound || compareText(a.name, b.name));
}

/** Cases without a condition that are enough to say that an act is no habit in them. */
const OUTSIDE_MIN = 6;

/** Whether the act is no habit in those of the cases that do not meet a condition. */
function lacksOutside(
  { name }: Candidate,
  such: readonly CaseSeen[],
  isDone: (seen: CaseSeen) => boolean,
  conditions: Conditions,
): boolean {
  const outside = such.filter((seen) => !conditions.get(seen)!.has(name));
  if (outside.length < OUTSIDE_MIN || outside.length === such.length) return false;
  const left = outside.filter((seen) => !isDone(seen)).length;
  return wilsonLowerBound({ decisions: outside.length, agreed: left }) > 1 - SHARE_MIN;
}

/** How much a condition says. */
const parts = (condition: string): number => Object.values(parse(condition)).filter((part) => part !== null).length;

/** Documents that the officer asks for in the same words each time. */
function wordingsOf(cases: readonly CaseSeen[]): Habit[] {
  const byType = Map.groupBy(
    cases.flatMap((seen) => seen.asked.filter(isDocument).map((ask) => ({ seen, ask }))),
    ({ ask }) => ask.key,
  );
  return [...byType.values()].flatMap((asked): Habit[] => {
    const such = asked.map(({ seen }) => seen);
    const byWords = Map.groupBy(
      asked.filter(({ ask }) => ask.words !== null),
      ({ ask }) => wordsKey(ask.words!),
    );
    const [most] = [...byWords.values()].toSorted((a, b) => b.length - a.length);
    if (most === undefined || most.length < CASES_MIN || most.length < SHARE_MIN * such.length) return [];
    const done = most.map(({ seen }) => seen);
    return [{ kind: "wording", ask: most[0]!.ask, condition: ANY_CASE, such, done }];
  });
}

const isDocument = ({ document_type: type }: Asked): boolean => isDocumentType(type);

/** Reasons for which the officer set such findings aside three times. */
function explanationsOf(cases: readonly CaseSeen[]): Habit[] {
  const given = cases.flatMap((seen) =>
    seen.explained.map(({ trigger, words }) => ({
      seen,
      words,
      condition: { ...ANY_CASE, ...trigger, severity: null },
    })),
  );
  const bySame = Map.groupBy(given, ({ words, condition }) => `${JSON.stringify(condition)} ${wordsKey(words)}`);
  return [...bySame.values()].flatMap((same): Habit[] => {
    const { condition, words } = same[0]!;
    const done = [...new Set(same.map(({ seen }) => seen))];
    if (done.length < CASES_MIN || isGuarded(condition.finding_category)) return [];
    const such = cases.filter(({ triggers }) =>
      triggers.some(
        (trigger) => JSON.stringify({ ...ANY_CASE, ...trigger, severity: null }) === JSON.stringify(condition),
      ),
    );
    return [{ kind: "explanation", ask: { key: wordsKey(words), document_type: null, words }, condition, such, done }];
  });
}

/** How cases ended in which nothing stood open, or had been cleared, that must be decided on its own. */
function outcomesOf(cases: readonly CaseSeen[]): Habit[] {
  const plain = cases.filter(
    ({ triggers, outcome }) => outcome !== null && triggers.every(({ finding_category: of }) => !isGuarded(of)),
  );
  const categories = new Set(plain.flatMap(({ triggers }) => triggers.map(({ finding_category: of }) => of)));
  return [...categories].flatMap((finding_category): Habit[] => {
    const such = plain.filter(({ triggers }) =>
      triggers.some((trigger) => trigger.finding_category === finding_category),
    );
    if (such.length < CASES_MIN) return [];
    return [{ kind: "counts", ask: null, condition: { ...ANY_CASE, finding_category }, such, done: such }];
  });
}
