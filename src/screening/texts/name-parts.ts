import { COMMON_WORDS } from "../../domain/customer/common-words.ts";
import type { ListEntry } from "../list-entry.ts";
import { foldWords } from "../matching/fold.ts";
import { parseName } from "../matching/parse-name.ts";
import { areSameGivenName } from "../tables/given-names.ts";
import { LEGAL_FORMS } from "../tables/legal-forms.ts";
import { ORG_WORDS, STOP_WORDS } from "../tables/org-words.ts";
import { DEGREES, GENERATIONS, HONORIFICS, PARTICLES, TITLES } from "../tables/person-words.ts";

/** A listed name, as it is looked for in a text. */
export interface NameParts {
  readonly isPerson: boolean;
  /** The words that a text must have; those of a person in any order. */
  readonly needed: readonly string[];
  /** A person's patronymic among them, which people leave out; null without one. */
  readonly patronymic: string | null;
  /** Words of them that are in no ordinary sentence. */
  readonly own: number;
}

const PATRONYMIC =
  /(?:[oei]v|[jy]ev|[iy]ev)(?:ich|itch|itsj|itsch|ic|yc|ych|iq)$|(?:[oei]v|[jy]ev)n(?:a|ov)$|(?:inichna|ichna|oglu|ogly|kyzy)$/;

/** Words between or around those of a name that are no part of what is compared. */
export const isBeside = (token: string): boolean =>
  PARTICLES.has(token) || HONORIFICS.has(token) || GENERATIONS.has(token) || DEGREES.has(token);

export const isForm = (token: string): boolean => LEGAL_FORMS.has(token);

export const isOrdinary = (token: string): boolean =>
  token.length < 3 || COMMON_WORDS.has(token) || ORG_WORDS.has(token) || STOP_WORDS.has(token) || TITLES.has(token);

export const isGivenName = (token: string): boolean => areSameGivenName(token, token);

/** Null for a name that is too short to be looked for in a text: one word, or common words alone. */
export function namePartsOf(name: string, kind: ListEntry["kind"]): NameParts | null {
  const isPerson = kind === "person" || kind === "unknown";
  const needed = isPerson ? wordsOfPerson(name) : wordsOfThing(name);
  if (needed.length < 2) return null;
  const own = needed.filter((word) => !isOrdinary(word) && !/^\d+$/.test(word)).length;
  if (own < (isPerson ? 2 : 1)) return null;
  const patronymic = isPerson && needed.length > 2 ? (needed.find((word) => PATRONYMIC.test(word)) ?? null) : null;
  return { isPerson, needed, patronymic, own };
}

function wordsOfPerson(name: string): string[] {
  const words = foldWords(name.replace(/\([^)]*\)/g, " ")).map(({ text }) => text);
  return [
    ...new Set(words.filter((word, at) => word.length > 1 && !isBeside(word) && !(at === 0 && TITLES.has(word)))),
  ];
}

const wordsOfThing = (name: string): string[] =>
  parseName(name.replace(/\([^)]*\)/g, " "), "company")
    .words.filter(({ role }) => role !== "stop")
    .map(({ text }) => text);
