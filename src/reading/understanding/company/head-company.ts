import type { FactDraft } from "../facts.ts";
import { addressesIn } from "../fields/addresses.ts";
import { companyNumbersIn } from "../fields/company-numbers.ts";
import { legalFormsIn } from "../fields/legal-forms.ts";
import { readPersonName } from "../fields/person-names.ts";
import { foldInPlace, placeWithin, type Cell, type DocumentText } from "../text.ts";
import { companyNameOf, factOf, numberFact } from "./common.ts";
import { companiesIn } from "./mentions.ts";

/** The company that a paper without labels is about, as its head names it. */
interface HeadCompany {
  readonly name: string;
  readonly cell: Cell;
  /** End of the name in its cell. */
  readonly end: number;
  readonly score: number;
  /** The form where it stands in a line of its own. */
  readonly form?: { readonly quote: string; readonly cell: Cell };
}

const HEAD_ROWS = 16;
/** What papers of holders call themselves and what they are about, up to the name. */
const TITLE =
  /^.*(?:regist(?:er|re)|ledger|verzeichnis|list[e]?|lijst|boek|buch|statement|overview|overzicht|ubersicht|etat|attest\p{L}*|bezit|shareholdings?|members|shareholders|aandeelhouder\p{L}*|vennoten|actionn\p{L}+|associes|gesellschafter|kapitaal|capital|kapital|aandelen|naam|parts sociales|nominatives|anteile|aktien|shares|titres|struct\p{L}+|structuur|struktur|schema|organigram\p{L}*|organi[sz]ation|chart|diagram|group|groep|groupe|gruppe|konzern\p{L}*|entity|entite|entiteit|einheit|company|vennootschap|societe|gesellschaft|firma)(?:\s(?:op naam|nominatives))?\s*(?:\([^)]*\)\s*)?(?:\s(?:van|der|de|du|des|of|for|in|zu|at)\s|\sd'|\s?[-–:|]\s|:\s)(?:(?:de|het|la|le|der|die|des|the|l'|firma|vennootschap|societe|gesellschaft|company|group|groep|groupe|gruppe|van|of|du)\s)*/u;
