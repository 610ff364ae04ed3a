import type { EvidenceRef } from "../case/case.model.ts";
import { type RuleOutcome, change } from "../case/case.change.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { type FactDraft, mergeFacts } from "../case/facts.rules.ts";
import type { LinkedVerification } from "./verification.model.ts";

/** Data that a verification adds to its case. */
export interface VerificationLink {
  readonly verification: LinkedVerification;
  readonly facts: readonly FactDraft[];
  readonly evidence: readonly EvidenceRef[];
  /** The partner that requested it. */
  readonly requestorId: string;
}

/** Adds a verification's facts and evidence to a case, with an audit entry. */
export function linkVerification(record: CaseRecord, link: VerificationLink): RuleOutcome<undefined> {
  const { verification, requestorId } = link;
  const known = new Set(record.evidence.map(({ id }) => id));
  const linked: CaseRecord = {
    ...record,
    facts: mergeFacts(record.facts, link.facts),
    evidence: [...record.evidence, ...link.evidence.filter(({ id }) => !known.has(id))],
    verification: newest(record.verification, verification),
  };
  const details = {
    verification_id: verification.verification_id,
    status: verification.status,
    risk_flags: verification.flags.map(({ flag }) => flag),
    requestor_id: requestorId,
  };
  return change(
    linked,
    undefined,
    [{ event: "VERIFICATION_LINKED", details }],
    [
      { kind: "publish_verification", payload: { verificationId: verification.verification_id } },
      { kind: "record_in_graph" },
    ],
  );
}

const newest = (before: LinkedVerification | null, after: LinkedVerification): LinkedVerification =>
  before !== null && before.verified_at > after.verified_at ? before : after;
