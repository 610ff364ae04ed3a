import type { components } from "../../../../client/schema.d.ts";
import { locale } from "../../language/language.ts";
import { Meter } from "../../ui/badges.tsx";
import { ChartPicture } from "../../ui/chart.tsx";
import { formatMonth, words } from "../../ui/format.ts";
import { FIGURES as TEXTS } from "./texts.ts";

export type Figure =
  | components["schemas"]["ManagementFigures"]["figures"][number]
  | components["schemas"]["SuspicionFigures"]["figures"][number];

export const isEmpty = ({ values, not_known }: Figure): boolean =>
  not_known === 0 && values.every(({ value }) => value === 0);

/** One figure: what exactly it counts, each number with a bar of its share, and how many are not known. */
export function FigurePanel({ figure: one }: { readonly figure: Figure }) {
  const { figure, title, definition } = one;
  return (
    <section class="panel" aria-labelledby={`figure-${figure}`}>
      <h3 id={`figure-${figure}`} lang="en">
        {title}
      </h3>
      <p class="muted" lang="en">
        {definition}
      </p>
      {figure.endsWith("_by_month") ? (
        <>
          <Months of={one} />
          <details>
            <summary>{TEXTS.numbers}</summary>
            <Numbers of={one} />
          </details>
        </>
      ) : (
        <Numbers of={one} />
      )}
    </section>
  );
}

function Months({ of: { values } }: { readonly of: Figure }) {
  const numbers = values.map(({ value }) => value);
  return (
    <ChartPicture
      label={values.map(({ key, value }) => `${nameOf(key)} ${value}`).join(", ")}
      height={140}
      of={values}
      config={(colour) => ({
        type: "bar",
        data: {
          labels: values.map(({ key }) => nameOf(key)),
          datasets: [{ data: numbers, backgroundColor: colour("accent") }],
        },
        options: {
          plugins: { legend: { display: false } },
          scales: {
            x: { grid: { display: false }, ticks: { maxRotation: 0, autoSkipPadding: 12 } },
            y: { beginAtZero: true, ticks: { precision: 0 } },
          },
        },
      })}
    />
  );
}

const SPREAD: Readonly<Record<string, string>> = TEXTS.spread;

function Numbers({ of: { unit, values, not_known } }: { readonly of: Figure }) {
  const isTime = unit === "days";
  const most = Math.max(1, ...values.map(({ value }) => value));
  return (
    <table class="table">
      <tbody>
        {values.map(({ key, value }) => (
          <tr key={key}>
            <th scope="row" lang={isTime || !isName(key) ? undefined : "en"}>
              {isTime ? (SPREAD[key] ?? words(key)) : nameOf(key)}
            </th>
            <td class="num">{isTime && key !== "counted" ? TEXTS.days(numberOf(value, 1)) : numberOf(value, 0)}</td>
            {!isTime && (
              <td class="with-meter">
                <Meter value={value} max={most} label={nameOf(key)} />
              </td>
            )}
          </tr>
        ))}
        {not_known > 0 && (
          <tr>
            <th scope="row">
              <span class="badge attention">{TEXTS.notKnown}</span>
            </th>
            <td class="num">{numberOf(not_known, 0)}</td>
            {!isTime && <td />}
          </tr>
        )}
      </tbody>
    </table>
  );
}

const isName = (key: string): boolean => !/^[A-Z]{2}$|^[\d-]+$/.test(key);

/** Countries and NACE divisions stay as they are. */
const nameOf = (key: string): string =>
  /^\d{4}-\d{2}$/.test(key) ? formatMonth(`${key}-15T12:00:00.000Z`) : isName(key) ? words(key) : key;

const numberOf = (value: number, digits: number): string =>
  value.toLocaleString(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
