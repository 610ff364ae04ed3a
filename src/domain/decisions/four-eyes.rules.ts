import { mayBeSameOfficer } from "../../platform/actor-name.rules.ts";
import type { Finding } from "../case/case.model.ts";
import { isSettledAlert, isTakenOver } from "../case/findings.rules.ts";
import type { CaseRecord, DecisionInput, FourEyesReason } from "../case/case.record.ts";
import { isRefusedByOther } from "../case/refused-approvals.rules.ts";
import { isOpen } from "../diligence/check.model.ts";
import type { RiskRating } from "../diligence/rating.model.ts";
import { atLeast, isApproval, isSarLocked, openBlockingChecks, overriddenGates, type Standing } from "./gates.rules.ts";
import { CORRECTED } from "../diligence/corrected-facts.rules.ts";
import { setAside } from "../diligence/set-aside.rules.ts";
import { isDeclaredBefore, TAKEN_BACK } from "../diligence/taken-back.rules.ts";
import { criticalAlerts, dismissedBy } from "../network/standing-alerts.rules.ts";
import { liftsRestrictions } from "../reviews/standing-restrictions.rules.ts";
import { confirmedHits, isHit } from "./hits.rules.ts";
import { saidBeforeIn } from "./said-before.ts";
import { isShutCustomer, speaksAgainst } from "./to-settle.rules.ts";

export const HIGH_RISK_SCORE = 0.7;

/** Why a decision needs a second officer; empty if it does not (diligence, section 3). */
export function fourEyesReasons(standing: Standing, input: DecisionInput, recommended: string): FourEyesReason[] {
  const { record } = standing;
  const reasons = overriddenGates(standing, input).map((gate): FourEyesReason => `override:${gate}`);
  if (isApproval(input.decision)) reasons.push(...reasonsOfApproval(standing));
  if (isApproval(input.decision) && liftsRestrictions(record, input)) reasons.push("lifts_restrictions");
  if (record.status === "ESCALATED") reasons.push("escalated_case");
  const isAgainst = isApproval(input.decision)
    ? recommended !== "approve"
    : input.decision === "reject" && recommended === "approve";
  if (isAgainst) reasons.push("against_recommendation");
  return reasons;
}

function reasonsOfApproval(standing: Standing): FourEyesReason[] {
  const { record, checks } = standing;
  const officer = standing.officer?.id;
  const latest = record.investigations.at(-1);
  const reasons: FourEyesReason[] = [];
  if ((latest?.risk_score ?? 0) >= HIGH_RISK_SCORE) reasons.push("high_risk_score");
  if (latest?.findings.some(({ severity }) => severity === "critical")) reasons.push("critical_finding");
  if (latest?.findings.some(({ severity, clearance }) => atLeast(severity, "high") && !clearance)) {
    reasons.push("high_finding");
  }
  if (latest?.findings.some(isShutCustomer)) reasons.push("customer_restricted");
  if (isSarLocked(record)) reasons.push("open_sar_trigger");
  if (latest?.risk_rating?.level === "high") reasons.push("high_risk_rating");
  if (confirmedHits(record, "pep").length > 0) reasons.push("confirmed_pep");
  const own = latest?.findings.filter((finding) => isOwnSettlement(finding, officer)) ?? [];
  const before = saidBeforeIn(own);
  const isUnsaid = own.some(({ code }) => code === "pep_stated");
  const isDenied = latest?.findings.some(isDeclaredBefore) ?? false;
  if (isDeclaredExposed(record) || isDenied || before.isExposed || isUnsaid) reasons.push("declared_pep");
  if (latest?.risk_rating && hasFactor(latest.risk_rating, "pep_unanswered")) reasons.push("pep_unanswered");
  if ((latest?.risk_rating && hasFactor(latest.risk_rating, "high_risk_country")) || before.countries.length > 0) {
    reasons.push("high_risk_country");
  }
  if (criticalAlerts(record).length > 0) reasons.push("critical_alert");
  const dismissed = dismissedBy(record, officer);
  if (dismissed.some(({ severity }) => severity === "critical")) reasons.push("own_dismissal");
  if (dismissed.some(({ severity }) => severity !== "critical")) reasons.push("own_high_dismissal");
  if (dismissed.length === 0 && latest?.findings.some(isSettledAlert)) reasons.push("alert_dismissed");
  const isOwnRejection = setAside(record).some(({ by }) => mayBeSameOfficer(by, officer));
  if (own.length > 0 || isOwnRejection) reasons.push("own_settlement");
  if (latest?.findings.some((one) => isOwnCorrection(record, one, officer))) reasons.push("own_correction");
  if (latest?.findings.some(({ code }) => code === "registry_dissolving")) reasons.push("entity_ending");
  if (isRefusedByOther(record, officer)) reasons.push("refused_approval");
  if (latest?.findings.some(isTakenOver)) reasons.push("unapproved_clearing");
  const blocking = openBlockingChecks(standing);
  if (checks.some((check) => isOpen(check) && !blocking.includes(check))) reasons.push("open_check");
  return reasons;
}

/** What the customer says against itself, and a match with a sanctions list, ask for the judgement of another officer at least. */
const isGrave = (finding: Finding): boolean =>
  atLeast(finding.severity, "high") ||
  finding.code === TAKEN_BACK.exposure ||
  speaksAgainst(finding) ||
  (finding.category === "sanctions" && isHit(finding));

/** Whether the officer alone settled a grave finding, of whatever code: nobody else has judged the words that settled it. */
const isOwnSettlement = (finding: Finding, officer: string | undefined): boolean =>
  isGrave(finding) && mayBeSameOfficer(finding.clearance?.cleared_by, officer);

/** Officers who settled grave findings, so that none of them approves alone. */
export const settledBy = ({ investigations }: CaseRecord): string[] => [
  ...new Set((investigations.at(-1)?.findings ?? []).filter(isGrave).flatMap((one) => one.clearance?.cleared_by ?? [])),
];

/** Whether the officer corrected what a paper says against the customer, also where another officer settled that. */
const isOwnCorrection = ({ documents }: CaseRecord, { source_entry: entry }: Finding, officer: string | undefined) =>
  documents.some(
    ({ document_id: id, review }) => entry === `${CORRECTED}${id}` && mayBeSameOfficer(review?.reviewed_by, officer),
  );

/**
 * Whether an answer of the customer or an officer's filing of its owners names a prominent public function, of a relative too. No
 * hit can confirm it where no list has the person, so the statement counts as a confirmation.
 */
export function isDeclaredExposed({ investigations }: CaseRecord): boolean {
  const rating = investigations.at(-1)?.risk_rating;
  return rating !== undefined && (hasFactor(rating, "pep_declared") || hasFactor(rating, "pep_stated"));
}

const hasFactor = ({ dimensions }: RiskRating, word: string): boolean =>
  dimensions.some(({ factors }) => factors.some(({ factor }) => factor === word));

const SENIOR: readonly FourEyesReason[] = [
  "customer_restricted",
  "open_sar_trigger",
  "escalated_case",
  "high_risk_rating",
  "confirmed_pep",
  "declared_pep",
  "high_risk_country",
  "open_check",
  "critical_alert",
  "own_dismissal",
];

/** Whether the second officer must be a compliance manager or an MLRO. */
export const needsSenior = (reasons: readonly string[]): boolean =>
  reasons.some((reason) => reason.startsWith("override:") || (SENIOR as readonly string[]).includes(reason));