/** Titles that stand right before the name, with nothing between. */
const BARE_TITLE =
  /^(?:(?:aandelen|aandeelhouders|effecten|namens?)-?register|register van (?:aandelen|aandeelhouders|effecten)(?: op naam)?|registre des (?:actions|parts|actionnaires|associes|titres)(?: nominatives| sociales)?|liste des (?:actionnaires|associes)|(?:share|members'?) register|register of (?:members|shareholders)|gesellschafterliste|aktienbuch|cap(?:italisation)? table) (?=\S)/;
const ABOUT = /^(?:betreft|concerne|betrifft|betreff|re|objet|onderwerp|inzake|subject)\s?:/;
const OFFICE = /notari|notaire|accountant|revisor|reviseur|avocat|advoca|anwalt|bank|banque|amtsgericht|tribunal/;

export function headCompanyFacts(text: DocumentText, isHolder: (name: string) => boolean): FactDraft[] {
  const found = headCompany(text, isHolder);
  if (found === null) return [];
  const { cell, name, end } = found;
  const facts: FactDraft[] = [factOf("company_name", name, placeWithin(cell), { certainty: 0.92 })];
  if (found.form !== undefined) facts.push(factOf("legal_form", found.form.quote, placeWithin(found.form.cell)));
  const below = text.cells.filter(
    (other) => other.page === cell.page && other.row > cell.row && other.row <= cell.row + 3 && isInColumn(other, cell),
  );
  const beside = text.rows[cell.row]!.filter((other) => other !== cell);
  const places = [{ cell, from: end }, ...[...beside, ...below].map((other) => ({ cell: other, from: 0 }))];
  for (const { cell: at, from } of places) {
    const number = numberIn(at.text.slice(from), from > 0);
    if (number === null) continue;
    facts.push(numberFact("enterprise_number", { number, valid: true }, placeWithin(at)));
    break;
  }
  for (const { cell: at, from } of places) {
    const address = at.text
      .slice(from)
      .split(/\s[-–|]\s/)
      .map((part) => part.replace(/^[^:]{3,24}:\s/, "").trim())
      .flatMap((part) => addressesIn(part).filter(({ quote }) => part.length - quote.length < 12))[0];
    if (address === undefined) continue;
    facts.push(factOf("address", address.value.text, placeWithin(at), { certainty: 0.9 }));
    break;
  }
  return facts;
}

const isInColumn = (cell: Cell, other: Cell): boolean =>
  cell.box === null ||
  other.box === null ||
  (cell.box[0] < other.box[0] + other.box[2] && other.box[0] < cell.box[0] + cell.box[2]);

/** A number with check digits or with its label; behind the name also the bare number of a foreign register. */
function numberIn(text: string, isBehindName: boolean): string | null {
  const found = companyNumbersIn(text).find(({ valid }) => valid !== false);
  if (found !== undefined) return found.value.number;
  const bare =
    /^\s*(?:\p{L}{2,4}\s)?[(,–-]?\s*(?:\p{L}[\p{L}. ]{0,16}[:\s]\s?)?((?:HRB ?)?(?:[A-Z]{2})?\d{6,8}|\d{3} \d{3} \d{3})\s*(?:$|[),;–-])/u.exec(
      text,
    ) ?? (isBehindName ? /[(,–-]\s*((?:[A-Z]{2})?\d{6,8}|\d{3} \d{3} \d{3})\s*(?:$|[),;])/.exec(text) : null);
  return bare === null ? null : bare[1]!.replaceAll(" ", "");
}

function headCompany(text: DocumentText, isHolder: (name: string) => boolean): HeadCompany | null {
  const head = text.cells.filter(({ row, page }) => row < HEAD_ROWS && page === text.cells[0]!.page);
  const found = head.flatMap((cell) => [
    ...withForm(carriedOver(text, cell)),
    ...withFormBelow(text, cell),
    ...inTitle(cell),
  ]);
  const scored = found
    .filter(({ name }) => !isHolder(name))
    .map((one) => {
      const near =
        one.cell.text.slice(one.end) + (text.rows[one.cell.row + 1] ?? []).map((other) => ` ${other.text}`).join("");
      const isNumbered = companyNumbersIn(near).length > 0 || /(?<![\d.,])\d{6,8}(?!\d)/.test(near);
      const isOffice = OFFICE.test(one.cell.folded.slice(one.end));
      return { ...one, score: one.score + (isNumbered ? 1 : 0) - (isOffice ? 3 : 0) };
    });
  return scored.sort((a, b) => b.score - a.score || a.cell.at - b.cell.at)[0] ?? null;
}

/** A title of two lines as one cell, where the second begins with the name's last words. */
function carriedOver(text: DocumentText, cell: Cell): Cell {
  const row = text.rows[cell.row - 1];
  const [above] = row ?? [];
  const isOne =
    row?.length === 1 &&
    text.rows[cell.row]!.length === 1 &&
    above!.box !== null &&
    cell.box !== null &&
    above!.text.length > 30 &&
    Math.abs(above!.box[3] - cell.box[3]) < 1.5 &&
    isShouted(above!.text) === isShouted(cell.text) &&
    cell.box[1] - (above!.box[1] + above!.box[3]) < 0.7 * cell.box[3] &&
    // Behind a year a title is complete: `Aandelenregister van 3 november 2026`.
    !/(?:[.:;,!?)]|\b\d{4})\s*$/.test(above!.text) &&
    companiesIn(cell.text)[0]?.at === 0;
  return isOne ? { ...cell, text: `${above!.text} ${cell.text}`, folded: `${above!.folded} ${cell.folded}` } : cell;
}

const isShouted = (text: string): boolean => !/\p{Ll}/u.test(text);

function withForm(cell: Cell): HeadCompany[] {
  return companiesIn(cell.text).flatMap(({ at, end, name }): HeadCompany[] => {
    const bare = BARE_TITLE.exec(cell.folded)?.[0].slice(at) ?? "";
    const isBare = bare !== "" && foldInPlace(name).startsWith(bare);
    const title = Math.max(TITLE.exec(foldInPlace(name))?.[0].length ?? 0, isBare ? bare.length : 0);
    const isCut = /\.\p{Lu}$/u.test(name) && cell.text[end] === ".";
    const own = companyNameOf(`${name.slice(title)}${isCut ? "." : ""}`.replace(/^(?:Firma|Fa\.) (?=\p{Lu})/u, ""));
    if (own === null || !/^[\p{Lu}\d]/u.test(own)) return [];
    const before = cell.folded.slice(0, at) + foldInPlace(name.slice(0, title));
    const isTitled = title > 0 || TITLE.test(before);
    const score = ABOUT.test(cell.folded) ? 4 : isTitled ? 3 : before.trim() === "" ? 2 : 0;
    return [{ name: own, cell, end, score }];
  });
}

/** `Alfa Bouw` over `BV - 0123.456.749`. */
function withFormBelow(text: DocumentText, cell: Cell): HeadCompany[] {
  const below = text.rows[cell.row + 1]?.[0];
  const [form] = below === undefined ? [] : legalFormsIn(below.text);
  const isBare = /^[\p{Lu}\d][\p{L}\d&'’. -]{2,60}$/u.test(cell.text) && legalFormsIn(cell.text).length === 0;
  if (form === undefined || form.at > 0 || !isBare || text.rows[cell.row]!.length > 1) return [];
  const isForm = /^\s*(?:$|[-–|,(]|\d|au capital (?:social )?de )/.test(below!.text.slice(form.quote.length));
  const name = isForm ? companyNameOf(cell.text) : null;
  return name === null || TITLE.test(`${cell.folded} - `)
    ? []
    : [{ name, cell, end: cell.text.length, score: 2.5, form: { quote: form.quote, cell: below! } }];
}

/** The name in the head of a deed that stands alone over its form; null where none or several do. */
export function nameOverForm(text: DocumentText): FactDraft | null {
  const [first, ...others] = text.cells.slice(0, HEAD_ROWS).flatMap((cell) => withFormBelow(text, cell));
  if (first === undefined || others.length > 0) return null;
  return factOf("company_name", first.name, placeWithin(first.cell), { certainty: 0.92 });
}

/** `Register of members of Alfa Bouw`, without a form. */
function inTitle(cell: Cell): HeadCompany[] {
  if (cell.row > 3 || cell.text.length > 110) return [];
  const title = TITLE.exec(cell.folded)?.[0].length ?? 0;
  const rest = cell.text
    .slice(title)
    .split(/\s[-–|]\s|[(,;]/)[0]!
    .trim();
  const isName =
    title > 0 &&
    !cell.text.slice(0, title).includes(":") &&
    /^[\p{Lu}\d][\p{L}\d&'’.-]*(?: (?:[\p{Lu}\d&][\p{L}\d&'’.-]*|de|du|des|van|von|la|le|et|en|of|and))*$/u.test(
      rest,
    ) &&
    legalFormsIn(rest).length === 0 &&
    !TITLE.test(`${foldInPlace(rest)} - `) &&
    !/\d{4}|^§/.test(rest);
  const name = isName ? companyNameOf(rest) : null;
  return name === null || name.length < 4
    ? []
    : [{ name, cell, end: title + rest.length, score: readPersonName(name) === null ? 1.5 : 1 }];
}
