import type { z } from "@hono/zod-openapi";
import type { CaseDocument } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { findDocument } from "../../domain/documents/document.rules.ts";
import { unreadDocuments } from "../../domain/documents/record-reading.rules.ts";
import { type ComparedFact, compareFacts } from "../../domain/readings/compare-facts.rules.ts";
import { effectiveFacts } from "../../domain/readings/effective-facts.rules.ts";
import { factLabel, factText } from "../../domain/readings/fact-words.ts";
import { knownCase } from "../../domain/readings/known-case.ts";
import type { Box, DocumentReading } from "../../domain/readings/reading.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError, notFound } from "../../platform/errors.ts";
import { readCase, recordAccess } from "../cases/case-reading.service.ts";
import { getReading } from "./reading-files.ts";
import type { DocumentReadingView } from "./readings.responses.ts";

type View = z.input<typeof DocumentReadingView>;

/**
 * What was read in a document, page by page, with each fact beside what it was compared with.
 * @throws DomainError `not_ready` while it is not read; `not_found`, also for files of the service.
 */
export async function readDocumentReading(ctx: Ctx, workflowId: string, documentId: string): Promise<View> {
  const { record } = await readCase(ctx, workflowId);
  const document = findDocument(record, documentId);
  if (!document || document.source === "system") throw notFound("The document");
  const { reading } = document;
  if (!reading) {
    if (!unreadDocuments(record).includes(document)) throw notFound("The reading");
    throw new DomainError("not_ready", "The document has not been read yet.");
  }
  const stored = await getReading(ctx, reading.key);
  if (!stored) {
    ctx.log.error("reading_without_file", { document_id: documentId });
    throw new DomainError("service_unavailable", "The pages of the document cannot be shown at the moment.");
  }
  await recordAccess(ctx, workflowId, "document_reading");
  return {
    document_id: document.document_id,
    sha256: document.sha256,
    ...summary(reading),
    pages: stored.pages.map(({ reader: _reader, lines, ...page }) => ({
      ...page,
      lines: lines.map(({ text, box, confidence }) => ({ text, box: boxView(box), confidence })),
    })),
    facts: factViews(record, document, ctx.now()),
  };
}

const summary = (reading: DocumentReading) => ({
  reader_version: reading.reader_version,
  status: reading.status,
  reader: reading.reader,
  kind: reading.kind,
  kind_confidence: reading.kind_confidence,
  language: reading.language,
  page_count: reading.page_count,
  warnings: [...reading.warnings],
  signatures: [...reading.signatures],
  seen_elsewhere: reading.seen_elsewhere.map(({ mark, workflow_id, case_id }) => ({ mark, workflow_id, case_id })),
});

function factViews(record: CaseRecord, document: CaseDocument, now: Date): View["facts"] {
  const compared = compareFacts(knownCase(record, now), document);
  return effectiveFacts(document).map(({ corrected, ...fact }) => {
    const value = corrected?.read ?? fact.value;
    return {
      id: fact.id,
      type: fact.type,
      subject: fact.subject,
      label: factLabel({ ...fact, value }),
      text: factText({ ...fact, value }),
      value: corrected ? corrected.read : fact.value,
      corrected: corrected ? fact.value : null,
      page: fact.page,
      box: boxView(fact.box),
      quote: fact.quote,
      confidence: fact.confidence,
      valid: fact.valid !== false,
      compared: (compared.get(fact.id) ?? []).map((one) => ({ ...one, source: sourceName(record, one) })),
    };
  });
}

/** Another document by the name of its file. */
const sourceName = ({ documents }: CaseRecord, { with: what, source }: ComparedFact): string =>
  what === "document" ? (documents.find(({ document_id: id }) => id === source)?.filename ?? source) : source;

const boxView = (box: Box | null): number[] | null => box && [...box];
