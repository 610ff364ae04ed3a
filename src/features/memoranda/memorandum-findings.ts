import { writeBrief } from "../../domain/case/brief.rules.ts";
import type { Finding, FindingCategory } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { newestFindings } from "../../domain/case/findings.rules.ts";
import { bullets, day } from "./memorandum-words.ts";

const SCREENED: readonly FindingCategory[] = ["sanctions", "pep", "adverse_media", "criminal", "enforcement"];
const NOT_INVESTIGATED = "No investigation has been completed yet.";

const tellFinding = ({ severity, category, title, description, source, clearance }: Finding): string =>
  `${severity}, ${category} (${source}): ${[title, description].filter(Boolean).join(". ")}` +
  (clearance ? ` Cleared by ${clearance.cleared_by} on ${day(clearance.cleared_at)}: ${clearance.reason}` : "");

export function describeScreening(record: CaseRecord): string {
  const last = record.investigations.at(-1);
  if (!last) return NOT_INVESTIGATED;
  const hits = newestFindings(record).filter(({ category }) => SCREENED.includes(category));
  if (hits.length === 0) return `Screening up to ${day(last.completed_at)} gave no hit.`;
  return `Hits of all rounds up to ${day(last.completed_at)}:\n${bullets(hits.map(tellFinding))}`;
}

export function describeFindings(record: CaseRecord): string {
  if (record.investigations.length === 0) return NOT_INVESTIGATED;
  const others = newestFindings(record).filter(({ category }) => !SCREENED.includes(category));
  const gaps = others.filter(({ category }) => category === "data_gap");
  const found = others.filter(({ category }) => category !== "data_gap");
  const discrepancies = record.discrepancies.map(
    ({ field, declared, observed, source, status }) =>
      `${field}: declared "${declared}", ${source} has "${observed}" (${status})`,
  );
  return [
    part("Findings", found.map(tellFinding), "There are no other findings."),
    part("Discrepancies", discrepancies, "Nothing declared differs from what the sources say."),
    part("Gaps in the data", gaps.map(tellFinding), "No source failed to answer."),
  ].join("\n\n");
}

const part = (title: string, items: readonly string[], none: string): string =>
  items.length === 0 ? none : `${title}:\n${bullets(items)}`;

export function describeRisk(record: CaseRecord): string {
  const last = record.investigations.at(-1);
  if (!last) return NOT_INVESTIGATED;
  const { risk_score, risk_factors, case_confidence, iteration } = last;
  const brief = writeBrief(record, new Date(record.updatedAt));
  const mcc = record.mcc?.decision?.mcc_code ?? record.mcc?.primary_recommendation.mcc_code;
  return [
    `The risk score after round ${iteration} is ${risk_score.toFixed(2)} of 1, with a confidence of ${case_confidence.total} of 100. The trend is ${brief.risk_trend}.`,
    part(
      "What the score is made of",
      risk_factors.map(({ factor, points, reason }) => `${factor}: ${points} points, ${reason}`),
      "No factor adds to the score.",
    ),
    ...(mcc && record.mcc ? [`Merchant category ${mcc}, risk tier ${record.mcc.risk_tier}.`] : []),
    `The facts alone recommend: ${brief.recommended_action}.`,
  ].join("\n\n");
}

export function describeDecision(record: CaseRecord): string {
  const { decision, parked } = record;
  const overrides = record.overrides.map(
    ({ gate, officer, at, justification }) => `${gate} by ${officer} on ${day(at)}: ${justification}`,
  );
  return [
    decisionWords(record),
    ...(decision && decision.restrictions.length > 0 ? [part("Restrictions", decision.restrictions, "")] : []),
    ...(parked ? [`A decision to ${parked.input.decision} by ${parked.maker} waits for a second officer.`] : []),
    ...(overrides.length > 0 ? [part("Gates overridden", overrides, "")] : []),
  ].join("\n\n");
}

function decisionWords({ decision }: CaseRecord): string {
  if (!decision) return "No decision has been taken yet.";
  const { maker, approver, decidedAt, reason } = decision;
  const by = approver === null ? maker : `${maker}, confirmed by ${approver}`;
  return `Decision: ${decision.decision}, by ${by}, on ${day(decidedAt)}.${reason ? ` Reason: ${reason}` : ""}`;
}
