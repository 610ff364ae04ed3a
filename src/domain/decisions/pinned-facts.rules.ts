import { bundleHash, canonicalHash } from "../../platform/canonical-json.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { alertFindings } from "../network/standing-alerts.rules.ts";
import { hitState, isHit } from "./hits.rules.ts";
import { findingsToSettle } from "./to-settle.rules.ts";
import { compareText } from "../../platform/compare-text.ts";

/**
 * Hash of what a parked decision rests on beside the evidence: checks, hits with their state, the merchant category and
 * the rating. A screening that finds the same entries again does not change it.
 */
export function factsHash(record: CaseRecord): string {
  const latest = record.investigations.at(-1);
  const alerts = alertFindings(record).map(({ id, severity }) => [id, severity]);
  const toSettle = findingsToSettle(record).map(({ id }) => id);
  return canonicalHash({
    checks: (latest?.checks ?? []).map(({ check, outcome, reason }) => [check, outcome, reason]),
    hits: (latest?.findings ?? [])
      .filter(isHit)
      .map((finding) => [finding.id, finding.entry_fingerprint!, hitState(finding)])
      .sort(([a], [b]) => compareText(a!, b!)),
    mcc: record.mcc?.decision?.mcc_code ?? record.mcc?.primary_recommendation.mcc_code ?? null,
    rating: latest?.risk_rating?.level ?? null,
    // Absent without any, as in decisions that earlier versions parked.
    ...(alerts.length > 0 && { alerts: alerts.sort(([a], [b]) => compareText(a!, b!)) }),
    // Absent without any, as in decisions that earlier versions parked.
    ...(toSettle.length > 0 && { toSettle }),
    // Absent where nobody filed any, as in decisions that earlier versions parked.
    ...(record.ownershipFiled && {
      owners: record.ownershipFiled.map(({ filing_id, withdrawn }) => [filing_id, withdrawn !== undefined]),
    }),
    documents: record.documents
      .filter(({ source }) => source !== "system")
      .map(({ document_id, review, reading }) => [
        document_id,
        review?.outcome ?? null,
        review?.kind ?? null,
        // Absent before it was read, as in decisions that earlier versions parked.
        ...(reading ? [reading.reader_version, reading.status, reading.kind] : []),
      ]),
  });
}

/** A parked decision rests on the evidence of before, unless the facts changed. */
export function keepPinned(before: CaseRecord, revised: CaseRecord): CaseRecord {
  const { parked } = before;
  const isUntouched =
    parked !== null && parked.bundleHash === bundleHash(before.evidence) && factsHash(before) === factsHash(revised);
  return isUntouched ? { ...revised, parked: { ...parked, bundleHash: bundleHash(revised.evidence) } } : revised;
}

/** Whether a parked decision rests on facts or evidence that changed since: nobody can confirm it any more. */
export function isOutdated(record: CaseRecord, parked: NonNullable<CaseRecord["parked"]>): boolean {
  const isPinned = parked.factsHash === undefined || parked.factsHash === factsHash(record);
  return !isPinned || bundleHash(record.evidence) !== parked.bundleHash;
}
