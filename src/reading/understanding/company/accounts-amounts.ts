import { matchesOf } from "../../../platform/matches.ts";
import type { FactDraft } from "../facts.ts";
import { amountsIn, CODES, parseNumber } from "../fields/amounts.ts";
import type { Flow } from "../flow.ts";
import { placeOfAll, placeWithin, type Cell, type DocumentText } from "../text.ts";
import { columnsOf, currencyOf, scaleOf } from "./accounts-columns.ts";
import { factOf } from "./common.ts";
import { joined } from "./mentions.ts";
import { sentenceStops } from "./passages.ts";
import {
  AVERAGE,
  LOOSE_RUBRICS,
  NO_RUBRIC,
  NO_STAFF,
  RUBRIC_CODES,
  RUBRIC_NAMES,
  STAFF,
  type Rubric,
} from "./words/rubrics.ts";

const MONEY = new RegExp(
  String.raw`^[(\s€£$-]*(?:${CODES})?\s*\(?-?\d[\d\s.,'’\u00a0]*\d\)?\s*(?:€|£|${CODES}|euros?)?$|^\d$`,
  "i",
);
const CURRENCY = new RegExp(`[€£$]|euros?|${CODES}`, "gi");

/** Amounts of rubrics: of rows by code or name, of lines with leaders, and of sentences. The first of each counts. */
export function amounts(text: DocumentText, flow: Flow, period: string | null): FactDraft[] {
  const found = new Map<Rubric, FactDraft>();
  const scale = scaleOf(text, flow);
  const currency = currencyOf(flow);
  const leftBy = columnsOf(text);
  // The French tax return has gross, depreciation and net, or home, export and total.
  const isLast = /\bcerfa\b|\bdgfip\b|liasse fiscale/.test(flow.folded);
  const heads = yearHeads(text);
  for (const row of [...text.rows, ...text.cells.flatMap(withLeaders)]) {
    const [rubric, at] = rubricOf(row) ?? [];
    if (rubric === undefined || found.has(rubric)) continue;
    const isCount = rubric === "workforce";
    const cell = amountCell(row.slice(at! + 1), isLast, isCount, heads, leftBy);
    const value = cell === undefined ? null : moneyOf(cell.text);
    if (value === null || (isCount && (value > 500_000 || !Number.isInteger(value * 10)))) continue;
    const fact = { rubric, value: isCount ? value : value * scale, currency: isCount ? null : currency, period };
    found.set(rubric, factOf("amount", fact, placeOfAll([placeWithin(row[at!]!), placeWithin(cell!)])));
  }
  const total = found.has("total_assets") ? null : twoTotals(text);
  if (total !== null)
    found.set(
      "total_assets",
      factOf(
        "amount",
        { rubric: "total_assets", value: total.value * scale, currency, period },
        placeWithin(total.cell),
      ),
    );
  for (const fact of [...inSentences(flow, period), ...staffInSentences(flow, period)]) {
    const { rubric } = fact.value as { rubric: Rubric };
    if (!found.has(rubric)) found.set(rubric, fact);
  }
  return [...found.values()];
}

/** Both sides of a balance sheet end with the same amount in one row. */
function twoTotals(text: DocumentText): { value: number; cell: Cell } | null {
  for (const row of text.rows) {
    const totals = row.filter(({ folded }) => /^(?:totaal|total|summe|totals|gesamt)$/.test(folded.trim()));
    const values = totals.map((cell) => moneyOf(row[row.indexOf(cell) + 1]?.text ?? ""));
    if (values.length === 2 && values[0] !== null && values[0] === values[1])
      return { value: values[0]!, cell: row[row.indexOf(totals[0]!) + 1]! };
  }
  return null;
}

const moneyOf = (text: string): number | null => parseNumber(text.replaceAll(CURRENCY, "").trim());

