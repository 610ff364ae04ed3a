import type { Cell, DocumentText } from "../../text.ts";
import { isUnderHead } from "../under-head.ts";

/** Tables that split shares into usufruct and bare ownership, in a column each or in a column of rights. */

const USUFRUCT =
  /^(?:(?:aandelen )?(?:in )?(?:vg|vruchtgebruik)|us\.?|usufr\.?|(?:actions |parts )?(?:en )?usufruit|nb|n(?:iess?|utzungs)brauch|usufruct)$/;
const BARE_OWNERSHIP =
  /^(?:(?:aandelen )?(?:in )?(?:ne|be|(?:blote|naakte) eigendom)|np|(?:actions |parts )?(?:en )?nue[- ]propriete|(?:nacktes|blosses) eigentum|bare ownership)$/;
const NOTHING = /^[-0]?$/;

export const isOfDivision = (folded: string): boolean =>
  USUFRUCT.test(folded.trim()) || BARE_OWNERSHIP.test(folded.trim());

/** The rows of a paper whose holder has shares in usufruct or in bare ownership, not both. */
export function dividedRows(text: DocumentText): ReadonlySet<number> {
  const inWords = text.cells.filter(({ folded }) => isOfDivision(folded));
  const isBoth = [USUFRUCT, BARE_OWNERSHIP].every((words) => inWords.some(({ folded }) => words.test(folded.trim())));
  if (!isBoth) return new Set();
  const heads = text.rows.flatMap((row) => {
    const [usufruct, bare] = [USUFRUCT, BARE_OWNERSHIP].map((words) =>
      row.find(({ folded }) => words.test(folded.trim())),
    );
    return usufruct === undefined || bare === undefined
      ? []
      : [{ row: row[0]!.row, page: row[0]!.page, usufruct, bare }];
  });
  const headRows = new Set(heads.map(({ row }) => row));
  const marked = inWords.filter(({ row }) => !headRows.has(row)).map(({ row }) => row);
  const apart = text.rows.flatMap((row) => {
    const [first] = row;
    const head = heads.findLast((one) => one.row < first!.row && one.page === first!.page);
    if (head === undefined || !row.some(({ folded }) => /\d/.test(folded))) return [];
    return numberUnder(text, head.usufruct, row) === numberUnder(text, head.bare, row) ? [] : [first!.row];
  });
  return new Set([...marked, ...apart]);
}

function numberUnder(text: DocumentText, head: Cell, row: readonly Cell[]): string {
  const own = row.find((cell) => isUnderHead(text, head, cell))?.folded.trim() ?? "";
  return NOTHING.test(own) ? "" : own;
}
