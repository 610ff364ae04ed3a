import { isoTime } from "../../platform/clock.ts";
import { refuse } from "../../platform/errors.ts";
import { type AuditDraft, type ChangeMeta, type RuleOutcome, change, sightAgain } from "../case/case.change.ts";
import type { CaseDocument, DocumentReview } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { reviseResult } from "../diligence/due-diligence.rules.ts";
import { certainKind } from "../readings/certain-kind.ts";
import { canCorrect, isConfirmation } from "../readings/effective-facts.rules.ts";
import { findDocument } from "./document.rules.ts";
import { refuseDecided } from "./filed-evidence.rules.ts";

export type ReviewInput = Omit<DocumentReview, "reviewed_by" | "reviewed_at">;

/**
 * Records what an officer says of a document, in place of an earlier review, and derives the checks again. A rejected
 * document counts as missing; an accepted one counts even if a later file superseded it.
 */
export function reviewDocument(
  record: CaseRecord,
  documentId: string,
  input: ReviewInput,
  meta: ChangeMeta,
): RuleOutcome<CaseDocument> {
  const document = findDocument(record, documentId);
  if (!document || document.source === "system") return refuse("not_found", "The document was not found.");
  if (isCorrection(document, input) && input.reason === null) return reasonMissing();
  const refused = refuseDecided(record) ?? refuseCorrections(document, input);
  if (refused) return refused;
  const stated = input.facts.map((fact) => ({
    ...fact,
    ...(isConfirmed(document)(fact) && { confirms: true as const }),
  }));
  const { superseded, ...rest } = document;
  const reviewed: CaseDocument = {
    ...rest,
    review: { ...input, facts: stated, reviewed_by: meta.actor.id, reviewed_at: isoTime(meta.now) },
    ...(superseded && input.outcome === "rejected" ? { superseded } : {}),
  };
  const documents = record.documents.map((known) => (known === document ? reviewed : known));
  const { outcome, kind, facts, reason } = input;
  const details = { document_id: documentId, requirement_id: document.requirement_id, outcome, kind, facts, reason };
  const audit: AuditDraft = { event: "DOCUMENT_REVIEWED", details };
  return change(reviseResult({ ...record, documents }, meta.now), reviewed, [audit], sightAgain(record));
}

/** Whether a review contradicts what the document was handed in, filed or read as. */
function isCorrection(document: CaseDocument, { outcome, kind, facts }: ReviewInput): boolean {
  const known = certainKind(document.reading) ?? document.filed?.kind;
  const isCorrected = !facts.every(isConfirmed(document));
  return outcome === "rejected" || isCorrected || (known !== undefined && kind !== null && kind !== known);
}

const isConfirmed =
  (document: Pick<CaseDocument, "reading">) =>
  ({ id, value }: ReviewInput["facts"][number]): boolean =>
    isConfirmation(document, id, value);

/** A correction that would change nothing is a slip of the officer's, who would count on it. */
function refuseCorrections(document: CaseDocument, { facts }: ReviewInput): RuleOutcome<never> | null {
  const named = facts.map(({ id }) => id);
  const errors = facts.flatMap(({ id, value }, at) =>
    canCorrect(document, id, value, named)
      ? []
      : [
          {
            path: `facts.${at}`,
            code: "invalid",
            message: "is no fact of this document, not of its form, or of a holder whom nothing names",
          },
        ],
  );
  return errors.length === 0 ? null : refuse("validation_failed", "The body is not valid.", { errors });
}

const reasonMissing = () =>
  refuse("validation_failed", "The body is not valid.", {
    errors: [{ path: "reason", code: "required", message: "is required for a rejection or a correction" }],
  });
