import { newest } from "../case/facts.rules.ts";
import { oncePerObject } from "../../platform/once-per-object.ts";
import { SEVERITIES, type Discrepancy, type Finding, type Severity } from "../case/case.model.ts";
import type { CaseRecord, DecisionInput, DecisionKind, OverridableGate } from "../case/case.record.ts";
import { isEnded } from "../case/ended-entity.rules.ts";
import { isMediaGap } from "../case/media-gap.rules.ts";
import { BLOCKING_CHECKS, type Check, isOpen } from "../diligence/check.model.ts";
import { currentChecks } from "../diligence/due-diligence.rules.ts";
import { missingSanctionsLists } from "../diligence/screening-check.rules.ts";
import { criticalAlerts, isNetworkRead } from "../network/standing-alerts.rules.ts";
import type { SarOfficer } from "../sar/circle.rules.ts";
import { knowsOpenSar } from "../sar/open-sar.rules.ts";
import { confirmedHits, openHits } from "./hits.rules.ts";
import { isArticle, isToRead } from "./news-to-read.rules.ts";

/** What can block a decision, in the order in which the gates are checked. */
export const GATES = [
  "sar_first",
  "sanctioned",
  "prohibited",
  "dissolved_entity",
  "open_ubo_discrepancy",
  "open_screening_hit",
  "mandatory_check_open",
] as const;
export type Gate = (typeof GATES)[number];

/** Gates as a case states them: a critical alert refuses no approval, but a senior second officer must give it. */
export const STATED_GATES = [...GATES, "critical_alert"] as const;
export type StatedGate = (typeof STATED_GATES)[number];

/** `not_established`: what the gate looks at is not known, so nobody can say that it passed. */
export const GATE_STATES = ["passed", "shut", "not_established"] as const;
export type GateState = (typeof GATE_STATES)[number];

const TRIGGER_CATEGORIES: readonly Finding["category"][] = ["sanctions", "criminal", "enforcement"];

export const atLeast = (severity: Severity, minimum: Severity): boolean =>
  SEVERITIES.indexOf(severity) >= SEVERITIES.indexOf(minimum);

/** Whether a finding is one that an MLRO assesses before anything else is decided. */
export const isSarTrigger = ({ category, severity }: Finding): boolean =>
  TRIGGER_CATEGORIES.includes(category) && atLeast(severity, "high");

/**
 * Findings of any iteration that block the SAR-first gate. Neither an officer's clearance nor a later iteration without
 * them removes one.
 */
export const sarTriggers = oncePerObject((record: CaseRecord): readonly Finding[] =>
  record.investigations.flatMap((result) => result.findings).filter(isSarTrigger),
);

const keyWith = ({ category, subject }: Finding, what: string): string =>
  JSON.stringify([category, subject ?? "", what]);
const entryKey = (finding: Finding): string => keyWith(finding, finding.source_entry ?? finding.id);

/**
 * Key of a trigger in a completed assessment: category, subject and source entry. An article is known by its words and their
 * severity: the same text at another publisher is covered, and other words at the same address are a later trigger. A
 * headline without a text is the same article only in its month (`articleFingerprint`).
 */
export const triggerKey = (finding: Finding): string =>
  isArticle(finding) && finding.entry_fingerprint !== undefined
    ? keyWith(finding, `words ${finding.severity} ${finding.entry_fingerprint}`)
    : entryKey(finding);

/**
 * Triggers that no completed MLRO assessment covers. An assessment from before articles had fingerprints names an address,
 * and covers what stands there, in new words too.
 */
export function openTriggers(record: CaseRecord): Finding[] {
  const covered = new Set(record.assessments.flatMap((assessment) => assessment.triggers));
  const isCovered = (finding: Finding) =>
    [triggerKey(finding), triggerKey({ ...finding, severity: "critical" }), entryKey(finding)].some((key) =>
      covered.has(key),
    );
  return sarTriggers(record).filter((finding) => !isCovered(finding));
}

/** While the lock holds, nothing that a customer can read or write may reveal it (tipping off). */
export const isSarLocked = (record: CaseRecord): boolean => openTriggers(record).length > 0;

