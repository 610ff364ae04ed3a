import type { FactSubject } from "../../../domain/readings/reading.model.ts";
import { toCountryCode } from "../../../platform/country-code.ts";
import { normalizeEnterpriseNumber } from "../../../platform/enterprise-number.ts";
import type { FactDraft } from "../facts.ts";
import { companyNumbersIn, passesLuhn } from "../fields/company-numbers.ts";
import { datesIn } from "../fields/dates.ts";
import { legalFormsIn } from "../fields/legal-forms.ts";
import { monthOf } from "../fields/months.ts";
import { personOf, type PersonName } from "../fields/person-names.ts";
import { sharesIn } from "../fields/shares.ts";
import { vatNumbersIn } from "../fields/vat-numbers.ts";
import { foldInPlace, type Place } from "../text.ts";

export const factOf = (
  type: FactDraft["type"],
  value: FactDraft["value"],
  place: Place,
  { subject = "subject", certainty = 0.97 }: { subject?: FactSubject; certainty?: number } = {},
): FactDraft => ({ type, subject, value, place, certainty });

/** Behind a value of the Belgian register: the language of a name, and since when it is so. */
export const SINCE =
  /(?:,\s*(?:NL|FR|DE|EN|naam in het \p{L}+|dénomination en \p{L}+|name in \p{L}+))?,?\s*(?:sinds|depuis|seit|since)\s+(?:le |dem |het )?\d{1,2}(?:er)?[\s./-].*$/iu;

/** `Alfa GmbH, Unternehmensnummer 0653.802.170`: a number behind a name is not a part of it. */
const NUMBER_BEHIND =
  /,\s(?:\p{L}[\p{L}.°-]*[ :]{1,2}){0,4}(?:(?:[A-Z]{1,3} ?)?\d[\d. ]{5,14}|(?:FN ?\d{4,6} ?[a-z]|HR[AB] ?\d{2,6}|B ?\d{3,6}))(?:\s?\([^)]*\))?\s*$/u;

/** The head of a column beside one for names. */
const HEAD =
  /^(?:company|unternehmen|bereich|ref|onderneming|entreprise|société|vennootschap|(?:level|niveau|stufe|ebene|rang|laag) \d|number|no\.?|nummer|num[ée]ro|nr\.?|document|type|date|datum|adres|adresse|address)$/i;

/** `KBO 0123.456.749`. */
const NUMBER_ALONE =
  /^(?:KBO|BCE|CBE|ZDU|BTW|TVA|VAT|MwSt\.?|RPR|RPM|KvK|SIREN|RSIN)[\s:.]*(?:[A-Z]{2}\s?)?[\d.\s]{6,}$/;

/** `Vertragspartnerin: Uhrmacherei AG`, `Niveau 2: Holding NV`. */
const LABEL = /^\p{L}[\p{L}'’ -]{2,28}(?: \d)?\s?:\s+(?=\S)/u;
const NUMBER_IN_BRACKETS =
  /\s\((?:company |registered |reg\.? )?(?:no|nr|number|nummer|numéro|n°)[.:]? ?[A-Z]{0,4} ?\d[^)]*\)\s*$/iu;
/** `STAK Bakker Junior (KvK 80114472)`, `ASBL Graines Libres - 0421.420.062`, or cut within: a number of a register behind a name. */
const REGISTERED_BEHIND =
  /(?:\s\((?:KBO|BCE|CBE|ZDU|RPR|RPM|KvK|KVK|SIREN|RCS|HR[AB]|FN|CRO|CHE|IDE|UID)\b[^)]*\)?|\s\((?:[A-Z]{2} ?)?\d{6,8}\)|\s[-–—]\s(?:(?:KBO|BCE|CBE|ZDU|RPR|RPM|KvK|RCS)[\s:.]*)?(?:BE ?)?[01]\d{3}\.\d{3}\.\d{3}|\s[-–—]\s(?:RPR|RPM|R\.?C\.?S\.?|[A-Z]{1,2}-\d{4,5})\s.*)\s*$/u;
/** `FOLIO 3. `, `BLAD 3 – `: the number of an entry before a name. */
export const ENTRY =
  /^(?:folio|blad|blatt|page|fiche|inschrijving|inscription|eintrag|eintragung|entry|nr|no|n°)\.? ?\d{1,4}\s?[.:–—-]\s+(?=\S)/iu;
