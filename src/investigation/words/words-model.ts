import { type FittedNetwork, outcomesOf, placeOf } from "../../platform/fitted-network.ts";
import { readNetworkFile, writeNetworkFile } from "../../platform/network-file.ts";
import { readStaticFile } from "../../platform/static-file.ts";
import { type Concepts, readConcepts } from "./concepts.rules.ts";
import { featuresOf, partsOf, wordsOf } from "./features.rules.ts";

/** Tells ordinary sentences of customers from those after which an officer would ask: `npm run bench:words -- --fit` makes it. */
export interface WordsModel {
  /** Of the names of the features, in ascending order. */
  readonly hashes: Uint32Array;
  readonly networks: readonly FittedNetwork[];
  readonly concepts: Concepts;
}

/** The outcome of a network that stands for a telling sentence; 0 is an ordinary one. */
export const TELLING = 1;

interface Besides {
  readonly concepts: string;
}

export const writeWordsModel = ({ concepts, ...model }: Omit<WordsModel, "concepts"> & Besides): Uint8Array =>
  writeNetworkFile({ ...model, besides: { concepts } });

/** @throws Error if the bytes are no model */
export function readWordsModel(bytes: Uint8Array): WordsModel {
  const { hashes, networks, besides } = readNetworkFile<Besides>(bytes);
  return { hashes, networks, concepts: readConcepts(besides.concepts) };
}

/** The model, not the promise: a cancelled request could leave a promise that never settles. */
let loaded: WordsModel | undefined;

/**
 * The model from the static assets, read once an isolate.
 * @throws Error if it is missing; the build places it in the assets
 */
export const loadWordsModel = async (env: Pick<Env, "ASSETS">): Promise<WordsModel> =>
  (loaded ??= readWordsModel(await readStaticFile(env, "models/own-words.bin.gz")));

/** What all features of a sentence count together grows with its length, but more slowly: a long one must not shout. */
const WEIGHT = 3;

export const valueOf = (features: number): number => WEIGHT / Math.sqrt(Math.max(1, features));

/** How much a sentence resembles those after which an officer would ask, from 0 to 1. */
export function tellingShare(sentence: string, { hashes, networks, concepts }: WordsModel): number {
  const places = featuresOf(sentence, concepts)
    .map((name) => placeOf(name, hashes))
    .filter((place) => place !== null);
  const features = places.map((place) => ({ place, value: valueOf(places.length) }));
  const shares = networks.map((network) => outcomesOf(features, network).shares[TELLING]!);
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/**
 * How many words of a text the model met where it learned, of how many, and which share of their parts. Short words are left out:
 * many languages share them.
 */
export function knownWords(text: string, { hashes }: WordsModel) {
  const words = wordsOf(text).filter((word) => /\p{L}{3}/u.test(word));
  const met = (features: readonly string[]) => features.filter((name) => placeOf(name, hashes) !== null).length;
  const parts = words.flatMap(partsOf).map((part) => `c ${part}`);
  return { words, known: met(words.map((word) => `w ${word}`)), parts: met(parts) / parts.length };
}
