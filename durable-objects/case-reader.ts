import type { ConcludedRun } from "../src/features/cases/case.client.ts";
import type { CaseStorage } from "./case-storage.ts";

/** The stored stages of the run that concluded an iteration, with the case's view of it; null without a conclusion. */
export function readConcludedRun(storage: CaseStorage, iteration: number): ConcludedRun | null {
  const result = storage.record()?.investigations.find((candidate) => candidate.iteration === iteration);
  const stages = storage.runs.concludedStages(iteration);
  return result && stages ? { result, stages } : null;
}