/** `Säntis Robotik AG besteht`: a small word behind a legal form begins what is said of the company. */
function withoutSentence(text: string): string {
  const form = legalFormsIn(text).at(-1);
  const rest = form === undefined ? "" : text.slice(form.at + form.quote.length);
  const isSaid = form !== undefined && form.at > 0 && /^\s\p{Ll}{2,}/u.test(rest) && !/^\s(?:in|en|i)\b/.test(rest);
  return isSaid ? text.slice(0, text.length - rest.length) : text;
}

/** `Alfa Bouw (en français)`: in which language the register has the name. */
const LANGUAGE_BEHIND =
  /\s*[-–(]\s?(?:en (?:français|néerlandais|allemand|anglais)|in het (?:Nederlands|Frans|Duits|Engels)|auf (?:Deutsch|Französisch|Niederländisch|Englisch)|in (?:English|French|Dutch|German))\)?\s*$/iu;
/** `Stichting Alfa, statutair gevestigd te Zutphen`. */
const SEAT_BEHIND =
  /,?\s(?:(?:statutair )?gevestigd te|en heeft (?:haar|zijn) zetel|met (?:maatschappelijke )?zetel|ayant son siège|dont le siège|établie? à|mit (?:dem )?Sitz|whose registered office)(?!\p{L}).*$/iu;

