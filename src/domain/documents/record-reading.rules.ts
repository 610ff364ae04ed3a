import { isoTime } from "../../platform/clock.ts";
import { type AuditDraft, type ChangeMeta, type RuleOutcome, change, sightAgain } from "../case/case.change.ts";
import { isDecided } from "../case/case.machine.ts";
import type { CaseDocument } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { reviseResult } from "../diligence/due-diligence.rules.ts";
import type { DocumentReading } from "../readings/reading.model.ts";
import { findDocument } from "./document.rules.ts";

/** A reading before a case records it. */
export type StoredReading = Omit<DocumentReading, "read_at">;

/** Documents that wait to be read. Those of a decided case stay as its decision found them. */
export const unreadDocuments = ({ status, documents }: Pick<CaseRecord, "status" | "documents">): CaseDocument[] =>
  isDecided(status) ? [] : documents.filter(({ source, reading }) => source !== "system" && reading === undefined);

/** Records what the service read in a document, and derives again what stands on documents. Safe to repeat. */
export function recordReading(
  record: CaseRecord,
  documentId: string,
  stored: StoredReading,
  meta: ChangeMeta,
): RuleOutcome<undefined> {
  const document = findDocument(record, documentId);
  if (!document || !unreadDocuments(record).includes(document)) return change(record, undefined);
  const reading: DocumentReading = { ...stored, read_at: isoTime(meta.now) };
  const documents = record.documents.map((known) => (known === document ? { ...known, reading } : known));
  const { reader_version, status, kind, facts } = reading;
  const details = { document_id: documentId, reader_version, status, kind };
  const audit: AuditDraft = {
    event: "DOCUMENT_READ",
    details: { ...details, fact_count: facts.length },
    actor: "system",
  };
  return change(reviseResult({ ...record, documents }, meta.now), undefined, [audit], sightAgain(record));
}
