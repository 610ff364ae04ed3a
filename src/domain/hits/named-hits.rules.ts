import { wholeLatinWords } from "../../platform/folding.ts";
import type { ScreeningHit, ScreeningSubject } from "./screening.model.ts";

type Found = Pick<ScreeningHit, "match" | "parts"> & {
  readonly entry: Pick<ScreeningHit["entry"], "kind" | "matchedName"> & Partial<Pick<ScreeningHit["entry"], "id">>;
};

/** Whether somebody is named in running text alone: in the customer's own words, or those of a company's paper. */
export const isInWords = (subject: Pick<ScreeningSubject, "mention"> | undefined): boolean =>
  subject?.mention !== undefined && subject.mention.by !== "document";

/**
 * Whether a match counts of a name in running text: only an exact one, and one with a ship only where the text is about ships. Words of a
 * sentence resemble many names, and ships bear those of hotels and goods. A number of the entry, its name without the
 * patronymic, and the very entry that the text was found to have, count too.
 * @param subject who was searched for, where that is known.
 */
export const countsOfNamed = (hit: Found, subject?: Pick<ScreeningSubject, "name" | "mention">): boolean =>
  (subject?.mention?.entries?.includes(hit.entry.id ?? "") ?? false) ||
  hit.parts.some(({ part, effect }) => part === "identifier" && effect > 0) ||
  (hit.match === "exact" && (hit.entry.kind !== "vessel" || subject?.mention?.ship === true)) ||
  (subject !== undefined && hit.entry.kind === "person" && isWithoutPatronymic(subject.name, hit.entry.matchedName));

/** "Arkadjevitsj", "Ivanovna", as the languages of the Union write them. */
const PATRONYMIC = /(?:[oe]v|ew|ow)(?:i(?:ch|tch|tsj|tsch|c|cz)|y(?:ch|ch))$|(?:ov|ev|ow|ew|ich)n[ay]$/;

/** "Viktor Morozenko" of "Viktor Arkadjevitsj Morozenko". */
function isWithoutPatronymic(name: string, listed: string): boolean {
  const words = wholeLatinWords(name).toSorted();
  const others = wholeLatinWords(listed);
  const rest = others.filter((word) => !PATRONYMIC.test(word)).toSorted();
  return words.length >= 2 && others.length === rest.length + 1 && words.join(" ") === rest.join(" ");
}

/**
 * Whether a given name and a family name are all that agrees with a listed person. Many bear the same two, and
 * running text says nothing else of them: whether it is that person is a question that an officer answers.
 */
export const isCommonName = (name: string, entry: Pick<ScreeningHit["entry"], "kind"> | undefined): boolean =>
  entry?.kind === "person" && wholeLatinWords(name).length <= 2;
