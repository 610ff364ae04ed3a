import type { CaseDocument } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import type { StoredReading } from "../../domain/documents/record-reading.rules.ts";
import type { DocumentReading } from "../../domain/readings/reading.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { marksOfAnswers } from "./answer-marks.rules.ts";
import { marksOf, seenElsewhere } from "./marks.rules.ts";
import { recordMarks } from "./marks.store.ts";
import { getReading, readingKey } from "./reading-files.ts";
import type { ReadingMessage } from "./reading-message.ts";
import { markMissing, restoreStored, useReading } from "./readings.store.ts";

/**
 * The reading of a case's document, if its content was read. Otherwise sends a message that has it read, and returns
 * null: the caller tries again, because a message may be lost. Safe to repeat.
 */
export async function collectReading(
  ctx: Ctx,
  record: CaseRecord,
  document: CaseDocument,
): Promise<StoredReading | null> {
  const { sha256 } = document;
  if (await useReading(ctx, { ...record, sha256 })) {
    const key = readingKey(ctx, sha256);
    const reading = await getReading(ctx, key);
    if (reading) {
      const { pages: _pages, sha256: _sha256, ...read } = reading;
      const others = await recordMarks(ctx, record, marksOf(record.tenantId, document, reading));
      return { ...read, key, seen_elsewhere: seenElsewhere(record, others) };
    }
    ctx.log.error("reading_without_file", { document_id: document.document_id });
    await markMissing(ctx, sha256);
  }
  await requestReading(ctx, record, document);
  return null;
}

/** Restores what the database must have of a recorded reading, after it was restored to an earlier state. */
export async function restoreReading(
  ctx: Ctx,
  record: CaseRecord,
  document: CaseDocument,
  reading: DocumentReading,
): Promise<void> {
  await restoreStored(ctx, { ...record, sha256: document.sha256 }, reading);
  await recordMarks(ctx, record, [...marksOf(record.tenantId, document, reading), ...marksOfAnswers(record)]);
}

async function requestReading(ctx: Ctx, { tenantId, workflowId }: CaseRecord, document: CaseDocument): Promise<void> {
  const { document_id, sha256, key, content_type } = document;
  const message: ReadingMessage = {
    tenant_id: tenantId,
    workflow_id: workflowId,
    document_id,
    sha256,
    key,
    content_type,
  };
  await ctx.env.READING_QUEUE.send(message, { contentType: "json" });
}
