import type { DocumentKind } from "../list-entry.ts";

/** By the list's own words for a document, the first that fits. */
const KINDS: readonly (readonly [DocumentKind, RegExp])[] = [
  ["vessel", /\bIMO\b|\bMMSI\b|vessel/i],
  ["passport", /passport|pasaporte|passeport|travel document/i],
  ["tax", /\btax|fiscal|v\.?a\.?t\b|\b(?:nit|ruc|rif|rtn|rfc|tin|inn|us fein)\b|r\.f\.c|c\.u\.i\.t|c\.i\.f/i],
  [
    "identity",
    /\bnational\b|electoral|personal|citizen|c[eé]dula|c\.u\.[ir]\.p|d\.n\.i|i\.f\.e|licen[cs]e no.*driv|driver/i,
  ],
  ["registration", /regist|compan|regnumber|trade licen|commerc|mercantil|gazette|charity|chamber|d-u-n-s|incorporat/i],
  ["registration", /enterprise|business|legal entity|branch unit|c\.r\. no|ogrn|lei code/i],
  ["identity", /identi|\bid\b|ssn|social security|birth certificate|residen|le number|militar|stateless person/i],
];

/** @param label what the list calls the document, such as `Cedula No.` or `National passport` */
export const documentKind = (label: string): DocumentKind =>
  KINDS.find(([, pattern]) => pattern.test(label))?.[0] ?? "other";

/** A number among words: "Libyan passport No. 513519", "Tunisian passport number L 191609 issued on 28 Feb. 1996". */
export function numberAmongWords(text: string): string | undefined {
  const plain = text
    .replace(/\([^()]*\)|[“”"]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (/^(?:[A-Z]{1,3}[ -])?[A-Z\d][A-Z\d./-]*(?: [\d./-]+)*$/i.test(plain) && !/[A-Z]{4}/i.test(plain)) {
    return plain.replace(/^No\.?\s*(?=\d)/i, "");
  }
  const named = [...plain.matchAll(/(?:\bno\.?|\bnumber|\bcode|:) ?:? ?((?:[A-Z]{1,3} )?[\w./-]*\d[\w./-]*)/gi)];
  const [last] = plain.match(/[\w./-]*\d{3}[\w./-]*(?=[^\d]*$)/) ?? [];
  const found = named.at(-1)?.[1] ?? last;
  return found !== undefined && found.replace(/\W/g, "").length >= 5 ? found : undefined;
}
