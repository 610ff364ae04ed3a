import { wholeLatinWords } from "../../platform/folding.ts";
import type { ScreeningHit, ScreeningSubject } from "./screening.model.ts";

type Found = Pick<ScreeningHit, "match"> & { readonly entry: Pick<ScreeningHit["entry"], "kind"> };

/** Whether somebody is named in running text alone: in the customer's own words, or those of a company's paper. */
export const isInWords = (subject: Pick<ScreeningSubject, "mention"> | undefined): boolean =>
  subject?.mention !== undefined && subject.mention.by !== "document";

/**
 * Whether a match counts of a name in running text: only an exact one, and none with a ship. Words of a sentence
 * resemble many names, and ships bear those of hotels and goods.
 */
export const countsOfNamed = ({ match, entry }: Found): boolean => match === "exact" && entry.kind !== "vessel";

/**
 * Whether a given name and a family name are all that agrees with a listed person. Many bear the same two, and
 * running text says nothing else of them: whether it is that person is a question that an officer answers.
 */
export const isCommonName = (name: string, entry: Pick<ScreeningHit["entry"], "kind"> | undefined): boolean =>
  entry?.kind === "person" && wholeLatinWords(name).length <= 2;
