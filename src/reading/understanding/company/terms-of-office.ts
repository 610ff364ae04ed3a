import { type DocumentText, foldedLineOf } from "../text.ts";
import { dateOf } from "./common.ts";
import { HEADING_ROWS } from "./office-headings.ts";
import type { Party } from "./party.ts";

/** `Van / Du   Tot / Au` over two dates in one cell: since when and until when. */
const TERM_HEAD =
  /(?:^|[\s/|])(?:van|vanaf|sinds|begin|du|depuis|debut|from|since|start|von|seit|beginn)(?=[\s/|]).{0,24}[\s/|](?:tot|einde?|au|jusqu'au|fin|to|until|end|bis|ende)(?=[\s/|]|$)/;
const TERM = /^(\d{1,4}[./-]\d{1,2}[./-]\d{1,4})\s+(?:[-–]\s+)?(\d{1,4}[./-]\d{1,2}[./-]\d{1,4})$/;

/** A party with the term that its row gives under such a head. */
export function withTerm(text: DocumentText, party: Party): Party {
  const term = text.rows[party.row]!.flatMap((cell) => TERM.exec(cell.text.trim()) ?? []);
  if (term.length !== 3 || party.until !== null) return party;
  const heads = text.rows.slice(Math.max(0, party.row - HEADING_ROWS), party.row);
  const isUnderHead = heads.some((row) => TERM_HEAD.test(foldedLineOf(row)) && !/\d/.test(foldedLineOf(row)));
  const [since, until] = [dateOf(term[1]!), dateOf(term[2]!)];
  return isUnderHead && since !== null && until !== null && since <= until ? { ...party, since, until } : party;
}

const DAY = String.raw`(?:\d{1,2}[./-]\d{1,2}[./-]|\d{1,2}(?:er)? \p{L}+ )?(?:19|20)\d\d`;
const TO = String.raw`\s?(?:tot(?: en met)?|t\/m|au|a|jusqu'au|jusqu'en|bis(?: zum)?|to|until|[-–])\s?`;
/** `van 2012 tot 2019` in the row of a director; without a word before it, in a cell or brackets of its own. */
const TERM_IN_ROW = new RegExp(
  String.raw`(?:\b(?:van|vanaf|sinds|du|de|depuis|von|vom|seit|from|since) (?:le |dem )?|[(]|^)(${DAY})${TO}(${DAY})(?=[\s).,;]|$)`,
  "u",
);

/** A director with the term that a cell of the row gives: who was one until a day may have left. */
export function inTerm(text: DocumentText, party: Party): Party {
  if (party.until !== null) return party;
  const term = text.rows[party.row]!.flatMap(({ folded }) => TERM_IN_ROW.exec(folded.trim()) ?? []);
  if (term.length !== 3) return party;
  const [since, until] = [dayOf(term[1]!, "01-01"), dayOf(term[2]!, "12-31")];
  return since !== null && until !== null && since <= until ? { ...party, since, until } : party;
}

/** A year alone begins or ends with one of its days. */
const dayOf = (said: string, day: string): string | null => (/^\d{4}$/.test(said) ? `${said}-${day}` : dateOf(said));
