/**
 * The numbers of the matcher. A penalty p multiplies the score by e^-p, so penalties add up. They were fitted on
 * one half of the labelled name pairs, and rounded; `npm run bench:screening` prints what they reach on both.
 */
export interface Weights {
  /** What one edit costs, against 1 for unlike letters. */
  readonly edit: { readonly vowel: number; readonly confused: number; readonly doubled: number; readonly swap: number };
  /** Share of the distance by sound in the distance between two words; the rest is by letters. */
  readonly soundShare: number;
  /** Distance up to which edits are slips; each one beyond counts double. */
  readonly slips: number;
  /** How much of a shared ending (`-ovich`) does not count towards a word's length. */
  readonly ending: number;
  /** The similarity at which two words stop being one misspelt, and how wide that border is. */
  readonly border: { readonly middle: number; readonly width: number };
  /** Misspelt at all, and by how much. */
  readonly spelling: { readonly least: number; readonly slope: number };
  /** A word on either side where the other has another one. */
  readonly different: { readonly person: number; readonly thing: number; readonly common: number };
  /** All words of a side lacking on the other; a share of them costs its share. */
  readonly missing: { readonly person: number; readonly thing: number; readonly common: number };
  /** A person's name of several words met by one word only. */
  readonly singleWord: number;
  /** Another number, and a number on one side only. */
  readonly number: { readonly other: number; readonly missing: number };
  readonly form: { readonly other: number; readonly missing: number };
  /** Each step back in the order of words; and father and son changing places. */
  readonly order: { readonly step: number; readonly lineage: number };
  readonly spacing: number;
  readonly meaning: number;
  readonly initial: number;
  readonly nickname: number;
  /** Taken from the similarity of words compared by their consonants only. */
  readonly crossScript: number;
  /** Weight of a family name among the words of a person's name. */
  readonly family: number;
  /** Nothing but words that many companies share. */
  readonly onlyCommon: number;
}

export const WEIGHTS: Weights = {
  edit: { vowel: 0.8, confused: 0.5, doubled: 0.65, swap: 0.8 },
  soundShare: 0.65,
  slips: 1.5,
  ending: 0.9,
  border: { middle: 0.66, width: 0.045 },
  spelling: { least: 0.06, slope: 0.3 },
  different: { person: 0.95, thing: 0.95, common: 1.05 },
  missing: { person: 0.35, thing: 0.6, common: 0.3 },
  singleWord: 0.08,
  number: { other: 0.7, missing: 0.3 },
  form: { other: 0.2, missing: 0.01 },
  order: { step: 0.1, lineage: 0.5 },
  spacing: 0.02,
  meaning: 0.03,
  initial: 0.08,
  nickname: 0.1,
  crossScript: 0.03,
  family: 1.3,
  onlyCommon: 0.5,
};
