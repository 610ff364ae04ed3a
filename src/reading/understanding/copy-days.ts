import type { ReadableDocument } from "./kind-reader.ts";

/** Characters that are looked at before a day, and behind it. */
const BEFORE = 60;
const BEHIND = 45;
/** Lines above a day in which the head of a message or the stamp of a certified copy begins. */
const LINES = 4;

const RECEIVED = String.raw`ontvangen|ontvangst|ingekomen|binnengekomen|\brecue?s?(?= ?(?:le|au|:|,|$))|date de reception|\breceived\b|\breceipt\b|eingegangen|\bein(?:gang|gangsstempel|gangsdatum)\b|posteingang`;
const COPIED = String.raw`(?:eensluidend|gelijkluidend|gelijkvormig|gewaarmerkt|\bvoor) (?:verklaard )?(?:afschrift|kopie)|copies? (?:certifiee?s? )?conformes?|pour copie|certified (?:true )?cop(?:y|ies)|true copy|certified (?:to be )?a true|beglaubig|apostille|legali[sz]|vertaling|vertaald|translat|traduct|traduit|ubersetz`;
const FAXED = String.raw`\b(?:tele)?fax\b`;
const SENT = String.raw`verzonden|verzend|verstuurd|doorgestuurd|\benvoye|\benvoi\b|transfere|\bsent\b|forwarded|gesendet|versandt|versendet|weitergeleitet`;

const COPY = new RegExp(`${RECEIVED}|${COPIED}`);
const COPY_OR_SENT = new RegExp(`${RECEIVED}|${COPIED}|${SENT}`);
/** The field of a message's head: `Verzonden: 20/11/2026 10:02`. */
const SENT_FIELD = /\b(?:verzonden|envoyee?|sent|gesendet)\s?:\s?[^\d\n]{0,14}$/;
const DATE_FIELD = /^\W{0,3}(?:date|datum|on|op|le|am)\b[^\d\n]{0,16}$/;
const SENDER_FIELD = /^\W{0,3}(?:van|from|de|von|expediteur|absender)\s?:.{0,80}@/;
const CERTIFIED_ABOVE = new RegExp(COPIED);
const BEHIND_COPY = new RegExp(String.raw`^[\s,.;(–-]{0,4}(?:\d\d?[:.u]\d\d(?:[:.]\d\d)?\s)?(?:${RECEIVED}|${COPIED})`);
/** Above the line of a fax machine: `20/11/2026 10:02 FAX 09 123 45 67`. */
const FAX_LINE = new RegExp(String.raw`^\W{0,3}\d\d?[:.u]\d\d.{0,25}${FAXED}`);
const FAXED_ON = new RegExp(String.raw`${FAXED}\W{0,3}(?:op|le|am|on|van|du|vom|of)?\W{0,3}$`);
/** A day on a line of its own or behind a town: the line above says what it is of. */
const BARE = /^[^\d:]{0,25}$/;

/**
 * Whether a day is that of a copy: when the paper was sent, received or certified, which says nothing of the day on which it was made.
 * @param at Where the day begins in the running text, and where it ends.
 * @param isSentOwn Whether the day on which a paper says it was sent is its own, as in letters; the head of a message never is.
 */
export function isDayOfCopy(
  { flow, text }: ReadableDocument,
  at: number,
  end: number,
  { isSentOwn = false }: { readonly isSentOwn?: boolean } = {},
): boolean {
  const { folded } = flow;
  const lineStart = folded.lastIndexOf("\n", at - 1) + 1;
  const own = clause(folded.slice(Math.max(lineStart, at - BEFORE), at));
  const behind = folded.slice(end, end + BEHIND).split("\n")[0]!;
  const isBare = BARE.test(own);
  const cell = flow.cellAt(at);
  const row = text.rows[cell.row]!;
  const column = row.indexOf(cell);
  const left = row[column - 1];
  const right = row[column + 1]?.folded ?? "";
  if (BEHIND_COPY.test(behind) || FAX_LINE.test(`${behind} ${right}`)) return true;
  const lines = folded.slice(Math.max(0, lineStart - 1 - LINES * BEFORE), Math.max(0, lineStart - 1)).split("\n");
  const above = lines.at(-1) ?? "";
  const label = own.replaceAll(/[^a-z]/g, "").length >= 3 ? own : clause((left?.folded ?? above).slice(-BEFORE));
  const led = `${label} ${own}`;
  if (SENT_FIELD.test(own) || SENT_FIELD.test(`${label} `) || (isSentOwn ? COPY : COPY_OR_SENT).test(led)) return true;
  if (FAXED_ON.test(own)) return true;
  const near = lines.slice(-LINES);
  if (isBare && near.some((line) => CERTIFIED_ABOVE.test(line))) return true;
  return !isSentOwn && DATE_FIELD.test(own) && near.some((line) => SENDER_FIELD.test(line));
}

/** What stands after the last full stop or semicolon. */
const clause = (before: string): string => before.split(/[.;] /).at(-1)!;
