import fitted from "./model.json" with { type: "json" };

/** Weights of a linear model, quantised and written as text: `npm run bench:media -- --fit` makes them. */
export interface FittedModel {
  /** What a weight of one step counts. */
  readonly step: number;
  /** Of each outcome, by itself: numbers between spaces. */
  readonly bias: string;
  /** Hashes of the features' names in ascending order, each as the difference from the one before. */
  readonly hashes: string;
  /** One text an outcome, one letter a feature: its weight in steps above `ZERO`. */
  readonly weights: readonly string[];
  /** Weights of the signals for a certain, an unsure and another subject, between spaces. */
  readonly namesakes: Readonly<Record<string, string>>;
}

export const FITTED: FittedModel = fitted;

const ZERO = 80;
/** The largest weight in steps; the letters are those from "#" to "}". */
export const MAX_STEPS = 45;
const FIRST = 35;
const DIGIT = 45;
const HASH_BITS = 22;

/** Name of the row of weights that every text has. */
export const ALWAYS = "always";

/** FNV-1a of a feature's name. Two names in 20,000 share one by chance. */
export function hashOf(name: string): number {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01_00_01_93);
  return (hash ^ (hash >>> HASH_BITS)) & (2 ** HASH_BITS - 1);
}

export function writeHashes(ascending: readonly number[]): string {
  return ascending
    .map((hash, at) => {
      let rest = hash - (ascending[at - 1] ?? 0);
      let digits = "";
      for (; rest >= DIGIT; rest = Math.floor(rest / DIGIT)) digits += String.fromCharCode(ZERO + (rest % DIGIT));
      return digits + String.fromCharCode(FIRST + rest);
    })
    .join("");
}

function readHashes(text: string): number[] {
  const hashes: number[] = [];
  let difference = 0;
  let unit = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    const isLast = code < ZERO;
    difference += unit * (code - (isLast ? FIRST : ZERO));
    unit = isLast ? 1 : unit * DIGIT;
    if (!isLast) continue;
    hashes.push((hashes.at(-1) ?? 0) + difference);
    difference = 0;
  }
  return hashes;
}

export const writeWeight = (steps: number): string => String.fromCharCode(ZERO + steps);

const places = new WeakMap<FittedModel, ReadonlyMap<number, number>>();

function placesOf(model: FittedModel): ReadonlyMap<number, number> {
  const known = places.get(model);
  if (known) return known;
  const made = new Map(readHashes(model.hashes).map((hash, at) => [hash, at]));
  places.set(model, made);
  return made;
}

/** The weights of a feature, one an outcome; null where it has none. */
export function weightsOf(name: string, model: FittedModel): number[] | null {
  const at = placesOf(model).get(hashOf(name));
  return at === undefined ? null : model.weights.map((column) => (column.charCodeAt(at) - ZERO) * model.step);
}

/** Numbers between spaces. */
export const numbersOf = (row: string): number[] => row.split(" ").map(Number);

/** How likely a subject is certain, unsure or another, from 0 to 1. */
export function namesakeScoresOf(signals: Iterable<string>, { namesakes }: FittedModel): number[] {
  const rows = [ALWAYS, ...signals].flatMap((signal) => (namesakes[signal] ? [numbersOf(namesakes[signal])] : []));
  return likelihoodsOf([0, 1, 2].map((at) => rows.reduce((sum, row) => sum + row[at]!, 0)));
}

/** Shares that add up to 1, from scores (softmax). */
export function likelihoodsOf(scores: readonly number[]): number[] {
  const top = Math.max(...scores);
  const raised = scores.map((score) => Math.exp(score - top));
  const total = raised.reduce((all, one) => all + one, 0);
  return raised.map((one) => one / total);
}
