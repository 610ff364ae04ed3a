import { parseName } from "../../screening/matching/parse-name.ts";
import { soundOf } from "../../screening/matching/sound.ts";
import { COMMON_FAMILY_NAMES, COMMON_GIVEN_NAMES } from "./common-names.ts";

/** A person's name as people are told apart by: its words without titles and particles, and which namesake it is. */
export interface PersonName {
  readonly written: string;
  readonly words: readonly NameWord[];
  readonly generation: string | null;
}

interface NameWord {
  /** Lower-case Latin letters. */
  readonly text: string;
  readonly sound: string;
  readonly isInitial: boolean;
}

/**
 * How far two names agree: `equal` in every word, `alike` but for spelling, `partial` where one leaves given names
 * out or shortens them to initials. Order, accents, case and script never matter.
 */
export type NameAgreement = "equal" | "alike" | "partial" | "different";

/** Shorter words differ by a letter because they are other names: Tim is not Tom. */
const TYPO_FROM_LENGTH = 6;

export function readPersonName(written: string): PersonName {
  const { words } = parseName(written, "person");
  return {
    written,
    words: words
      .filter(({ role }) => role === "name" || role === "initial")
      .map(({ text, role }) => ({ text, sound: soundOf(text), isInitial: role === "initial" })),
    generation: words.find(({ role }) => role === "generation")?.symbol ?? null,
  };
}

/** What people of the same-sounding name share, whatever the order of its words; empty for one that says nothing. */
export const soundKey = (name: PersonName): string =>
  name.words
    .filter(({ isInitial }) => !isInitial)
    .map(({ sound }) => sound)
    .sort()
    .join(" ");

export function compareNames(a: PersonName, b: PersonName): NameAgreement {
  if (a.generation !== b.generation) return "different";
  const [short, long] = a.words.length <= b.words.length ? [a.words, b.words] : [b.words, a.words];
  const left = [...long];
  let agreement: NameAgreement = "equal";
  let fullWords = 0;
  for (const word of short) {
    const found = bestOf(left, word);
    if (!found) return "different";
    left.splice(found.at, 1);
    if (found.agreement === "initial") agreement = "partial";
    else fullWords++;
    if (found.agreement === "alike" && agreement === "equal") agreement = "alike";
  }
  // One word in common is no name in common.
  if (fullWords === 0 || (short.length < 2 && left.length > 0)) return "different";
  return left.length > 0 ? "partial" : agreement;
}

type WordAgreement = "equal" | "alike" | "initial";
const WORD_AGREEMENTS: readonly WordAgreement[] = ["equal", "alike", "initial"];

function bestOf(candidates: readonly NameWord[], word: NameWord): { at: number; agreement: WordAgreement } | null {
  for (const wanted of WORD_AGREEMENTS) {
    const at = candidates.findIndex((candidate) => compareWords(candidate, word) === wanted);
    if (at >= 0) return { at, agreement: wanted };
  }
  return null;
}

function compareWords(a: NameWord, b: NameWord): WordAgreement | null {
  if (a.text === b.text) return "equal";
  if (a.isInitial || b.isInitial) return a.text[0] === b.text[0] ? "initial" : null;
  return a.sound === b.sound || isTypo(a.text, b.text) || isTypo(a.sound, b.sound) ? "alike" : null;
}

/** One letter more, less, other or swapped with the next, in words long enough and of one beginning. */
function isTypo(a: string, b: string): boolean {
  if (Math.min(a.length, b.length) < TYPO_FROM_LENGTH || a[0] !== b[0]) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  const restA = a.slice(start);
  const restB = b.slice(start);
  if (a.length !== b.length) return restA.slice(1) === restB || restA === restB.slice(1);
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return isSwapped || restA.slice(1) === restB.slice(1);
}

/**
 * Whether hardly two people bear this name: two full words or more, no family name that many bear, and more
 * letters than a short name has. Where it is not clear which word is the family name, any may be.
 */
export function isRareName({ words }: PersonName): boolean {
  const full = words.filter(({ isInitial }) => !isInitial);
  if (full.length < 2 || full.length < words.length) return false;
  if (full.some(({ text }) => COMMON_FAMILY_NAMES.has(text))) return false;
  const uncommon = full.filter(({ text }) => !COMMON_GIVEN_NAMES.has(text));
  const letters = uncommon.reduce((sum, { text }) => sum + text.length, 0);
  return letters >= RARE_FROM_LETTERS && (uncommon.length >= 2 || full.length >= 3);
}

const RARE_FROM_LETTERS = 12;
