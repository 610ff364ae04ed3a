import { isToRead } from "../decisions/news-to-read.rules.ts";
import { compareText } from "../../platform/compare-text.ts";
import { foldText } from "../../platform/folding.ts";
import { type Finding, SEVERITIES, type Severity } from "../case/case.model.ts";
import type { RuleInput } from "./evaluation.model.ts";
import type { Condition } from "./reasoning.model.ts";

/** Result of one condition, with its evidence. */
export interface Verdict {
  readonly outcome: "met" | "not_met" | "unknown";
  readonly evidence: string;
  readonly findings: readonly Finding[];
}

const met = (evidence: string, findings: readonly Finding[] = []): Verdict => ({ outcome: "met", evidence, findings });
const notMet = (evidence: string): Verdict => ({ outcome: "not_met", evidence, findings: [] });
const unknown = (evidence: string): Verdict => ({ outcome: "unknown", evidence, findings: [] });

/** Evaluates one condition. The evidence text is sorted, so it does not depend on the order of the input. */
export function judgeCondition({ condition_type, condition }: Condition, input: RuleInput): Verdict {
  switch (condition_type) {
    case "finding_category_present":
      return judgeFindings(
        input,
        (finding) =>
          condition.categories.includes(finding.category) &&
          !condition.except?.some((one) => one === finding.code || one === finding.source_entry) &&
          !isToRead(finding),
        `in ${listed(condition.categories)} `,
        condition.min_severity,
      );
    case "finding_source_present":
      return judgeFindings(
        input,
        // A data gap means that the source did not answer; what nobody has read yet reports nothing.
        (finding) =>
          finding.category !== "data_gap" && condition.sources.includes(finding.source) && !isToRead(finding),
        `from ${listed(condition.sources)} `,
        condition.min_severity,
      );
    case "severity_at_least":
      return judgeFindings(input, () => true, "", condition.severity, condition.count);
    case "risk_score_at_least":
      return judgeRiskScore(input.riskScore, condition.score);
    case "discrepancy_on_field":
      return judgeDiscrepancies(input, condition.kinds);
    case "source_missing":
      return judgeListed(condition.sources, input.sources, "unavailable", "did not answer", "None unavailable of");
    case "document_missing":
      return judgeListed(condition.documents, input.documents, "missing", "was not provided", "None missing of");
    case "field_value_matches":
      return judgeField(input, condition.field, condition.one_of);
    case "nace_code_mismatch":
      return judgeActivities(input.nace, condition.digits);
    case "company_age_below":
      return judgeAge(input.companyAgeDays, condition.days);
  }
}

export const severityRank = (severity: Severity): number => SEVERITIES.indexOf(severity);

/** Most severe first, then by id. */
export const inOrderOfWeight = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => severityRank(b.severity) - severityRank(a.severity) || compareText(a.id, b.id));

function judgeFindings(
  input: RuleInput,
  matches: (finding: Finding) => boolean,
  where: string,
  minSeverity: Severity = "info",
  count = 1,
): Verdict {
  const matching = inOrderOfWeight(
    input.findings.filter(
      (finding) =>
        finding.clearance === undefined &&
        severityRank(finding.severity) >= severityRank(minSeverity) &&
        matches(finding),
    ),
  );
  if (matching.length < count) {
    return notMet(
      `${matching.length} findings ${where}of severity ${minSeverity} or above; the rule requires ${count}`,
    );
  }
  return met(
    `Findings: ${summarize(matching.map((finding) => `${finding.title} (${finding.category}, ${finding.severity}, ${finding.source})`))}`,
    matching,
  );
}

function judgeRiskScore(score: number, threshold: number): Verdict {
  const evidence = `Risk score ${score.toFixed(2)}, threshold ${threshold.toFixed(2)}`;
  return score >= threshold ? met(evidence) : notMet(evidence);
}

function judgeDiscrepancies(input: RuleInput, kinds: readonly string[]): Verdict {
  const open = input.discrepancies
    .filter((discrepancy) => discrepancy.status === "open" && kinds.includes(discrepancy.kind))
    .toSorted((a, b) => compareText(a.id, b.id));
  if (open.length === 0) return notMet(`No open discrepancy of ${listed(kinds)}`);
  const descriptions = open.map(
    ({ field, declared, observed, source }) => `${field}: declared "${declared}", ${source} has "${observed}"`,
  );
  return met(`Open discrepancies: ${summarize(descriptions)}`);
}

function judgeListed(
  names: readonly string[],
  states: Readonly<Record<string, string>>,
  missingState: string,
  whenMissing: string,
  otherwise: string,
): Verdict {
  const missing = names
    .filter((name) => Object.hasOwn(states, name) && states[name] === missingState)
    .toSorted(compareText);
  return missing.length > 0
    ? met(missing.map((name) => `${name} ${whenMissing}`).join("; "))
    : notMet(`${otherwise}: ${listed(names)}`);
}

function judgeField(input: RuleInput, field: string, oneOf: readonly string[]): Verdict {
  const value = Object.hasOwn(input.fields, field) ? textOf(input.fields[field]) : null;
  if (value === null) return unknown(`${field} is not known`);
  const matches = oneOf.some((wanted) => foldText(wanted) === foldText(value));
  return matches
    ? met(`${field} is "${shorten(value)}"`)
    : notMet(`${field} is "${shorten(value)}", which the rule does not list`);
}

function judgeActivities({ declared, registered }: RuleInput["nace"], digits: number): Verdict {
  if (!declared?.length) return unknown("No NACE code was declared");
  if (!registered?.length) return unknown("The register has no NACE code");
  const stem = (code: string) => code.replaceAll(/\D/g, "").slice(0, digits);
  const known = new Set(registered.map(stem));
  const comparison = `declared ${listed(declared)}, registered ${listed(registered)}, first ${digits} digits compared`;
  return declared.some((code) => known.has(stem(code)))
    ? notMet(`Activities match: ${comparison}`)
    : met(`Activities differ: ${comparison}`);
}

function judgeAge(ageDays: number | null, days: number): Verdict {
  if (ageDays === null) return unknown("The age of the company is not known");
  const evidence = `The company is ${ageDays} days old, threshold ${days}`;
  return ageDays < days ? met(evidence) : notMet(evidence);
}

function textOf(value: unknown): string | null {
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value : null;
}

const listed = (names: readonly string[]): string => names.toSorted(compareText).join(", ");

const SHOWN_MAX = 5;
const TEXT_MAX = 160;

function summarize(parts: readonly string[]): string {
  const more = parts.length - SHOWN_MAX;
  return parts.slice(0, SHOWN_MAX).map(shorten).join("; ") + (more > 0 ? `; and ${more} more` : "");
}

const shorten = (text: string): string => (text.length > TEXT_MAX ? `${[...text].slice(0, TEXT_MAX).join("")}…` : text);
