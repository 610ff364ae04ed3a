import type { Language } from "../../platform/language.ts";
import type { CaseDocument } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { showsNoAddress } from "../diligence/address-proofs.rules.ts";
import { type DocumentKind, IDENTITY_KINDS } from "../documents/document-kinds.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { certainKind, satisfiesByReading } from "../readings/certain-kind.ts";
import { dateIn } from "../readings/effective-facts.rules.ts";
import { lacksFront } from "../readings/signs.rules.ts";
import { PORTAL_TEXTS } from "./portal.texts.ts";

export const UPLOAD_CHECKS = ["pending", "fine", "unreadable", "other_kind", "expired"] as const;

/** The service's early word on a file: whether it can be read and looks like what was asked for. */
export interface UploadCheck {
  readonly status: (typeof UPLOAD_CHECKS)[number];
  readonly message: string;
}

/** What was asked for, and the files that the customer handed in for it; without files the file stands alone. */
type Asked = Pick<CaseRecord, "followUpTasks"> & Partial<Pick<CaseRecord, "documents">>;

/**
 * What a customer is told of their file before they submit, because that spares a round. It depends on the file, on
 * what was asked for, and on the other side of the same card alone, never on answers, registers or other documents: anything else
 * could tip off.
 */
export function checkUpload(record: Asked, document: CaseDocument, language: Language): UploadCheck {
  const status = statusOf(record, document);
  return { status, message: PORTAL_TEXTS.uploads[textOf(record, document, status)][language] };
}

/** Of one status there may be more to say, where that depends on the file and on what was asked for alone. */
function textOf(
  record: Asked,
  document: CaseDocument,
  status: UploadCheck["status"],
): keyof typeof PORTAL_TEXTS.uploads {
  const { reading } = document;
  if (status === "unreadable" && reading?.warnings.some(({ code }) => code === "encrypted")) return "with_password";
  if (status === "other_kind" && isOfKind(record, document)) return "front_missing";
  const isLong = reading?.warnings.some(({ code }) => code === "pages_beyond_limit");
  if (isLong && (status === "fine" || status === "other_kind")) return "first_pages";
  if (status !== "fine") return status;
  if (reading?.status === "partly_read") return "partly_fine";
  return showsNoAddress(certainKind(reading), documentTypeOf(record, document)) ? "bill_or_other" : status;
}

function statusOf(record: Asked, document: CaseDocument): UploadCheck["status"] {
  const { reading } = document;
  // A fault of ours says nothing about the file: an officer looks at it later.
  if (!reading || reading.status === "failed") return "pending";
  if (reading.status === "unreadable") return "unreadable";
  if (!isOfKind(record, document) || (lacksFront(document) && !hasOtherSide(record, document))) return "other_kind";
  return hadExpired(document) ? "expired" : "fine";
}

/** Whether another file for the same requirement, in the same round, shows the side with the photo. */
const hasOtherSide = (record: Asked, { document_id, requirement_id, iteration }: CaseDocument): boolean =>
  (record.documents ?? []).some(
    (other) =>
      other.document_id !== document_id &&
      other.requirement_id === requirement_id &&
      other.iteration === iteration &&
      !other.superseded &&
      IDENTITY_KINDS.some((kind) => kind === other.reading?.kind) &&
      !lacksFront(other),
  );

const isOfKind = (record: Asked, document: CaseDocument): boolean =>
  satisfiesByReading(document.reading, documentTypeOf(record, document)) !== false;

const EXPIRING: readonly DocumentKind[] = [...IDENTITY_KINDS, "licence"];

/**
 * Whether a document that is valid for a time was past its end when it was uploaded, by the date that was read in it: an officer's review of the
 * document must not show here.
 */
function hadExpired(document: CaseDocument): boolean {
  if (!EXPIRING.some((kind) => kind === document.reading?.kind)) return false;
  const { review: _, ...unreviewed } = document;
  const expiry = dateIn(unreviewed, "expiry_date");
  return expiry !== null && expiry < document.uploaded_at.slice(0, 10);
}
