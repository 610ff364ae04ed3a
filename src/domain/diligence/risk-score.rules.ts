import type { JudgedBy } from "../case/rules-version.model.ts";
import { isArticle } from "../decisions/news-to-read.rules.ts";
import { titleNow } from "../decisions/news-words.rules.ts";
import type { Discrepancy, Finding, RiskFactor, RiskTier, Severity } from "../case/case.model.ts";
import { compareText } from "../../platform/compare-text.ts";
import { differenceInWords } from "./discrepancies.rules.ts";

/**
 * How far a finding of each severity alone moves the score towards 1. One critical finding is past the bar
 * for four eyes (0.7), one high finding past the bar for a plain approval (0.4), low ones only add up.
 */
const SEVERITY_WEIGHT: Readonly<Record<Severity, number>> = {
  info: 0,
  low: 0.04,
  medium: 0.15,
  high: 0.45,
  critical: 0.85,
};

/** A further finding of one category on one subject tells more of the same affair, not of another. */
const SAME_AFFAIR_WEIGHT = 0.04;

const TRADE_WEIGHT: Readonly<Record<RiskTier, number>> = { low: 0, medium: 0.05, high: 0.1 };

export interface ScoredRisk {
  /** 0.0 to 1.0: the points of the factors, in hundredths, added up. */
  readonly score: number;
  readonly factors: readonly RiskFactor[];
}

interface Weighed {
  readonly key: string;
  readonly weight: number;
  readonly factor: Omit<RiskFactor, "points">;
}

/**
 * Adds up risk as independent reasons for doubt: each factor takes its share of what the graver ones left,
 * so the score never passes 1, no factor ever lowers it, and the parts add up to the whole exactly.
 */
export function scoreRisk(
  findings: readonly Finding[],
  discrepancies: readonly Discrepancy[],
  tradeTier: RiskTier | null,
  rules: JudgedBy = {},
): ScoredRisk {
  const weighed = [
    ...weighFindings(findings),
    ...discrepancies.filter(({ status }) => status === "open").map((one) => weighDiscrepancy(one, rules)),
    ...(tradeTier === null || tradeTier === "low" ? [] : [weighTrade(tradeTier)]),
  ].sort(gravestFirst);

  let left = 1;
  let given = 0;
  const factors = weighed.map(({ weight, factor }): RiskFactor => {
    left *= 1 - weight;
    const upToHere = Math.round((1 - left) * 100);
    const points = upToHere - given;
    given = upToHere;
    return { ...factor, points };
  });
  return { score: given / 100, factors };
}

function weighFindings(findings: readonly Finding[]): Weighed[] {
  const affairs = Map.groupBy(findings, ({ category, subject, source_entry }) =>
    // What is owed, or could not be learned, is one thing each.
    JSON.stringify(category === "document" || category === "data_gap" ? [category, source_entry] : [category, subject]),
  );
  return [...affairs.values()].flatMap((affair) =>
    affair
      .map(weighFinding)
      .sort(gravestFirst)
      .map((weighed, at) =>
        at === 0 ? weighed : { ...weighed, weight: Math.min(weighed.weight, SAME_AFFAIR_WEIGHT) },
      ),
  );
}

/** An article that several publishers print in the same words is one report. */
export function onceByWords(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>();
  const inOrder = findings.toSorted((a, b) => compareText(a.source_entry ?? "", b.source_entry ?? ""));
  return inOrder.filter((finding) => {
    const { category, severity, subject, entry_fingerprint: words, clearance } = finding;
    if (!isArticle(finding) || words === undefined) return true;
    const key = JSON.stringify([category, severity, subject, words, clearance !== undefined]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function weighFinding(finding: Finding): Weighed {
  const { clearance, category, severity, evidence_ids, code = "" } = finding;
  const title = titleNow(finding);
  const reason = clearance ? `${title} (cleared by ${clearance.cleared_by}).` : `${title} (${severity}).`;
  return {
    key: `finding ${finding.id}`,
    weight: clearance || OUR_GAPS.includes(code) ? 0 : SEVERITY_WEIGHT[severity],
    factor: { factor: category, reason, evidence_ids },
  };
}

/** What is not connected is no risk of the customer: the confidence falls and a mandatory check stays open instead. */
const OUR_GAPS: readonly string[] = ["source_not_configured", "coverage_gap"];

const gravestFirst = (a: Weighed, b: Weighed): number => b.weight - a.weight || compareText(a.key, b.key);

const weighDiscrepancy = (one: Discrepancy, rules: JudgedBy): Weighed => ({
  // Two of one weight stand in the order of what they say: ids follow from random ones.
  key: `discrepancy ${JSON.stringify([one.kind, one.declared, one.observed])} ${one.id}`,
  weight: SEVERITY_WEIGHT[one.severity],
  factor: { factor: `discrepancy_${one.kind}`, reason: `${differenceInWords(one, rules)}.`, evidence_ids: [] },
});

const weighTrade = (tier: RiskTier): Weighed => ({
  key: "trade",
  weight: TRADE_WEIGHT[tier],
  factor: { factor: "merchant_category", reason: `The merchant category is of ${tier} risk.`, evidence_ids: [] },
});
