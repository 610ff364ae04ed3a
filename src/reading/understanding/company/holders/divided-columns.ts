import type { Cell, DocumentText } from "../../text.ts";
import { isUnderHead } from "../under-head.ts";

/** Tables that divide shares between who has their fruits and who owns them, in a column each or in a column of rights. */

const FRUITS =
  /^(?:(?:aandelen )?(?:in )?(?:vg|vruchtgebruik)|us\.?|usufr\.?|(?:actions |parts )?(?:en )?usufruit|nb|n(?:iess?|utzungs)brauch|usufruct)$/;
const BARE =
  /^(?:(?:aandelen )?(?:in )?(?:ne|be|(?:blote|naakte) eigendom)|np|(?:actions |parts )?(?:en )?nue[- ]propriete|(?:nacktes|blosses) eigentum|bare ownership)$/;
const NOTHING = /^[-0]?$/;

export const isOfDivision = (folded: string): boolean => FRUITS.test(folded.trim()) || BARE.test(folded.trim());

/** The rows of a paper whose holder has the fruits of shares and not the shares, or the reverse. */
export function dividedRows(text: DocumentText): ReadonlySet<number> {
  const inWords = text.cells.filter(({ folded }) => isOfDivision(folded));
  const isBoth = [FRUITS, BARE].every((words) => inWords.some(({ folded }) => words.test(folded.trim())));
  if (!isBoth) return new Set();
  const heads = text.rows.flatMap((row) => {
    const [fruits, bare] = [FRUITS, BARE].map((words) => row.find(({ folded }) => words.test(folded.trim())));
    return fruits === undefined || bare === undefined ? [] : [{ row: row[0]!.row, page: row[0]!.page, fruits, bare }];
  });
  const headRows = new Set(heads.map(({ row }) => row));
  const marked = inWords.filter(({ row }) => !headRows.has(row)).map(({ row }) => row);
  const apart = text.rows.flatMap((row) => {
    const [first] = row;
    const head = heads.findLast((one) => one.row < first!.row && one.page === first!.page);
    if (head === undefined || !row.some(({ folded }) => /\d/.test(folded))) return [];
    return numberUnder(text, head.fruits, row) === numberUnder(text, head.bare, row) ? [] : [first!.row];
  });
  return new Set([...marked, ...apart]);
}

function numberUnder(text: DocumentText, head: Cell, row: readonly Cell[]): string {
  const own = row.find((cell) => isUnderHead(text, head, cell))?.folded.trim() ?? "";
  return NOTHING.test(own) ? "" : own;
}
