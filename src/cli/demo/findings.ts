import type { z } from "zod";
import type { AiBriefView, CaseDetailView } from "../../features/cases/cases.responses.ts";
import type { DocumentReadingView } from "../../features/readings/readings.responses.ts";
import { detail, paint, step, table } from "./screen.ts";

export type CaseDetail = z.infer<typeof CaseDetailView>;
export type AiBrief = z.infer<typeof AiBriefView>;
export type DocumentReading = z.infer<typeof DocumentReadingView>;
type Result = CaseDetail["investigation_results"][number];

const COLOURS = { info: "gray", low: "green", medium: "yellow", high: "red", critical: "redBright" } as const;

/** Prints an investigation's result: findings, discrepancies, and the parts of the score. */
export function showResult(found: CaseDetail, result: Result): void {
  step("The service has found");
  for (const finding of result.findings) {
    const severity = paint(COLOURS[finding.severity], finding.severity.padEnd(8));
    detail(`${severity} ${finding.title} (${finding.category}, from ${finding.source})`);
  }
  if (result.findings.length === 0) detail("no finding");
  for (const item of result.discrepancies) {
    detail(`differs  ${item.field}: declared ${item.declared}, observed ${item.observed} (${item.status})`);
  }
  const mcc = found.mcc_classification;
  if (mcc) {
    const { mcc_code: code, description } = mcc.primary_recommendation;
    detail(`Merchant category ${code} ${description}, risk ${mcc.risk_tier} (${mcc.model_used})`);
  }

  if (result.risk_score === null || result.case_confidence === null) return;
  step(`Risk score ${result.risk_score.toFixed(2)}, part by part`);
  table(result.risk_factors.map(({ points, factor, reason }) => [`${points}`.padStart(3), `${factor}: ${reason}`]));
  detail(`Confidence in the case: ${result.case_confidence.total} of 100`);
}

/** Prints what was read of each paper that the customer handed in, and what agrees with it. */
export function showReadings({ documents }: CaseDetail, readings: readonly DocumentReading[]): void {
  step("What the service read in the papers");
  const names = new Map(documents.map(({ document_id: id, filename }) => [id, filename]));
  for (const { document_id: id, status, kind, facts } of readings) {
    detail(`${paint("bold", names.get(id)!)}: ${(kind ?? status).replaceAll("_", " ")}`);
    table(facts.map(({ label, text, compared }) => [`  ${label}`, text + comparisons(compared)]));
  }
}

function comparisons(compared: DocumentReading["facts"][number]["compared"]): string {
  const said = compared.flatMap(({ with: other, agrees }) =>
    agrees === null ? [] : [agrees ? paint("green", ` = ${other}`) : paint("red", ` ≠ ${other}`)],
  );
  return [...new Set(said)].join("");
}

const OUTCOME_COLOURS = { established: "green", contradicted: "red", not_established: "yellow" } as const;

/** Prints the mandatory checks with how each was established, or what is missing. */
export function showChecks({ checks }: AiBrief): void {
  step("What must be established before a customer is taken on");
  for (const { check, outcome, how } of checks) {
    detail(
      `${paint(OUTCOME_COLOURS[outcome], outcome.replace("_", " ").padEnd(15))} ${check.replace("_", " ")}: ${how}`,
    );
  }
}

/** Prints what an officer may decide now, and what blocks the rest. */
export function showOptions({ decision_options: options }: CaseDetail): void {
  step("What an officer may decide");
  table(
    options.map(({ decision, allowed, gate, four_eyes_reasons: reasons, needs_senior, requires }) => [
      decision,
      [
        allowed ? "allowed" : gate === null ? "not in this status" : `blocked by ${gate}`,
        reasons.length === 0 ? "" : `second officer${needs_senior ? " (senior)" : ""}: ${reasons.join(", ")}`,
        requires.length === 0 ? "" : `needs ${requires.join(", ")}`,
      ]
        .filter(Boolean)
        .join("; "),
    ]),
  );
}

export function showBrief(brief: AiBrief): void {
  step("The brief for the officer");
  detail(brief.summary);
  for (const signal of brief.key_signals) detail(`- ${signal}`);
  detail(`Recommended: ${paint("bold", brief.recommended_action)}`);
}
