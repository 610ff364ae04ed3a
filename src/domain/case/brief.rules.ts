import {
  atLeast,
  isDissolved,
  openTriggers,
  openUboDiscrepancies,
  shutGates,
  standingOf,
} from "../decisions/gates.rules.ts";
import { HIGH_RISK_SCORE } from "../decisions/four-eyes.rules.ts";
import { openHits } from "../decisions/hits.rules.ts";
import { type Check, isOpen } from "../diligence/check.model.ts";
import { currentChecks } from "../diligence/due-diligence.rules.ts";
import type { GeneratedTask, InvestigationResult } from "./case.model.ts";
import type { CaseRecord, DecisionInput } from "./case.record.ts";

type RiskTrend = "IMPROVING" | "STABLE" | "WORSENING" | "INSUFFICIENT_DATA";
export type RecommendedAction = "approve" | "follow_up" | "escalate";

export interface AiBrief {
  readonly summary: string;
  readonly risk_trend: RiskTrend;
  readonly risk_scores: readonly number[];
  readonly key_signals: readonly string[];
  readonly recommended_action: RecommendedAction;
  readonly checks: readonly Check[];
  readonly generated_at: string;
}

/** Smaller changes of the score count as noise. */
const TREND_STEP = 0.05;
/** Below this score, and with nothing open, approval is recommended. */
const APPROVABLE_SCORE = 0.4;
const KEY_SIGNALS_MAX = 6;

/** Writes the brief without a model: the same case always gives the same text. */
export function writeBrief(record: CaseRecord, now: Date): AiBrief {
  const latest = record.investigations.at(-1);
  const scores = record.investigations.map((result) => result.risk_score);
  const action = recommendAction(record, now);
  return {
    summary: latest ? summarise(record, latest, action) : `No investigation of ${record.companyName} is complete yet.`,
    risk_trend: riskTrend(scores),
    risk_scores: scores,
    key_signals: latest ? keySignals(latest) : [],
    recommended_action: action,
    checks: currentChecks(record, now),
    generated_at: latest?.completed_at ?? record.createdAt,
  };
}

/**
 * The recommendation by the facts alone. `approve` needs every mandatory check established and nothing open; an open
 * point is asked of the customer while a task for it exists and an iteration is left, and is escalated otherwise.
 */
export function recommendAction(record: CaseRecord, now: Date): RecommendedAction {
  const latest = record.investigations.at(-1);
  if (!latest) return "follow_up";
  const critical = latest.findings.some((finding) => finding.severity === "critical" && !finding.clearance);
  if (openTriggers(record).length > 0 || critical || latest.risk_score >= HIGH_RISK_SCORE) return "escalate";
  const level = latest.risk_rating?.level;
  const isRefused = shutGates(standingOf(record, now), APPROVAL).some(
    (gate) => gate === "sanctioned" || gate === "prohibited",
  );
  if (isRefused || level === "high" || level === "prohibited") return "escalate";
  const hasIteration = record.iteration < record.maxIterations;
  const lacksCheck = currentChecks(record, now).some(isOpen) || openHits(record).length > 0;
  if (lacksCheck) return hasIteration && record.generatedTasks.length > 0 ? "follow_up" : "escalate";
  const isUnsettled =
    isDissolved(record) ||
    openUboDiscrepancies(record).length > 0 ||
    latest.findings.some((finding) => atLeast(finding.severity, "high") && !finding.clearance) ||
    record.generatedTasks.some((task) => task.required && !isSampleGap(record, task)) ||
    latest.risk_score >= APPROVABLE_SCORE;
  if (!isUnsettled) return "approve";
  return hasIteration ? "follow_up" : "escalate";
}

const APPROVAL: DecisionInput = {
  decision: "approve",
  reason: null,
  restrictions: [],
  followUpTasks: [],
  overrideDissolvedEntity: null,
  overrideOpenDiscrepancies: null,
};

/** In sample mode unanswered questions do not count, so a task that only asks them again does not either. */
function isSampleGap(record: CaseRecord, { finding_ids }: GeneratedTask): boolean {
  if (!record.grounds?.sample || finding_ids.length === 0) return false;
  const findings = record.investigations.at(-1)?.findings ?? [];
  return finding_ids.every((id) =>
    findings.some((one) => one.id === id && one.category === "data_gap" && one.source === "customer"),
  );
}

function riskTrend(scores: readonly number[]): RiskTrend {
  const [before, now] = scores.slice(-2);
  if (before === undefined || now === undefined) return "INSUFFICIENT_DATA";
  if (now <= before - TREND_STEP) return "IMPROVING";
  return now >= before + TREND_STEP ? "WORSENING" : "STABLE";
}

function keySignals(result: InvestigationResult): string[] {
  return [...result.risk_factors]
    .filter((factor) => factor.points > 0)
    .sort((a, b) => b.points - a.points || (a.factor < b.factor ? -1 : 1))
    .slice(0, KEY_SIGNALS_MAX)
    .map((factor) => factor.reason);
}

function summarise(record: CaseRecord, latest: InvestigationResult, action: RecommendedAction): string {
  const open = record.discrepancies.filter((discrepancy) => discrepancy.status === "open").length;
  const gaps = latest.findings.filter((finding) => finding.category === "data_gap").length;
  const parts = [
    `${record.companyName} (${record.country}): risk score ${latest.risk_score.toFixed(2)} of 1.00 after iteration ${latest.iteration}.`,
    `The investigation recorded ${count(latest.findings.length - gaps, "finding")} and ${count(open, "open discrepancy", "open discrepancies")}; ${count(gaps, "check")} could not be completed.`,
    RECOMMENDATIONS[action],
  ];
  return parts.join(" ");
}

const count = (n: number, singular: string, plural = `${singular}s`): string => `${n} ${n === 1 ? singular : plural}`;

const RECOMMENDATIONS: Readonly<Record<RecommendedAction, string>> = {
  approve: "No finding speaks against an approval.",
  follow_up: "The customer can resolve the open points.",
  escalate: "The findings require an escalation first.",
};
