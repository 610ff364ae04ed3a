import type { DocumentKind } from "../../../domain/documents/document-kinds.ts";
import { ACCOUNT_OPENED, type ReadWarning } from "../../../domain/readings/reading.model.ts";
import { onOneLine } from "../company/passages.ts";
import { datesIn } from "../fields/dates.ts";
import type { ReadableDocument } from "../kind-reader.ts";

/** Before the day of which a bank says that it opened the account, in the same sentence. */
const OPENED =
  /\b(?:opening\w*|opened|geopend|ouvert\w*|\w*eroffn\w*|(?:rekening|compte|konto|account|holder|\w*houder) (?:sinds|depuis|seit|since))\b(?:(?!\b(?:tot|until|bis|jusqu)\b)[^.;]){0,35}$/;
/** Behind it in German: `am 3. November 2026 eröffnet`. */
const THEN_OPENED = /^[^.;\d]{0,20}\beroffnet/;
const REACH = 60;

/** When the account was opened, by a certificate of the bank: the earliest of several days. */
export function accountOpened({ flow, language }: ReadableDocument, kind: DocumentKind | null): ReadWarning[] {
  if (kind !== "bank_account_certificate") return [];
  const folded = onOneLine(flow.folded);
  const [first] = datesIn(onOneLine(flow.text), { language })
    .filter(({ at, quote }) => {
      const end = at + quote.length;
      return OPENED.test(folded.slice(Math.max(0, at - REACH), at)) || THEN_OPENED.test(folded.slice(end, end + REACH));
    })
    .toSorted((a, b) => (a.value < b.value ? -1 : 1));
  if (first === undefined) return [];
  const { page } = flow.place(first.at, first.at + first.quote.length);
  return [{ code: "account_opened_stated", page, detail: `${ACCOUNT_OPENED} ${first.value}.` }];
}
