import { bundleHash, canonicalJson } from "../../platform/canonical-json.ts";
import { caseView, judgementView } from "../cases/case-detail.service.ts";
import type { Settings } from "../../platform/settings.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import type { CaseSnapshot } from "../cases/case.client.ts";
import type { AuditCheckpoint } from "../cases/checkpoint.rules.ts";
import { newestFindings } from "../../domain/case/findings.rules.ts";
import type { PackFile } from "./pack.model.ts";
import { jsonFile, textFile } from "./seal-pack.ts";

/** A file on the case's record, and whether storage has it. */
export interface RecordedFile {
  readonly kind: "evidence" | "document";
  readonly path: string;
  readonly key: string;
  readonly sha256: string;
  readonly size: number;
}

/** Evidence and documents by hash: equal bytes are one file. */
export function recordedFiles(record: CaseRecord): RecordedFile[] {
  const evidence = record.evidence.map(({ key, data_hash, size }): RecordedFile => {
    const sha256 = data_hash.replace(/^sha256:/, "");
    return { kind: "evidence", path: `evidence/${sha256}`, key, sha256, size };
  });
  const documents = record.documents.map(({ key, sha256, size }): RecordedFile => {
    return { kind: "document", path: `documents/${sha256}`, key, sha256, size };
  });
  return [...new Map([...evidence, ...documents].map((file) => [file.path, file])).values()];
}

/** The time and the setting that gates and options depend on. */
interface Judge {
  readonly now: () => Date;
  readonly settings: Pick<Settings, "MAKER_CHECKER_ENABLED">;
}

/** The pack's own files: the case, its audit log, the log's end, and what is missing. */
export function caseFiles(
  { now, settings }: Judge,
  { record, audit }: CaseSnapshot,
  /** The last signed one, even when the log disagrees with it; null without one. */
  checkpoint: AuditCheckpoint | null,
  missing: readonly RecordedFile[],
  withheld: readonly RecordedFile[] = [],
): PackFile[] {
  return [
    jsonFile("case.json", {
      ...caseOnFile(withoutMemory(record), now()),
      ...judgementView(record, now(), settings.MAKER_CHECKER_ENABLED),
    }),
    textFile("audit.jsonl", audit.map((entry) => `${canonicalJson(entry)}\n`).join("")),
    jsonFile("checkpoint.json", checkpoint),
    jsonFile("readings.json", readingsOf(record)),
    jsonFile("gaps.json", gapsOf(record, missing, withheld)),
  ];
}

/**
 * What the service read in each document, without the pages, which are in the document itself. Where else a document was
 * handed in stays with the officers: it names other customers.
 */
const readingsOf = (record: CaseRecord) =>
  record.documents.flatMap(({ document_id, sha256, reading }) => {
    if (reading === undefined) return [];
    const { key: _key, seen_elsewhere: _elsewhere, ...read } = reading;
    return [{ document_id, sha256, ...read }];
  });

const caseOnFile = (record: CaseRecord, now: Date) => ({
  ...caseView(record, now),
  additional_data: record.additionalData,
  task_responses: record.taskResponses,
  facts: record.facts,
  gate_overrides: record.overrides,
  evidence: record.evidence.map(({ key: _key, ...evidence }) => evidence),
  evidence_bundle_hash: bundleHash(record.evidence),
});

/** A pack goes to others: it holds nothing of what the service learned from its officers. */
const withoutMemory = (record: CaseRecord): CaseRecord => ({
  ...record,
  investigations: record.investigations.map(({ memory: _memory, ...result }) => result),
  generatedTasks: record.generatedTasks.filter(({ remembered }) => !remembered),
});

/** Gaps are listed: an unanswered source must not pass for good news. */
const gapsOf = (record: CaseRecord, missing: readonly RecordedFile[], withheld: readonly RecordedFile[]) => ({
  case_id: record.caseId,
  data_gaps: newestFindings(record)
    .filter(({ category }) => category === "data_gap")
    .map(({ id, severity, title, description, source }) => ({ id, severity, title, description, source })),
  failed_enrichments: Object.entries(record.enrichment)
    .filter(([, found]) => found === null)
    .map(([name]) => name),
  missing_files: missing.map(({ kind, path, sha256, size }) => ({ kind, path, sha256, size })),
  /** Working files of a run that hold what the service learned from its officers. */
  withheld_files: withheld.map(({ kind, path, sha256, size }) => ({ kind, path, sha256, size })),
});
