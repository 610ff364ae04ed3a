import { matchesOf } from "../../platform/matches.ts";
import { addressesIn } from "./fields/addresses.ts";
import { companyNumbersIn } from "./fields/company-numbers.ts";
import { ibansIn } from "./fields/ibans.ts";
import { legalFormsIn } from "./fields/legal-forms.ts";
import type { ReadableDocument } from "./kind-reader.ts";
import { footerOf } from "./person/letters/footers.ts";
import { foldInPlace, lineOf, type Cell, type DocumentText } from "./text.ts";

/** Offices that print their own number and label it as theirs. Registers are not among them: their names label the numbers of others. */
const OFFICE =
  /\bloket\b|\bguichet\b|\bschalters?\b|\bcounter\b|\bnotari\w*|\bnotaires?\b|\bnotar(?:in|iat)?\b|\bnotary\b|accountant|expert-comptable|revisor|reviseur|wirtschaftsprufer|steuerberat|\badvoca\w+|\bavocat|rechtsanw|solicitor|(?<!crossroads )\b(?!kruispunt|\w*data|\w*gegevens)\w*bank\b(?! (?:van ondernemingen|for enterprises|der unternehmen))|\bbanque\b(?![- ]carrefour)|sparkasse|verzekeraar|assureur|versicherung|insurer|makelaar|courtier|\bmakler|broker|ondernemingsloket|unternehmensschalter/;
/** Authorities whose papers are about others; the number in their head or foot is their own. */
const BODY =
  /\bfod\b|\bspf\b|\bfps\b|federale overheid|service public|ministeri|ministry|kamer van koophandel|chambre de commerce|chamber of commerce|greffe|griffie|gericht\b|tribunal|rechtbank|\bcourt\b|staatsblad|moniteur belge|staatsblatt|nationale bank|banque nationale|nationalbank|beheerder|gestionnaire|administrator|agentschap|\bagence\b|agentur|\bagency\b|autoriteit|autorite\b|\bauthority\b|gemeente|commune|\bstad\b|\bville\b/;
const CONTACT = /\btel\b|telefo|telephone|\bgsm\b|\bfax\b|www\.|@|https?:|\.(?:be|com|eu|nl|fr|de|lu)\b/;
const OURS =
  /\b(?:ons|onze|notre|nos|unsere?|our|afzender|expediteur|absender|sender|leverancier|fournisseur|lieferant|supplier)\b[^\n]{0,40}$/;
/** Before the number of whom the paper is for or about, wherever it stands. */
const ADDRESSED =
  /\b(?:klant|client|cliente|customer|kunde|kundin|koper|acheteur|buyer|debiteur|debtor|betreft|betr|concerne|betreff|betrifft|objet|inzake|re|(?:uw|votre|ihre?|your) (?:klant|kenmerk|nummer|btw|onderneming|client|numero|tva|entreprise|kunden|firma|unternehmen|company|vat|number|reference)\w*|de vennootschap|la societe|die gesellschaft|the company)\b[^\n]{0,80}$/;
const LETTER =
  /\b(?:geachte|beste|madame|monsieur|sehr geehrte|dear|hoogachtend|met vriendelijke groet|salutations|mit freundlichen|yours (?:sincerely|faithfully)|factu\w+|invoice|rechnung|offerte|devis|angebot|quotation|bestelbon|bon de commande|order)\b/;

/** Rows in which a letterhead begins. */
const HEAD_ROWS = 6;
/** Rows of one block stand no further apart than this, in heights of a line. */
const GAP = 1.1;

/**
 * Tells whether what stands at a place of the running text is the print of the paper's sender, or the number of an
 * office that it names: neither says whom the paper is about.
 */
export function senderPrintOf({ text, flow }: ReadableDocument): (at: number) => boolean {
  const footer = footerOf(text);
  const head = headOf(text, LETTER.test(flow.folded));
  return (at) => {
    const cell = flow.cellAt(at);
    const lineStart = flow.folded.lastIndexOf("\n", at - 1) + 1;
    const beside = text.rows[cell.row]!.filter((other) => other.at < cell.at);
    const written = [...beside.map((other) => other.text), flow.text.slice(lineStart, at)].join(" ").slice(-140);
    const before = foldInPlace(written);
    if (ADDRESSED.test(before)) return false;
    return footer.has(cell) || head.has(cell) || OURS.test(before) || isOfOffice(written, before);
  };
}

