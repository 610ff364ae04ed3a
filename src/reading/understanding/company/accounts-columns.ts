import { CODES } from "../fields/amounts.ts";
import type { Flow } from "../flow.ts";
import type { Cell, DocumentText } from "../text.ts";
import { onOneLine } from "./passages.ts";
import { isUnderHead } from "./under-head.ts";

/** What the heads of columns say of the amounts under them. */

const REFERENCE =
  /^(?:ref(?:erences?|\.)?|notes?(?:\(s\))?|annexe|ann\.?|toel(?:ichting|\.)|anhang|anm\.?|kod[ek]?s?\.?|codes?)$/;
/** A number without groups of three digits: of a note, or of a line of a form. */
const REFERENCE_NUMBER = /^\d{1,4}(?:, \d{1,2})*$/;
const GROSS = /^brut(?:to)?\b/;
const NET = /^nett?o?\b/;

/** Which of a row's amounts the heads above it leave: none of a column of references, and the net one behind a gross one. */
export function columnsOf(text: DocumentText): (money: readonly Cell[]) => readonly Cell[] {
  const { rows } = text;
  const heads = rows.flatMap((row) => {
    const references = row.filter(({ folded }) => REFERENCE.test(folded.trim()));
    const isGross = row.some(({ folded }) => GROSS.test(folded));
    const net = isGross ? row.find(({ folded }) => NET.test(folded)) : undefined;
    return (references.length > 0 && row.length > 2) || net !== undefined ? [{ row, references, net }] : [];
  });
  return (money) => {
    const [first] = money;
    const head = heads.findLast(({ row }) => first !== undefined && row[0]!.row < first.row);
    if (head === undefined || head.row[0]!.page !== first!.page) return money;
    // A line of its own begins another table, whose columns may stand elsewhere.
    const isOfTable = rows.slice(head.row[0]!.row, first!.row).every((row) => row.length > 1);
    const net = money.find((cell) => isOfTable && head.net !== undefined && isUnderHead(text, head.net, cell));
    if (net !== undefined) return [net];
    const amounts = money.filter(
      (cell) =>
        !REFERENCE_NUMBER.test(cell.text.trim()) || !head.references.some((one) => isUnderHead(text, one, cell)),
    );
    return amounts.length > 0 ? amounts : money;
  };
}

const THOUSANDS =
  /(?:in duizend(?:en)?(?: van)? euro|in duizenden|en milliers d'euros?|\(?k ?€\)?|in tausend euro|\bteur\b|in tsd|£'?000|€'?000|(?<!\d)'000s?\b|in thousands)/;
const UNIT = /\b(?:eur|chf|gbp|usd)\b|€|£/;

/** 1000 where amounts are in thousands. Beside a column in whole units, a column in thousands is the previous year's. */
export function scaleOf({ rows }: DocumentText, { folded }: Flow): number {
  const previous = rows.flatMap((row) => {
    const inThousands = row.filter((cell) => THOUSANDS.test(cell.folded));
    return row.some((cell) => UNIT.test(cell.folded) && !inThousands.includes(cell)) ? inThousands : [];
  });
  const rest = previous.reduce((text, cell) => text.replaceAll(cell.folded, ""), folded);
  return THOUSANDS.test(onOneLine(rest)) ? 1000 : 1;
}

const NAMED = new RegExp(String.raw`[€£$]|\beuros?\b|\b(?:${CODES.toLowerCase()})\b`, "g");
const OF_SIGNS: Readonly<Record<string, string>> = { "£": "GBP", $: "USD" };

/** The currency that accounts name; euro where they name it, several or none. */
export function currencyOf({ folded }: Flow): string {
  const named = new Set(folded.match(NAMED)?.map((one) => (/^(?:€|eur)/.test(one) ? "EUR" : one)));
  const codes = new Set([...named].map((one) => OF_SIGNS[one] ?? one.toUpperCase()));
  return codes.size === 1 ? [...codes][0]! : "EUR";
}
