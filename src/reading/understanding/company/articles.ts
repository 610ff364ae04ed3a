import type { FactDraft } from "../facts.ts";
import { readAddress } from "../fields/addresses.ts";
import { amountsIn } from "../fields/amounts.ts";
import { companyNumbersIn } from "../fields/company-numbers.ts";
import { datesIn } from "../fields/dates.ts";
import { legalFormsIn } from "../fields/legal-forms.ts";
import type { Flow } from "../flow.ts";
import type { KindReader, ReadableDocument } from "../kind-reader.ts";
import { placeWithin } from "../text.ts";
import { articlesPeople } from "./articles-people.ts";
import { companyNameOf, factOf, numberFact } from "./common.ts";
import { endsWithForm } from "./company-facts.ts";
import { onOneLine, passagesAfter, placeOf, sentenceEnd } from "./passages.ts";
import { BIRTH, CAPITAL_PHRASE, FORM_PHRASE, NAME_PHRASE, OBJECT_PHRASE, SEAT_PHRASE } from "./words/deed-phrases.ts";

export const readArticles: KindReader = (document) => {
  const { flow } = document;
  return [
    ...nameFact(document),
    ...formFact(flow),
    ...numberFacts(flow),
    ...seatFact(flow),
    ...objectFact(flow),
    ...capitalFact(flow),
    ...deedDate(document),
    ...articlesPeople(document),
  ];
};

/** Where a name ends that stands in no quotation marks. */
const NAME_END =
  /[,;("«»„]|\.(?=\s|$)|\s(?:afgekort|en abrege|abgekurzt|in het kort|hierna|ci-apres|nachstehend|hereinafter|abbreviated|, en |en est)\b/;

function nameFact({ flow, text }: ReadableDocument): FactDraft[] {
  for (const passage of passagesAfter(flow, NAME_PHRASE, 140)) {
    const quoted = /^["«„]\s?([^"«»„]{2,90}?)\s?["»”]/.exec(passage.folded);
    const end = quoted === null ? (NAME_END.exec(passage.folded)?.index ?? -1) : quoted[0].length;
    if (end <= 0) continue;
    const isAbbreviation = /(?:^|\s)(?:\p{L}\.)+\p{L}$/u.test(passage.text.slice(0, end)) && passage.text[end] === ".";
    const name = companyNameOf(passage.text.slice(0, isAbbreviation ? end + 1 : end));
    if (name === null || !/^["'«„]?\s?[\p{Lu}\d]/u.test(passage.text)) continue;
    return [factOf("company_name", name, placeOf(flow, passage, 0, end))];
  }
  const heading = text.cells
    .slice(0, 14)
    .find((cell) => endsWithForm(cell.text) || /^["«„“].{2,60}["»”]$/.test(cell.text.trim()));
  const name = heading === undefined ? null : companyNameOf(heading.text);
  return name === null ? [] : [factOf("company_name", name, placeWithin(heading!), { certainty: 0.92 })];
}

function formFact(flow: Flow): FactDraft[] {
  for (const passage of passagesAfter(flow, FORM_PHRASE, 90)) {
    const [form] = legalFormsIn(passage.text);
    if (form === undefined || form.at > 30) continue;
    return [factOf("legal_form", form.quote, placeOf(flow, passage, form.at, form.at + form.quote.length))];
  }
  const head = onOneLine(flow.text).slice(0, 900);
  const [form] = legalFormsIn(head).filter(({ quote }) => quote.length > 8);
  const any = form ?? legalFormsIn(titled(head))[0];
  if (any === undefined) return [];
  const at = form === undefined ? any.at : form.at;
  return [factOf("legal_form", any.quote, flow.place(at, at + any.quote.length), { certainty: 0.92 })];
}

/** Headings in capitals name forms as well. */
const titled = (text: string): string =>
  text.replaceAll(/PRIVATE COMPANY LIMITED BY SHARES|PRIVATE LIMITED COMPANY|PUBLIC LIMITED COMPANY/g, (form) =>
    form.toLowerCase(),
  );

/** Numbers behind a notary, a party or a bank are theirs: only those in the head or behind the company's name count. */
function numberFacts(flow: Flow): FactDraft[] {
  const head = onOneLine(flow.text).slice(0, 3000);
  const folded = onOneLine(flow.folded);
  const end = /verschenen|verscheen|comparu|erschien|appeared/.exec(folded)?.index ?? head.length;
  for (const found of companyNumbersIn(head)) {
    const before = folded.slice(Math.max(0, found.at - 160), found.at);
    if (found.at > end || /notari|notaire|\bnotar\b|kantoor|etude/.test(before)) continue;
    const number = { number: found.value.number, valid: found.valid !== false };
    return [numberFact("enterprise_number", number, flow.place(found.at, found.at + found.quote.length))];
  }
  return [];
}

function seatFact(flow: Flow): FactDraft[] {
  for (const passage of passagesAfter(flow, SEAT_PHRASE, 150)) {
    // The line that follows a heading is no part of its address; a street may end on the next line all the same.
    const address =
      readAddress(flow.text.slice(passage.at, passage.at + 150)) ??
      readAddress(passage.text.slice(0, sentenceEnd(passage.text)));
    if (address === null || address.at > 25) continue;
    const place = placeOf(flow, passage, 0, address.at + address.quote.length);
    return [factOf("address", address.value.text, place, { certainty: 0.95 })];
  }
  return [];
}

function objectFact(flow: Flow): FactDraft[] {
  for (const passage of passagesAfter(flow, OBJECT_PHRASE, 900)) {
    const end = Math.min(sentenceEnd(passage.text), 600);
    const value = passage.text.slice(0, end).replaceAll(/\s+/g, " ").trim();
    if (value.length < 15) continue;
    return [factOf("object", value, placeOf(flow, passage, 0, end), { certainty: 0.94 })];
  }
  return [];
}

function capitalFact(flow: Flow): FactDraft[] {
  for (const passage of passagesAfter(flow, CAPITAL_PHRASE, 130)) {
    const sentence = passage.text.slice(0, Math.max(40, sentenceEnd(passage.text)));
    const [amount] = amountsIn(sentence);
    if (amount === undefined || amount.value.value <= 0) continue;
    const { value, currency } = amount.value;
    const place = placeOf(flow, passage, 0, amount.at + amount.quote.length);
    return [factOf("amount", { rubric: "capital", value, currency, period: null }, place, { certainty: 0.95 })];
  }
  return [];
}

/** The first date in the head of a deed that is no birthday. */
const HEAD = 1400;

function deedDate({ flow, language }: ReadableDocument): FactDraft[] {
  const head = onOneLine(flow.text).slice(0, HEAD);
  const folded = onOneLine(flow.folded);
  const date = datesIn(head, { language }).find(({ at }) => {
    const before = folded.slice(Math.max(0, at - 70), at);
    return !BIRTH.test(before);
  });
  if (date === undefined) return [];
  const certainty = 0.95 * date.confidence;
  return [factOf("document_date", date.value, flow.place(date.at, date.at + date.quote.length), { certainty })];
}
