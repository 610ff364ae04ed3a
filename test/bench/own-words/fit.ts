import { readFileSync } from "node:fs";
import path from "node:path";
import { readConcepts } from "../../../src/investigation/words/concepts.rules.ts";
import { featuresOf } from "../../../src/investigation/words/features.rules.ts";
import { TELLING, valueOf, type WordsModel } from "../../../src/investigation/words/words-model.ts";
import { hashOf } from "../../../src/platform/packed-weights.ts";
import { fitNetwork, inSteps, type Row } from "../network.ts";
import type { Sentence } from "./sentences.ts";

/** Sentences in which a feature has to stand before it gets a weight. */
const MIN_SENTENCES = 2;
/** More units, and more networks, judge hardly better on authors that they were not fitted on. */
const HIDDEN_UNITS = 16;
const SEEDS = [1, 2, 3, 4];
const OUTCOMES = 2;

export const CONCEPTS = readFileSync(path.join(import.meta.dirname, "concepts.txt"), "utf8");
const concepts = readConcepts(CONCEPTS);

/** The model that the sentences give; the same sentences give the same model. */
export function fitWords(sentences: readonly Sentence[]): WordsModel {
  const features = sentences.map(({ text }) => featuresOf(text, concepts).map(hashOf));
  const counts = new Map<number, number>();
  for (const hash of features.flat()) counts.set(hash, (counts.get(hash) ?? 0) + 1);
  const hashes = [...counts.keys()].filter((hash) => counts.get(hash)! >= MIN_SENTENCES).toSorted((a, b) => a - b);
  const places = new Map(hashes.map((hash, place) => [hash, place]));
  const rows = sentences.map(({ telling }, at): Row => {
    const known = features[at]!.flatMap((hash) => places.get(hash) ?? []);
    return {
      places: Int32Array.from(known),
      values: new Float32Array(known.length).fill(valueOf(known.length)),
      target: telling ? TELLING : 0,
    };
  });
  const shape = { features: hashes.length, units: HIDDEN_UNITS, outcomes: OUTCOMES };
  const networks = SEEDS.map((seed) => inSteps(fitNetwork(rows, { ...shape, seed })));
  return { hashes: Uint32Array.from(hashes), networks, concepts };
}