/** Rows over which an office's name, address and number extend. */
const OFFICE_ROWS = 4;

/**
 * Numbers of the office that issued the paper: they stand at the top, beside the office's name or under its name and
 * address. Empty if the paper has no other company's number, because the only one may be the company's; `isAlone` returns it all the
 * same.
 */
export function issuersNumbers(
  text: DocumentText,
  { isAlone = false }: { readonly isAlone?: boolean } = {},
): ReadonlySet<string> {
  const line = (row: number) => text.rows[row]?.map((cell) => cell.folded).join(" ") ?? "";
  const written = (row: number) => lineOf(text.rows[row] ?? []);
  const beforeNumber = (own: string) => own.replace(/\d{4}.*$/, "");
  const offices = [...Array(HEAD_ROWS).keys()].filter((row) => OFFICE.test(line(row)) || BODY.test(line(row)));
  const lastRow = Math.max(HEAD_ROWS, ...offices.map((office) => office + OFFICE_ROWS + 1));
  const isUnderOffice = (row: number) =>
    (row < HEAD_ROWS &&
      OFFICE.test(beforeNumber(line(row))) &&
      legalFormsIn(beforeNumber(written(row))).length === 0) ||
    offices.some((office) => {
      if (row < office || row > office + OFFICE_ROWS) return false;
      const rows = text.rows.slice(office, row + 1);
      const between = rows
        .slice(1)
        .flatMap((cells) => cells.map((cell) => cell.text))
        .join("\n");
      const address = rows.findIndex((cells) => addressesIn(lineOf(cells)).length > 0);
      return address >= 0 && row - office - address <= 1 && legalFormsIn(between).length === 0;
    });
  const numbers = text.cells.flatMap((cell) =>
    companyNumbersIn(cell.text).flatMap(({ value, valid }) =>
      valid === false ? [] : [{ number: value.number, isOffice: cell.row < lastRow && isUnderOffice(cell.row) }],
    ),
  );
  const own = new Set(numbers.filter(({ isOffice }) => !isOffice).map(({ number }) => number));
  const printed = numbers.filter(({ isOffice, number }) => isOffice && !own.has(number)).map(({ number }) => number);
  return new Set(isAlone || own.size > 0 ? printed : []);
}

/** Whether a text holds one of these numbers. */
export function hasNumberOf(text: string, numbers: ReadonlySet<string>): boolean {
  if (numbers.size === 0) return false;
  const digits = text.replaceAll(/[^\dA-Z]/g, "");
  return [...numbers].some((number) => digits.includes(number));
}

/** `Notaris Peeters, btw BE ...`: no company is named between the office and the number. */
function isOfOffice(written: string, before: string): boolean {
  const last = matchesOf(before, new RegExp(OFFICE, "g")).at(-1);
  return last !== undefined && legalFormsIn(written.slice(last.index + last[0].length)).length === 0;
}

/** The block at the top of the first page, where it is the print of an office, or of anybody who can be reached there. */
function headOf(text: DocumentText, isLetter: boolean): ReadonlySet<Cell> {
  const found = new Set<Cell>();
  for (const block of blocksOf(text)) {
    if (block[0]!.row >= HEAD_ROWS) break;
    const folded = block.map((cell) => cell.folded).join("\n");
    const written = block.map((cell) => cell.text).join("\n");
    const isPrint =
      OFFICE.test(folded) ||
      BODY.test(folded) ||
      CONTACT.test(folded) ||
      ibansIn(written).length > 0 ||
      (isLetter && addressesIn(written.replaceAll("\n", " ")).length > 0);
    if (isPrint) for (const cell of block) found.add(cell);
  }
  return found;
}

/** Cells of the first page's rows that follow each other closely. */
function blocksOf(text: DocumentText): Cell[][] {
  const page = text.cells[0]?.page;
  const blocks: Cell[][] = [];
  let bottom = -Infinity;
  for (const row of text.rows) {
    const first = row[0]!;
    if (first.page !== page) break;
    const top = Math.min(...row.map(({ box }) => box?.[1] ?? 0));
    const height = first.box?.[3] ?? 0;
    if (blocks.length === 0 || top - bottom > GAP * height) blocks.push([]);
    blocks.at(-1)!.push(...row);
    bottom = Math.max(...row.map(({ box }) => (box === null ? 0 : box[1] + box[3])));
  }
  return blocks;
}
