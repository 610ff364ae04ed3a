import { parseName } from "../../screening/matching/parse-name.ts";
import { soundOf } from "../../screening/matching/sound.ts";
import { COMMON_FAMILY_NAMES, COMMON_GIVEN_NAMES } from "../../domain/matching/common-names.ts";

/** A person's name for comparisons: its words without titles and particles, and its generation suffix. */
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
 * Match of two names: `equal` in every word, `alike` except for spelling, `partial` if one omits given names or has
 * initials. Order, accents, case and script are ignored.
 */
export type NameAgreement = "equal" | "alike" | "partial" | "different";

/** Minimum length for typing errors. Shorter words that differ by a letter are different names, such as Tim and Tom. */
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

/** Phonetic key of a name, independent of word order; empty if it has no full word. */
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
    const match = bestOf(left, word);
    if (!match) return "different";
    left.splice(match.at, 1);
    if (match.agreement === "initial") agreement = "partial";
    else fullWords++;
    if (match.agreement === "alike" && agreement === "equal") agreement = "alike";
  }
  // A single common word is not enough.
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

/** One letter inserted, deleted, replaced or swapped, in sufficiently long words with the same first letter. */
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
 * Whether a name is rare: at least two full words, no common family name, and a minimum of letters. Any word may be the
 * family name.
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
