import type { FactDraft } from "../facts.ts";
import type { Flow } from "../flow.ts";
import { foldInPlace } from "../text.ts";
import { companyNameOf, factOf } from "./common.ts";
import { addressesOverLines, companiesIn, joined } from "./mentions.ts";
import { onOneLine } from "./passages.ts";

/** What a certificate without labels states of its company in sentences. */

const NAMED =
  /(?:(?:naam|benaming)(?: van de vennootschap)? (?:is|luidt)|denomination(?: inscrite| sociale)? est|(?:name|firma|bezeichnung) (?:lautet|ist)|(?:name(?: entered| of the company)?) is) /;
/** Behind these words a certificate names whom it is about. */
const CERTIFIED =
  /(?:verklaar\w*|bevestig\w*|attest\w*|certif\w*|bescheinig\w*|bestatig\w*|confirms?)[^.;:]{0,40}\b(?:dat|que|dass|that|de|la|die|der)\b[^.;:]{0,60}$/;
const SEATED =
  /(?:\bzetel|\bsiege|\bsitz|registered office|kantoor|\bgevestigd|geschaftsraume|geschaftsanschrift|\bseat\b)[^.;]{0,70}$/;

export function statedName(flow: Flow): FactDraft[] {
  const [text, folded] = [onOneLine(flow.text), onOneLine(flow.folded)];
  const phrase = NAMED.exec(folded);
  if (phrase !== null) {
    const at = phrase.index + phrase[0].length;
    const spelled = /^[\p{Lu}\d"«„][^;,:.]{1,80}?(?=\s?[;,:.](?:\s|$))/u.exec(text.slice(at))?.[0];
    const name = spelled === undefined ? null : companyNameOf(spelled);
    if (name !== null) return [factOf("company_name", name, flow.place(at, at + spelled!.length), { certainty: 0.93 })];
  }
  const named = companiesIn(flow.text).find(({ at }) => CERTIFIED.test(folded.slice(Math.max(0, at - 160), at)));
  return named === undefined
    ? []
    : [factOf("company_name", named.name, flow.place(named.at, named.end), { certainty: 0.93 })];
}

export function statedSeat(flow: Flow): FactDraft[] {
  const text = joined(flow.text);
  const found = addressesOverLines(flow.text).find(({ at }) =>
    SEATED.test(foldInPlace(text.slice(Math.max(0, at - 90), at)).replaceAll("\n", " ")),
  );
  if (found === undefined) return [];
  const place = flow.place(found.at, found.at + found.quote.length);
  return [factOf("address", found.value.text, place, { certainty: 0.92 })];
}
