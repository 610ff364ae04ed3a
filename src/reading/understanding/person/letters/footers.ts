import { addressesIn } from "../../fields/addresses.ts";
import { legalFormsIn } from "../../fields/legal-forms.ts";
import { type Cell, type DocumentText, foldedLineOf } from "../../text.ts";

/** What an issuer prints of itself at the foot of its paper: its register, tax number, seat and bank. */
const PRINT =
  /\b(?:rpr|rpm|rcs|hrb|hra|kvk|kbo|bce|siren|siret|btw|tva|vat|ust|uid|fsma|orias|naf|itaa|cbfa)\b|amtsgericht|geschaftsfuhr|aufsichtsrat|vorstand|au capital|siege social|maatschappelijke zetel|registered (?:in|office|no)|authori[sz]ed and regulated|regulated by|postbus|postfach|bureaux|www\.|@/;
/** `Alfa BV - Kerkstraat 1, 9000 Gent - BE 0123.456.749`. */
const isSignature = (line: string): boolean => {
  const parts = line.split(/ [-–|·•] /);
  return (
    parts.length > 1 &&
    /\d{4}/.test(line) &&
    (legalFormsIn(line).length > 0 || (parts.length > 2 && addressesIn(line).length > 0))
  );
};
/** Rows of a foot, and the gap over it in heights of its lines. */
const ROWS = 5;
const GAP = 2;

const FOOTERS = new WeakMap<DocumentText, ReadonlySet<Cell>>();

/** Cells of the issuer's print at the foot of each page. */
export function footerOf(text: DocumentText): ReadonlySet<Cell> {
  const known = FOOTERS.get(text);
  if (known !== undefined) return known;
  const cells = new Set<Cell>();
  for (const page of text.widths.keys()) {
    const rows = text.rows.filter((row) => row[0]!.page === page);
    const foot = lastBlock(rows);
    const print = foot.flat();
    const isPrint =
      foot.length < rows.length &&
      (PRINT.test(foldedLineOf(print)) || print.some(({ text: line }) => isSignature(line)));
    if (isPrint) for (const cell of foot.flat()) cells.add(cell);
  }
  FOOTERS.set(text, cells);
  return cells;
}

/** The rows after the last wide gap of a page; none where more rows follow it than a foot has. */
function lastBlock(rows: readonly (readonly Cell[])[]): readonly (readonly Cell[])[] {
  for (let at = rows.length - 1; at > 0 && rows.length - at <= ROWS; at--) {
    const [upper, lower] = [rows[at - 1]!, rows[at]!];
    if (upper[0]!.box === null || lower[0]!.box === null) return [];
    const bottom = Math.max(...upper.map(({ box }) => box![1] + box![3]));
    const [top, height] = [Math.min(...lower.map(({ box }) => box![1])), lower[0]!.box[3]];
    if (top - bottom > GAP * height) return rows.slice(at);
  }
  return [];
}
