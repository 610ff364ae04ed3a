import type { CaseRecord } from "../case/case.record.ts";
import { isOpen } from "../diligence/check.model.ts";
import { currentChecks, factsInForce } from "../diligence/due-diligence.rules.ts";
import { requirementStandings } from "../diligence/requirement-standings.rules.ts";
import { IDENTITY_KINDS, kindsFor } from "../documents/document-kinds.ts";
import type { ObservedChange } from "./monitoring-event.model.ts";

/** Days within which a customer who was approved without a valid identity document has to show one. */
export const TO_IDENTIFY_DAYS = 30;

/** Why an approved case has no valid identity document, by an override, as a sentence; null where it has, and where none is required. */
export function openIdentity(record: CaseRecord): string | null {
  const { decision, status } = record;
  if (decision === null || status !== "APPROVED") return null;
  const checks = currentChecks(record, new Date(decision.decidedAt)).filter(isOpen);
  const identity = checks.find(({ check }) => check === "identity");
  if (identity !== undefined) return identity.how;
  // Of a company, that of who represents it is among its documents.
  if (!checks.some(({ check }) => check === "documents")) return null;
  const lacking = requirementStandings(factsInForce(record, new Date(decision.decidedAt))).find(
    ({ id, state }) => kindsFor(id).some((kind) => IDENTITY_KINDS.includes(kind)) && LACKING.has(state),
  );
  return lacking === undefined
    ? null
    : `${lacking.label}: ${lacking.state === "expired" ? "expired" : "none that counts"}.`;
}

const LACKING: ReadonlySet<string> = new Set(["missing", "rejected", "wrong_kind", "stranger", "expired"]);

/** The event of such an approval, so that the document is asked for although nothing expires. @param dueOn YYYY-MM-DD */
export const unidentifiedNotice = (
  relationshipId: string,
  { workflowId, decision }: CaseRecord,
  why: string,
  dueOn: string,
): ObservedChange => ({
  relationshipId,
  partyId: null,
  type: "document_expiry",
  severity: "high",
  key: JSON.stringify(["unidentified", relationshipId, workflowId, decision!.decidedAt]),
  title: `The customer was approved without a valid identity document, by an override. ${why} A valid one is due by ${dueOn}.`,
  before: null,
  after: { is_valid: false, workflow_id: workflowId },
  evidenceIds: [],
  needsRole: null,
  consequence: "none",
});
