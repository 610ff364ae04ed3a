import { addDays } from "../../platform/clock.ts";
import type { CaseDocument } from "../case/case.model.ts";
import { isSamePerson } from "../customer/same-person.ts";
import { dateIn, personsIn } from "../readings/effective-facts.rules.ts";
import { judgeDocument } from "../diligence/judge-document.rules.ts";
import { datedOf, type DocumentFacts, isLive } from "../diligence/provided-documents.ts";

/** A document that expires within this time is asked for again. */
const EXPIRES_SOON_DAYS = 60;

/**
 * Documents that count today: read or accepted, not rejected, superseded, expired or too old.
 * @param left names of those who are behind the customer no more, whose identity documents identify nobody.
 */
export const goodDocuments = (facts: DocumentFacts, left: readonly string[] = []): CaseDocument[] =>
  facts.documents.filter((document) => {
    if (!isLive(document) || isHeldBy(left, document)) return false;
    const { state } = judgeDocument(facts, document);
    // In sample mode nobody reads documents, so that having been handed in counts.
    return state === "accepted" || (state === "undetermined" && facts.grounds?.sample === true);
  });

/** Whether somebody of these names is the holder of an identity document. */
export const isHeldBy = (names: readonly string[], document: CaseDocument): boolean =>
  personsIn(document, ["holder"]).some((holder) => names.some((name) => isSamePerson(name, holder.name)));

/** Whether a document will have expired in 60 days. */
export function expiresSoon(document: CaseDocument, now: Date): boolean {
  const expiry = dateIn(document, "expiry_date");
  return expiry !== null && expiry < addDays(now, EXPIRES_SOON_DAYS).toISOString().slice(0, 10);
}

/** YYYY-MM-DD of a document, or of the day on which it was handed in. */
export const dayOf = (document: CaseDocument): string => datedOf(document).slice(0, 10);
