import type { ConcludedRun, ShownCase } from "../src/features/cases/case.client.ts";
import { showCase } from "../src/features/cases/case-detail.service.ts";
import type { CaseStorage } from "./case-storage.ts";

/** A case as officers read it, computed once a change. */
export class CaseReader {
  #shown: { readonly revision: number; readonly shown: ShownCase } | null = null;

  /** Null for a case of another tenant, and for a closed one. */
  show(storage: CaseStorage, tenantId: string): ShownCase | null {
    if (storage.isClosed()) return null;
    const { revision } = storage;
    if (this.#shown?.revision !== revision) {
      const record = storage.record();
      if (!record) return null;
      this.#shown = { revision, shown: showCase(record, storage.audit()) };
    }
    return this.#shown.shown.tenantId === tenantId ? this.#shown.shown : null;
  }
}

/** The stored stages of the run that concluded an iteration, with the case's view of it; null without a conclusion. */
export function readConcludedRun(storage: CaseStorage, iteration: number): ConcludedRun | null {
  const result = storage.record()?.investigations.find((candidate) => candidate.iteration === iteration);
  const stages = storage.runs.concludedStages(iteration);
  return result && stages ? { result, stages } : null;
}
