import type { FactDraft } from "../facts.ts";
import { readAddress } from "../fields/addresses.ts";
import { parseNumber } from "../fields/amounts.ts";
import { companyNumbersIn } from "../fields/company-numbers.ts";
import { datesIn } from "../fields/dates.ts";
import type { Flow } from "../flow.ts";
import { itemsOf, type Item } from "../items.ts";
import type { KindReader } from "../kind-reader.ts";
import { LabelFinder } from "../labels.ts";
import { foldInPlace, placeOfAll, placeWithin, type Cell, type DocumentText } from "../text.ts";
import { companyFacts, endsWithForm, type CompanyKey } from "./company-facts.ts";
import { companyNameOf, factOf, numberFact, vatNumberOf } from "./common.ts";
import { periodOf } from "./period.ts";
import { COMPANY_LABELS, PERSON_LABELS } from "./words/company-labels.ts";
import { RUBRIC_CODES, RUBRIC_NAMES, type Rubric } from "./words/rubrics.ts";

const FINDER = new LabelFinder<CompanyKey | "name" | "address">({
  ...COMPANY_LABELS,
  name: PERSON_LABELS.name,
  address: PERSON_LABELS.address,
});

export const readAnnualAccounts: KindReader = ({ text, flow, language }) => {
  const items = itemsOf(text, FINDER).filter(({ key }) => key !== "capital");
  const facts = companyFacts(items);
  const has = (type: FactDraft["type"]) => facts.some((fact) => fact.type === type);
  if (!has("company_name")) facts.push(...nameOf(items));
  if (!has("enterprise_number") && !has("vat_number")) facts.push(...numberOnFirstPage(text));
  if (!has("address")) facts.push(...addressOnFirstPage(items, text));
  const period = periodOf(flow, language);
  return [...facts, ...amounts(text, flow, period), ...filed(flow)];
};

function nameOf(items: readonly Item<string>[]): FactDraft[] {
  const labelled = items.find(({ key, form }) => key === "name" && form !== "adjacent");
  const name = labelled === undefined ? null : companyNameOf(labelled.value);
  if (name !== null) return [factOf("company_name", name, labelled!.place)];
  const heading = items.find(({ key, value, row }) => key === null && row < 12 && endsWithForm(value));
  const headed = heading === undefined ? null : companyNameOf(heading.value);
  if (headed !== null) return [factOf("company_name", headed, heading!.place, { certainty: 0.93 })];
  return [nameAboveNumber(items)].filter((fact) => fact !== null);
}

/** Above the number on the first page stands the name, as the first line of all. */
function nameAboveNumber(items: readonly Item<string>[]): FactDraft | null {
  const [first] = items;
  const number = items.find(({ key }) => key === "number" || key === "vat");
  if (first === undefined || first.key !== null || number === undefined || number.row > 4 || first.row >= number.row)
    return null;
  const isTitle = /jaarrekening|comptes|bilan|jahresabschluss|bilanz|balans|accounts|balance|statements|\d/.test(
    foldInPlace(first.value),
  );
  const name = isTitle ? null : companyNameOf(first.value);
  return name === null ? null : factOf("company_name", name, first.place, { certainty: 0.88 });
}

const firstPage = (text: DocumentText): Cell[] => text.cells.filter(({ page }) => page === text.cells[0]?.page);

function numberOnFirstPage(text: DocumentText): FactDraft[] {
  for (const cell of firstPage(text).slice(0, 60)) {
    const [found] = companyNumbersIn(cell.text);
    if (found !== undefined) {
      return [
        numberFact(
          "enterprise_number",
          { number: found.value.number, valid: found.valid !== false },
          placeWithin(cell),
        ),
      ];
    }
    const vat = vatNumberOf(cell.text);
    if (vat?.valid) return [numberFact("vat_number", vat, placeWithin(cell))];
  }
  return [];
}

function addressOnFirstPage(items: readonly Item<string>[], text: DocumentText): FactDraft[] {
  const labelled = items.find(({ key }) => key === "address");
  const own = labelled === undefined ? null : readAddress(labelled.value);
  if (own !== null) return [factOf("address", own.value.text, labelled!.place)];
  for (const cell of firstPage(text).slice(0, 20)) {
    const address = readAddress(cell.text);
    if (address !== null && cell.text.length < address.quote.length + 12) {
      return [factOf("address", address.value.text, placeWithin(cell), { certainty: 0.9 })];
    }
  }
  return [];
}

