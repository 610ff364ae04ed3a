import type { Severity } from "../case/case.model.ts";

interface Weight {
  readonly severity: Severity;
  /** In place of it where the matter is graver; each rule says when. */
  readonly grave: Severity;
  readonly why: string;
}

const weight = (severity: Severity, grave: Severity, why: string): Weight => ({ severity, grave, why });

/** What each fault of a document weighs, and why: the one place where it is decided (documents, section 4). */
export const DOCUMENT_FINDINGS = {
  document_missing: weight(
    "low",
    "low",
    "What the customer still owes is asked for; it says little about the customer.",
  ),
  document_wrong_kind: weight(
    "medium",
    "high",
    "Another document came in place of the required one; grave where identity or owners were to be shown.",
  ),
  document_unread: weight("low", "low", "What nobody can read says nothing, for or against."),
  document_expired: weight("medium", "high", "What has expired shows nothing of today; grave for identity."),
  document_stale: weight("medium", "medium", "The document is older than the policy allows."),
  document_other_company: weight("high", "high", "A document of another company in the customer's place."),
  document_other_person: weight("high", "high", "A document of another person in the customer's place."),
  document_contradicts: weight("medium", "high", "Two statements cannot both be true; grave for owners and directors."),
  document_number_invalid: weight(
    "medium",
    "high",
    "A number that cannot exist; grave in a machine-readable zone or a national number.",
  ),
  document_altered: weight("medium", "high", "Somebody changed the document after it was made; two signs are grave."),
  document_signature_invalid: weight("high", "high", "What was signed is not what is in the file."),
  document_signed: weight("info", "info", "The file is as its signer left it."),
  document_active_content: weight("medium", "medium", "A document that runs code or carries files is no plain paper."),
  document_seen_elsewhere: weight("medium", "medium", "The same paper or number stands in another customer's case."),
} as const satisfies Readonly<Record<string, Weight>>;

type DocumentFindingCode = keyof typeof DOCUMENT_FINDINGS;

export const isDocumentFindingCode = (code: string): code is DocumentFindingCode =>
  Object.hasOwn(DOCUMENT_FINDINGS, code);

/** A finding before it has an id. */
export interface DocumentFindingDraft {
  readonly code: DocumentFindingCode;
  readonly isGrave?: boolean;
  readonly title: string;
  readonly description: string;
  /** What it stands on; the same for the same fact in a later run. */
  readonly sourceEntry: string;
  /** Who gave the document; the customer unless it says otherwise. */
  readonly source?: string;
}
