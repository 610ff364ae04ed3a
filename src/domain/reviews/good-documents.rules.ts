import { addDays } from "../../platform/clock.ts";
import type { CaseDocument } from "../case/case.model.ts";
import { isSamePerson } from "../customer/same-person.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { dateIn, personsIn } from "../readings/effective-facts.rules.ts";
import { judgeDocument } from "../diligence/judge-document.rules.ts";
import type { RegisterSince } from "./review.model.ts";
import { datedOf, type DocumentFacts, isLive } from "../diligence/provided-documents.ts";

/** A document that expires within this time is asked for again. */
const EXPIRES_SOON_DAYS = 60;

/** Documents that count today: read or accepted, not rejected, superseded, expired or too old, and of nobody who is gone. */
export const goodDocuments = (facts: DocumentFacts, gone: Gone = {}): CaseDocument[] =>
  facts.documents.filter((document) => {
    if (!isLive(document) || isOfGone(gone, document, documentTypeOf(facts, document))) return false;
    const { state } = judgeDocument(facts, document);
    // In sample mode nobody reads documents, so that having been handed in counts.
    return state === "accepted" || (state === "undetermined" && facts.grounds?.sample === true);
  });

type Gone = Partial<Pick<RegisterSince, "left" | "leftOffice">>;

/**
 * Whether an identity document is that of somebody who is behind the customer no more, or as a representative's of somebody
 * who holds no office any more, an owner too.
 */
export function isOfGone({ left = [], leftOffice = [] }: Gone, document: CaseDocument, type: string): boolean {
  const names = type === "representative_identity" ? [...left, ...leftOffice] : left;
  return personsIn(document, ["holder"]).some((holder) => names.some((name) => isSamePerson(name, holder.name)));
}

/** Whether a document will have expired in 60 days. */
export function expiresSoon(document: CaseDocument, now: Date): boolean {
  const expiry = dateIn(document, "expiry_date");
  return expiry !== null && expiry < addDays(now, EXPIRES_SOON_DAYS).toISOString().slice(0, 10);
}

/** YYYY-MM-DD of a document, or of the day on which it was handed in. */
export const dayOf = (document: CaseDocument): string => datedOf(document).slice(0, 10);
