import type { CaseDocument, Severity } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { IDENTITY_KINDS } from "../documents/document-kinds.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { isLive, kindOf } from "../diligence/provided-documents.ts";
import { inWords } from "../diligence/reading-words.ts";
import { nameKey } from "../decisions/cleared-hits.rules.ts";
import { dateIn, personsIn } from "../readings/effective-facts.rules.ts";
import type { ObservedChange } from "./monitoring-event.model.ts";

/** A document of an approved case that is valid until a day. */
export interface ExpiringDocument {
  /** The same for the document that replaces it: its kind and whose it is. */
  readonly subject: string;
  readonly workflow_id: string;
  readonly document_id: string;
  /** A kind or, where that is not certain, what it was handed in for, such as `identity_card`. */
  readonly kind: string;
  /** Whose it is; null where that was not read. */
  readonly holder: string | null;
  /** YYYY-MM-DD: the last day on which it is valid. */
  readonly expires_on: string;
  readonly is_identity: boolean;
}

/** Days before the expiry on which somebody is told, in this order. */
const EXPIRY_DAYS = [60, 30, 0] as const;

/** Documents of a case that counted and say until when they are valid: of the same kind and holder, the longest valid. */
export function expiringDocuments(record: CaseRecord): ExpiringDocument[] {
  const longest = new Map<string, ExpiringDocument>();
  for (const document of record.documents) {
    const found = isLive(document) ? expiryOf(record, document) : null;
    const known = found && longest.get(found.subject);
    if (found && (!known || known.expires_on < found.expires_on)) longest.set(found.subject, found);
  }
  return [...longest.values()];
}

function expiryOf(record: CaseRecord, document: CaseDocument): ExpiringDocument | null {
  const expiresOn = dateIn(document, "expiry_date");
  if (expiresOn === null) return null;
  const known = kindOf(document);
  const kind = known ?? documentTypeOf(record, document);
  const holder = personsIn(document, ["holder"])[0]?.name ?? null;
  return {
    subject: `${kind} ${holder === null ? "" : nameKey(holder)}`.trim(),
    workflow_id: record.workflowId,
    document_id: document.document_id,
    kind,
    holder,
    expires_on: expiresOn,
    is_identity: known !== null && IDENTITY_KINDS.includes(known),
  };
}

/** The day on which somebody is to be told next, after those that have passed; null once it has expired. */
export function nextExpiryNotice({ expires_on }: Pick<ExpiringDocument, "expires_on">, today: string): string | null {
  const days = EXPIRY_DAYS.map((before) => noticeDay(expires_on, before));
  return days.find((day) => day > today) ?? null;
}

/** The day after the last valid one is the first on which it has expired. */
const noticeDay = (expiresOn: string, before: number): string => dayAfter(expiresOn, before === 0 ? 1 : -before);

const dayAfter = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00.000Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** What is to be told of a document today: the most urgent notice whose day has come; null before the first. */
export function expiryNotice(relationshipId: string, document: ExpiringDocument, today: string): ObservedChange | null {
  const before = EXPIRY_DAYS.findLast((days) => noticeDay(document.expires_on, days) <= today);
  if (before === undefined) return null;
  const { subject, workflow_id, document_id, kind, holder, expires_on } = document;
  const what = `The ${inWords(kind)}${holder === null ? "" : ` of ${holder}`}`;
  return {
    relationshipId,
    partyId: null,
    type: "document_expiry",
    severity: severityOf(before, document),
    key: JSON.stringify(["document_expiry", relationshipId, subject, expires_on, before]),
    title:
      before === 0
        ? `${what} was valid until ${expires_on}. The customer has to hand in a new one.`
        : `${what} is valid until ${expires_on}. The customer will have to hand in a new one.`,
    before: { is_valid: true },
    after: { is_valid: before !== 0, expires_on, kind, holder, document_id, workflow_id },
    evidenceIds: [],
    needsRole: null,
    consequence: before === 0 ? "open_review" : "none",
  };
}

/** By a document that has expired nobody is identified any more. */
function severityOf(before: (typeof EXPIRY_DAYS)[number], { is_identity: isIdentity }: ExpiringDocument): Severity {
  if (before === 0) return isIdentity ? "high" : "medium";
  return before === 30 ? "medium" : "low";
}