/** `Aandelenregister Alfa BV`: the title of a paper right before the name, in a word that begins no name. */
const TITLE_BEFORE =
  /^(?:(?:aandelen|aandeelhouders|effecten)(?:register|lijst|overzicht|structuur)|(?:eigendoms|groeps|participatie)structuur|(?:gesellschafter|konzern|beteiligungs|eigentümer)(?:liste|struktur|übersicht)|organi(?:gram(?:me)?|gramm)|ubo-(?:register|uittreksel|extract)|kbo-uittreksel) (?=["«„“]?[\p{Lu}\d])/iu;

/** A company's name as written, without quotes, remarks in brackets and what follows a comma with its form or seat. */
export function companyNameOf(text: string): string | null {
  const name = withoutSentence(text.split("\n")[0]!)
    .replace(LABEL, "")
    .replace(TITLE_BEFORE, "")
    .replace(ENTRY, "")
    .replace(NUMBER_IN_BRACKETS, "")
    .replace(REGISTERED_BEHIND, "")
    .replace(SINCE, "")
    .replace(LANGUAGE_BEHIND, "")
    .replace(SEAT_BEHIND, "")
    .replace(/ \(([A-Z]{2,5})\) (?:Durée|Duur|Dauer)(?!\p{L}).*$/u, " $1")
    .replace(NUMBER_BEHIND, "")
    .replace(/^[\s"'«»„“”‘’:;,.└├│─-]+/, "")
    .replace(/\s*\((?:voluit|verkort|en entier|en abrégé|vollständig|in full)\)\s*:?\s*/i, "")
    .replace(/[\s"«»„“”:;,]+$/, "")
    .replaceAll(/["«»„“”]\s?/g, "")
    .replaceAll(/\s+/g, " ")
    .replace(
      /,? (?:Naam in het|Dénomination en|Bezeichnung (?:auf|in)|Name in) (?:Ne|Fr|fr|né|D|Du|E|al|an|F)\p{L}+.*$/u,
      "",
    )
    .trim();
  const isName =
    /\p{L}{2}|\p{Lu}/u.test(name) &&
    name.length >= 2 &&
    name.length <= 120 &&
    !/[?_]{2}|\.{4}/.test(name) &&
    !HEAD.test(name) &&
    !NUMBER_ALONE.test(name);
  return isName ? name : null;
}

export interface RegisterNumber {
  readonly number: string;
  readonly valid: boolean;
}

/** The registration number in the value of a label for one. `quote` has label and value. */
export function registerNumberOf(value: string, quote: string): RegisterNumber | null {
  const austrian = /^FN ?(\d{1,6}) ?([a-z])\b/i.exec(/FN ?\d.*$/.exec(quote)?.[0] ?? "");
  if (austrian !== null) return { number: `FN${austrian[1]}${austrian[2]!.toLowerCase()}`, valid: true };
  const [found] = companyNumbersIn(quote);
  // A SIRET is the number of a place of business: the first nine digits are the company's.
  if (found?.value.scheme === "siret" && passesLuhn(found.value.number.slice(0, 9)))
    return { number: found.value.number.slice(0, 9), valid: true };
  if (found !== undefined) return { number: found.value.number, valid: found.valid !== false };
  const line = value.split("\n")[0]!;
  const digits = line.replaceAll(/[^\dA-Z]/g, "");
  const belgian = normalizeEnterpriseNumber(line);
  if (belgian !== null) return { number: belgian, valid: true };
  const french = /^(\d{3}) ?(\d{3}) ?(\d{3})(?: ?(\d{5}))?(?!\d)/.exec(line.replaceAll(/[.\u00a0]/g, " "));
  if (french !== null) {
    const siren = french.slice(1, 4).join("");
    return passesLuhn(siren) ? { number: siren, valid: true } : null;
  }
  const plain = /^(?:[A-Z]{2}\d{6}|\d{8}|B ?\d{3,6}|HR[AB]\d{1,6}[A-Z]?|\d{6})$/.exec(digits);
  return plain === null ? null : { number: plain[0], valid: true };
}

/** The first VAT number of a text, or a number after its label that belongs to Belgium. */
export function vatNumberOf(quote: string): RegisterNumber | null {
  const [found] = vatNumbersIn(quote);
  if (found === undefined) return null;
  return { number: found.value.number, valid: found.valid !== false };
}

export function numberFact(
  type: "enterprise_number" | "vat_number",
  { number, valid }: RegisterNumber,
  place: Place,
  subject: FactSubject = "subject",
): FactDraft {
  return { type, subject, value: number, place, certainty: valid ? 0.99 : 0.8, ...(valid ? {} : { valid: false }) };
}

const ADJECTIVES: readonly (readonly [RegExp, string])[] = [
  [/^(?:belg(?:e|es|isch|ische|ier|ierin|ian)?|belgisch)$/, "BE"],
  [/^(?:nederland(?:s|se|er)|neerlandaise?|hollandaise?|niederland(?:isch|er|erin|ische)|dutch)$/, "NL"],
  [/^(?:fran(?:s|se|caise?|zosisch|zosische|zose|zosin)|french|fran[cç]ais(?:e)?)$/, "FR"],
  [/^(?:duits|duitse|duitser|allemande?|deutsch|deutsche|deutscher|german)$/, "DE"],
  [/^(?:luxemburg(?:s|se|er|isch|ische)|luxembourgeoise?|luxembourgish)$/, "LU"],
  [/^(?:brits|britse|britannique|britisch|britische|british|english|scottish|welsh|anglaise?|engelse?)$/, "GB"],
  [/^(?:iers|ierse|irlandaise?|irisch|irische|irish)$/, "IE"],
  [/^(?:italiaans|italiaanse|italienne?|italienisch|italian)$/, "IT"],
  [/^(?:spaans|spaanse|espagnole?|spanisch|spanish)$/, "ES"],
  [/^(?:portugees|portugese|portugaise?|portugiesisch|portuguese)$/, "PT"],
  [/^(?:pools|poolse|polonaise?|polnisch|polish)$/, "PL"],
  [/^(?:roemeens|roemeense|roumaine?|rumanisch|romanian)$/, "RO"],
  [/^(?:oostenrijks|oostenrijkse|autrichienne?|osterreichisch|austrian)$/, "AT"],
  [/^(?:zwitsers|zwitserse|suisse|schweizer|schweizerisch|swiss)$/, "CH"],
  [/^(?:amerikaans|amerikaanse|americaine?|amerikanisch|american)$/, "US"],
];

/** ISO 3166-1 alpha-2 of a country or of the adjective of a nationality. */
export function countryOf(text: string): string | null {
  const first = text.split(/[\n,;/(]/)[0]!.trim();
  const bare = first.replace(/^(?:(?:the|la|le|les|de|het|die)\s+|l')/i, "").trim();
  if (bare === "") return null;
  const code = toCountryCode(first) ?? toCountryCode(bare);
  if (code !== null) return code;
  const folded = foldInPlace(bare);
  return ADJECTIVES.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}

/** Days of an office behind a birth: `March 1971 Appointed on 1 February 2019`. */
const OF_OFFICE = /\b(?:appointed|resigned|since|benoemd|sinds|nommée?|depuis|bestellt|ernannt|seit)(?!\p{L})[^]*$/iu;

/** A birth date as `YYYY-MM-DD`, or `YYYY-MM` where the text gives only month and year. */
export function birthDateOf(written: string): string | null {
  const text = written.replace(OF_OFFICE, "");
  const [day] = datesIn(text, { latestYear: 2012 });
  if (day !== undefined) return day.value >= "1900" ? day.value : null;
  const numeric = /(?<![\d/.-])(0?[1-9]|1[0-2])\s?[-/.]\s?(19\d\d|20[01]\d)(?!\d)/.exec(text);
  if (numeric !== null) return `${numeric[2]}-${numeric[1]!.padStart(2, "0")}`;
  const iso = /(?<!\d)(19\d\d|20[01]\d)\s?[-/]\s?(0[1-9]|1[0-2])(?![\d/-])/.exec(text);
  if (iso !== null) return `${iso[1]}-${iso[2]}`;
  const named = /(\p{L}{3,})\.?\s+(19\d\d|20[01]\d)(?!\d)/u.exec(text);
  const month = named === null ? null : monthOf(named[1]!);
  return month === null ? null : `${named![2]}-${String(month.month).padStart(2, "0")}`;
}

/** The birth date that begins within so many characters of a place; its year may end further on, in words. */
export function birthDateFrom(text: string, at: number, reach: number): string | null {
  const rest = /^[\p{L}\d-]*(?: [\p{L}-]+){0,5}/u.exec(text.slice(at + reach))![0];
  return birthDateOf(text.slice(at, at + reach) + rest);
}

const PLACE_WORD = String.raw`['’]?\p{Lu}[\p{L}'’.-]+`;
const BIRTH_PLACE = new RegExp(
  String.raw`(?:^|[\s,)])(?:te|à|a|in|at|:)\s:?\s?(?<place>${PLACE_WORD}(?:[ -](?:${PLACE_WORD}|de|la|le|les|am|an|der|im|aan|den|sur|upon|on)(?!\p{L})){0,4})`,
  "u",
);

/** The town in what a document says of a birth: `31/08/1951 te Den Haag`, `le 2 mai 1996 à Lille`, or under the date. */
export function birthPlaceOf(text: string): string | null {
  const [date] = datesIn(text, { latestYear: 2012 });
  if (date === undefined) return null;
  const after = text.slice(date.at + date.quote.length);
  const below = /^\s*[\n/]\s*(?<place>\p{Lu}[\p{L}'’ -]{1,30})(?:\s*\([^)]*\))?$/u.exec(after);
  const place = (below ?? BIRTH_PLACE.exec(after) ?? BIRTH_PLACE.exec(text.slice(0, date.at)))?.groups!["place"];
  return place?.replace(/[ .,-]+$|\s(?:de|la|le|am|an|der|im|aan|den|sur|on)$/g, "").trim() ?? null;
}

export const BAND =
  /meer dan|groter|hoger|minder|minstens|ten minste|plus de|superieur|au moins|moins|mehr als|mindestens|weniger|uber|more than|over |at least|less|between|tussen|entre|zwischen|up to|tot en met|jusqu|bis zu|of meer\b|ou plus\b|oder mehr|or more|(?<![-–=])>|<(?![-–=])|≥|≤/;

/** A share in per cent that the text states exactly; a band such as "more than 25 %" is none. */
export function exactShareOf(text: string): number | null {
  if (BAND.test(foldInPlace(text))) return null;
  const shares = sharesIn(text);
  if (shares.length > 0) return new Set(shares.map(({ value }) => value)).size === 1 ? shares[0]!.value : null;
  return null;
}

/** How an owner controls a company. */
export function controlOf(text: string): "direct" | "indirect" | "other" | null {
  const folded = foldInPlace(text);
  const indirect = /onrechtstreeks|indire[ck]t|(?<!un)mittelbar/.test(folded);
  const direct = /(?<!on)rechtstreeks|(?<!in)dire[ck]t(?!eur|or|rice|ie|ion)|unmittelbar/.test(folded);
  if (indirect !== direct) return indirect ? "indirect" : "direct";
  if (indirect) return null;
  return /ander(?:e|en)? middel|autres? moyens?|sonstig|andere[nr]? weise|other means|leidinggevend|dirigeant principal|hoheren fuhrungs|senior manag/.test(
    folded,
  )
    ? "other"
    : null;
}

/** The only date of a text, or the first of several. */
export const dateOf = (text: string): string | null => datesIn(text)[0]?.value ?? null;

/** `Graaf, de, Pieter Johannes`: registers of the Netherlands file the prefix behind the family name. */
export function withPrefix(text: string): PersonName | null {
  const match = /^([^,]+), ((?:\p{Ll}|['’])[\p{Ll}'’ ]{0,11}), ([^,]+)$/u.exec(text.trim());
  return match === null ? null : personOf(match[3]!, `${match[2]} ${match[1]}`);
}

/** Words of a name in an order of their own, so that `Maes, Jan` and `Jan Maes` are alike. */
export const nameWords = (name: string): string[] =>
  foldInPlace(name)
    .split(/[^\p{L}\d'-]+/u)
    .filter(Boolean)
    .toSorted();

/** A name by its words, however they are ordered and written. */
export const nameKey = (name: string): string =>
  foldInPlace(name)
    .split(/[\s,-]+/)
    .sort()
    .join(" ");
