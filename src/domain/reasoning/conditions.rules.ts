import { foldText } from "../../platform/folding.ts";
import { type Finding, SEVERITIES, type Severity } from "../case/case.model.ts";
import type { RuleInput } from "./evaluation.model.ts";
import type { Condition } from "./reasoning.model.ts";

/** How one condition stands, and on what. */
export interface Verdict {
  readonly outcome: "met" | "not_met" | "unknown";
  readonly evidence: string;
  readonly findings: readonly Finding[];
}

const met = (evidence: string, findings: readonly Finding[] = []): Verdict => ({ outcome: "met", evidence, findings });
const notMet = (evidence: string): Verdict => ({ outcome: "not_met", evidence, findings: [] });
const unknown = (evidence: string): Verdict => ({ outcome: "unknown", evidence, findings: [] });

/** Judges one condition. The input's lists may stand in any order: what is said of them is sorted. */
export function judgeCondition({ condition_type, condition }: Condition, input: RuleInput): Verdict {
  switch (condition_type) {
    case "finding_category_present":
      return judgeFindings(
        input,
        (finding) => condition.categories.includes(finding.category),
        `in ${listed(condition.categories)}`,
        condition.min_severity,
      );
    case "finding_source_present":
      return judgeFindings(
        input,
        // A gap is the silence of its source, and nothing that the source said.
        (finding) => finding.category !== "data_gap" && condition.sources.includes(finding.source),
        `from ${listed(condition.sources)}`,
        condition.min_severity,
      );
    case "severity_at_least":
      return judgeFindings(input, () => true, "at all", condition.severity, condition.count);
    case "risk_score_at_least":
      return judgeRiskScore(input.riskScore, condition.score);
    case "discrepancy_on_field":
      return judgeDiscrepancies(input, condition.kinds);
    case "source_missing":
      return judgeListed(condition.sources, input.sources, "unavailable", "gave no answer", "No gap at");
    case "document_missing":
      return judgeListed(condition.documents, input.documents, "missing", "was not handed in", "Nothing missing of");
    case "field_value_matches":
      return judgeField(input, condition.field, condition.one_of);
    case "nace_code_mismatch":
      return judgeActivities(input.nace, condition.digits);
    case "company_age_below":
      return judgeAge(input.companyAgeDays, condition.days);
  }
}

export const severityRank = (severity: Severity): number => SEVERITIES.indexOf(severity);

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The most telling first, then by id: an order that does not depend on how they were found. */
export const inOrderOfWeight = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => severityRank(b.severity) - severityRank(a.severity) || byText(a.id, b.id));

function judgeFindings(
  input: RuleInput,
  isMeant: (finding: Finding) => boolean,
  where: string,
  minSeverity: Severity = "info",
  count = 1,
): Verdict {
  const found = inOrderOfWeight(
    input.findings.filter(
      (finding) =>
        finding.clearance === undefined &&
        severityRank(finding.severity) >= severityRank(minSeverity) &&
        isMeant(finding),
    ),
  );
  if (found.length < count) {
    return notMet(`${found.length} findings ${where} of severity ${minSeverity} or above; ${count} would decide`);
  }
  return met(
    `Findings: ${summarize(found.map((finding) => `${finding.title} (${finding.category}, ${finding.severity}, ${finding.source})`))}`,
    found,
  );
}

function judgeRiskScore(score: number, threshold: number): Verdict {
  const evidence = `Risk score ${score.toFixed(2)}, threshold ${threshold.toFixed(2)}`;
  return score >= threshold ? met(evidence) : notMet(evidence);
}

function judgeDiscrepancies(input: RuleInput, kinds: readonly string[]): Verdict {
  const open = input.discrepancies
    .filter((discrepancy) => discrepancy.status === "open" && kinds.includes(discrepancy.kind))
    .toSorted((a, b) => byText(a.id, b.id));
  if (open.length === 0) return notMet(`No open discrepancy of ${listed(kinds)}`);
  const said = open.map(
    ({ field, declared, observed, source }) => `${field}: declared "${declared}", ${source} has "${observed}"`,
  );
  return met(`Open discrepancies: ${summarize(said)}`);
}

function judgeListed(
  wanted: readonly string[],
  states: Readonly<Record<string, string>>,
  fault: string,
  said: string,
  otherwise: string,
): Verdict {
  const missing = wanted.filter((name) => Object.hasOwn(states, name) && states[name] === fault).toSorted(byText);
  return missing.length > 0
    ? met(missing.map((name) => `${name} ${said}`).join("; "))
    : notMet(`${otherwise} ${listed(wanted)}`);
}

function judgeField(input: RuleInput, field: string, oneOf: readonly string[]): Verdict {
  const value = Object.hasOwn(input.fields, field) ? textOf(input.fields[field]) : null;
  if (value === null) return unknown(`${field} is not known`);
  const matches = oneOf.some((wanted) => foldText(wanted) === foldText(value));
  return matches
    ? met(`${field} is "${shorten(value)}"`)
    : notMet(`${field} is "${shorten(value)}", none of those looked for`);
}

function judgeActivities({ declared, registered }: RuleInput["nace"], digits: number): Verdict {
  if (!declared?.length) return unknown("No NACE code was declared");
  if (!registered?.length) return unknown("The register gave no NACE code");
  const stem = (code: string) => code.replaceAll(/\D/g, "").slice(0, digits);
  const known = new Set(registered.map(stem));
  const said = `declared ${listed(declared)}, registered ${listed(registered)}, compared by ${digits} digits`;
  return declared.some((code) => known.has(stem(code)))
    ? notMet(`Activities agree: ${said}`)
    : met(`Activities differ: ${said}`);
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

const listed = (names: readonly string[]): string => names.toSorted(byText).join(", ");

const SHOWN_MAX = 5;
const TEXT_MAX = 160;

function summarize(parts: readonly string[]): string {
  const more = parts.length - SHOWN_MAX;
  return parts.slice(0, SHOWN_MAX).map(shorten).join("; ") + (more > 0 ? `; and ${more} more` : "");
}

const shorten = (text: string): string => (text.length > TEXT_MAX ? `${[...text].slice(0, TEXT_MAX).join("")}…` : text);
