import { isSenior } from "../../platform/roles.ts";
import { mayBeSameOfficer } from "../../platform/actor-name.rules.ts";
import { bundleHash } from "../../platform/canonical-json.ts";
import { isoTime } from "../../platform/clock.ts";
import { refuse } from "../../platform/errors.ts";
import { recommendAction } from "../case/brief.rules.ts";
import {
  type AuditDraft,
  type CaseEffect,
  type Change,
  type ChangeMeta,
  type RuleOutcome,
  change,
} from "../case/case.change.ts";
import { nextStatus } from "../case/case.machine.ts";
import type { CaseStatus, FollowUpTask } from "../case/case.model.ts";
import type { CaseRecord, DecisionInput, FourEyesReason, GateOverride, RefusedApproval } from "../case/case.record.ts";
import { effectsOf } from "./decision-effects.rules.ts";
import {
  blockingGate,
  isApproval,
  isSarLocked,
  openUboDiscrepancies,
  overriddenGates,
  overrideJustification,
  type Standing,
  standingOf,
} from "./gates.rules.ts";
import { isOpen } from "../diligence/check.model.ts";
import { fourEyesReasons, needsSenior } from "./four-eyes.rules.ts";
import { knowsOpenSar } from "../sar/open-sar.rules.ts";
import { withUnprompted } from "./provisional.rules.ts";
import { findingsToSettle } from "./to-settle.rules.ts";
import { blocked, stateRefusal, wordlessRefusal } from "./refusals.rules.ts";
import { factsHash, isOutdated } from "./pinned-facts.rules.ts";

export interface DecisionAnswer {
  readonly status: CaseStatus;
  readonly message: string;
}

/** `portalExpiresAt`: the new expiry of the portal link after a follow_up. */
export interface DecisionMeta extends ChangeMeta {
  readonly makerChecker: boolean;
  readonly portalExpiresAt: string;
}

/**
 * Takes an officer's decision. Checks state, then gates in their order, then four eyes. Refuses with `invalid_state`,
 * `max_iterations_reached`, `gate_blocked`.
 */
export function takeDecision(
  record: CaseRecord,
  input: DecisionInput,
  meta: DecisionMeta,
): RuleOutcome<DecisionAnswer> {
  return (
    stateRefusal(record, input.decision) ??
    withUnprompted(record, input, meta, (unprompted) => decide(unprompted, input, meta))
  );
}

function decide(record: CaseRecord, input: DecisionInput, meta: DecisionMeta): RuleOutcome<DecisionAnswer> {
  const standing: Standing = { ...standingOf(record, meta.now, meta.makerChecker, meta.actor), isDeciding: true };
  const gate = blockingGate(standing, input);
  if (gate) return blocked(standing, input, gate);
  const reasons = fourEyesReasons(standing, input, recommendAction(standing));
  if (meta.makerChecker && reasons.length > 0) return parkDecision(record, input, reasons, meta);
  return change(...applyDecision(record, input, { maker: meta.actor.id, approver: null }, meta));
}

function parkDecision(
  record: CaseRecord,
  input: DecisionInput,
  reasons: readonly FourEyesReason[],
  meta: ChangeMeta,
): RuleOutcome<DecisionAnswer> {
  const parked: CaseRecord = {
    ...record,
    status: "PENDING_SECOND_APPROVAL",
    parked: {
      input,
      maker: meta.actor.id,
      parkedFrom: record.status,
      parkedAt: isoTime(meta.now),
      bundleHash: bundleHash(record.evidence),
      factsHash: factsHash(record),
      reasons,
      needsSenior: needsSenior(reasons),
    },
  };
  const open = isApproval(input.decision) ? findingsToSettle(record).map(({ title }) => title) : [];
  const because = open.length === 0 ? "" : ` Not settled yet: ${open.join("; ")}.`;
  const message = `A second officer must approve this decision.${because}${openReportNote(record, meta)}`;
  const answer = { status: parked.status, message };
  return change(parked, answer, [
    { event: "DECISION_PARKED", details: { decision: input.decision, reason: input.reason, four_eyes: reasons } },
  ]);
}

