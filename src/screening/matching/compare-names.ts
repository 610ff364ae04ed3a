import { parseName, type ParsedName } from "./parse-name.ts";
import { areSameKorean } from "./korean.ts";
import type { NameKind } from "./word.ts";
import { collectPenalties, type Penalty } from "./penalties.ts";
import { WordComparer } from "./word-comparer.ts";
import { WEIGHTS } from "./weights.ts";

export interface NameComparison {
  /** 0.0 to 1.0; 1.0 for the same words in the same order. */
  readonly score: number;
  readonly penalties: readonly Penalty[];
}

/** Likelihood that two spellings name the same person, company or vessel. */
export const compareNames = (left: string, right: string, kind: NameKind): NameComparison =>
  compareParsed(parseName(left, kind), parseName(right, kind));

/** The same for parsed names, which must be of the same kind. */
export function compareParsed(
  left: ParsedName,
  right: ParsedName,
  comparer: WordComparer = new WordComparer(WEIGHTS),
): NameComparison {
  const penalties = collectPenalties(left, right, comparer);
  const score = scoreOf(penalties);
  const { korean } = comparer.weights;
  if (score >= Math.exp(-korean) || !areSameKorean(left, right)) return { score, penalties };
  const [a, b] = [left, right].map(({ words }) => words.map(({ original }) => original).join(" "));
  const same: Penalty = {
    part: "romanisation",
    penalty: korean,
    detail: () => `${a} ~ ${b}: spellings of one Korean name`,
  };
  return { score: scoreOf([same]), penalties: [same] };
}

const scoreOf = (penalties: readonly Penalty[]): number =>
  Math.exp(-penalties.reduce((sum, { penalty }) => sum + penalty, 0));