/**
 * Whether nothing may reach the customer of a review yet: it stands on a hit with a list, and it is not known that no
 * trigger is open.
 */
export function isHeldBack(record: CaseRecord): boolean {
  const { reviewOf, grounds } = record;
  if (reviewOf?.heldBack !== true) return false;
  const lists = grounds?.screening.state === "answered" ? grounds.screening.lists : null;
  return isSarLocked(record) || lists === null || missingSanctionsLists(lists).length > 0;
}

/** Whether the latest register facts say that the entity has stopped, was liquidated or is bankrupt. */
export function isDissolved(record: CaseRecord): boolean {
  return isEnded(newest(record, "registry_status"), newest(record, "juridical_situation"), newest(record, "ending"));
}

export const openUboDiscrepancies = (record: CaseRecord): Discrepancy[] =>
  record.discrepancies.filter((discrepancy) => discrepancy.kind === "ubo" && discrepancy.status === "open");

export const isApproval = (decision: DecisionKind): boolean =>
  decision === "approve" || decision === "approve_with_restrictions";

/** What the gates of an approval see of a case at one time. */
export interface Standing {
  readonly record: CaseRecord;
  /** Whether a decision can be parked for a second officer. */
  readonly makerChecker: boolean;
  readonly checks: readonly Check[];
  /** Who decides; absent where nobody does. */
  readonly officer?: SarOfficer;
  /** Whether the officer decides now: what a case shows before never depends on a report. */
  readonly isDeciding?: true;
}

export const standingOf = (record: CaseRecord, now: Date, makerChecker = true, officer?: SarOfficer): Standing => ({
  record,
  makerChecker,
  checks: currentChecks(record, now),
  ...(officer === undefined ? {} : { officer }),
});

/** Mandatory checks that no approval passes without an override, and that are not established. */
export const openBlockingChecks = ({ checks }: Standing): Check[] =>
  checks.filter((check) => BLOCKING_CHECKS.includes(check.check) && isOpen(check));

/**
 * Whether the officer knows of an open report: who suspects the customer does not take it on before the report is filed or rejected. For
 * everybody else the gates stand as without the report.
 */
const knowsReport = ({ record, officer, isDeciding }: Standing): boolean =>
  isDeciding === true && officer !== undefined && knowsOpenSar(record, officer);

/** The first gate that blocks a decision and is not overridden, or null. */
export function blockingGate(standing: Standing, input: DecisionInput): Gate | null {
  const overridden = overriddenGates(standing, input);
  return shutGates(standing, input).find((gate) => !(overridden as Gate[]).includes(gate)) ?? null;
}

/** Every gate that is shut for a decision, in order, overridden or not. */
export function shutGates(standing: Standing, input: DecisionInput): Gate[] {
  const { record, makerChecker } = standing;
  const isLocked = isSarLocked(record);
  if (!isApproval(input.decision)) {
    const contactsCustomer = input.decision === "reject" || input.decision === "follow_up";
    const isWithheld = input.decision === "follow_up" && isHeldBack(record);
    return contactsCustomer && (isLocked || isWithheld) ? ["sar_first"] : [];
  }
  const gates: Gate[] = [];
  // A second officer is asked first, and then the gate is shut: nobody is approved before the MLRO's assessment.
  if (isLocked && !makerChecker) gates.push("sar_first");
  if (confirmedHits(record, "sanctions").length > 0) gates.push("sanctioned");
  if (record.investigations.at(-1)?.risk_rating?.level === "prohibited") gates.push("prohibited");
  if (isDissolved(record)) gates.push("dissolved_entity");
  if (openUboDiscrepancies(record).length > 0) gates.push("open_ubo_discrepancy");
  if (hitsToSettle(record).length > 0) gates.push("open_screening_hit");
  if (checksToOverride(standing, input).length > 0) gates.push("mandatory_check_open");
  // Behind what everybody is told: the report is known to few.
  if (!gates.includes("sar_first") && knowsReport(standing)) gates.push("sar_first");
  return gates;
}

