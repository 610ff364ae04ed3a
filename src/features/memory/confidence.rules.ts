import type { ConfidenceLevel, ConfidenceScore } from "../../domain/memory/memory.model.ts";

const POINTS_A_RULE = 10;
const RULES_POINTS_MAX = 40;
const POINTS_A_PASSAGE = 3;
const PASSAGES_POINTS_MAX = 60;

/** The lowest score of each level, and its label. */
const LEVELS: readonly (readonly [from: number, level: ConfidenceLevel, label: string])[] = [
  [70, "experienced", "Experienced with your reviews"],
  [30, "learning", "Learning your review style"],
  [0, "novice", "Still learning your preferences"],
];

/** How well memory knows an officer, by the number of rules and passages. */
export function scoreConfidence(rulesCount: number, relevantPassages: number): ConfidenceScore {
  const score =
    Math.min(rulesCount * POINTS_A_RULE, RULES_POINTS_MAX) +
    Math.min(relevantPassages * POINTS_A_PASSAGE, PASSAGES_POINTS_MAX);
  const [, level, label] = LEVELS.find(([from]) => score >= from)!;
  return { score, level, label, rules_count: rulesCount, relevant_passages: relevantPassages };
}

export const CONFIDENCE_OFF: ConfidenceScore = {
  score: 0,
  level: "novice",
  label: "Memory system disabled",
  rules_count: 0,
  relevant_passages: 0,
};
