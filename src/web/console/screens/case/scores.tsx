import { Meter, Risk } from "../../ui/badges.tsx";
import { ChartPicture } from "../../ui/chart.tsx";
import { formatScore, formatTime, wordFrom, words, wordsWithin } from "../../ui/format.ts";
import { CHECKS as T } from "./checks-texts.ts";
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
      <h2>{T.risk(formatScore(result.risk_score))}</h2>
      {factors.length === 0 && <p class="muted">{T.nothingAdds}</p>}
      {factors.length > 0 && (
        <ChartPicture
          label={T.parts(factors.map(({ factor, points }) => `${words(factor)} ${points}`).join(", "))}
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
              {T.round(iteration)} <Risk score={risk_score} />
            </span>
          ))}
        </p>
      )}
    </section>
  );
}

const DIMENSION_POINTS = 25;

const dimensionWord = (name: string): string => wordFrom(T.dimensions, name);

/** How reliable the findings are, in four dimensions. */
export function ConfidencePanel({
  confidence,
}: {
  readonly confidence: NonNullable<InvestigationResult["case_confidence"]>;
}) {
  return (
    <section class="panel">
      <h2>{T.confidence(Math.round(confidence.total))}</h2>
      {confidence.cap && <p lang="en">{confidence.cap.reason}</p>}
      <ul class="plain dimensions">
        {confidence.dimensions.map(({ name, points, reason }) => (
          <li key={name}>
            <span class="dimension-name">
              <b>{dimensionWord(name)}</b>
              <span class="num">{T.points(Math.round(points))}</span>
            </span>
            <Meter value={points} max={DIMENSION_POINTS} label={dimensionWord(name)} />
            <span class="muted" lang="en">
              {wordsWithin(reason)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
