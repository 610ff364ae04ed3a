import type { JudgedBy } from "../../domain/case/rules-version.model.ts";
import { foldAccents } from "../../platform/folding.ts";
import { agreesOnTrade } from "./compare-trades.ts";
import { namesStem, stemsOfTrade } from "./trade-words.ts";

export interface RegisteredActivity {
  readonly code: string;
  readonly description: string;
}

/** Classes of what is not specialised, of agents, of rental and services of several kinds: whatever is declared may be of them. */
const OF_MANY_TRADES = /^(?:461|469|4719|4779|479|4799|7490|749|774|829|8299|84|9609|97|98|99)/;

/** Beginnings of words of the register that say how or where, and not what. */
const GENERAL =
  /^(?:activ|algem|ambac|ander|artik|bedri|beroe|derge|detai|diens|exclu|explo|gebie|gespe|groot|hande|inclu|klein|kader|maken|markt|meer|niet|onder|overi|perso|profe|speci|tusse|uitge|verha|verko|verle|verva|verwe|waarb|winke|autre|comme|detail|fabri|gros|other|retai|whole|manuf|servi)/;
const STEM_LETTERS = 5;

/**
 * Whether anything of a declared activity is about the registered ones: `fits`, `differs` where both name trades that have nothing in
 * common, and `not_compared` where no word of it belongs to them. Null where the registered ones may be of any trade.
 */
export function fitOfTrade(
  declared: string,
  activities: readonly RegisteredActivity[],
  judged: JudgedBy = {},
): "fits" | "differs" | "not_compared" | null {
  const codes = activities.map(({ code }) => code);
  const agrees = agreesOnTrade(declared, codes);
  if (agrees === true) return "fits";
  const words = wordsOf(declared);
  const digits = codes.map((code) => code.replaceAll(/\D/g, ""));
  const isFitting =
    sharesStem(words, activities) || digits.some((code) => namesStem(words, stemsOfTrade(code, judged)));
  if (isFitting) return "fits";
  if (agrees === false) return "differs";
  const isOpen =
    digits.length === 0 || digits.some((code) => OF_MANY_TRADES.test(code) || stemsOfTrade(code, judged).length === 0);
  return isOpen ? null : "not_compared";
}

const wordsOf = (text: string): string[] => foldAccents(text).match(/[\p{L}\d&]+/gu) ?? [];

function sharesStem(words: readonly string[], activities: readonly RegisteredActivity[]): boolean {
  const registered = activities.flatMap(({ description }) => wordsOf(description));
  const stems = registered
    .filter((word) => word.length >= STEM_LETTERS && !GENERAL.test(word))
    .map((word) => word.slice(0, STEM_LETTERS));
  return words.some((word) => stems.some((stem) => word.startsWith(stem)));
}
