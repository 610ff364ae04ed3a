import type { Writing } from "./writing.ts";

/**
 * Parameters of the matcher. A penalty p multiplies the score by e^-p, so penalties add up. They were fitted on one
 * half of the labelled name pairs and rounded; `npm run bench:screening` prints the results on both halves.
 */
export interface Weights {
  /** Costs of edits, relative to 1 for a different letter. */
  readonly edit: { readonly vowel: number; readonly confused: number; readonly doubled: number; readonly swap: number };
  /** Share of the phonetic distance; the rest is the distance by letters. */
  readonly soundShare: number;
  /** Factor of the distance of words without vowels, whose letters tell more each. */
  readonly abjadDistance: number;
  /** Distance up to which edits count as typing errors. Beyond it they count double. */
  readonly slips: number;
  /** Share of a common ending (`-ovich`) that is excluded from a word's length. */
  readonly ending: number;
  /** Similarity between a misspelling and a different word, and the width of the transition. */
  readonly border: { readonly middle: number; readonly width: number };
  /** Minimum penalty of a misspelling, and its slope. */
  readonly spelling: { readonly least: number; readonly slope: number };
  /** A different word in the same position. */
  readonly different: { readonly person: number; readonly thing: number; readonly common: number };
  /** Penalty if all words of one name are missing in the other; proportional for some of them. */
  readonly missing: {
    readonly person: number;
    readonly thing: number;
    readonly common: number;
    /** Of a person whose other words are compared by consonants, and of a Chinese or Korean name. */
    readonly consonants: number;
    readonly syllables: number;
  };
  /** Given names of a man and of a woman that differ in a letter. */
  readonly otherGender: number;
  /** Only one word of two names matches; and one name of a single word against a longer name, or initials that differ. */
  readonly singleWord: number;
  readonly loneWord: number;
  /** One word and an initial match, and others do not; and where they are the family name and the first initial. */
  readonly initialAlone: number;
  readonly firstInitialAlone: number;
  /** One word matches, another one is similar or another form, and others are missing. */
  readonly unsureWord: number;
  /** A different number, and a number in only one name. */
  readonly number: { readonly other: number; readonly missing: number };
  readonly form: { readonly other: number; readonly missing: number };
  /** Each inversion in the order of words, swapped names of parent and child, a given name and the family name made from it. */
  readonly order: { readonly step: number; readonly lineage: number; readonly derived: number };
  readonly spacing: number;
  readonly balticEnding: number;
  readonly meaning: number;
  readonly initial: number;
  /** Different initials, or an initial and a word that starts with another letter. */
  readonly otherInitial: number;
  readonly nickname: number;
  /** Other spellings of one Korean name of three syllables. */
  readonly korean: number;
  /** From the share of `transliterationOf` to a similarity: the share at the border, the slope, and the best. */
  readonly transliterated: {
    readonly border: Readonly<Record<Writing, number>>;
    readonly slope: number;
    readonly most: number;
  };
  /** Minimum penalty of a word in another writing, and its slope. */
  readonly transliteration: { readonly least: number; readonly slope: number };
  /** The same where only consonants are compared, so that no such name is an exact match. */
  readonly consonants: { readonly least: number; readonly slope: number };
  /** A company's initials for its name. */
  readonly acronym: number;
  /** Weight of a family name among the words of a person's name. */
  readonly family: number;
  /** Only common words match. */
  readonly onlyCommon: number;
}

export const WEIGHTS: Weights = {
  edit: { vowel: 0.8, confused: 0.5, doubled: 0.65, swap: 0.8 },
  soundShare: 0.65,
  abjadDistance: 1.5,
  slips: 1.5,
  ending: 0.9,
  border: { middle: 0.66, width: 0.045 },
  spelling: { least: 0.06, slope: 0.3 },
  different: { person: 0.95, thing: 0.95, common: 1.05 },
  missing: { person: 0.35, thing: 0.6, common: 0.3, consonants: 0.55, syllables: 1.1 },
  otherGender: 0.25,
  singleWord: 0.08,
  loneWord: 0.3,
  initialAlone: 0.2,
  firstInitialAlone: 0.08,
  unsureWord: 0.1,
  number: { other: 0.7, missing: 0.3 },
  form: { other: 0.2, missing: 0.01 },
  order: { step: 0.1, lineage: 0.5, derived: 0.3 },
  spacing: 0.02,
  balticEnding: 0.03,
  meaning: 0.03,
  initial: 0.08,
  otherInitial: 0.2,
  nickname: 0.1,
  korean: 0.12,
  transliterated: {
    border: {
      cyrillic: 0.15,
      kana: 0.11,
      han: 0.17,
      hangul: 0.15,
      arabic: 0.22,
      hebrew: 0.2,
      chinese: 0.25,
      korean: 0.25,
    },
    slope: 0.6,
    most: 0.99,
  },
  transliteration: { least: 0.005, slope: 0.15 },
  consonants: { least: 0.025, slope: 0.4 },
  acronym: 0.25,
  family: 1.3,
  onlyCommon: 0.5,
};
