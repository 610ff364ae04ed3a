import type { InvestigationResult, RiskFactor } from "../../domain/case/case.model.ts";
import { bar, heading, paragraph, table, text, type Block, type Tone } from "../document/blocks.ts";
import { formatCount, formatName, formatScore, formatTime, toneOfScore } from "../document/format.ts";

/** At this score an approval needs a second officer. */
const FOUR_EYES_SCORE = 0.7;
const DIMENSION_POINTS = 25;

/** The score as a picture and as the table of its parts, then its course over the iterations. */
export function composeRisk(results: readonly InvestigationResult[]): Block[] {
  const latest = results.at(-1);
  if (latest === undefined) return [];
  const factors = latest.risk_factors.toSorted((a, b) => b.points - a.points);
  return [
    heading(
      1,
      "Risk score",
      `${formatScore(latest.risk_score)} on a scale from 0 to 1, made up of ${formatCount(factors.length, "part", "parts")}; points are hundredths of the score.`,
    ),
    {
      kind: "scale",
      title: `${formatScore(latest.risk_score)} on a scale from 0 to 1; a second officer is needed from ${formatScore(FOUR_EYES_SCORE)}.`,
      value: latest.risk_score,
      segments: factors.map((factor) => ({ points: factor.points, tone: toneOfPoints(factor.points) })),
      markers: [{ at: FOUR_EYES_SCORE, label: "second officer from 0.70" }],
    },
    ...composeFactors(factors),
    ...composeCourse(results),
  ];
}

function composeFactors(factors: readonly RiskFactor[]): Block[] {
  if (factors.length === 0) return [paragraph("No factor contributes to the score.")];
  const largest = Math.max(1, ...factors.map((factor) => Math.abs(factor.points)));
  return [
    table(
      [
        { label: "FACTOR", share: 1.1 },
        { label: "SHARE", points: 84 },
        { label: "POINTS", points: 40, align: "right" },
        { label: "REASON", share: 2 },
      ],
      factors.map((factor) => [
        text(formatName(factor.factor), "strong"),
        bar(Math.max(0, factor.points) / largest, toneOfPoints(factor.points)),
        text(`${factor.points > 0 ? "+" : ""}${factor.points}`, "strong"),
        factor.reason,
      ]),
    ),
  ];
}

function composeCourse(results: readonly InvestigationResult[]): Block[] {
  if (results.length < 2) return [];
  return [
    heading(2, "Over the iterations"),
    table(
      [
        { label: "ITERATION", points: 60 },
        { label: "SCORE", points: 50, align: "right" },
        { label: "", points: 120 },
        { label: "FINDINGS", points: 60, align: "right" },
        { label: "COMPLETED", share: 1 },
      ],
      results.map((result) => [
        `${result.iteration}`,
        text(formatScore(result.risk_score), "strong"),
        bar(result.risk_score, toneOfScore(result.risk_score)),
        `${result.findings.length}`,
        text(formatTime(result.completed_at), "muted"),
      ]),
    ),
  ];
}

/** The confidence in the case's data, in four dimensions. */
export function composeConfidence(latest: InvestigationResult | undefined): Block[] {
  if (latest === undefined) return [];
  const { total, dimensions, cap } = latest.case_confidence;
  return [
    heading(1, "Case confidence", `${Math.round(total)} of 100 points: how well the case's data support a decision.`),
    table(
      [
        { label: "DIMENSION", share: 1.1 },
        { label: `OF ${DIMENSION_POINTS}`, points: 84 },
        { label: "POINTS", points: 40, align: "right" },
        { label: "REASON", share: 2 },
      ],
      dimensions.map((dimension) => [
        text(formatName(dimension.name), "strong"),
        bar(dimension.points / DIMENSION_POINTS, "accent"),
        text(`${Math.round(dimension.points * 10) / 10}`, "strong"),
        dimension.reason,
      ]),
    ),
    ...(cap ? [paragraph(cap.reason)] : []),
  ];
}

function toneOfPoints(points: number): Tone {
  if (points >= 30) return "critical";
  if (points >= 15) return "high";
  return points >= 7 ? "medium" : "low";
}
