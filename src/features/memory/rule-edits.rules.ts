import { isDisposition, mayTipOff } from "../../domain/memory/guards.rules.ts";
import type { ProcedureDetail } from "../../domain/memory/memory.model.ts";
import { ruleId, withText } from "./lesson.rules.ts";
import { type FreeObject, list, packed, readDetails } from "./procedure-details.rules.ts";
import { deletedIn, withDetails } from "./procedures.rules.ts";

/** What an officer changes in a rule; what is undefined stays. */
export interface RuleEdit {
  readonly statement?: string | undefined;
  /** The question, wording or explanation. */
  readonly words?: string | undefined;
  readonly paused?: boolean | undefined;
}

/** Why an edit is refused; null if it is not. A rule tells nobody how to decide, and no question warns a customer. */
export function faultOf({ statement, words }: RuleEdit) {
  const decides = [["statement", statement] as const, ["words", words] as const].find(([, text]) =>
    isDisposition(text ?? ""),
  );
  if (decides !== undefined) {
    const message = "A rule says what to ask or to look at. It does not say how to decide.";
    return { path: decides[0], code: "disposition", message };
  }
  if (words !== undefined && mayTipOff(words)) {
    const message = "These words could tell a customer of a suspicion, a report or a match on a list.";
    return { path: "words", code: "tipping_off", message };
  }
  return null;
}

/** The rule as an officer changed it. */
export function editRule(
  rule: ProcedureDetail,
  { statement, words, paused }: RuleEdit,
  actor: string,
): ProcedureDetail {
  const changed = { ...rule, ...(paused !== undefined && { paused }) };
  const isWorded = statement !== undefined || words !== undefined;
  if (!isWorded) return changed;
  if (rule.source === "officer-taught") {
    const text = statement ?? rule.text;
    return { ...changed, id: ruleId(`taught|${text}`), text, statement: text, edited_by: actor };
  }
  const said = words ?? rule.words;
  const restated =
    statement ??
    (rule.words !== null && words !== undefined ? rule.statement.replace(rule.words, words) : rule.statement);
  return withText({
    ...changed,
    statement: restated,
    words: said,
    ask: rule.ask === null ? null : said,
    edited_by: actor,
  });
}

/** The block with one rule in the place of another, and everything else in it as it was put. */
export const replaceRule = (value: FreeObject, before: ProcedureDetail, after: ProcedureDetail): FreeObject =>
  edited(value, (rules) => rules.map((rule) => (rule.id === before.id ? after : rule)));

/** The block without a rule, which is not learned again. */
export function withoutRule(value: FreeObject, rule: ProcedureDetail, now: string): FreeObject {
  const left = edited(value, (rules) => rules.filter(({ id }) => id !== rule.id));
  if (rule.key === null) return left;
  const known = deletedIn(value, now).filter(({ key }) => key !== rule.key);
  return { ...left, deleted_rules: [...known, { key: rule.key, deleted_at: now }] };
}

/** The block with other rules. What an officer put beside a taught rule that stays is left as put. */
export function edited(
  value: FreeObject,
  change: (rules: readonly ProcedureDetail[]) => readonly ProcedureDetail[],
): FreeObject {
  const before = new Set(readDetails(value));
  const after = change([...before]);
  const put = new Map(list(value, "details").map((detail) => [(detail as { text?: unknown } | null)?.text, detail]));
  const details = after.map((rule) => (before.has(rule) ? (put.get(rule.text) ?? packed(rule)) : packed(rule)));
  return { ...withDetails(value, after), details };
}
