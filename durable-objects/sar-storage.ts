import type { ChangeMeta } from "../src/domain/case/case.change.ts";
import type { SarChange } from "../src/domain/sar/sar.machine.ts";
import { readSar, type Sar } from "../src/domain/sar/sar.model.ts";
import type { SarRecord } from "../src/domain/sar/sar.record.ts";
import { accept, type Outcome, refuse } from "../src/platform/errors.ts";
import { sarChain } from "../src/platform/signed-head.ts";
import { ObjectStorage } from "./object-storage.ts";

/** The parts of the record that case, file and row have. */
interface Settled {
  readonly version: number;
  readonly auditSeq: number;
}

/** The SQLite of one report's object. Every method is synchronous. */
export class SarStorage extends ObjectStorage {
  protected chain(): string {
    return sarChain(this.record()?.sar.sar_id ?? "");
  }

  record(): SarRecord | null {
    const record = this.fact<SarRecord>("record");
    return record && { ...record, sar: readSar(record.sar) };
  }

  /** The text of the goAML report whose hash the record names. */
  artifactText(): string {
    return this.fact<string>("artifact") ?? "";
  }

  /** Stores a new report, unless it exists. */
  create(change: SarChange, artifactText: string, meta: ChangeMeta): Sar {
    return this.transaction(() => {
      const existing = this.record();
      if (existing) return existing.sar;
      this.#save(change, artifactText, meta, true);
      return change.record.sar;
    });
  }

  /** Executes a command once: a repetition gets the same answer and changes nothing. */
  apply(
    commandId: string,
    rule: (record: SarRecord, meta: ChangeMeta) => Outcome<SarChange>,
    artifactText: string | null,
    meta: ChangeMeta,
  ): Outcome<Sar> {
    return this.transaction(() => {
      const known = this.answerOf<Sar>(commandId);
      if (known) return known;
      const record = this.record();
      if (!record) return refuse("not_found", "The report was not found.");
      const outcome = rule(record, meta);
      if (!outcome.ok) return outcome;
      const { sar } = outcome.value.record;
      const isNewText = sar.goaml_artifact.sha256 !== record.sar.goaml_artifact.sha256;
      this.#save(outcome.value, isNewText ? artifactText : null, meta);
      const answer = accept(sar);
      this.cacheAnswer(commandId, answer);
      return answer;
    });
  }

  #save({ record, audit }: SarChange, artifactText: string | null, meta: ChangeMeta, isNew = false): void {
    this.setFact("record", record);
    if (artifactText !== null) this.setFact("artifact", artifactText);
    this.appendAudit(audit, meta, isNew);
  }

  settled(): Settled {
    return this.fact<Settled>("settled") ?? { version: 0, auditSeq: 0 };
  }

  setSettled(settled: Settled): void {
    this.setFact("settled", settled);
    this.setFact("retries", 0);
  }

  /** Number of retries since the last success, this one included. */
  countRetry(): number {
    const retries = (this.fact<number>("retries") ?? 0) + 1;
    this.setFact("retries", retries);
    return retries;
  }

  isSettled(): boolean {
    const record = this.record();
    return record === null || this.settled().version >= record.version;
  }
}
