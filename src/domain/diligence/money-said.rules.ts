import { foldAccents } from "../../platform/folding.ts";
import { controlInWords } from "../customer/control-in-words.rules.ts";
import { fundsToShow } from "./funds-to-show.rules.ts";
import { CASH } from "./rating/product.rules.ts";
import { amountsIn, LARGE_AMOUNT, namesNoIncome } from "./rating/private-means.rules.ts";
import { isNamed } from "./rating/rating-facts.ts";

/** What an answer in words says of money and control that raises the risk, as words that another answer can lack. */
export function moneySaid(templateId: string, question: string, said: string): string[] {
  const funds = fundsToShow({ templateId, answers: { [question]: said } });
  return [
    // A large amount has a word of its own below, in any answer.
    ...(funds === null || question !== "source_of_funds" || funds.startsWith("an amount") ? [] : [`funds ${funds}`]),
    ...(isNamed(foldAccents(said), CASH) ? ["cash"] : []),
    ...(amountsIn(said).some(({ euro }) => euro >= LARGE_AMOUNT) ? ["large amount"] : []),
    ...(question === "occupation" && namesNoIncome(said) ? ["no income"] : []),
    ...(controlInWords([said], []) === null ? [] : ["control"]),
  ];
}
