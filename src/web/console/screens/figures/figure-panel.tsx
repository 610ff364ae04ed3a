import type { components } from "../../api/schema.d.ts";
import { locale } from "../../language/language.ts";
import { Meter } from "../../ui/badges.tsx";
import { formatMonth, words } from "../../ui/format.ts";
import { Empty } from "../../ui/resource-view.tsx";
import { FIGURES as TEXTS } from "./texts.ts";

type Figure =
  | components["schemas"]["ManagementFigures"]["figures"][number]
  | components["schemas"]["SuspicionFigures"]["figures"][number];

/** One figure: what exactly it counts, each number with a bar of its share, and how many are not known. */
export function FigurePanel({
  figure: { figure, title, definition, unit, values, not_known },
}: {
  readonly figure: Figure;
}) {
  const isTime = unit === "days";
  const most = Math.max(1, ...values.map(({ value }) => value));
  const names = TEXTS.spread as Readonly<Record<string, string>>;
  return (
    <section class="panel" aria-labelledby={`figure-${figure}`}>
      <h3 id={`figure-${figure}`} lang="en">
        {title}
      </h3>
      <p class="muted" lang="en">
        {definition}
      </p>
      {values.length === 0 && not_known === 0 ? (
        <Empty>{TEXTS.nothing}</Empty>
      ) : (
        <table class="table">
          <tbody>
            {values.map(({ key, value }) => (
              <tr key={key}>
                <th scope="row" lang={isTime || !isName(key) ? undefined : "en"}>
                  {isTime ? (names[key] ?? words(key)) : nameOf(key)}
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
      )}
    </section>
  );
}

const isName = (key: string): boolean => !/^[A-Z]{2}$|^[\d-]+$/.test(key);

/** Countries and NACE divisions stay as they are. */
const nameOf = (key: string): string =>
  /^\d{4}-\d{2}$/.test(key) ? formatMonth(`${key}-15T12:00:00.000Z`) : isName(key) ? words(key) : key;

const numberOf = (value: number, digits: number): string =>
  value.toLocaleString(locale(), { minimumFractionDigits: digits, maximumFractionDigits: digits });
