import type { Language } from "../../platform/language.ts";
import type { CaseDocument } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { IDENTITY_KINDS } from "../documents/document-kinds.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { satisfiesByReading } from "../readings/certain-kind.ts";
import { dateIn } from "../readings/effective-facts.rules.ts";
import { PORTAL_TEXTS } from "./portal.texts.ts";

export const UPLOAD_CHECKS = ["pending", "fine", "unreadable", "other_kind", "expired"] as const;

/** The service's early word on a file: whether it can be read and looks like what was asked for. */
export interface UploadCheck {
  readonly status: (typeof UPLOAD_CHECKS)[number];
  readonly message: string;
}

/**
 * What a customer is told of their file before they submit, because that spares a round. It depends on the file and on
 * what was asked for alone, never on answers, registers or other documents: anything else could tip off.
 */
export function checkUpload(
  record: Pick<CaseRecord, "followUpTasks">,
  document: CaseDocument,
  language: Language,
): UploadCheck {
  const status = statusOf(record, document);
  const text = status === "fine" && document.reading?.status === "partly_read" ? "partly_fine" : status;
  return { status, message: PORTAL_TEXTS.uploads[text][language] };
}

function statusOf(record: Pick<CaseRecord, "followUpTasks">, document: CaseDocument): UploadCheck["status"] {
  const { reading } = document;
  // A fault of ours says nothing about the file: an officer looks at it later.
  if (!reading || reading.status === "failed") return "pending";
  if (reading.status === "unreadable") return "unreadable";
  if (satisfiesByReading(reading, documentTypeOf(record, document)) === false) return "other_kind";
  return hadExpired(document) ? "expired" : "fine";
}

/**
 * Whether an identity document was past its end when it was uploaded, by the date that was read in it: an officer's
 * review of the document must not show here.
 */
function hadExpired(document: CaseDocument): boolean {
  if (!IDENTITY_KINDS.some((kind) => kind === document.reading?.kind)) return false;
  const { review: _, ...unreviewed } = document;
  const expiry = dateIn(unreviewed, "expiry_date");
  return expiry !== null && expiry < document.uploaded_at.slice(0, 10);
}
