import { createHash } from "node:crypto";
import { exampleOf, fitWeights } from "./fit.ts";
import type { FitItem } from "./labelled-set.ts";
import { judgeItems, type Judged } from "./measure.ts";

const FOLDS = 5;

const foldOf = ({ id }: FitItem): number => createHash("sha256").update(`fold ${id}`).digest().readUInt8(0) % FOLDS;

/** Judges every item by weights that were fitted without its fold. */
export function crossValidate(items: readonly FitItem[]): Judged[] {
  const examples = items.map((item) => ({ item, example: exampleOf(item) }));
  return Array.from({ length: FOLDS }, (_, fold) => {
    const weights = fitWeights(examples.filter(({ item }) => foldOf(item) !== fold).map(({ example }) => example));
    return judgeItems(
      items.filter((item) => foldOf(item) === fold),
      weights,
    );
  }).flat();
}