const MONEY = /^[(\s€£$-]*(?:EUR|GBP|USD)?\s*\(?-?\d[\d\s.,'\u00a0]*\d\)?\s*(?:€|£|EUR|GBP|USD|euros?)?$|^\d$/i;

/** Amounts of the row that each rubric stands on: by its code, or by its name. The first amount is of the present year. */
function amounts(text: DocumentText, flow: Flow, period: string | null): FactDraft[] {
  const found = new Map<Rubric, FactDraft>();
  const scale = scaleOf(flow);
  const currency = /£|\bgbp\b/.test(flow.folded) && !/€|\beur/.test(flow.folded) ? "GBP" : "EUR";
  for (const row of text.rows) {
    const [rubric, at] = rubricOf(row) ?? [];
    if (rubric === undefined || found.has(rubric)) continue;
    const cell = row.slice(at! + 1).find((one) => MONEY.test(one.text.trim()) && !isCode(one, row));
    const value =
      cell === undefined ? null : parseNumber(cell.text.replaceAll(/[€£$]|EUR|GBP|USD|euros?/gi, "").trim());
    if (value === null) continue;
    const isCount = rubric === "workforce";
    if (isCount && value > 500_000) continue;
    const fact = { rubric, value: isCount ? value : value * scale, currency: isCount ? null : currency, period };
    found.set(rubric, factOf("amount", fact, placeOfAll([placeWithin(row[at!]!), placeWithin(cell!)])));
  }
  for (const fact of inSentences(flow, period)) {
    const { rubric } = fact.value as { rubric: Rubric };
    if (!found.has(rubric)) found.set(rubric, fact);
  }
  return [...found.values()];
}

const isCode = (cell: Cell, row: readonly Cell[]): boolean =>
  cell.text.trim().length <= 7 &&
  row.indexOf(cell) > 0 &&
  (RUBRIC_CODES.has(compactCode(cell)) || /^\d{1,2}(?:\/\d{1,2})$/.test(cell.text.trim()));

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
    const name = cell.folded
      .replace(/^(?:[a-z][.)] ?)?[\s•*\dxivl.)-]*(?=[a-z])/, "")
      .replace(/[\s:.(*]+$/, "")
      .trim();
    const rubric = RUBRIC_NAMES.find(([, pattern]) => pattern.test(name))?.[0];
    if (rubric !== undefined && row.length > at + 1) return [rubric, at];
  }
  return null;
}

const scaleOf = ({ folded }: Flow): number =>
  /(?:in duizend(?:en)?(?: van)? euro|in duizenden|en milliers d'euros?|\(?k ?€\)?|in tausend euro|\bteur\b|in tsd|£'?000|€'?000|'000s?\b|in thousands)/.test(
    folded,
  )
    ? 1000
    : 1;

/** Staff is often counted in a sentence of the notes. */
const WORKFORCE =
  /(?:gemiddeld|effectif moyen|nombre moyen|durchschnittlich|average (?:monthly )?number of (?:employees|persons))[^.\d]{0,70}?(?:(?:de l'exercice|het boekjaar|gedurende|geschaftsjahr) \d{4}[^.\d]{0,40}?)?(?:(?:19|20)\d{2}[^.\d]{1,40}?)?(\d{1,6}(?:[.,]\d)?)\b(?! ?%)/g;

function inSentences(flow: Flow, period: string | null): FactDraft[] {
  const folded = flow.folded.replaceAll("\n", " ");
  for (const match of folded.matchAll(WORKFORCE)) {
    const value = parseNumber(match[1]!);
    if (value === null || (value >= 1990 && value <= 2100)) continue;
    const place = flow.place(match.index, match.index + match[0].length);
    return [factOf("amount", { rubric: "workforce", value, currency: null, period }, place, { certainty: 0.93 })];
  }
  return [];
}

const FILED =
  /(?:datum van (?:de )?neerlegging|neergelegd op|neerlegging op|date (?:du|de) depot|depose(?:e|s|es)? le|datum der hinterlegung|hinterlegt am|date of (?:filing|deposit)|filed on)\s*:?\s*/g;

function filed(flow: Flow): FactDraft[] {
  for (const match of flow.folded.matchAll(FILED)) {
    const from = match.index + match[0].length;
    const [date] = datesIn(flow.text.slice(from, from + 40));
    if (date === undefined || date.at > 6) continue;
    return [factOf("document_date", date.value, flow.place(match.index, from + date.at + date.quote.length))];
  }
  return [];
}
