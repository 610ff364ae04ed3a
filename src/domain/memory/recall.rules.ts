import type { Finding, MemoryUsed } from "../case/case.model.ts";
import type { OfficerMemory, RememberedPassage, RememberedRule } from "./memory.model.ts";

const NAMED_RULES_MAX = 2;
const NAMED_CHARS_MAX = 200;
const QUESTIONS_MAX = 3;

export interface CaseScope {
  readonly country: string;
  readonly templateId: string;
}

/** What an officer's memory contributes to one case. It only adds questions and text. */
export interface MemoryRecall {
  readonly used: MemoryUsed;
  /** Questions that the officer asked in similar cases; never required. */
  readonly questions: readonly { readonly ask: string; readonly why: string; readonly findingIds: readonly string[] }[];
  /** For the summary and the reasoning behind tasks; empty if nothing applies. */
  readonly sentence: string;
}

/** Rules whose scope and trigger match, and passages on the same kind of finding. Null without a memory. */
export function recallMemory(
  memory: OfficerMemory | null,
  scope: CaseScope,
  findings: readonly Finding[],
): MemoryRecall | null {
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

/** Whether a rule applies to cases of this template and country. Null applies to all. */
export const fits = (rule: Pick<RememberedRule, "template_id" | "country">, scope: CaseScope): boolean =>
  (rule.template_id === null || rule.template_id === scope.templateId) &&
  (rule.country === null || rule.country === scope.country);

const isMet = ({ finding_category }: RememberedRule | RememberedPassage, open: readonly Finding[]): boolean =>
  finding_category === null || open.some(({ category }) => category === finding_category);

/** Rules taught by officers, then judgments, then preferences; each by descending support. */
const byWeight = (a: RememberedRule, b: RememberedRule): number => rank(a) - rank(b) || b.support - a.support;

const rank = ({ source, safety_class }: RememberedRule): number =>
  source === "officer-taught" ? 0 : safety_class === "non_suppressible" ? 1 : 2;

const idsOf = (rule: RememberedRule, open: readonly Finding[]): string[] =>
  open.filter(({ category }) => category === rule.finding_category).map(({ id }) => id);

function sentenceOf(rules: readonly RememberedRule[], passages: readonly RememberedPassage[]): string {
  if (rules.length === 0 && passages.length === 0) return "";
  const counted = `The officer's memory has ${count(rules.length, "rule")} and ${count(passages.length, "signal")} that apply to this case`;
  const named = rules.slice(0, NAMED_RULES_MAX).map(({ text }) => text.slice(0, NAMED_CHARS_MAX).toWellFormed());
  return named.length === 0 ? `${counted}.` : `${counted}: ${named.join("; ")}.`;
}

const count = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? "" : "s"}`;
