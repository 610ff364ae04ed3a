import { type Cell, type DocumentText } from "../../text.ts";
import { isUnderHead } from "../under-head.ts";

const PLEDGEE = String.raw`(?:pand(?:houd(?:er|ster)|nem(?:er|ster))s?|creanciere?s? (?:gagiste|nantie?)s?|gagistes?|pfandglaubiger(?:in)?|pfandnehmer(?:in)?|pledgees?|chargees?|charge ?holders?|secured part(?:y|ies)|security agent)`;
/** A cell that says it alone, and one in which it stands in brackets behind the name. */
const IS_PLEDGEE = new RegExp(
  String.raw`^\W*(?:als |as |en qualite de |comme )?${PLEDGEE}\b[^,;]{0,16}$|\(\s*${PLEDGEE}\s*\)\s*$`,
);
/** Rows of a table below its head. */
const REACH = 12;

const says = ({ folded }: Cell): boolean => IS_PLEDGEE.test(folded);

/** Whether a row of a register is one of who has shares in pledge, and does not hold them: by a word of it, or by the head of its names. */
export function isOfPledgee(text: DocumentText, row: readonly Cell[]): boolean {
  const [first] = row;
  if (first === undefined || row.some(says)) return first !== undefined;
  const above = text.rows.slice(Math.max(0, first.row - REACH), first.row).toReversed();
  const head = above.find((other) => other.length > 1 && other.every(({ folded }) => !/\d/.test(folded)))?.[0];
  return head !== undefined && head.page === first.page && says(head) && isUnderHead(text, head, first);
}