export interface SecondApprovalInput {
  readonly decision: "approve" | "reject";
  readonly comment: string | null;
  /** Since when the directory has the maker deactivated; absent for anybody else. */
  readonly makerDeactivatedAt?: string;
}

/**
 * Approves or rejects a parked decision. The gates are checked again before it takes effect. Refuses with
 * `invalid_state`, `four_eyes_same_officer`, `forbidden`, `validation_failed`, `evidence_changed`, `gate_blocked`.
 */
export function answerSecondApproval(
  record: CaseRecord,
  input: SecondApprovalInput,
  meta: DecisionMeta,
): RuleOutcome<DecisionAnswer> {
  const parked = record.parked;
  if (record.status !== "PENDING_SECOND_APPROVAL" || !parked) {
    return refuse("invalid_state", "No decision is pending second approval.", {
      extra: { current_status: record.status },
    });
  }
  if (mayBeSameOfficer(parked.maker, meta.actor.id)) {
    return refuse(
      "four_eyes_same_officer",
      "The officer who made the decision cannot approve or reject it. Another officer approves it, or rejects it, which gives the case back.",
    );
  }
  const returned: CaseRecord = { ...record, status: parked.parkedFrom, parked: null };
  const details = { decision: parked.input.decision, maker: parked.maker, comment: input.comment };
  if (input.decision === "reject") {
    const answer = {
      status: returned.status,
      message: `The decision was rejected. The case is back in status ${returned.status}.`,
    };
    const refused: RefusedApproval = {
      ...details,
      refusedBy: meta.actor.id,
      at: isoTime(meta.now),
    };
    const kept = { ...returned, refusedApprovals: [...(record.refusedApprovals ?? []), refused] };
    return change(kept, answer, [{ event: "SECOND_APPROVAL_REFUSED", details }]);
  }
  if (parked.needsSenior && !isSenior(meta.actor.roles)) {
    return refuse("forbidden", "Only a compliance manager or an MLRO can approve this decision.");
  }
  const gone = input.makerDeactivatedAt;
  const given = { ...details, ...(gone !== undefined && { maker_deactivated_at: gone }) };
  return fireParked(record, returned, { details: given, meta });
}

function fireParked(
  record: CaseRecord,
  returned: CaseRecord,
  { details, meta }: { details: Record<string, unknown> & { readonly comment: string | null }; meta: DecisionMeta },
): RuleOutcome<DecisionAnswer> {
  const parked = record.parked!;
  const { input } = parked;
  const standing: Standing = { ...standingOf(returned, meta.now, meta.makerChecker, meta.actor), isDeciding: true };
  // The decision waits for the MLRO's assessment, so that nobody is taken on before it.
  if (isApproval(input.decision) && isSarLocked(record)) {
    return blocked(standing, input, "sar_first", record);
  }
  if (isOutdated(returned, parked)) {
    const refusal = refuse(
      "evidence_changed",
      "The evidence changed after the decision was made. Make the decision again.",
    );
    return { ...refusal, regardless: plainChange(returned, { ...details, refused: "evidence_changed" }) };
  }
  const gate = blockingGate(standing, input);
  if (gate) return blocked(standing, input, gate);
  const refusal = wordlessRefusal(record, details.comment ?? "");
  if (refusal) return refusal;
  const by = { maker: parked.maker, approver: meta.actor.id };
  const [decided, answer, audit, effects] = applyDecision(returned, input, by, meta);
  return change(decided, answer, [{ event: "SECOND_APPROVAL_GIVEN", details }, ...audit], effects);
}

const plainChange = (record: CaseRecord, details: Record<string, unknown>): Change => ({
  record,
  audit: [{ event: "SECOND_APPROVAL_REFUSED", details }],
  effects: [],
  answer: undefined,
});