/** The amount of a row: no code, and no number of a note that stands before greater ones. */
function amountCell(
  cells: readonly Cell[],
  isLast: boolean,
  isCount: boolean,
  heads: readonly YearHead[],
  leftBy: (money: readonly Cell[]) => readonly Cell[],
): Cell | undefined {
  const money = leftBy(cells.filter((cell) => MONEY.test(cell.text.trim()) && !isCode(cell)));
  const isNote = (cell: Cell) => /^\d{1,2}(?:\.\d{1,2})?$/.test(cell.text.trim());
  const rest =
    !isCount && money.length > 1 && isNote(money[0]!) && money.slice(1).some((cell) => !isNote(cell))
      ? money.slice(1)
      : money;
  const first = rest[0];
  const [gross, less, net] = rest.slice(0, 3).map(({ text }) => moneyOf(text) ?? 0);
  if (net !== undefined && less! > 0 && Math.abs(gross! - less! - net) < 1) return rest[2];
  const head = heads.findLast(({ row, page }) => first !== undefined && row < first.row && page === first.page);
  if (head !== undefined && rest.length === head.count) return rest[head.latest];
  return isLast && rest.length > 2 ? rest.at(-1) : first;
}

/** A row that heads columns of amounts with their years. */
interface YearHead {
  readonly row: number;
  readonly page: number;
  /** Columns. */
  readonly count: number;
  /** The column of the latest year, from 0. */
  readonly latest: number;
}

/** `2023  2024`: some accounts print the previous year first. */
const yearHeads = (text: DocumentText): YearHead[] =>
  text.rows.flatMap((row): YearHead[] => {
    const years = row.flatMap(({ text: own }) => {
      const found = own.length < 24 ? (own.match(/(?<!\d)20\d\d(?!\d)/g) ?? []) : [];
      return found.length === 1 ? [{ year: Number(found[0]), beside: own.replace(found[0]!, "").trim() }] : [];
    });
    // `01/07/2023  30/06/2024` is one period, and no two years.
    const [first, second] = years;
    const isHead =
      years.length === 2 &&
      first!.year !== second!.year &&
      (first!.beside === second!.beside || !/\d/.test(first!.beside + second!.beside));
    return isHead
      ? [{ row: row[0]!.row, page: row[0]!.page, count: 2, latest: first!.year > second!.year ? 0 : 1 }]
      : [];
  });

/** `Totaal activa ........ 2.576.500`, as two cells. */
function withLeaders(cell: Cell): Cell[][] {
  const match = /^([^\d:]{3,60}?)\s?(?:[.·…_]{3,}|\s:|:)\s*([€£]?\s?\(?\d[\d.,' ]*\)?(?:\s?(?:EUR|€|euro))?)$/u.exec(
    cell.text.trim(),
  );
  if (match === null) return [];
  const label = { ...cell, text: match[1]!, folded: cell.folded.slice(0, match[1]!.length) };
  return [[label, { ...cell, text: match[2]!, folded: match[2]! }]];
}

const isCode = (cell: Cell): boolean =>
  cell.text.trim().length <= 7 &&
  ((RUBRIC_CODES.has(compactCode(cell)) && !/^70$/.test(cell.text)) || /^\d{1,2}(?:\/\d{1,2})$/.test(cell.text.trim()));

const compactCode = (cell: Cell): string => cell.text.replaceAll(/\s/g, "").toUpperCase();

/** The rubric of a row, and which cell names it. A code counts beside a label, never alone. */
function rubricOf(row: readonly Cell[]): [Rubric, number] | null {
  const coded = row.findIndex((cell, at) => at > 0 && RUBRIC_CODES.has(compactCode(cell)));
  if (coded > 0 && row.length > coded + 1 && /\p{L}{3}/u.test(row[0]!.text)) {
    const rubric = RUBRIC_CODES.get(compactCode(row[coded]!))!;
    return [rubric, coded];
  }
  const hasCodes = row.some((cell, at) => at > 0 && /^\d{2}\/\d{2}$/.test(cell.text.trim()));
  if (hasCodes) return null;
  for (const [at, cell] of row.entries()) {
    const rubric = row.length > at + 1 ? rubricNamed(cell) : null;
    if (rubric !== null) return [rubric, at];
  }
  return null;
}

/** By the whole name; else by a word for the rubric in a short label that names nothing else. */
function rubricNamed({ folded }: Cell): Rubric | null {
  const name = folded
    .replace(/^(?:[a-z][.)] ?)?(?:[\s•*\d.)-]|[xivl]+(?=[\s.)-]))*(?=[a-z])/, "")
    .replace(/[\s:.(*]+$/, "")
    .trim();
  const whole = RUBRIC_NAMES.find(([, pattern]) => pattern.test(name))?.[0];
  if (whole !== undefined) return whole;
  if (name.length > 60) return null;
  if (STAFF.test(name) && !NO_STAFF.test(name) && (AVERAGE.test(name) || name.length < 16)) return "workforce";
  if (NO_RUBRIC.test(name)) return null;
  return LOOSE_RUBRICS.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}

