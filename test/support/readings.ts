import type { CaseDocument } from "../../src/domain/case/case.model.ts";
import { type DocumentReading, READER_VERSION, type ReadFact } from "../../src/domain/readings/reading.model.ts";

/** The reading of articles of association without facts. */
export const documentReading = (changes: Partial<DocumentReading> = {}): DocumentReading => ({
  reader_version: READER_VERSION,
  status: "read",
  reader: "text_layer",
  kind: "articles_of_association",
  kind_confidence: 0.95,
  language: "en",
  facts: [],
  page_count: 1,
  warnings: [],
  signatures: [],
  key: "readings/x",
  read_at: "2026-11-22T10:00:00.000Z",
  seen_elsewhere: [],
  ...changes,
});

export const readFact = (changes: Partial<ReadFact> = {}): ReadFact => ({
  id: "f1",
  type: "company_name",
  subject: "subject",
  value: "Molenhof NV",
  page: 1,
  box: [50, 80, 120, 12],
  quote: "Molenhof NV",
  confidence: 0.98,
  ...changes,
});

/** Articles of association that a customer handed in. */
export const CUSTOMER_FILE: CaseDocument = {
  document_id: "d1",
  key: "case/iteration-1/req_articles_of_association/file.pdf",
  filename: "file.pdf",
  requirement_id: "articles_of_association",
  iteration: 1,
  source: "customer",
  content_type: "application/pdf",
  size: 5_000,
  sha256: "a".repeat(64),
  uploaded_at: "2026-11-22T10:00:00.000Z",
};
