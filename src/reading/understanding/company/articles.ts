import { asGuess, type FactDraft, textIn } from "../facts.ts";
import { readAddress } from "../fields/addresses.ts";
import { amountsIn } from "../fields/amounts.ts";
import { companyNumbersIn } from "../fields/company-numbers.ts";
import { datesIn } from "../fields/dates.ts";
import { legalFormsIn } from "../fields/legal-forms.ts";
import type { KindReader, ReadableDocument } from "../kind-reader.ts";
import { issuersNumbers } from "../sender.ts";
import { foldInPlace, placeWithin } from "../text.ts";
import { articlesPeople, type Deed, deedOf, isSameName } from "./articles-people.ts";
import { factOf, numberFact } from "./common.ts";
import { nameFact } from "./deed-name.ts";
import { endsWithForm } from "./company-facts.ts";
import { addressesOverLines, sentenceAt } from "./mentions.ts";
import { ownEnd } from "./own-end.ts";
import { passagesAfter, placeOf, sentenceEnd } from "./passages.ts";
import { purposeFact } from "./purpose.ts";
import { BIRTH, CAPITAL_PHRASE, FORM_PHRASE, SEAT_PHRASE } from "./words/deed-phrases.ts";

export const readArticles: KindReader = (document) => {
  const deed = deedOf(document);
  const name = nameFact(document, deed);
  const subject = textIn(name[0]);
  return [
    ...name,
    ...formFact(document, deed, subject),
    ...endFacts(document, deed, subject),
    ...numberFacts(document, deed, subject),
    ...seatFact(document, deed, subject),
    ...purposeFact(document),
    ...capitalFact(document, deed, subject),
    ...deedDate(document, deed),
    ...articlesPeople(document, deed, subject),
  ];
};

function formFact({ flow }: ReadableDocument, deed: Deed, subject: string): FactDraft[] {
  for (const passage of passagesAfter(flow, FORM_PHRASE, 90)) {
    const [form] = legalFormsIn(passage.text);
    if (form === undefined || form.at > 30) continue;
    return [factOf("legal_form", form.quote, placeOf(flow, passage, form.at, form.at + form.quote.length))];
  }
  const closer = closerForm(subject, deed);
  if (closer !== null)
    return [factOf("legal_form", closer.quote, flow.place(closer.at, closer.end), { certainty: 0.92 })];
  const own = deed.companies.find(({ name, at }) => at < 1500 && isSameName(name, subject));
  const head = deed.text.slice(0, 900);
  const [form] = legalFormsIn(head).filter(({ quote }) => quote.length > 8);
  const any =
    form ??
    (own === undefined ? undefined : { quote: own.form, at: deed.text.indexOf(own.form, Math.max(0, own.at - 60)) }) ??
    legalFormsIn(titled(head))[0];
  if (any === undefined) return [];
  return [factOf("legal_form", any.quote, flow.place(any.at, any.at + any.quote.length), { certainty: 0.92 })];
}

/** Kinds of forms that a law founds as another: a name that ends with one tells more than the deed's sentence. */
const KINDS_OF: Readonly<Record<string, readonly string[]>> = {
  UG: ["GmbH"],
  CIC: ["Ltd", "CLG", "PLC"],
  SE: ["AG", "SA", "NV"],
};

function closerForm(subject: string, { text }: Deed): { quote: string; at: number; end: number } | null {
  const form = endsWithForm(subject) || /\bUG\b/.test(subject) ? legalFormsIn(subject).at(-1) : undefined;
  const wider = form === undefined ? undefined : KINDS_OF[form.value.short];
  const [long] = legalFormsIn(text.slice(0, 900)).filter(({ quote }) => quote.length > 8);
  if (form === undefined || wider === undefined || long === undefined) return null;
  const at = text.indexOf(subject);
  return wider.includes(long.value.short) && at >= 0
    ? { quote: form.quote, at: at + form.at, end: at + form.at + form.quote.length }
    : null;
}

