import { type FactDraft, textIn } from "../facts.ts";
import { readAddress } from "../fields/addresses.ts";
import { amountsIn } from "../fields/amounts.ts";
import { datesIn } from "../fields/dates.ts";
import { legalFormsIn } from "../fields/legal-forms.ts";
import { foldInPlace, placeOfAll, placeWithin, type Cell, type DocumentText, type Place } from "../text.ts";
import { companyNameOf, factOf } from "./common.ts";
import { endsWithForm } from "./company-facts.ts";
import { partyKey } from "./holders/merge.ts";
import type { Party } from "./party.ts";
import { PartyBuilder } from "./people.ts";
import { partyFacts } from "./party-facts.ts";
import { titleBefore } from "./words/roles.ts";

/**
 * The print of a German commercial register: numbered entries in narrow columns, whose statements bear letters of the head
 * (`a) Firma b) Sitz`) and run over several lines of their column.
 */

/** One statement, with the lines that it was joined from. */
interface Statement {
  readonly text: string;
  readonly place: Place;
  readonly entry: number;
  /** Under which letter of the head it stands. */
  readonly letter: string | null;
  /** Place of its column in the entry, from the left. */
  readonly column: number;
}

const HEAD = /\ba\) ?firma\b|\bb\) ?sitz\b|vertretungsregelung|rechtsform.{0,20}(?:satzung|vertrag|beginn)/;
const LETTER = /(?:^|\s)[a-h]\)(?:\s|$)/;
/** Lines of a column begin within so many points of each other. */
const EDGE = 4;

/** What such a print says of the company and its management; null for any other document. */
export function letteredPrint(text: DocumentText): FactDraft[] | null {
  const head = text.rows.findLastIndex((row) => row.length >= 3 && HEAD.test(row.map((cell) => cell.folded).join(" ")));
  const first = text.rows.findIndex((row, at) => at > head && isEntry(row));
  if (head < 0 || first < 0 || first > head + 4) return null;
  const statements = statementsOf(text, first);
  return [...company(statements), ...management(statements)];
}

/** No register prints more, and time to read is bounded. */
const [MOST_ROWS, MOST_COLUMNS] = [5_000, 40];

const isEntry = (row: readonly Cell[]): boolean => row.length >= 2 && /^\d{1,2}\.?$/.test(row[0]!.text);

function statementsOf(text: DocumentText, first: number): Statement[] {
  let columns: { readonly left: number; readonly cells: Cell[] }[] = [];
  const entries = [columns];
  for (const row of text.rows.slice(first, first + MOST_ROWS)) {
    if (isEntry(row)) entries.push((columns = []));
    for (const cell of isEntry(row) ? row.slice(1) : row) {
      if (cell.box === null) continue;
      const [left] = cell.box;
      const own = columns.find((column) => Math.abs(column.left - left) < EDGE);
      if (own) own.cells.push(cell);
      else if (columns.length < MOST_COLUMNS) columns.push({ left, cells: [cell] });
    }
  }
  return entries.flatMap((found, entry) => found.flatMap(({ cells }, column) => inStatements(cells, entry, column)));
}

/** The lines of a column as statements: each begins with its letter. */
function inStatements(cells: readonly Cell[], entry: number, column: number): Statement[] {
  const parts: { text: string; cells: Cell[] }[] = [];
  for (const cell of cells) {
    const pieces = cell.text.split(/(?=(?:^|\s)[a-h]\)(?:\s|$))/);
    pieces.forEach((piece, at) => {
      const begins = LETTER.test(piece) || parts.length === 0;
      if (begins || at > 0) parts.push({ text: piece.trim(), cells: [cell] });
      else {
        const last = parts.at(-1)!;
        last.text = /\p{L}-$/u.test(last.text) ? last.text.slice(0, -1) + piece.trim() : `${last.text} ${piece.trim()}`;
        last.cells.push(cell);
      }
    });
  }
  return parts.map(({ text, cells: own }) => ({
    letter: /^([a-h])\)/.exec(text)?.[1] ?? null,
    text: text.replace(/^[a-h]\)\s+/, ""),
    place: placeOfAll(own.map((cell) => placeWithin(cell))),
    entry,
    column,
  }));
}

