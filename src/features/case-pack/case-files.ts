import { bundleHash, canonicalJson } from "../../platform/canonical-json.ts";
import { caseView, judgementView } from "../cases/case-detail.service.ts";
import type { Settings } from "../../platform/settings.ts";
import type { CaseDocument } from "../../domain/case/case.model.ts";
import { formatName, formatTime } from "../../rendering/document/format.ts";
import { declaredFormat } from "../documents/file-type.ts";
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
  /** What it is, a line for each time that it came. */
  readonly about: string;
}

/** Evidence and documents by hash: equal bytes are one file. A document has the extension of its type. */
export function recordedFiles(record: CaseRecord): RecordedFile[] {
  const evidence = record.evidence.map((one): RecordedFile => {
    const sha256 = one.data_hash.replace(/^sha256:/, "");
    const about = `${formatName(one.source)}, ${formatTime(one.collected_at)}, ${one.content_type}`;
    return { kind: "evidence", path: `evidence/${sha256}`, key: one.key, sha256, size: one.size, about };
  });
  const documents = record.documents.map((one): RecordedFile => {
    const { key, sha256, size } = one;
    const path = `documents/${sha256}${extensionOf(one)}`;
    return { kind: "document", path, key, sha256, size, about: aboutDocument(one) };
  });
  const files = new Map<string, RecordedFile>();
  for (const file of [...evidence, ...documents]) {
    const known = files.get(file.path);
    files.set(file.path, known === undefined ? file : { ...file, about: `${known.about}\n${file.about}` });
  }
  return [...files.values()];
}

/** By the type that its bytes were checked against; none for another. */
function extensionOf({ content_type }: CaseDocument): string {
  const format = declaredFormat(content_type);
  return format === null ? "" : `.${format}`;
}

function aboutDocument({
  filename,
  given_name,
  requirement_id,
  source,
  uploaded_at,
  superseded,
}: CaseDocument): string {
  const from = { customer: "from the customer", officer: "filed by an officer", system: "made by the service" }[source];
  const replaced = superseded ? ", replaced by a later file" : "";
  return `${given_name ?? filename}: ${formatName(requirement_id)}, ${from}, ${formatTime(uploaded_at)}${replaced}`;
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
    jsonFile("case.json", "The case as data", {
      ...caseOnFile(withoutMemory(record), now()),
      ...judgementView(record, now(), settings.MAKER_CHECKER_ENABLED),
    }),
    textFile("audit.jsonl", "Audit log, an event a line", audit.map((entry) => `${canonicalJson(entry)}\n`).join("")),
    jsonFile("checkpoint.json", "Signed end of the audit log", checkpoint),
    jsonFile("readings.json", "What was read in each document", readingsOf(record)),
    jsonFile("gaps.json", "What is not known and what is missing", gapsOf(record, missing, withheld)),
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
