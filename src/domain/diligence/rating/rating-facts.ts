import { newest } from "../../case/facts.rules.ts";
import { readYesNo, text } from "../../case/answers.ts";
import type { Finding, MccClassification } from "../../case/case.model.ts";
import { hitState, isHit } from "../../decisions/hits.rules.ts";
import { templateOf } from "../../templates/index.ts";
import type { Check } from "../check.model.ts";
import type { DueFacts } from "../due-facts.model.ts";
import type { RiskDimension } from "../rating.model.ts";
import type { FactorWord } from "./weights.ts";

/** What a customer's risk is rated by. */
export interface RatingFacts extends DueFacts {
  readonly checks: readonly Check[];
  readonly findings: readonly Finding[];
  readonly mcc: MccClassification | null;
  readonly facts: Readonly<Record<string, readonly { readonly value: unknown }[]>>;
  readonly registrationNumber?: string | null;
  /** Hits of any iteration that an officer confirmed. */
  readonly confirmed?: readonly Finding[];
}

/** A factor before it is weighed by the policy. */
export interface FactorDraft {
  readonly dimension: RiskDimension;
  readonly factor: FactorWord;
  readonly reason: string;
  readonly evidence_ids: readonly string[];
}

/** Drafts factors of one dimension. */
export const factorOf =
  (dimension: RiskDimension) =>
  (factor: FactorWord, reason: string, evidence: readonly string[] = []): FactorDraft => ({
    dimension,
    factor,
    reason,
    evidence_ids: evidence,
  });

/** Since when a company exists that is less than a year old; null of an older one, or where nobody says. */
export function youngSince(facts: RatingFacts): string | null {
  const start = newest(facts, "start_date");
  if (typeof start !== "string") return null;
  const anniversary = new Date(Date.parse(start));
  if (Number.isNaN(anniversary.getTime())) return null;
  anniversary.setUTCFullYear(anniversary.getUTCFullYear() + 1);
  return anniversary > facts.now ? start : null;
}

export const answerOf = ({ answers }: Pick<RatingFacts, "answers">, question: string): string | null =>
  text(answers[question]);

export const saysYes = ({ answers }: RatingFacts, question: string): boolean => readYesNo(answers[question]) === "yes";

/** Which option of a question was chosen, from 0, in whatever language; null where none was. */
export function chosenOption(
  facts: Pick<RatingFacts, "answers" | "templateId" | "template">,
  question: string,
): number | null {
  const answer = answerOf(facts, question)?.toLowerCase();
  const options = templateOf(facts)?.questions.find(({ id }) => id === question)?.options ?? [];
  const at = options.findIndex((option) => Object.values(option).some((words) => words.toLowerCase() === answer));
  return at < 0 ? null : at;
}

/** Evidence of what the customer declared, as far as a finding names it. */
export const declaredEvidence = ({ findings }: RatingFacts): readonly string[] =>
  findings.find(({ source, evidence_ids }) => source === "customer" && evidence_ids.length > 0)?.evidence_ids ?? [];

export const registerEvidence = ({ grounds }: RatingFacts): readonly string[] =>
  grounds?.register.state === "answered" ? grounds.register.evidence_ids : [];

/** Findings that nobody has cleared. */
export const standing = ({ findings }: RatingFacts): Finding[] => findings.filter(({ clearance }) => !clearance);

export const openHitsOf = ({ findings }: RatingFacts, category: Finding["category"]): Finding[] =>
  findings.filter((finding) => finding.category === category && isHit(finding) && hitState(finding) === "open");

export const confirmedOf = ({ findings, confirmed = [] }: RatingFacts, category: Finding["category"]): Finding[] =>
  [...new Map([...confirmed, ...findings].map((finding) => [finding.id, finding])).values()].filter(
    (finding) => finding.category === category && finding.confirmation !== undefined,
  );

export const evidenceOf = (findings: readonly Finding[]): string[] => [
  ...new Set(findings.flatMap(({ evidence_ids }) => evidence_ids)),
];

/** The merchant category that counts: an officer's choice, else the classified one. Null without one or if rejected. */
export function effectiveMcc({ mcc }: Pick<RatingFacts, "mcc">): string | null {
  if (mcc === null) return null;
  if (mcc.decision !== null) return mcc.decision.mcc_code;
  return mcc.risk_flags.includes("activity_unknown") ? null : mcc.primary_recommendation.mcc_code;
}

/** Every answer and statement in words, for factors that customers name in running text. */
export const declaredTexts = ({ answers }: RatingFacts): string => Object.values(answers).flatMap(wordsIn).join("\n");

/** The texts of an answer, which is one, or a list of texts or objects. */
export const wordsIn = (answer: unknown): string[] => {
  const members = [answer]
    .flat()
    .flatMap((one: unknown) => (typeof one === "object" && one ? Object.values(one) : one));
  return members.filter((one) => typeof one === "string");
};

/** "no", in four languages, before what it denies. */
const DENIED = "(?:no|not|never|without|geen|niet|nooit|zonder|pas|aucune?s?|jamais|sans|keine?n?r?|nicht|ohne|nie)";

/** Whether running text has one of these words (a regular expression), denied or not. */
export const hasWords = (text: string, words: string): boolean =>
  new RegExp(`(?<!\\p{L})(?:${words})`, "iu").test(text);

/** Whether running text names one of these words (a regular expression) without denying it. */
export function isNamed(text: string, words: string): boolean {
  for (const { index } of text.matchAll(new RegExp(`(?<![\\p{L}])(?:${words})`, "giu"))) {
    if (!new RegExp(`(?<![\\p{L}])${DENIED}\\s+(?:[\\p{L}']+\\s+){0,2}$`, "iu").test(text.slice(0, index))) return true;
  }
  return false;
}
