import { type DocumentText, foldedLineOf } from "../../text.ts";
import type { Party } from "../party.ts";

type Row = Pick<Party, "row">;

const ENDED = String.raw`(?:ceased|resigned|beeindigd|afgesloten|uitgeschreven|doorgehaald|geschrapt|radie(?:e|s|es)?|ausgeschieden\w*|overleden|decedee?s?|verstorben\w*|deceased|gelosch\w+|beendet\w*)\b`;
/** Beside a name: that its bearer is no owner any more. A dash behind a label says that nothing has ended. */
const IN_ROW = new RegExp(String.raw`\b${ENDED}(?!(?: on| op| le| am)?\s*:?\s*(?:[-–—]|n/?a\b|$))`);
const ALONE = new RegExp(String.raw`^\(?${ENDED}\)?[.:]?$`);
const HEADING = new RegExp(
  String.raw`^(?:\W|\d{1,2}[.)]|[a-z][.)])*(?:${ENDED}|(?:former|previous|gewezen|voormalige?n?|vroegere|ancien(?:ne)?s?|ehemalige\w*|fruhere\w*|historiek|historique|historie|history)\b)`,
);
/** `Former names`, `Ancien siège`: of the company. */
const OF_COMPANY =
  /\b(?:names?|naam|namen|noms?|benaming|denomination|adres\w*|address|seat|zetel|siege|sitz|anschrift|office)\b/;
/** In a card of its own fields: `Status: beëindigd`. */
const IN_FIELD = new RegExp(
  String.raw`^(?:status|statut|etat|stand|staat|toestand|situatie|situation|hoedanigheid|qualite|registratie)\s*:?\s*\(?${ENDED}`,
);
/** From a name to the last field of its card, in rows. */
const CARD_ROWS = 8;
/** A field of the status stands above the name in each card, or below it in each: above the first name it tells which. */
const IS_FIELD = /^(?:status|statut|etat|toestand|situatie|situation)\s*:/;
const STATUS_ABOVE = 3;
const linesOf = ({ rows }: DocumentText, from: number, to: number): string[] => rows.slice(from, to).map(foldedLineOf);
const LONGEST_HEADING = 60;
/** From a heading to the last of those whom it lists, in rows. */
const MOST_ROWS = 14;

/**
 * Whether the row of a party, a field of its card, or the heading over it says that it no longer is an owner.
 * @param all the parties of the document: the card ends where the next one begins.
 */
export function hasEnded(text: DocumentText, { row }: Row, all: readonly Row[]): boolean {
  const own = text.rows[row] ?? [];
  if (own.some(({ folded }) => IN_ROW.test(folded) || ALONE.test(folded))) return true;
  const rows = all.map((other) => other.row);
  const next = Math.min(row + CARD_ROWS, ...rows.filter((other) => other > row));
  const before = Math.max(row - CARD_ROWS, -1, ...rows.filter((other) => other < row));
  const first = Math.min(...rows);
  const isAbove = linesOf(text, Math.max(0, first - STATUS_ABOVE), first).some((line) => IS_FIELD.test(line));
  const card = isAbove ? linesOf(text, before + 1, row) : linesOf(text, row + 1, next);
  if (card.some((line) => IN_FIELD.test(line))) return true;
  for (const above of text.rows.slice(Math.max(0, row - MOST_ROWS), row).toReversed()) {
    const [cell] = above;
    if (
      above.length > 1 ||
      cell === undefined ||
      cell.text.length > LONGEST_HEADING ||
      /\d{2}|[,;]|:\s*\S/.test(cell.text)
    )
      continue;
    return HEADING.test(cell.folded) && !OF_COMPANY.test(cell.folded);
  }
  return false;
}