/** Open hits, except triggers that the MLRO has yet to assess: the SAR-first gate stands before those. */
function hitsToSettle(record: CaseRecord): Finding[] {
  const unassessed = new Set(openTriggers(record).map(({ id }) => id));
  return openHits(record).filter(({ id }) => !unassessed.has(id));
}

/** Open checks that no other override covers: a given one covers the check that is open for its reason alone. */
export function checksToOverride(standing: Standing, input: DecisionInput): Check[] {
  return openBlockingChecks(standing).filter(({ check, outcome }) => {
    if (outcome !== "contradicted") return true;
    if (check === "status") return input.overrideDissolvedEntity === null || !isDissolved(standing.record);
    if (check !== "beneficial_owners") return true;
    return input.overrideOpenDiscrepancies === null || openUboDiscrepancies(standing.record).length === 0;
  });
}

const OVERRIDABLE: readonly Gate[] = ["dissolved_entity", "open_ubo_discrepancy", "mandatory_check_open"];

export const isOverridable = (gate: Gate): gate is OverridableGate => OVERRIDABLE.includes(gate);

/** Gates that would block the decision and are overridden with a justification. */
export function overriddenGates(standing: Standing, input: DecisionInput): OverridableGate[] {
  return shutGates(standing, input)
    .filter(isOverridable)
    .filter((gate) => overrideJustification(input, gate) !== null);
}

export function overrideJustification(input: DecisionInput, gate: OverridableGate): string | null {
  switch (gate) {
    case "dissolved_entity":
      return input.overrideDissolvedEntity;
    case "open_ubo_discrepancy":
      return input.overrideOpenDiscrepancies;
    case "mandatory_check_open":
      return input.overrideOpenChecks ?? null;
  }
}

/** The overrides that come with a decision, each with its justification. */
export const givenOverrides = (
  input: DecisionInput,
): { readonly gate: OverridableGate; readonly justification: string }[] =>
  OVERRIDABLE.filter(isOverridable).flatMap((gate) => {
    const justification = overrideJustification(input, gate);
    return justification === null ? [] : [{ gate, justification }];
  });

/** The gates of an approval and of contact with the customer, each with what is known of it. */
export function gateStates(standing: Standing): { readonly gate: StatedGate; readonly state: GateState }[] {
  const { record, checks } = standing;
  const isInvestigated = record.investigations.length > 0;
  const outcomeOf = (name: Check["check"]) => checks.find(({ check }) => check === name)?.outcome;
  const isKnown = (name: Check["check"]) => outcomeOf(name) === undefined || outcomeOf(name) !== "not_established";
  // A check that is not made of this customer, such as the status of a natural person, was not looked at.
  const wasMade = (name: Check["check"]) => outcomeOf(name) !== undefined && isKnown(name);
  const state = (isShut: boolean, known: boolean): GateState =>
    isShut ? "shut" : isInvestigated && known ? "passed" : "not_established";
  const screened = isKnown("screening");
  // Triggers come from the lists and from the media.
  const reported = !record.investigations.at(-1)?.findings.some((one) => isMediaGap(one) || isToRead(one));
  return [
    { gate: "sar_first", state: state(isSarLocked(record), screened && reported) },
    { gate: "sanctioned", state: state(confirmedHits(record, "sanctions").length > 0, screened) },
    {
      gate: "prohibited",
      state: state(
        record.investigations.at(-1)?.risk_rating?.level === "prohibited",
        // Seat, owners and activities may be prohibited, so they must be known.
        record.investigations.at(-1)?.risk_rating !== undefined &&
          isKnown("registration") &&
          isKnown("beneficial_owners"),
      ),
    },
    { gate: "dissolved_entity", state: state(isDissolved(record), wasMade("status")) },
    {
      gate: "open_ubo_discrepancy",
      state: state(openUboDiscrepancies(record).length > 0, wasMade("beneficial_owners")),
    },
    { gate: "open_screening_hit", state: state(openHits(record).length > 0, screened) },
    { gate: "mandatory_check_open", state: state(openBlockingChecks(standing).length > 0, true) },
    { gate: "critical_alert", state: state(criticalAlerts(record).length > 0, isNetworkRead(record)) },
  ];
}
