import type { Figure, FigureCatalogue, FigureId, FigureRow, FigureValue } from "../../domain/figures/figures.model.ts";
import { FIGURE_TEXTS } from "../../rendering/figures/figures.texts.ts";
import { monthsOf, type Period } from "./period.rules.ts";

/** In the order in which they are read; other keys come by their number, the largest first. */
const ORDERS: Readonly<Record<string, readonly string[]>> = {
  age: ["under_7_days", "7_to_29_days", "30_to_89_days", "90_days_or_more"],
  rating: ["low", "medium", "high", "prohibited"],
  spread: ["median", "p90", "counted"],
  severity: ["info", "low", "medium", "high", "critical"],
  review: ["late", "within_90_days", "later"],
};

/** Every figure of a catalogue from what was counted; one that nothing was counted for is empty. */
export function assembleFigures(catalogue: FigureCatalogue, rows: readonly FigureRow[], period: Period): Figure[] {
  return Object.entries(catalogue).map(([figure, spec]) => {
    const [title, definition] = FIGURE_TEXTS[figure as FigureId];
    const own = rows.filter((row) => row.figure === figure);
    const values = own.flatMap(({ key, value }) => (key === null ? [] : [{ key: String(key), value }]));
    return {
      figure,
      title,
      definition,
      ...spec,
      values: figure.endsWith("_by_month") ? everyMonth(values, period) : inOrder(values),
      not_known: own.reduce((sum, { key, value }) => (key === null ? sum + value : sum), 0),
    };
  });
}

const everyMonth = (values: readonly FigureValue[], period: Period): FigureValue[] =>
  monthsOf(period).map((key) => ({ key, value: values.find((one) => one.key === key)?.value ?? 0 }));

function inOrder(values: readonly FigureValue[]): FigureValue[] {
  const order = Object.values(ORDERS).find((known) => values.every(({ key }) => known.includes(key)));
  return order
    ? values.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
    : values.toSorted((a, b) => b.value - a.value || (a.key < b.key ? -1 : 1));
}