const PREVIOUS =
  /(?:\(\s*(?:19|20)\d\d\s?:?|vorig|voorgaand|precedent|n-1|vorjahr|previous|prior|tegenover|contre|gegenuber|compared)[^.;]{0,40}$/;

/** `Turnover amounted to EUR 6,720,004`, `of which EUR 863,040 was shareholders' equity`. */
function inSentences(flow: Flow, period: string | null): FactDraft[] {
  const text = joined(flow.text);
  const folded = joined(flow.folded);
  const stops = sentenceStops(text);
  const found = amountsIn(text).filter(({ value }) => value.currency !== null);
  return found.flatMap(({ value, at, quote }, index): FactDraft[] => {
    const previous = found[index - 1];
    const from = Math.max(
      0,
      at - 120,
      previous === undefined ? 0 : previous.at + previous.quote.length,
      (stops.findLast((stop) => stop < at) ?? -1) + 1,
      text.lastIndexOf("\n", at) + 1,
    );
    const before = folded.slice(from, at);
    const to = Math.min(
      at + quote.length + 60,
      found[index + 1]?.at ?? text.length,
      stops.find((stop) => stop >= at + quote.length) ?? text.length,
    );
    const behind = folded.slice(at + quote.length, to);
    if (PREVIOUS.test(before)) return [];
    const isPart = /(?:waarvan|daarvan|dont|davon|of which|entfielen|entfallen)[^.;]{0,25}$/.test(before);
    const place = isPart ? behind : before;
    if (NO_RUBRIC.test(place)) return [];
    const rubric = LOOSE_RUBRICS.findLast(([, pattern]) => pattern.test(place))?.[0];
    if (rubric === undefined) return [];
    const fact = { rubric, value: value.value, currency: value.currency, period };
    return [factOf("amount", fact, flow.place(at, at + quote.length), { certainty: 0.93 })];
  });
}

const NO_COUNT =
  /not exceed|meer dan|more than|minder dan|less than|moins de|plus de|hochstens|mehr als|weniger als|drempel|seuil|schwelle|threshold/;

const COUNT = String.raw`(?<![\d.,/§€£-])(\d{1,5}(?:[.,]\d)?)(?![\d/%]|[.,]\d)`;
/** `12 personeelsleden`, `31 salariés`, `7 Mitarbeiter`. */
const COUNT_BEFORE = new RegExp(String.raw`${COUNT} (?:[a-z]+ )?(?=${STAFF.source}(?!\s?:))`, "g");
const COUNT_BEHIND = new RegExp(String.raw`^[^;]{0,110}?${COUNT}`);

/** Staff is often counted in a sentence of the notes. */
function staffInSentences(flow: Flow, period: string | null): FactDraft[] {
  const folded = joined(flow.folded);
  let from = 0;
  for (const stop of [...sentenceStops(flow.text), folded.length]
    .concat(matchesOf(folded, /\n/g).map(({ index }) => index))
    .sort((a, b) => a - b)) {
    const start = from;
    from = stop + 1;
    // What stands in brackets is of the year before, and years are no counts.
    const sentence = folded
      .slice(start, stop)
      .replaceAll(/\([^)]*\)|(?<!\d)(?:\d{1,2}[ ./-](?:\p{L}+|\d{1,2})[ ./-])?(?:19|20)\d\d(?![\d.,])/gu, (part) =>
        " ".repeat(part.length),
      );
    const staff = STAFF.exec(sentence);
    const average = AVERAGE.exec(sentence);
    if (staff === null || average === null || Math.abs(staff.index - average.index) > 120 || NO_COUNT.test(sentence))
      continue;
    const later = Math.max(staff.index + staff[0].length, average.index + average[0].length);
    const before = matchesOf(sentence, COUNT_BEFORE).find(({ index }) => Math.abs(index - average.index) < 60);
    const behind = COUNT_BEHIND.exec(sentence.slice(later));
    const value = parseNumber((before ?? behind)?.[1] ?? "");
    if (value === null || NO_STAFF.test(sentence.slice(0, later + 40))) continue;
    const place = flow.place(start + Math.min(staff.index, average.index), Math.min(stop, start + later + 60));
    return [factOf("amount", { rubric: "workforce", value, currency: null, period }, place, { certainty: 0.93 })];
  }
  return [];
}