/** Later entries replace earlier ones: the last of each counts. */
function company(statements: readonly Statement[]): FactDraft[] {
  const last = (read: (text: string) => FactDraft["value"] | null, type: FactDraft["type"]): FactDraft[] => {
    for (const { text, place } of statements.toReversed()) {
      const value = read(text);
      if (value !== null) return [factOf(type, value, place, { certainty: 0.95 })];
    }
    return [];
  };
  const isOffice = (text: string) => titleBefore(foldInPlace(text)) !== null;
  const name = last(
    (text) => (text.length < 90 && !isOffice(text) && endsWithForm(text) ? companyNameOf(text) : null),
    "company_name",
  );
  const form = last((text) => {
    const [found] = legalFormsIn(text);
    return found !== undefined && found.at === 0 && found.quote.length > 8 ? found.quote : null;
  }, "legal_form");
  return [
    ...name,
    ...(form.length > 0 ? form : formsInName(name)),
    ...objectOf(statements),
    ...last((text) => (isOffice(text) ? null : (readAddress(text)?.value.text ?? null)), "address"),
    ...last((text) => {
      const [amount] = amountsIn(text);
      const isAlone = amount !== undefined && text.length - amount.quote.length < 6;
      return isAlone
        ? { rubric: "capital", value: amount.value.value, currency: amount.value.currency, period: null }
        : null;
    }, "amount"),
  ];
}

/** `GmbH`, where no entry says of which form the company is. */
const formsInName = (names: readonly FactDraft[]): FactDraft[] =>
  names.flatMap((name) => {
    const form = legalFormsIn(textIn(name)).at(-1);
    return form === undefined ? [] : [factOf("legal_form", form.value.short, name.place, { certainty: 0.93 })];
  });

/** `c) Gegenstand des Unternehmens`, in the column of name and seat. */
function objectOf(statements: readonly Statement[]): FactDraft[] {
  const found = statements.findLast(
    ({ letter, column, text }) => letter === "c" && column === 0 && text.length > SHORTEST_OBJECT,
  );
  return found === undefined ? [] : [factOf("object", found.text, found.place, { certainty: 0.95 })];
}

/** What a company does takes a few words. */
const SHORTEST_OBJECT = 20;

const LEFT = /nicht mehr|ausgeschieden|abberufen|erloschen/;
const LEAD =
  /^(?:(?:bestellt|neu bestellt|eingetreten|nicht mehr|ausgeschieden|abberufen)(?: als)?(?: zum| zur)?:?\s+)+/i;

/** Those whom an entry appoints, and until when where a later one says that they left. */
function management(statements: readonly Statement[]): FactDraft[] {
  const found = new Map<string, Party>();
  for (const { text, place, entry } of statements) {
    const bare = text.replace(LEAD, "");
    const builder = new PartyBuilder();
    builder.add(
      { key: null, value: bare, place, linePlace: place, row: entry, at: 0, tableRow: null, form: "adjacent" },
      new Set(),
    );
    const [party] = builder.parties;
    if (party === undefined || party.role !== "director") continue;
    const key = partyKey(party);
    const known = found.get(key);
    if (!LEFT.test(foldInPlace(text))) found.set(key, party);
    else if (known !== undefined) known.until = entryDay(statements, entry);
  }
  return [...found.values()].flatMap((party) => partyFacts(party, "director"));
}

/** The day of an entry stands in a column of its own. */
function entryDay(statements: readonly Statement[], entry: number): string | null {
  const own = statements
    .filter((one) => one.entry === entry)
    .flatMap(({ text }) => datesIn(text).flatMap((date) => (text.length - date.quote.length < 6 ? [date.value] : [])));
  return own.at(-1) ?? null;
}
