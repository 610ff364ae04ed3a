import type { CaseConfidence, Discrepancy, Finding, MccClassification } from "../../domain/case/case.model.ts";
import { namesOnce, withoutSum } from "../../domain/case/findings.rules.ts";
import { isMediaGap } from "../../domain/case/media-gap.rules.ts";
import { isArticle } from "../../domain/decisions/news-to-read.rules.ts";
import { titleNow } from "../../domain/decisions/news-words.rules.ts";
import { type Check, isOpen } from "../../domain/diligence/check.model.ts";
import { formatEnterpriseNumber } from "../../platform/enterprise-number.ts";
import type { Dossier } from "../dossier.ts";
import { judgesBy } from "../rules-version.ts";

/** Findings that are named one by one; the others are counted. */
const NAMED_MAX = 3;

export interface SummaryGrounds {
  readonly dossier: Dossier;
  readonly findings: readonly Finding[];
  readonly discrepancies: readonly Discrepancy[];
  readonly riskScore: number;
  readonly confidence: CaseConfidence;
  readonly mcc: MccClassification | null;
  readonly checks: readonly Check[];
  readonly answered: number;
  readonly asked: number;
}

/**
 * The summary of a case from fixed phrases: subject, queried sources, findings, gaps, checks. It is stored and printed,
 * so it holds nothing of what the service learned from officers.
 */
export function writeSummary(grounds: SummaryGrounds): string {
  const { dossier, riskScore, confidence, answered, asked } = grounds;
  return [
    `${dossier.name} (${identify(dossier)}): ${answered} of ${asked} sources answered.`,
    found(grounds),
    differences(grounds.discrepancies),
    gaps(grounds.findings),
    trade(grounds.mcc),
    mandatory(grounds.checks),
    `Risk score ${riskScore.toFixed(2)}, confidence ${confidence.total} of 100.`,
  ]
    .filter((sentence) => sentence !== "")
    .join(" ");
}

function identify({ input, enterpriseNumber }: Dossier): string {
  const number = enterpriseNumber === null ? input.registrationNumber : formatEnterpriseNumber(enterpriseNumber);
  return number === null ? input.country : `${input.country}, ${number}`;
}

function found({ dossier: { input }, findings, answered, asked }: SummaryGrounds): string {
  const open = findings.filter(
    ({ category, severity, clearance }) => category !== "data_gap" && severity !== "info" && !clearance,
  );
  const cleared = findings.filter(({ clearance }) => clearance).length;
  const note = cleared === 0 ? "" : ` ${cleared} cleared by an officer.`;
  // An answer of which a part was not read is none in full.
  const whole = findings.some(isMediaGap) ? Math.min(answered, asked - 1) : answered;
  if (open.length === 0) return `${nothingFound(whole, asked)}${note}`;
  const nameOf = (finding: Finding) =>
    `${judgesBy(input, 6) ? titleNow(finding) : finding.title} (${finding.severity})`;
  // Runs before version 5 of the rules counted news to be read as well; those before version 4 named every publisher of one text.
  const naming = {
    countOf: judgesBy(input, 5) ? undefined : countWithNewsToRead,
    sumUp: judgesBy(input, 6) ? undefined : withoutSum,
  };
  const all = judgesBy(input, 4) ? namesOnce(open, nameOf, naming) : open.map(nameOf);
  const named = all.slice(0, NAMED_MAX);
  const more = all.length > NAMED_MAX ? `, and ${all.length - NAMED_MAX} more` : "";
  return `Findings: ${named.join("; ")}${more}.${note}`;
}

const countWithNewsToRead = (same: readonly Finding[]): number =>
  new Set(same.filter(isArticle).map(({ entry_fingerprint: words, id }) => words ?? id)).size;

/** That nothing was found means as much as the sources that answered. */
function nothingFound(answered: number, asked: number): string {
  if (answered === 0) return "No source answered, so nothing is known for or against the customer.";
  return answered < asked ? "Those that answered state nothing adverse." : "None states anything adverse.";
}

function mandatory(checks: readonly Check[]): string {
  const open = checks.filter(isOpen).map(({ check }) => check.replaceAll("_", " "));
  if (open.length > 0) return `Mandatory checks that are open: ${open.join(", ")}.`;
  return checks.length === 0
    ? "No mandatory check was made."
    : `All ${checks.length} mandatory checks are established.`;
}

function differences(discrepancies: readonly Discrepancy[]): string {
  const open = discrepancies.filter(({ status }) => status === "open").map(({ field }) => field.replaceAll("_", " "));
  return open.length === 0 ? "" : `Declared and registered data differ in: ${open.join(", ")}.`;
}

function gaps(findings: readonly Finding[]): string {
  const titles = findings.filter(({ category }) => category === "data_gap").map(({ title }) => title);
  return titles.length === 0 ? "" : `Not checked: ${titles.join("; ")}.`;
}

const trade = (mcc: MccClassification | null): string =>
  mcc === null ? "" : `Trade: ${mcc.primary_recommendation.description}, ${mcc.risk_tier} risk.`;
