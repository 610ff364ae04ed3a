import { chosenOption, declaredEvidence, type FactorDraft, factorOf, type RatingFacts } from "./rating-facts.ts";
import type { FactorWord } from "./weights.ts";

const factor = factorOf("channel");

/** Options of `sales_channel`; a shop adds nothing. */
const BY_OPTION: readonly (readonly [FactorWord, string] | null)[] = [
  ["sales_online", "Sells online: buyer and seller do not meet."],
  null,
  ["sales_by_telephone", "Sells by telephone or mail, where disputes and fraud are most frequent."],
  ["sales_on_the_move", "Sells on the move, without a fixed place."],
];

/** Whether the customer answers that it sells in a shop. */
export const sellsInShop = (facts: Parameters<typeof chosenOption>[0]): boolean =>
  chosenOption(facts, "sales_channel") === BY_OPTION.indexOf(null);

/** How the customer sells. */
export function channelFactors(facts: RatingFacts): FactorDraft[] {
  const option = chosenOption(facts, "sales_channel");
  const found = option === null ? null : (BY_OPTION[option] ?? null);
  return found === null ? [] : [factor(found[0], found[1], declaredEvidence(facts))];
}
