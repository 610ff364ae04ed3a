import { derivedId } from "../../platform/ids.ts";
import type { CaseDocument, EvidenceRef } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { whoIsBehind, whoItIs } from "../customer/customer-words.ts";
import { describeCustomer } from "../customer/describe-customer.rules.ts";
import { describeParties } from "../customer/parties.rules.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import type { OwnershipFiling } from "../ownership/ownership-filing.model.ts";
import { knownCase } from "../readings/known-case.ts";
import { isDocumentType, OTHER_DOCUMENT } from "../templates/document-types.ts";
import { dayOf, goodDocuments } from "./good-documents.rules.ts";
import type { ReviewStart } from "./review-asks.rules.ts";
import type { CarriedDocument, LastDecision } from "./review.model.ts";

/** Of a document that was handed in before the review, like those of the iteration before a case's first. */
const BEFORE = 0;

interface Copied<T> {
  /** Object key in the last approved case. */
  readonly from: string;
  readonly to: T;
}

/** What a review begins with beside what the record itself repeats. */
export interface CarriedOver {
  readonly documents: readonly Copied<CaseDocument>[];
  readonly ownershipFiled: readonly OwnershipFiling[];
  /** The bodies of what officers filed of the owners. */
  readonly evidence: readonly Copied<EvidenceRef>[];
}

/** Documents that still count and what officers filed of the owners, at their own place in the review's storage. */
export function carryOver({ basis, policy, now, since }: ReviewStart, caseId: string): CarriedOver {
  const facts = { ...knownCase(basis, now), policy };
  const ownershipFiled = (basis.ownershipFiled ?? []).filter(({ withdrawn }) => withdrawn === undefined);
  const filed = new Set(ownershipFiled.map(({ evidence_id }) => evidence_id));
  return {
    documents: goodDocuments(facts, since).map((document) => ({
      from: document.key,
      to: carried(basis, document, caseId),
    })),
    ownershipFiled,
    evidence: basis.evidence
      .filter(({ id }) => filed.has(id))
      .map((evidence) => ({
        from: evidence.key,
        to: { ...evidence, key: `${caseId}${evidence.key.slice(basis.caseId.length)}` },
      })),
  };
}

/** The same document with its review and reading, under an id and a key of the review. */
function carried(basis: CaseRecord, document: CaseDocument, caseId: string): CaseDocument {
  const type = documentTypeOf(basis, document);
  return {
    ...document,
    document_id: derivedId("carried", caseId, document.document_id),
    // A place where a copy goes again that an interruption left without a review.
    key: `${caseId}/evidence/${document.sha256}`,
    // The task that it answered is one of the last case.
    requirement_id: document.filed || isDocumentType(type) ? type : OTHER_DOCUMENT,
    iteration: BEFORE,
  };
}

export const describeCarried = (document: CaseDocument): CarriedDocument => ({
  documentId: document.document_id,
  filename: document.filename,
  dated: dayOf(document),
});

/** The customer as the decision of an approved case found it, with the restrictions that are in force now. */
export function lastDecision(basis: CaseRecord, now: Date, restrictions: readonly string[]): LastDecision {
  const decision = basis.decision!;
  const customer = describeCustomer(basis, now);
  return {
    decision: restrictions.length > 0 ? "approve_with_restrictions" : "approve",
    decidedAt: decision.decidedAt,
    restrictions,
    setBy: decision.maker,
    reason: decision.reason,
    rating: basis.investigations.at(-1)?.risk_rating?.level ?? null,
    parties: describeParties(basis).map(({ name, kind, origin }) => ({ name, kind, origin })),
    words: `${whoItIs(customer)} ${whoIsBehind(customer)}`,
  };
}
