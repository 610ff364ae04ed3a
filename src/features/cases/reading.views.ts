import { isDecided } from "../../domain/case/case.machine.ts";
import type { CaseDocument } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { documentTypeOf } from "../../domain/documents/superseded.rules.ts";
import { certainKind, satisfiesByReading } from "../../domain/readings/certain-kind.ts";
import type { DocumentReading } from "../../domain/readings/reading.model.ts";

const PENDING = {
  status: "pending" as const,
  reader: null,
  kind: null,
  kind_confidence: null,
  satisfies: null,
  language: null,
  pages: 0,
  fact_count: 0,
  warnings: [],
};

type OfCase = Pick<CaseRecord, "status" | "followUpTasks">;

/** A reading in short; null for files of the service, and for what was decided before documents were read. */
export function readingSummary(record: OfCase, document: CaseDocument) {
  const { reading, source } = document;
  if (!reading) return source === "system" || isDecided(record.status) ? null : PENDING;
  return {
    status: reading.status,
    reader: reading.reader,
    kind: reading.kind,
    kind_confidence: reading.kind === null ? null : reading.kind_confidence,
    satisfies: isRequested(record, document, reading),
    language: reading.language,
    pages: reading.page_count,
    fact_count: reading.facts.length,
    warnings: [...new Set(reading.warnings.map(({ code }) => code))],
  };
}

/** Whether it is of a kind that it was handed in or filed as; null while the kind is uncertain. */
function isRequested(record: OfCase, document: CaseDocument, reading: DocumentReading): boolean | null {
  if (!document.filed) return satisfiesByReading(reading, documentTypeOf(record, document));
  const kind = certainKind(reading);
  return kind && kind === document.filed.kind;
}
