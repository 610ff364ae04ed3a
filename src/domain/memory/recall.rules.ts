import type { Finding, MemoryUsed } from "../case/case.model.ts";
import type { OfficerMemory, RememberedPassage, RememberedRule } from "./memory.model.ts";

const NAMED_RULES_MAX = 2;
const NAMED_CHARS_MAX = 200;
const QUESTIONS_MAX = 3;

export interface CaseScope {
  readonly country: string;
  readonly templateId: string;
}

/** What an officer's memory has to say on one case. It adds questions and words; it takes nothing away. */
export interface Recollection {
  readonly used: MemoryUsed;
  /** Questions that the officer has put to customers in such cases; never required. */
  readonly questions: readonly { readonly ask: string; readonly why: string; readonly findingIds: readonly string[] }[];
  /** For the summary and the reasoning behind tasks; empty where nothing applies. */
  readonly sentence: string;
}

/** Rules whose scope and trigger are met, and passages on the same kind of finding. Null where nothing was asked. */
export function recollect(
  memory: OfficerMemory | null,
  scope: CaseScope,
  findings: readonly Finding[],
): Recollection | null {
  if (memory === null) return null;
  const open = findings.filter(({ severity, clearance }) => severity !== "info" && !clearance);
  const rules = memory.rules.filter((rule) => fits(rule, scope) && isMet(rule, open)).toSorted(byWeight);
  const passages = memory.passages.filter((passage) => isMet(passage, open));
  return {
    used: {
      rules_applied: rules.length,
      passages_matched: passages.length,
      confidence_at_review: memory.confidence,
    },
    questions: rules
      .flatMap((rule) => (rule.ask === null ? [] : [{ ask: rule.ask, why: rule.text, findingIds: idsOf(rule, open) }]))
      .slice(0, QUESTIONS_MAX),
    sentence: sentenceOf(rules, passages),
  };
}

/** Whether a rule holds for cases of this template and country; what it does not say holds for all. */
export const fits = (rule: Pick<RememberedRule, "template_id" | "country">, scope: CaseScope): boolean =>
  (rule.template_id === null || rule.template_id === scope.templateId) &&
  (rule.country === null || rule.country === scope.country);

const isMet = ({ finding_category }: RememberedRule | RememberedPassage, open: readonly Finding[]): boolean =>
  finding_category === null || open.some(({ category }) => category === finding_category);

/** What an officer taught, then judgments, then preferences; of each the best supported first. */
const byWeight = (a: RememberedRule, b: RememberedRule): number => rank(a) - rank(b) || b.support - a.support;

const rank = ({ source, safety_class }: RememberedRule): number =>
  source === "officer-taught" ? 0 : safety_class === "non_suppressible" ? 1 : 2;

const idsOf = (rule: RememberedRule, open: readonly Finding[]): string[] =>
  open.filter(({ category }) => category === rule.finding_category).map(({ id }) => id);

function sentenceOf(rules: readonly RememberedRule[], passages: readonly RememberedPassage[]): string {
  if (rules.length === 0 && passages.length === 0) return "";
  const counted = `The officer's memory holds ${count(rules.length, "rule")} and ${count(passages.length, "signal")} on such cases`;
  const named = rules.slice(0, NAMED_RULES_MAX).map(({ text }) => text.slice(0, NAMED_CHARS_MAX).toWellFormed());
  return named.length === 0 ? `${counted}.` : `${counted}: ${named.join("; ")}.`;
}

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? "" : "s"}`;
