import type { FactDraft } from "../../facts.ts";
import { type Cell, type DocumentText, foldInPlace } from "../../text.ts";
import { isUnderHead } from "../under-head.ts";

/** Tables that split shares into usufruct and bare ownership, in a column each or in a column of rights. */

/** Words for usufruct and for bare ownership, by language: `BE` beside `US` are two countries. */
const WORDS: readonly (readonly [usufruct: RegExp, bare: RegExp])[] = [
  [
    /^(?:aandelen )?(?:in )?(?:vg|v\.g\.|vruchtgebruik)$/,
    /^(?:aandelen )?(?:in )?(?:ne|n\.e\.|be|(?:blote|naakte) eigendom)$/,
  ],
  [
    /^(?:us\.?|usufr\.?|(?:actions |parts )?(?:en )?usufruit)$/,
    /^(?:np|n\.p\.|(?:actions |parts )?(?:en )?nue[- ]propriete)$/,
  ],
  [/^(?:nb|n(?:iess?|utzungs)brauch)$/, /^(?:nacktes|blosses) eigentum$/],
  [/^usufruct$/, /^bare ownership$/],
];
/** One has the fruits of the shares, another the shares. */
export const DIVIDED =
  /\b(?:vruchtgebruik(?:st)?er|(?:in )?vruchtgebruik|blote? ?eigena(?:ar|ren)|bloot-?eigena(?:ar|ren)|(?:in )?blote eigendom|naakte eigendom|usufruit(?:iere?|iers)?|nue?s?-? ?propri(?:ete|etaires?)|(?:vorbehalts)?n(?:iess?|utzungs)brauch(?:er(?:in)?)?|nutzniess?ung|usufruct(?:uary)?|bare owner(?:ship)?|naked owner(?:ship)?|life (?:interest|tenant))\b/;
const NOTHING = /^[-0]?$/;

export const isOfDivision = (folded: string): boolean =>
  WORDS.some((words) => words.some((word) => word.test(folded.trim())));

/** The rows of a paper whose holder has shares in usufruct or in bare ownership, not both. */
export function dividedRows(text: DocumentText): ReadonlySet<number> {
  const both = WORDS.find((words) => words.every((word) => text.cells.some(({ folded }) => word.test(folded.trim()))));
  if (both === undefined) return new Set();
  const inWords = text.cells.filter(({ folded }) => both.some((word) => word.test(folded.trim())));
  const heads = text.rows.flatMap((row) => {
    const [usufruct, bare] = both.map((word) => row.find(({ folded }) => word.test(folded.trim())));
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

/** A chart tells of other companies who has the fruits of their shares, or the shares without these. */
export const isOfOthersInPart = ({ type, subject, place: { quote } }: FactDraft): boolean =>
  subject === "other" && (type === "person" || type === "company_share") && DIVIDED.test(foldInPlace(quote));
