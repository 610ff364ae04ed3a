import { bundleHash } from "../../platform/canonical-json.ts";
import { isoTime } from "../../platform/clock.ts";
import type { EvidenceRef } from "../../domain/case/case.model.ts";
import { oldestOf } from "./citation.rules.ts";
import { type Findings, readChecks } from "./checks.rules.ts";
import { confidenceOf, coverEui } from "./coverage.rules.ts";
import { raiseFlags, statusOf } from "./flags.rules.ts";
import type {
  LinkedVerification,
  UnsignedVerification,
  Verification,
  VerificationInput,
} from "../../domain/verification/verification.model.ts";

/** Both spellings of a ten-digit enterprise number. */
export const inputOf = (number: string): VerificationInput => ({
  enterprise_number: number,
  vat_number: `BE${number}`,
});

/** All raw answers behind a verification. */
export const evidenceOf = ({ kbo, vies, peppol, debt, gazette }: Findings): readonly EvidenceRef[] =>
  [kbo, vies, peppol, debt, gazette].flatMap(({ evidence }) => evidence);

/** Derives the verification from the sources' answers. Pure: the same answers give the same result. */
export function composeVerification(
  found: Findings,
  facts: {
    readonly verificationId: string;
    readonly number: string;
    readonly timestamp: string;
    readonly validForMs: number;
    readonly sample: boolean;
  },
): UnsignedVerification {
  const today = facts.timestamp.slice(0, 10);
  const checks = readChecks(found, today);
  const evidence = evidenceOf(found);
  const flags = raiseFlags(checks, found.kbo.value, today);
  return {
    verification_id: facts.verificationId,
    timestamp: facts.timestamp,
    input: inputOf(facts.number),
    result: {
      status: statusOf(flags),
      confidence: confidenceOf(checks),
      risk_flags: flags.map(({ flag }) => flag),
      flag_details: flags,
    },
    checks,
    eui_coverage: coverEui(checks),
    evidence_bundle_hash: bundleHash(evidence),
    valid_until: isoTime(new Date(Date.parse(oldestOf(evidence) ?? facts.timestamp) + facts.validForMs)),
    sample: facts.sample,
  };
}

/** The summary that a case and its report hold. */
export const summaryOf = ({ verification_id, timestamp, result, checks }: Verification): LinkedVerification => ({
  verification_id,
  status: result.status,
  verified_at: timestamp,
  checks: Object.entries(checks).map(([name, { outcome, reason, detail }]) => ({
    name,
    outcome,
    reason: detail ?? reason,
  })),
  flags: result.flag_details,
});
