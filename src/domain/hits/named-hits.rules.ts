import { wholeLatinWords } from "../../platform/folding.ts";
import type { ScreeningHit } from "./screening.model.ts";

type Found = Pick<ScreeningHit, "match"> & { readonly entry: Pick<ScreeningHit["entry"], "kind"> };

/**
 * Whether a match counts of a name in the customer's own words: only an exact one, and none with a ship. Words of a sentence
 * resemble many names, and ships bear those of hotels and goods.
 */
export const countsOfNamed = ({ match, entry }: Found): boolean => match === "exact" && entry.kind !== "vessel";

/**
 * Whether a given name and a family name are all that agrees with a listed person. Many bear the same two, and a
 * customer's words say nothing else of them: whether it is that person is a question that an officer answers.
 */
export const isCommonName = (name: string, entry: Pick<ScreeningHit["entry"], "kind"> | undefined): boolean =>
  entry?.kind === "person" && wholeLatinWords(name).length <= 2;
