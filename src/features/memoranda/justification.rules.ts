import type { Finding } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { checkName, describeFinalDecision } from "../../domain/case/case-words.ts";
import { HIGH_RISK_SCORE } from "../../domain/decisions/four-eyes.rules.ts";
import { atLeast } from "../../domain/decisions/gates.rules.ts";
import { isOpen } from "../../domain/diligence/check.model.ts";
import { currentChecks } from "../../domain/diligence/due-diligence.rules.ts";
import { printedRecommendation } from "./memorandum-findings.ts";
import { bullets } from "./memorandum-words.ts";

/** A justification from the facts: what speaks for and against, and what is open. */
export function writeJustification(record: CaseRecord, now: Date): string {
  const last = record.investigations.at(-1);
  if (!last) {
    return `No investigation of ${record.companyName} has been completed, so there is no ground yet on which a decision could stand.`;
  }
  const findings = last.findings.filter((finding) => !finding.clearance);
  const grave = findings.filter((finding) => atLeast(finding.severity, "high"));
  const gaps = findings.filter((finding) => finding.category === "data_gap");
  const unsettled = currentChecks(record, now).filter(isOpen);
  const open = record.discrepancies.filter((discrepancy) => discrepancy.status === "open");
  return [
    `The review of ${record.companyName} ended with a risk score of ${last.risk_score.toFixed(2)} after ${last.iteration} of ${record.maxIterations} iterations. ${riskWords(last.risk_score, grave)}`,
    ...(grave.length > 0 ? [`What weighs against the customer:\n${bullets(grave.map(({ title }) => title))}`] : []),
    ...(open.length > 0
      ? [
          `Still open:\n${bullets(open.map(({ field, declared, observed }) => `${field}: declared "${declared}", found "${observed}"`))}`,
        ]
      : []),
    ...(unsettled.length > 0
      ? [
          `Mandatory checks that are not established:\n${bullets(unsettled.map((check) => `${checkName(check)}: ${check.how}`))}`,
        ]
      : []),
    ...(gaps.length > 0 ? [`Not known, and not taken for good news:\n${bullets(gaps.map(({ title }) => title))}`] : []),
    conclusion(record, now),
  ]
    .filter((paragraph) => paragraph !== "")
    .join("\n\n");
}

function riskWords(score: number, grave: readonly Finding[]): string {
  if (grave.length > 0) return "It contains findings of high or critical severity.";
  return score >= HIGH_RISK_SCORE ? "The score alone makes it a high risk." : "No finding is of high severity.";
}

function conclusion(record: CaseRecord, now: Date): string {
  return describeFinalDecision(record) ?? printedRecommendation(record, now).join(" ");
}
