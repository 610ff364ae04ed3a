import { approvedOf, type AssessmentFigures, reviewedOf, settledOf } from "./assessment.rules.ts";
import type { OutcomeCounts } from "./outcomes.rules.ts";

export const SENTENCES_MIN = 2;
export const SENTENCES_MAX = 4;

const COUNTED: readonly (readonly [keyof OutcomeCounts, string])[] = [
  ["approved", "approved"],
  ["approved_with_restrictions", "approved with restrictions"],
  ["rejected", "rejected"],
  ["escalated", "escalated"],
  ["follow_up", "waiting for the customer"],
  ["pending", "not decided yet"],
];

/** The figures in two to four sentences. */
export function writeSummary(figures: AssessmentFigures): string {
  const { similar_count: similar, shared_by_most: shared, key_differences: differences } = figures;
  if (similar === 0) return "No other case is like this one. There is nothing yet to compare it with.";
  return [
    countSentence(figures),
    patternSentence(figures),
    ...(shared.length > 0 ? [`Most of them share with it: ${shared.join(", ").replaceAll("_", " ")}.`] : []),
    ...(differences.length > 0 ? [`What sets this one apart: ${differences.join("; ")}.`] : []),
  ].join(" ");
}

function countSentence({
  similar_count: similar,
  outcome_counts: counts,
  restrictions_not_recorded,
}: AssessmentFigures) {
  const found = similar === 1 ? "1 other case is like this one" : `${similar} other cases are like this one`;
  const parts = COUNTED.filter(([outcome]) => counts[outcome] > 0).map(([outcome, name]) => {
    const unknown = outcome === "approved" && restrictions_not_recorded > 0;
    const note = unknown ? ` (whether with restrictions is not recorded for ${restrictions_not_recorded})` : "";
    return `${counts[outcome]} ${name}${note}`;
  });
  return `${found}: ${listed(parts)}.`;
}

const listed = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)!}`;

/** Says how often an outcome occurred; what to decide, it does not say. */
function patternSentence({ pattern, outcome_counts: counts }: AssessmentFigures): string {
  const [approved, settled, reviewed] = [approvedOf(counts), settledOf(counts), reviewedOf(counts)];
  const of = `the ${reviewed} on which an officer acted`;
  switch (pattern) {
    case "approved":
      return approved === reviewed ? `All of ${of} were approved.` : `Of ${of}, ${approved} were approved.`;
    case "rejected":
      return counts.rejected === reviewed
        ? `All of ${of} were rejected.`
        : `Of ${of}, ${counts.rejected} were rejected.`;
    case "mixed":
      return `Of ${of}, ${approved} ${was(approved)} approved and ${counts.rejected} ${was(counts.rejected)} rejected, so they show no single pattern.`;
    case "insufficient":
      return settled === 0
        ? "None of them is approved or rejected, so they show no pattern."
        : `Only ${settled} of them ${settled === 1 ? "is" : "are"} approved or rejected, too few to show a pattern.`;
  }
}

const was = (count: number): string => (count === 1 ? "was" : "were");

/** Number of sentences in a text, by their ends. */
export const countSentences = (text: string): number =>
  text.split(/[.!?](?=\s|$)/).filter((part) => part.trim() !== "").length;

const NUMBER_WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** A share without a figure, or advice: the list beside the text can contradict the one and must not give the other. */
const LOOSE_WORDS =
  /\b(?:all|always|any|each|every|few|half|majority|many|minority|most|mostly|nearly|never|nobody|none|often|rarely|several|some|typically|usually|should|must|recommend\w*|advis\w*|suggest\w*|safe|clear(?:ed)?)\b|%/i;

/** Whether a model's text states no figure but those given, no share in words and no advice. */
export function isSupported(text: string, figures: AssessmentFigures): boolean {
  if (LOOSE_WORDS.test(text)) return false;
  const { outcome_counts: counts } = figures;
  const given = new Set<string>([
    ...[figures.similar_count, figures.approved_count, figures.restrictions_not_recorded].map(String),
    ...[settledOf(counts), reviewedOf(counts), ...Object.values(counts)].map(String),
    ...[...figures.shared_by_most, ...figures.key_differences].flatMap(numbersIn),
  ]);
  return numbersIn(text).every((number) => given.has(number));
}

function numbersIn(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  const spelled = words.map((word) => NUMBER_WORDS.indexOf(word)).filter((number) => number >= 0);
  return [...(text.match(/\d+(?:[.,]\d+)?/g) ?? []), ...spelled.map(String)];
}
