import type { FactDraft } from "../facts.ts";
import { readAddress } from "../fields/addresses.ts";
import { companyNumbersIn, passesLuhn } from "../fields/company-numbers.ts";
import { hasLegalForm } from "../fields/legal-forms.ts";
import { foldInPlace, placeWithin, type Cell, type DocumentText } from "../text.ts";
import { companyNameOf, factOf, numberFact, type RegisterNumber } from "./common.ts";
import { plainCompany } from "./holders/merge.ts";
import type { Holder } from "./holdings.ts";

/** The company that a chart of holdings is about. */
interface ChartHolding {
  readonly holder: Holder;
  readonly held: string | null;
}

interface ChartSubject {
  readonly name: string;
  readonly cell: Cell;
  readonly number: RegisterNumber | null;
  readonly numberCell: Cell;
}

export function subjectFacts(text: DocumentText, { name, cell, number, numberCell }: ChartSubject): FactDraft[] {
  const inHead = number === null ? headNumber(text) : null;
  return [
    factOf("company_name", name, placeWithin(cell), { certainty: 0.92 }),
    ...(number === null ? [] : [numberFact("enterprise_number", number, placeWithin(numberCell))]),
    ...(inHead === null ? [] : [numberFact("enterprise_number", inHead.number, placeWithin(inHead.cell))]),
    ...addressUnder(text, cell),
  ];
}

const HEAD_ROWS = 6;
/** A number of a register with a label before it that says no more than that, under the title of the chart. */
const LABELLED =
  /^(?:(?:ondernemings|kvk|kbo|register|registratie|handelsregister|unternehmens|company|registered|registration|reg\.?)[ -]?)?(?:nummer|numero|number|nr|no|n[°o]|siren|rcs|crn|kvk|kbo|bce)\.?\s?:?\s((?:hr[ab] ?|fn ?|[a-z]{2})?\d[\d. ]{4,13}[a-z]?)(?=$|\s[-–|]|[,;)])/;

/** The only number of a company in the head, where no holder stands. */
function headNumber(text: DocumentText): { number: RegisterNumber; cell: Cell } | null {
  const head = text.cells.filter(({ row, text: own }) => row < HEAD_ROWS && !own.includes("%"));
  const found = head.flatMap((cell) => {
    const [known] = companyNumbersIn(cell.text);
    if (known !== undefined) return [{ number: { number: known.value.number, valid: known.valid !== false }, cell }];
    const bare = LABELLED.exec(cell.folded)?.[1]?.replaceAll(/[. ]/g, "").toUpperCase();
    return bare === undefined ? [] : [{ number: { number: bare, valid: true }, cell }];
  });
  return new Set(found.map(({ number }) => number.number)).size === 1 ? found[0]! : null;
}

/** In the box of the company: an address in the lines right under its name. */
function addressUnder(text: DocumentText, own: Cell): FactDraft[] {
  const below = text.cells.filter(
    ({ page, row, box }) =>
      page === own.page &&
      row > own.row &&
      row <= own.row + 3 &&
      (box === null || own.box === null || (box[0] < own.box[0] + own.box[2] && own.box[0] < box[0] + box[2])),
  );
  for (const cell of below) {
    const address = readAddress(cell.text);
    if (address !== null && cell.text.length - address.quote.length < 8)
      return [factOf("address", address.value.text, placeWithin(cell), { certainty: 0.9 })];
  }
  return [];
}

/** Between what a chart calls itself and the company's name: `van de groep`, `of`, `:`. */
const UP_TO_NAME = String.raw`(?: (?:van|de la|de|du|der|des|of|for)(?: (?:de |the |la )?(?:groep|groupe|gruppe|group)(?= ))?)?\s*[:–-]?`;
const WITHOUT_TITLE = new RegExp(
  String.raw`^.*?(?:(?:structuur|structure|struktur|organigram(?:me?|m)?|schema|chart|overzicht|ownership|eigendom)(?: (?=chart|schema))?)+${UP_TO_NAME}\s*`,
  "i",
);

