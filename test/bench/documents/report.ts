import {
  type FieldFigures,
  fieldFigures,
  isCertainKindRight,
  isKindRight,
  isZoneRight,
  type Measured,
} from "./measure.ts";
import { FORMS, type Form } from "./truth.ts";

const percent = (share: number | null): string => (share === null ? "-" : `${(share * 100).toFixed(1)} %`);

interface Limits {
  readonly kind: number;
  readonly precision: number;
  readonly recall: number;
  readonly zone: number | null;
}

/** Limits on the kept half by form. What is read from an office file is held to the limits of a text layer. */
const LIMITS: Readonly<Record<Form, Limits>> = {
  text: { kind: 0.99, precision: 0.99, recall: 0.97, zone: null },
  office: { kind: 0.99, precision: 0.99, recall: 0.97, zone: null },
  scan: { kind: 0.97, precision: 0.97, recall: 0.92, zone: 0.98 },
  photo: { kind: 0.93, precision: 0.95, recall: 0.85, zone: 0.9 },
};
/** Milliseconds a page: of a text layer, and recognised. */
const SPEED: Readonly<Record<Form, number>> = { text: 50, office: 50, scan: 2000, photo: 2000 };

const shareOf = (flags: readonly boolean[]): number | null =>
  flags.length === 0 ? null : flags.filter(Boolean).length / flags.length;

function rowsOf(groups: Iterable<readonly [string, readonly Measured[]]>): string[] {
  return [...groups].map(([name, some]) => {
    const figures = fieldFigures(some.flatMap(({ verdicts }) => verdicts));
    const kind = percent(shareOf(some.map(isKindRight)));
    return line(name, [
      String(some.length),
      kind,
      percent(figures.precision),
      percent(figures.recall),
      String(figures.wrong),
      String(figures.missing),
    ]);
  });
}

const line = (name: string, cells: readonly string[]): string =>
  `  ${name.padEnd(28)}${cells.map((cell) => cell.padStart(10)).join("")}`;
const HEAD = ["documents", "kind", "precision", "recall", "wrong", "missing"];

/** Tables of one half, as lines. */
export function tables(measured: readonly Measured[]): string[] {
  const byField = Map.groupBy(
    measured.flatMap(({ verdicts }) => verdicts),
    ({ field }) => field,
  );
  const fields = [...byField]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([field, verdicts]) => {
      const { precision, recall, right, wrong, missing } = fieldFigures(verdicts.map((one) => ({ ...one, field: "" })));
      return line(field, [
        String(right + wrong + missing),
        "",
        percent(precision),
        percent(recall),
        String(wrong),
        String(missing),
      ]);
    });
  return [
    line("by form", HEAD),
    ...rowsOf(Map.groupBy(measured, ({ form }) => form)),
    "",
    line("by kind and form", HEAD),
    ...rowsOf(
      [...Map.groupBy(measured, ({ document, form }) => `${document.truth.kind}, ${form}`)].toSorted(([a], [b]) =>
        a.localeCompare(b),
      ),
    ),
    "",
    line("by language", HEAD),
    ...rowsOf(Map.groupBy(measured, ({ document }) => document.truth.language)),
    "",
    line("by field", ["fields", "", "precision", "recall", "wrong", "missing"]),
    ...fields,
  ];
}

/** How the forms of a half stand to their limits. */
export function limits(measured: readonly Measured[]): { readonly lines: string[]; readonly missed: number } {
  const lines: string[] = [];
  let missed = 0;
  for (const form of FORMS) {
    const some = measured.filter((one) => one.form === form);
    if (some.length === 0) continue;
    const figures: FieldFigures = fieldFigures(some.flatMap(({ verdicts }) => verdicts));
    const certain = fieldFigures(some.flatMap((one) => one.certain));
    const zones = some.map(isZoneRight).filter((flag) => flag !== null);
    const limit = LIMITS[form];
    const pages = some.reduce((sum, one) => sum + one.pages, 0);
    const speed = some.reduce((sum, one) => sum + one.milliseconds, 0) / pages;
    const checks: readonly (readonly [string, number | null, number | null])[] = [
      ["kind right", shareOf(some.map(isKindRight)), limit.kind],
      ["kind right where it is certain", shareOf(some.map(isCertainKindRight).filter((flag) => flag !== null)), null],
      ["fields, precision", figures.precision, limit.precision],
      ["fields, recall", figures.recall, limit.recall],
      ["certain fields, precision", certain.precision, null],
      ["certain fields, recall", certain.recall, null],
      ["machine-readable zone", shareOf(zones), limit.zone],
    ];
    for (const [name, value, least] of checks) {
      if (value === null) continue;
      const holds = least === null || value >= least;
      if (!holds) missed++;
      lines.push(
        `  ${`${form}: ${name}`.padEnd(42)} ${percent(value).padStart(8)}${least === null ? "" : `  at least ${percent(least)}`}${holds ? "" : "  MISSED"}`,
      );
    }
    const isFast = speed <= SPEED[form];
    if (!isFast) missed++;
    lines.push(
      `  ${`${form}: ms a page`.padEnd(42)} ${speed.toFixed(0).padStart(8)}  at most ${SPEED[form]}${isFast ? "" : "  MISSED"}`,
    );
  }
  return { lines, missed };
}

/** Wrong kinds, and wrong and missing facts with the truth beside them. */
export function worst(measured: readonly Measured[], most: number): string[] {
  const kinds = measured
    .filter((one) => !isKindRight(one))
    .slice(0, most)
    .map(
      ({ document, form, reading }) =>
        `  ${document.id} as ${form}: read as ${reading.kind ?? "nothing"} (${reading.kind_confidence.toFixed(2)}), is ${document.truth.kind}`,
    );
  const of = (outcome: "wrong" | "missing") =>
    measured.flatMap(({ document, form, verdicts }) =>
      verdicts
        .filter((one) => one.outcome === outcome)
        .map(
          ({ field, read, truth }) =>
            `  ${document.id} as ${form}: ${field}${read === null ? "" : `\n      read   ${read}`}\n      truth  ${truth ?? "nothing of the kind"}`,
        ),
    );
  const spread = (all: readonly string[]): string[] =>
    all.filter((_, at) => at % Math.max(1, Math.floor(all.length / most)) === 0).slice(0, most);
  return ["Wrong kinds", ...kinds, "Wrong facts", ...spread(of("wrong")), "Missing facts", ...spread(of("missing"))];
}
