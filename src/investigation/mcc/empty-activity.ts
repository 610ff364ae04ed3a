import { isNoAnswer, refersElsewhere } from "../../domain/customer/no-answer.rules.ts";
import { declaredTrades } from "../../domain/diligence/rating/declared-trades.rules.ts";
import { foldText } from "../../platform/folding.ts";
import { type JudgedBy, judgesBefore } from "../../domain/case/rules-version.model.ts";
import { namesTrade } from "./compare-trades.ts";
import { isTradeWord } from "./trade-words.ts";

/**
 * One word or none, or words to a program, and no trade that is known; since version 6 of the rules nor a word of the
 * registered trade; since version 8 words that only say where the answer stands as well. Since version 13 one word
 * that is of a trade says enough, as `Opticien` does.
 */
export const saysNothing = (activity: string, registered: string | null, judged: JudgedBy): boolean =>
  (isHardlyWord(activity, judged) ||
    (registered !== null && isNoAnswer(activity)) ||
    (!judgesBefore(judged, 8) && refersElsewhere(activity))) &&
  !namesTrade(activity) &&
  declaredTrades(activity, judged).length === 0 &&
  !sharesWord(activity, registered ?? "");

function isHardlyWord(activity: string, judged: JudgedBy): boolean {
  const words = activity.match(/\p{L}{3,}/gu) ?? [];
  return words.length <= 1 && (judgesBefore(judged, 13) || !words.some((word) => isTradeWord(foldText(word))));
}

/** Letters by which two words of one trade agree: `fietsen`, `fietsenhandel`. */
const STEM_LETTERS = 5;

const stemsOf = (words: string): string[] =>
  (foldText(words).match(/\p{L}+/gu) ?? [])
    .filter((word) => word.length >= STEM_LETTERS)
    .map((word) => word.slice(0, STEM_LETTERS));

const sharesWord = (one: string, other: string): boolean => {
  const stems = new Set(stemsOf(other));
  return stemsOf(one).some((stem) => stems.has(stem));
};