/** Applies a decision that passed all checks. */
function applyDecision(
  record: CaseRecord,
  input: DecisionInput,
  by: { readonly maker: string; readonly approver: string | null },
  meta: DecisionMeta,
): [CaseRecord, DecisionAnswer, AuditDraft[], CaseEffect[]] {
  const at = isoTime(meta.now);
  const status = nextStatus(record.status, { type: "officer_decision", decision: input.decision })!;
  const standing = standingOf(record, meta.now, meta.makerChecker);
  const overrides = overriddenGates(standing, input).map((gate): GateOverride => ({
    gate,
    justification: overrideJustification(input, gate)!,
    officer: by.maker,
    at,
  }));
  const recommended = recommendAction(standing);
  const decided: CaseRecord = {
    ...record,
    status,
    parked: null,
    decision: {
      decision: input.decision,
      reason: input.reason,
      restrictions: input.restrictions,
      ...by,
      decidedAt: at,
      iteration: record.iteration,
    },
    overrides: [...record.overrides, ...overrides],
    ...(overrides.some((override) => override.gate === "open_ubo_discrepancy") ? overrideUboDiscrepancies(record) : {}),
    ...(input.decision === "follow_up" ? followUp(record, input, meta) : {}),
  };
  const audit: AuditDraft[] = [
    ...overrides.map((override): AuditDraft => ({
      event: "GATE_OVERRIDDEN",
      details: { gate: override.gate, justification: override.justification },
      actor: by.maker,
    })),
    {
      event: "DECISION_APPLIED",
      details: {
        decision: input.decision,
        status,
        reason: input.reason,
        recommended,
        ...by,
        open_checks: standing.checks.filter(isOpen).map(({ check }) => check),
        ...tierExplained(record),
      },
    },
  ];
  if (input.decision === "follow_up") {
    audit.push({ event: "PORTAL_LINK_RENEWED", details: { expires_at: meta.portalExpiresAt } });
  }
  return [
    decided,
    { status, message: MESSAGES[input.decision] + openReportNote(record, meta) },
    audit,
    effectsOf(record, input, by.maker, recommended, at),
  ];
}

/** The reasons that the audit log left out while a blind sample had to look like any other full review. */
const tierExplained = ({ automation }: CaseRecord) =>
  automation?.asksProvisional ? { tier_reasons: automation.reasons, blind_sample: automation.blindSample } : {};

/** Overrides the open UBO discrepancies in the case and in the results that contain them. */
function overrideUboDiscrepancies(record: CaseRecord): Pick<CaseRecord, "discrepancies" | "investigations"> {
  const open = new Set(openUboDiscrepancies(record).map((discrepancy) => discrepancy.id));
  const override = (discrepancies: CaseRecord["discrepancies"]) =>
    discrepancies.map((discrepancy) =>
      open.has(discrepancy.id) ? { ...discrepancy, status: "overridden" as const } : discrepancy,
    );
  return {
    discrepancies: override(record.discrepancies),
    investigations: record.investigations.map((result) => ({
      ...result,
      discrepancies: override(result.discrepancies),
    })),
  };
}

/** The tasks of the next iteration, and the renewed portal link. */
function followUp(record: CaseRecord, input: DecisionInput, meta: DecisionMeta): Partial<CaseRecord> {
  const iteration = record.iteration + 1;
  const tasks = input.followUpTasks.map((task, i): FollowUpTask => ({
    id: `followup_${iteration}_${i + 1}`,
    iteration,
    ...task,
    status: "open",
  }));
  return {
    followUpTasks: [...record.followUpTasks, ...tasks],
    portal: { ...record.portal, expiresAt: meta.portalExpiresAt },
    ...(record.reviewOf && { reviewOf: { ...record.reviewOf, heldBack: false } }),
  };
}

/** For those alone who may know of the report: the answer to anybody else is the same as without one. */
const openReportNote = (record: CaseRecord, { actor }: ChangeMeta): string =>
  knowsOpenSar(record, actor) ? " A report on this case is still open, and this decision does not close it." : "";

const MESSAGES: Readonly<Record<DecisionInput["decision"], string>> = {
  approve: "The case is approved.",
  approve_with_restrictions: "The case is approved with restrictions.",
  reject: "The case is rejected.",
  follow_up: "The tasks were sent to the customer portal.",
  escalate: "The case is escalated.",
};
