import { recommendAction } from "../../domain/case/brief.rules.ts";
import type { Finding } from "../../domain/case/case.model.ts";
import type { AppliedDecision, CaseRecord } from "../../domain/case/case.record.ts";
import { HIGH_RISK_SCORE } from "../../domain/decisions/four-eyes.rules.ts";
import { atLeast } from "../../domain/decisions/gates.rules.ts";
import { bullets } from "./memorandum-words.ts";

/** A justification from the facts: what speaks for and against, and what is open. */
export function writeJustification(record: CaseRecord): string {
  const last = record.investigations.at(-1);
  if (!last) {
    return `No investigation of ${record.companyName} has been completed, so there is no ground yet on which a decision could stand.`;
  }
  const findings = last.findings.filter((finding) => !finding.clearance);
  const grave = findings.filter((finding) => atLeast(finding.severity, "high"));
  const gaps = findings.filter((finding) => finding.category === "data_gap");
  const open = record.discrepancies.filter((discrepancy) => discrepancy.status === "open");
  return [
    `The review of ${record.companyName} ended with a risk score of ${last.risk_score.toFixed(2)} after ${last.iteration} of ${record.maxIterations} rounds. ${riskWords(last.risk_score, grave)}`,
    ...(grave.length > 0 ? [`What weighs against the customer:\n${bullets(grave.map(({ title }) => title))}`] : []),
    ...(open.length > 0
      ? [
          `Still open:\n${bullets(open.map(({ field, declared, observed }) => `${field}: declared "${declared}", found "${observed}"`))}`,
        ]
      : []),
    ...(gaps.length > 0 ? [`Not known, and not taken for good news:\n${bullets(gaps.map(({ title }) => title))}`] : []),
    conclusion(record),
  ].join("\n\n");
}

function riskWords(score: number, grave: readonly Finding[]): string {
  if (grave.length > 0) return "It contains findings of high or critical severity.";
  return score >= HIGH_RISK_SCORE ? "The score alone makes it a high risk." : "No finding is of high severity.";
}

const ACTIONS = {
  approve: "an approval",
  follow_up: "a further round of questions to the customer",
  escalate: "an escalation",
} as const;

const DECIDED: Readonly<Record<AppliedDecision["decision"], string>> = {
  approve: "approved",
  approve_with_restrictions: "approved with restrictions",
  reject: "rejected",
  follow_up: "sent back to the customer with questions",
  escalate: "escalated",
};

function conclusion(record: CaseRecord): string {
  const recommended = `The facts recommend ${ACTIONS[recommendAction(record, new Date(record.updatedAt))]}.`;
  const { decision } = record;
  if (!decision) return recommended;
  const reason = decision.reason ? ` The reason given was: ${decision.reason}` : "";
  return `${recommended} The case was ${DECIDED[decision.decision]} by ${decision.maker}.${reason}`;
}
