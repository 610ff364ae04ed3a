import { matchesOf } from "../../../platform/matches.ts";
import { companyNumbersIn } from "../fields/company-numbers.ts";
import { legalFormsIn } from "../fields/legal-forms.ts";
import { readPersonName, withoutTitles, type PersonName } from "../fields/person-names.ts";
import { PARTICLES } from "../fields/person-words.ts";
import { foldInPlace, type Cell, type DocumentText } from "../text.ts";
import { birthDateFrom, companyNameOf, ENTRY } from "./common.ts";
import { holderOf, type Holder } from "./holdings.ts";

/** A person or company that a document names at the beginning of a cell, with the cells that belong to it. */
export interface HolderBlock {
  readonly holder: Holder;
  readonly birth: string | null;
  /** The cell with the name first. */
  readonly cells: readonly Cell[];
  /** What follows the name in its cell. */
  readonly rest: string;
}

interface Mention {
  readonly holder: Holder;
  readonly cell: Cell;
  readonly rest: string;
}

/** Bullets, numbers and branches of a tree before a name. */
const LEAD = /^(?:[\s\-•*–▪■●+|>└├─│]+|\(?\d{1,3}\s?[.)°]\s|[a-h]\)\s|[IVX]{1,4}\s?[.)]\s)+/;
const LABEL = /^[^:\d]{3,60}(?:\s\d{1,2})?\s?:\s+(?=\S)/;
const DELIMITER =
  /[,;:([<=]|\s[-–—]+>?(?=\s)|\s(?=\d)|\s(?:houdt|houder|bezit|heeft|eigenaar|detient|possede|titulaire|halt|besitzt|inhaber|holds|holder|owns|owner|is|est|ist|voor|pour|fur|for|with|met|avec|mit|as to|zu|a)(?=\s)/g;
const SMALL_WORDS = /^(?:&|en|et|und|and|of|the|aan|op|à|l['’]\S+|d['’]\S+|aux?|sur|bij|am|im|zum|zur|for|für)$/i;
export const TOTAL =
  /^(?:(?:sub)?totaa?l|totaux|summe|gesamt|insgesamt|ensemble|together|samen|sum\b|aggregate|algemeen totaal)/;
/** A table with its names as `Family, Given`. */
const FAMILY_FIRST =
  /name,? ?(?:und )?vorname|naam,? ?(?:en )?voorna|nom,? ?(?:et )?prenom|surname,? ?(?:and )?(?:fore|first|given)/;
/** Words of an entry of a register that no longer counts; `hasEnded` tells of an owner that is none any more. */
export const STRUCK_OUT =
  /doorgehaald|geschrapt|uitgeschreven|radiee?s?\b|biffee?s?\b|gelosch|(?:loschung|streichung|doorhaling)(?!\w*:? ?(?:-|geen|neen|keine?|nein|nihil|$))|gestrichen|annull?iert|ausgeschieden|struck|cancelled|ceased to be|former (?:member|share)|ancien associe|\(deceased\)|\bsolde le\b/;
/** Words of holdings and of papers, which no name has. */
const NO_HOLDER =
  /\b(?:houder|titulaire|inhaber|gesamt|tota|aandel|actions|parts|anteil|aktie|share|hold|kapita|capital|quantity|aantal|nombre|anzahl|amtsgericht|tribunal|notari|notaire|stand|toestand|situation)|register|registre|verzeichnis/;
/** In the first rows of a paper stands the company whose shares it lists. */
const HEAD_ROWS = 3;
/** A block ends so many rows below its name. */
const BLOCK_ROWS = 8;

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);

/** `Stichting Administratiekantoor Lindenhof`: a name that begins with its form, to the first comma or number. */
const FORM_FIRST = /^\p{L}[\p{L}.&'’ -]{3,70}(?=$|,|\s\(|\s\d|\s[-–—]\s)/u;

/** The name with its legal form that a text begins with. */
function companyAt(text: string): { name: string; end: number } | null {
  for (const { at, quote } of legalFormsIn(text)) {
    if (at === 0) {
      const name = FORM_FIRST.exec(text)?.[0];
      const company = name === undefined || name.length <= quote.length + 1 ? null : companyNameOf(name);
      if (company !== null) return { name: company, end: name!.length };
    }
    const before = text.slice(0, at).replace(/[,"»”]*\s*$/, "");
    if (before.length > 80 || /[;:(%]|,\s/.test(before)) return null;
    const isName =
      before !== "" &&
      /^[\p{Lu}\d"«„]/u.test(before) &&
      /\p{L}{2}/u.test(before) &&
      words(before).every(
        (word) => /^["«„(]?[\p{Lu}\d]/u.test(word) || SMALL_WORDS.test(word) || PARTICLES.has(foldInPlace(word)),
      );
    if (!isName) continue;
    const end = at + quote.length;
    const name = companyNameOf(text.slice(0, end));
    return name === null ? null : { name, end };
  }
  return null;
}

function partyAt(text: string, isFamilyFirst: boolean): { holder: Holder; end: number } | null {
  const company = companyAt(text);
  if (company !== null) return { holder: { name: null, company: company.name, number: null }, end: company.end };
  const ends = [...matchesOf(foldInPlace(text), DELIMITER).map(({ index }) => index), text.length];
  const person = (end: number): PersonName | null => {
    const own = withoutTitles(text.slice(0, end).trim());
    const last = foldInPlace(own)
      .split(/[\s,]+/)
      .at(-1)!;
    return PARTICLES.has(last) || NO_HOLDER.test(foldInPlace(own)) ? null : readPersonName(own);
  };
  const [first, second] = ends as [number, number | undefined];
  const isComma = text[first] === "," && second !== undefined;
  const whole = person(first);
  const parted = isComma ? person(second) : null;
  if (parted !== null && (whole === null || isFamilyFirst || isFamily(text.slice(0, first))))
    return { holder: { name: parted, company: null, number: null }, end: second! };
  if (whole !== null) return { holder: { name: whole, company: null, number: null }, end: first };
  // A company without its form has its number in brackets behind its name.
  const numbered = /^[\p{Lu}\d][^()%:]{2,70}\([^()]{0,24}\d[\d. ]{4,}\)/u.exec(text);
  const holder = numbered === null ? null : holderOf(numbered[0]);
  return holder === null ? null : { holder, end: numbered![0].length };
}

/** All capitals, as lists write family names, or one word apart from particles. */
const isFamily = (text: string): boolean =>
  !/\p{Ll}/u.test(text) || words(text).filter((word) => !PARTICLES.has(foldInPlace(word))).length === 1;

function mentionIn(cell: Cell, isFamilyFirst: boolean): Mention | null {
  if (TOTAL.test(cell.folded)) return null;
  const lead = (LEAD.exec(cell.text) ?? ENTRY.exec(cell.text))?.[0].length ?? 0;
  const label = LABEL.exec(cell.text.slice(lead))?.[0].length ?? 0;
  for (const at of label > 0 ? [lead, lead + label] : [lead]) {
    const found = partyAt(cell.text.slice(at), isFamilyFirst);
    if (found?.holder.company != null && cell.row < HEAD_ROWS) return null;
    if (found !== null) return { holder: found.holder, cell, rest: cell.text.slice(at + found.end) };
  }
  return null;
}

const holdsNumber = (cell: Cell): boolean =>
  /\d/.test(cell.text) && !/\p{L}{3}/u.test(cell.text.replace(/\p{L}+\.?$/u, ""));

/** `3 | cancelled (transfer to folio 5)`: a row of its own for an entry that names nobody. */
const isEndedEntry = (row: readonly Cell[]): boolean =>
  row.length > 1 &&
  /^(?:n[ro]\.? ?|folio )?\d{1,4}[.)]?$/.test(row[0]!.folded) &&
  row.some(({ folded }) => STRUCK_OUT.test(folded));

/** Every party that stands at the beginning of a cell, with what stands beside and below it up to the next. */
export function holderBlocks(text: DocumentText, from: "below" | "above" = "below"): HolderBlock[] {
  const isFamilyFirst = text.cells.some(({ folded }) => FAMILY_FIRST.test(folded));
  const rows = text.rows.map((row) => {
    const found = row.map((cell) => mentionIn(cell, isFamilyFirst));
    // In the row of a table the first name is the holder's: a town or a notary may stand behind it.
    const first = found.findIndex((mention) => mention !== null);
    const isTable = row.some(holdsNumber);
    return found.map((mention, at) => (isTable && at !== first ? null : mention));
  });
  const owned = new Map<Mention, Cell[]>();
  let last: Mention[] = [];
  const order = from === "below" ? text.rows : text.rows.toReversed();
  for (const row of order) {
    const own = rows[row[0]!.row]!.filter((mention) => mention !== null);
    const isTotal = TOTAL.test(row[0]!.folded);
    if (own.length > 0) last = own;
    if (isTotal || (own.length === 0 && isEndedEntry(row))) last = [];
    const isFar =
      last.length > 0 &&
      (Math.abs(last[0]!.cell.row - row[0]!.row) > BLOCK_ROWS || last[0]!.cell.page !== row[0]!.page);
    if (last.length === 0 || isFar) continue;
    for (const cell of row) {
      const owner = own.find((mention) => mention.cell === cell) ?? ownerOf(cell, last);
      owned.set(owner, [...(owned.get(owner) ?? []), cell]);
    }
  }
  return [...owned].flatMap(([{ holder, cell, rest }, cells]): HolderBlock[] => {
    const block = [cell, ...cells.filter((other) => other !== cell)];
    const all = [rest, ...block.slice(1).map((one) => one.text)].join("\n");
    return STRUCK_OUT.test(foldInPlace([cell.text, ...block.slice(1).map((one) => one.text)].join("\n")))
      ? []
      : [{ holder: numbered(holder, all), birth: bornIn(all), cells: block, rest }];
  });
}

/** Of names that stand side by side, the one that a cell stands beside or below. */
function ownerOf(cell: Cell, mentions: readonly Mention[]): Mention {
  const [only] = mentions as [Mention];
  if (mentions.length === 1 || cell.box === null) return only;
  const far = (mention: Mention) => {
    const [x, , width] = mention.cell.box!;
    const [left, , wide] = cell.box!;
    const isBehind = mention.cell.row === cell.row && left < x;
    return isBehind ? Infinity : Math.min(Math.abs(left - x), Math.abs(left + wide / 2 - x - width / 2));
  };
  return mentions.toSorted((a, b) => far(a) - far(b))[0]!;
}

function numbered(holder: Holder, text: string): Holder {
  if (holder.company === null || holder.number !== null) return holder;
  const [found] = companyNumbersIn(text);
  if (found !== undefined && found.valid !== false) return { ...holder, number: found.value.number };
  const bare = /(?:^|[\s(])((?:KvK|HRB|FN|RCS|CRN|No\.?|SIREN)?[\s:.]{0,3}\d{6,9}[a-z]?)\)?(?=$|[\s,;)])/m.exec(
    text.split("\n")[0]!,
  );
  return bare === null || /\d{9}/.test(bare[1]!)
    ? holder
    : { ...holder, number: bare[1]!.replaceAll(/[^\dA-Z]/g, "").replace(/^[A-Z]+(?=\d)/, "") };
}

/** A birth date that words for it announce. */
function bornIn(text: string): string | null {
  const sign =
    /(?:\bgeb(?:oren|oortedatum|urtsdatum|\.)?|\bnee?\b|\bne\(e\)|\bborn\b|\*(?= ?\d)|date of birth|\bdob\b)/.exec(
      foldInPlace(text),
    );
  return sign === null ? null : birthDateFrom(text, sign.index, 40);
}