/** The company that the chart is about: it stands in the title, has its number beside it, or holds nobody. */
export function chartSubject(text: DocumentText, holdings: readonly ChartHolding[]): ChartSubject | null {
  const cells = text.cells.filter((cell) => nameOfCell(cell) !== null);
  const titleWithout = (own: Cell | null) =>
    foldInPlace(
      text.cells
        .slice(0, 4)
        .filter((cell) => cell !== own)
        .map((cell) => cell.text)
        .join(" "),
    ).replaceAll(/[^\p{L}\p{N}]/gu, "");
  const held = (cell: Cell) =>
    holdings.some((one) => one.held !== null && plainCompany(one.held) === plainCompany(nameOfCell(cell)!));
  const holds = (cell: Cell) =>
    holdings.some(
      ({ holder }) => holder.company !== null && plainCompany(holder.company) === plainCompany(nameOfCell(cell)!),
    );
  // The first boxes of a chart are no title: who stands there and holds shares must be named above as well.
  const titled = cells.find((cell) => {
    const name = plainCompany(nameOfCell(cell)!);
    return name.length > 3 && titleWithout(holds(cell) ? cell : null).includes(name);
  });
  const chosen = titled ?? cells.find((cell) => held(cell) && !holds(cell)) ?? cells.find((cell) => !holds(cell));
  const inTitle = chosen === undefined ? titleName(text) : null;
  if (chosen === undefined) return inTitle;
  const below = text.cells.filter(
    ({ row, page }) => page === chosen.page && row >= chosen.row && row <= chosen.row + 1,
  );
  const numberCell = [chosen, ...below].find(
    (cell) => companyNumbersIn(cell.text).length > 0 || bareNumberIn(cell.text) !== null,
  );
  const found = numberCell === undefined ? undefined : companyNumbersIn(numberCell.text)[0];
  const bare = bareNumberIn(numberCell?.text ?? "");
  const number =
    found !== undefined
      ? { number: found.value.number, valid: found.valid !== false }
      : bare === null
        ? null
        : { number: bare, valid: true };
  return { name: companyNameOf(nameOfCell(chosen)!)!, cell: chosen, number, numberCell: numberCell ?? chosen };
}

/** A number without a label that ends a cell: of eight digits, or of nine with the check digit of a French one. */
function bareNumberIn(text: string): string | null {
  const bare = /(?:^|\()((?:[A-Z]{2})?\d{6,8}|\d{3} ?\d{3} ?\d{3})\)?$/.exec(text.trim())?.[1]?.replaceAll(" ", "");
  return bare === undefined || (/^\d{9}$/.test(bare) && !passesLuhn(bare)) ? null : bare;
}

/** The number of a company that is all that a text says. */
export function numberAlone(text: string): string | null {
  const [found] = companyNumbersIn(text);
  if (found !== undefined)
    return found.valid !== false && found.quote.length >= text.trim().length - 6 ? found.value.number : null;
  return /^\(?[A-Z\d ]+\)?$/.test(text.trim()) ? bareNumberIn(text) : null;
}

function titleName(text: DocumentText): ChartSubject | null {
  const cell = text.cells.slice(0, 3).find((one) => WITHOUT_TITLE.test(one.text));
  const name = cell === undefined ? null : companyNameOf(cell.text.replace(WITHOUT_TITLE, ""));
  return cell === undefined || name === null || !/^[\p{Lu}\d]/u.test(name)
    ? null
    : { name, cell, number: null, numberCell: cell };
}

/** `Structuurschema Alfa BV`, `Ownership of Alfa BV`: words that no company has before its name. */
const CHART_TITLE = new RegExp(
  String.raw`^.{0,30}?(?:structuurschema|organigram(?:me|m)?|(?:structure|ownership|organi[sz]ation) chart|(?:structuur|structure|struktur|ownership|eigendom)(?= (?:van|of|de|du|der|des) ))${UP_TO_NAME}\s+(?=["«„]?[\p{Lu}\d])`,
  "iu",
);

export const withoutChartTitle = (name: string | null): string | null =>
  name === null ? null : (companyNameOf(name.replace(CHART_TITLE, "")) ?? name);

export const isTitle = (text: string): boolean => WITHOUT_TITLE.test(text);

/** The company that a cell names, with or without its number. */
export function nameOfCell(cell: Cell): string | null {
  const bare = cell.text
    .replace(/\s*\([^)]*\)\s*$/, "")
    .replace(/^(?:\p{L}[\p{L} -]{2,28}:\s+|[+|\s-]*--+\s)/u, "")
    .trim();
  return bare.length < 70 && hasLegalForm(bare) && !/%/.test(bare) && !WITHOUT_TITLE.test(bare)
    ? companyNameOf(bare)
    : null;
}