function endFacts(document: ReadableDocument, deed: Deed, subject: string): FactDraft[] {
  const behindName = statusFact(document, deed, subject);
  const stated = ownEnd(document, (at) => isOther(deed, at, subject));
  return [...behindName, ...stated.filter(({ type }) => type !== "status" || behindName.length === 0)];
}

/** `Alfa BV in vereffening`: behind the name, where law has a company say it. Clauses on an end say nothing of today. */
function statusFact({ flow }: ReadableDocument, deed: Deed, subject: string): FactDraft[] {
  const { folded } = deed;
  const at = subject === "" ? -1 : folded.slice(0, HEAD).indexOf(foldInPlace(subject));
  const behind = at < 0 ? null : WINDING_UP.exec(folded.slice(at + subject.length, at + subject.length + 60));
  if (behind === null) return [];
  const end = at + subject.length + behind[0].length;
  // Only a legal form stands between: `Alfa BV is niet in vereffening`, `Alfa, koper van Beta NV in vereffening`.
  const between = behind.groups?.["between"]?.replaceAll(/[\s,.(–-]+/g, "").length ?? 0;
  const [form] = legalFormsIn(deed.text.slice(at + subject.length, end));
  if (between > 0 && (form?.quote.replaceAll(/[\s,.(–-]+/g, "").length ?? 0) < between) return [];
  return [factOf("status", "in_liquidation", flow.place(at, end), { certainty: 0.93 })];
}

const WINDING_UP =
  /^[\s,"'”»(–-]{0,4}(?<between>[a-z. ]{1,40}[\s,(–-]{1,3})?(?:in vereffening|en liquidation|in liquidation|in liquidatie|in abwicklung)\b/;

/** Headings in capitals name forms as well. */
const titled = (text: string): string =>
  text.replaceAll(/PRIVATE COMPANY LIMITED BY SHARES|PRIVATE LIMITED COMPANY|PUBLIC LIMITED COMPANY/g, (form) =>
    form.toLowerCase(),
  );

/** Words of a notary, a bank or an accountant, whose number and address stand near theirs. */
const OFFICE = /notari|notaire|\bnotar\b|kantoor|\betude|getuige|comptable|boekhoud|\bbank\b|banque/;

/** The company that a place of a deed speaks of: the one that its sentence names last, null where it names none. */
function ownerAt(deed: Deed, at: number): string | null {
  const { from } = sentenceAt(deed.stops, at);
  const own = deed.companies.filter((one) => one.end <= at && one.at >= Math.max(from, at - 400)).at(-1);
  return own?.name ?? null;
}

export const isOther = (deed: Deed, at: number, subject: string): boolean => {
  const owner = ownerAt(deed, at);
  return owner !== null && subject !== "" && !isSameName(owner, subject);
};

/** Numbers behind a notary, a party or a bank are theirs: only those in the head or behind the company's name count. */
function numberFacts({ flow, text }: ReadableDocument, deed: Deed, subject: string): FactDraft[] {
  const head = deed.text.slice(0, 3000);
  const end =
    /verschenen|verscheen|gekomen|comparu|erschien|appeared|entre les soussigne|tussen de ondergeteken|\boprichters\b|\bfondateurs\b|\bgrunder\b/.exec(
      deed.folded,
    )?.index ?? head.length;
  const issuers = issuersNumbers(text, { isAlone: true });
  for (const found of companyNumbersIn(head)) {
    if (issuers.has(found.value.number)) continue;
    // A label of its own begins another statement than the notary's.
    const { from } = sentenceAt(deed.stops, found.at);
    const before = deed.folded.slice(Math.max(from, found.at - 160), found.at);
    const owner = ownerAt(deed, found.at);
    const isOwn = owner !== null && isSameName(owner, subject);
    if (found.at > end || (OFFICE.test(before) && !isOwn) || isOther(deed, found.at, subject)) continue;
    const number = { number: found.value.number, valid: found.valid !== false };
    return [numberFact("enterprise_number", number, flow.place(found.at, found.at + found.quote.length))];
  }
  return [];
}

const RESIDENCE =
  /(?:wonende|woonachtig|woonplaats|demeurant|domicili\S*|residant|wohnhaft|residing|nota(?:ris(?:sen)?|ires?|re?|ry|ries)\b|kantoor\b|etude|witness|bank\b|banque|verplaats|transfere)[^;:]{0,60}$/;

/** `de BV "Alfa, notarissen", met zetel te`. */
const OF_NOTARY = /nota(?:ris(?:sen)?|ires?|re?|ries)\b[^;.\d]{0,14}$/;

function seatFact({ flow, text }: ReadableDocument, deed: Deed, subject: string): FactDraft[] {
  for (const passage of passagesAfter(flow, SEAT_PHRASE, 150)) {
    if (isOther(deed, passage.from, subject) || OF_NOTARY.test(deed.folded.slice(0, passage.from).slice(-50))) continue;
    // The line that follows a heading is no part of its address; a street may end on the next line all the same.
    const address =
      readAddress(flow.text.slice(passage.at, passage.at + 150)) ??
      readAddress(passage.text.slice(0, sentenceEnd(passage.text))) ??
      readAddress(passage.text);
    // `in de gemeente Alfa en houdt kantoor aan de Kerkstraat 1`
    if (address === null || (address.at > 25 && !/kantoor|adres/.test(passage.folded.slice(0, address.at)))) continue;
    const place = placeOf(flow, passage, 0, address.at + address.quote.length);
    return [factOf("address", address.value.text, place, { certainty: 0.95 })];
  }
  // Under the name in the head stands the address of its owner.
  const named = text.cells.find(({ row, text: own }) => row < 6 && isSameName(own, subject));
  const below = text.cells.find(
    ({ row, text: own }) =>
      named !== undefined &&
      row > named.row &&
      row <= named.row + 3 &&
      readAddress(own)?.quote.length === own.trim().length,
  );
  if (below !== undefined)
    return [factOf("address", readAddress(below.text)!.value.text, placeWithin(below), { certainty: 0.9 })];
  const rest = addressesOverLines(flow.text).find(({ at }) => {
    const before = deed.folded.slice(Math.max(0, at - 110), at);
    const { from } = sentenceAt(deed.stops, at);
    return SEAT.test(before.slice(Math.max(0, from - at))) && !RESIDENCE.test(before) && !isOther(deed, at, subject);
  });
  return rest === undefined
    ? []
    : [factOf("address", rest.value.text, flow.place(rest.at, rest.at + rest.quote.length), { certainty: 0.92 })];
}

export const SEAT =
  /(?:zetel|kantoorhoudende|gevestigd|geregistreerd|siege|sise?|\S*sitz|geschaftsraume|geschaftsanschrift|anschrift|registered office|\bseat|head office|established)\b[^;]{0,80}$/;

/** `50 euro elk`, `aandelen van € 1`: what one share is worth or costs. */
const OF_EACH =
  /^\)?,?\s?(?:elk|ieder|each|chacune?|l'une|par (?:action|part)|per (?:aandeel|share)|(?:je|pro) (?:aktie|anteil))/;
const EACH_BEFORE =
  /(?:nominal|nennwert|valeur|\beach\b|\bchacune?\b|per aandeel|\b(?:aandelen|aandeel|actions?|parts?(?: sociales?)?|aktien|anteilen?|shares?)(?: op naam)? (?:van|de|of|a|zu|zum)(?: je)?(?: elk)?|(?:prijs|prix|price|ausgabebetrag) (?:van|de|of|von))[^\d.,;]{0,30}$/;
/** What the price of all shares together is: `soit douze mille euros`. */
const TOGETHER =
  /(?:\b(?:soit|hetzij|zijnde|ofwel|being|that is|also)|d\. ?h\.|i\.e\.|tota\p{L}*|samen|ensemble|insgesamt)[^\d;]{0,60}$/u;

/** Of a company that appears, a deed states the capital, the number and who represents it. */
const PARTY =
  /^[^.;]{0,150}\b(?:vertegenwoordigd door|representee? par|vertreten durch|represented by) (?:m\.|m[mrs]{1,3}\b|monsieur|madame|de heer|mevr|herr|frau|son|sa|haar|zijn|ihre|its)/;

function capitalFact({ flow }: ReadableDocument, deed: Deed, subject: string): FactDraft[] {
  const found = [...passagesAfter(flow, CAPITAL_PHRASE, 170)].flatMap((passage) => {
    if (isOther(deed, passage.from, subject) || PARTY.test(passage.folded)) return [];
    const sentence = passage.text.slice(0, Math.max(40, sentenceEnd(passage.text)));
    const amounts = amountsIn(sentence);
    const amount = amounts.find(
      ({ at, quote }) =>
        !EACH_BEFORE.test(passage.folded.slice(0, at)) && !OF_EACH.test(passage.folded.slice(at + quote.length)),
    );
    if (amount === undefined || amount.value.value <= 0) return [];
    const isFirst = amount === amounts[0];
    const { value, currency } = amount.value;
    const place = placeOf(flow, passage, 0, amount.at + amount.quote.length);
    const fact = factOf("amount", { rubric: "capital", value, currency, period: null }, place, { certainty: 0.95 });
    const before = deed.folded.slice(0, passage.from);
    const isBehindName = /\b(?:au|a|met|mit|with)(?: (?:een|einem|an?))? $/.test(before);
    return [
      {
        fact,
        isBehindName,
        isOfParty: isBehindName && PARTIES.test(before),
        isTold: isFirst || TOGETHER.test(passage.folded.slice(0, amount.at)),
        isCapital: /capit|kapit/.test(passage.phrase),
      },
    ];
  });
  // `Alfa, SARL au capital de 50 000 €` may be one of the founders: an article goes before it.
  const [first] = found;
  const own = first?.isBehindName ? (found.find((one) => one.isCapital && !one.isBehindName) ?? first) : first;
  return own === undefined ? [] : [own.isOfParty || !own.isTold ? asGuess(own.fact) : own.fact];
}

/** Who appear, or sign. */
const PARTIES = /soussigne|ondergetekend|verschenen|verscheen|comparu|erschien|unterzeichnet|undersigned|appeared/;

/** The first date in the head of a deed that is no birthday. */
const HEAD = 1400;
/** A version is dated by these words, which an earlier deed has not. */
const VERSION =
  /(?:bijgewerkt|gecoordineerd|gewijzigd|versie van|mise? a jour|coordonnes?|modifies?|fassung vom|in der fassung|stand vom|angepasste?r? wortlaut|as amended|amended on|consolidated|as at|adopted)[^.;]{0,60}$/;
/** The day from which something holds, such as a liquidation. */
const SINCE_DAY = /\b(?:sinds|depuis(?: le)?|seit(?: dem)?|since)\s$/;
const EARLIER = /(?:opgericht|constituee?|gegrundet|incorporated on|formed on)[^.;]{0,80}$/;

function deedDate({ flow, language }: ReadableDocument, { text, folded }: Deed): FactDraft[] {
  const dates = datesIn(text.slice(0, HEAD), { language }).filter(({ at }) => {
    const before = folded.slice(Math.max(0, at - 70), at);
    return (
      !BIRTH.test(before) &&
      !SINCE_DAY.test(before) &&
      !/\b(?:wet|loi|gesetz|act|decreet|decret|geb)\b[^.;]{0,20}$/.test(before)
    );
  });
  const before = (at: number) => folded.slice(Math.max(0, at - 90), at);
  const date =
    dates.find(({ at }) => VERSION.test(before(at))) ?? dates.find(({ at }) => !EARLIER.test(before(at))) ?? dates[0];
  if (date === undefined) return [];
  const certainty = 0.95 * date.confidence;
  return [factOf("document_date", date.value, flow.place(date.at, date.at + date.quote.length), { certainty })];
}
