import type { FactDraft } from "../facts.ts";
import type { Flow } from "../flow.ts";
import { factOf } from "./common.ts";

/** Registers and gazettes, as their documents name them. Folded patterns. */
const AUTHORITIES =
  /(?:fod economie|spf economie|fod wirtschaft|fps economy|fod financien|spf finances|fod finanzen|fps finance|kruispuntbank van ondernemingen|banque-carrefour des entreprises|zentrale datenbank der unternehmen|crossroads bank for enterprises|kamer van koophandel|netherlands chamber of commerce|greffe du tribunal (?:de commerce|des activites economiques) d[e'] ?[\p{L}-]+|luxembourg business registers|amtsgerichts? [\p{L}-]+|companies house|companies registration office|nationale bank van belgie|banque nationale de belgique|belgische nationalbank|national bank of belgium)/u;

/** The first of them in a document: its issuer. */
export function authorityFact(flow: Flow): FactDraft[] {
  const match = AUTHORITIES.exec(flow.folded);
  if (match === null) return [];
  const end = match.index + match[0].length;
  const name = flow.text
    .slice(match.index, end)
    .replaceAll(/\s+/g, " ")
    .replace(/^Amtsgerichts /, "Amtsgericht ");
  return [factOf("authority", name, flow.place(match.index, end), { subject: "issuer", certainty: 0.95 })];
}
