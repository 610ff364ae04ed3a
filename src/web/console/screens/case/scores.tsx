import { Meter, Risk } from "../../ui/badges.tsx";
import { ChartPicture } from "../../ui/chart.tsx";
import { formatScore, formatTime, words, wordsWithin } from "../../ui/format.ts";
import { FactorList } from "./factor-list.tsx";
import type { InvestigationResult } from "./case-model.ts";

const BAR_PX = 26;
const FRAME_PX = 30;

/** The score as a chart and a list of its parts, and its course over the rounds. */
export function RiskPanel({ results }: { readonly results: readonly InvestigationResult[] }) {
  const result = results.at(-1)!;
  const factors = result.risk_factors.toSorted((a, b) => b.points - a.points);
  return (
    <section class="panel">
      <h2>Risk {formatScore(result.risk_score)}, part by part</h2>
      {factors.length === 0 && <p class="muted">Nothing adds to the score.</p>}
      {factors.length > 0 && (
        <ChartPicture
          label={`Parts of the risk score: ${factors.map(({ factor, points }) => `${words(factor)} ${points}`).join(", ")}`}
          height={factors.length * BAR_PX + FRAME_PX}
          of={factors}
          config={(colour) => ({
            type: "bar",
            data: {
              labels: factors.map(({ factor }) => words(factor)),
              datasets: [
                {
                  data: factors.map(({ points }) => points),
                  backgroundColor: factors.map(({ points }) =>
                    colour(points >= 40 ? "critical" : points >= 20 ? "high" : points >= 8 ? "medium" : "low"),
                  ),
                  borderRadius: 3,
                  barThickness: 14,
                },
              ],
            },
            options: {
              indexAxis: "y",
              plugins: { legend: { display: false } },
              scales: {
                x: { max: 100, title: { display: false }, grid: { color: colour("line") } },
                y: { grid: { display: false } },
              },
            },
          })}
        />
      )}
      <FactorList factors={factors} />
      {results.length > 1 && (
        <p class="row rounds">
          {results.map(({ iteration, risk_score, completed_at }) => (
            <span key={iteration} title={formatTime(completed_at)}>
              Round {iteration} <Risk score={risk_score} />
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

const DIMENSION_POINTS = 25;

/** How reliable the findings are, in four dimensions. */
export function ConfidencePanel({
  confidence,
}: {
  readonly confidence: NonNullable<InvestigationResult["case_confidence"]>;
}) {
  return (
    <section class="panel">
      <h2>Confidence {Math.round(confidence.total)} of 100</h2>
      {confidence.cap && <p>{confidence.cap.reason}</p>}
      <ul class="plain dimensions">
        {confidence.dimensions.map(({ name, points, reason }) => (
          <li key={name}>
            <span class="dimension-name">
              <b>{words(name)}</b>
              <span class="num">{Math.round(points)} of 25</span>
            </span>
            <Meter value={points} max={DIMENSION_POINTS} label={words(name)} />
            <span class="muted">{wordsWithin(reason)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
