import type { CaseRecord } from "../src/domain/case/case.record.ts";
import type { CaseSnapshot, ConcludedRun, ShownCase } from "../src/features/cases/case.client.ts";
import type { CaseStorage } from "./case-storage.ts";

/** The stored stages of the run that concluded an iteration, with the case's view of it; null without a conclusion. */
export function readConcludedRun(storage: CaseStorage, iteration: number): ConcludedRun | null {
  const result = storage.record()?.investigations.find((candidate) => candidate.iteration === iteration);
  const stages = storage.runs.concludedStages(iteration);
  return result && stages ? { result, stages } : null;
}

export function takeSnapshot(record: CaseRecord, isClosed: boolean, storage: CaseStorage): CaseSnapshot {
  const chain = { signed: storage.signedHead(), projectedSeq: storage.projected().auditSeq };
  return { record, audit: storage.audit(), chain, isClosed };
}

/** A `ShownCase` as JSON. */
export const showCase = (record: CaseRecord, isClosed: boolean, storage: CaseStorage): string =>
  JSON.stringify({ record, events: storage.events(), isClosed } satisfies ShownCase);
