import { toCountryCode } from "../../../platform/country-code.ts";
import { found, withoutOverlaps, type Found } from "./found.ts";

export interface Address {
  /** `Kerkstraat 12 bus 3, 9000 Gent`, with the country if the text names it. */
  readonly text: string;
  readonly street: string;
  readonly postcode: string;
  readonly town: string;
  /** ISO 3166-1 alpha-2, where the text names it or the postcode has a form of one country only. */
  readonly country: string | null;
}

const TOWN_WORD = String.raw`\p{Lu}(?:\p{L}{1,2}\.(?=[ -]\p{Lu})|[\p{L}'’]*)`;
const TOWN_LINK = "am|an|der|im|in|de|la|le|les|lez|lès|aan|den|sur|sous|en|op|het|du|ob|bei";
const TOWN = String.raw`(?:['’][stST]-?\s?)?${TOWN_WORD}(?:[- ](?:${TOWN_WORD}|${TOWN_LINK}|d['’]\p{Lu}\p{L}*)(?![\p{L}])){0,5}(?:\s(?:CEDEX|Cedex))?(?:(?<=CEDEX|Cedex)\s\d{1,2})?`;
const LAST_LINK = new RegExp(String.raw`(?:[- ](?:${TOWN_LINK}))+$`, "u");
const POSTCODE = String.raw`(?<nl>\d{4}\s?[A-Z]{2}(?![\p{L}\d]))|(?:(?<prefix>BE|B|NL|FR|F|DE|D|LU|L|AT|A|CH)\s?[-–]\s?)?(?<code>\d{5}|\d{4})`;
const CONTINENTAL = new RegExp(String.raw`(?<![\p{L}\d.,/+-])(?:${POSTCODE})\s{1,2}(?<town>${TOWN})`, "gu");
const BRITISH =
  /(?<town>\p{Lu}[\p{L}'’.-]+(?: (?:(?:upon|on|under|by|le|the|in|of|super|next) )?\p{Lu}[\p{L}'’.-]+){0,3})\s*[,\n]?\s*(?<code>[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4})(?![\p{L}\d])/gu;

const BOX = String.raw`(?:[ ,]{0,2}(?:bus|boîte|boite|bte|bt|box|Bk|Briefkasten|app|apt|appartement|flat|unit|B)\.?[ ]?[A-Z]?\d{0,4}[A-Z]?)?`;
const HOUSE = String.raw`\d{1,4}(?:[ ]?(?:bis|ter|quater|[A-Za-z])(?![\p{L}]))?(?:[ ]?[-–/][ ]?\d{1,4}[A-Za-z]?)?`;
const STREET_FIRST = new RegExp(
  String.raw`(?<street>(?:\p{L}|['’]|\d{1,2}(?:e|er|ème|th|nd|rd)\b)[\p{L}\p{M}.'’\-\d ]{2,60}?),?\s(?:n[°ro.]{0,2}\s?)?(?<house>${HOUSE}${BOX})$`,
  "u",
);
const NUMBER_FIRST = new RegExp(
  String.raw`(?:^|[,:;\s])(?<house>${HOUSE}),?\s(?<street>\p{L}[\p{L}\p{M}.'’\- ]{3,60}?)(?<box>${BOX})$`,
  "u",
);
const FRENCH_STREET =
  /^(rue|avenue|av|boulevard|bd|bld|place|pl|chemin|impasse|allée|allee|route|quai|chaussée|chaussee|square|cours|passage|clos|drève|dreve|sentier|faubourg|rond-point|montée|montee|grand[- ']?rue|ruelle|cité|cite|côte|voie|venelle|esplanade|promenade|parvis)\b/i;
const ENGLISH_STREET =
  /\b(street|st|road|rd|lane|avenue|ave|drive|close|square|court|place|terrace|way|gardens|hill|park|row|crescent|quay|green|mews|grove|walk|mall|wharf|parade|broadway|view|rise|mount|gate|circus|esplanade|strand|villas|fields|meadows?)\.?$/i;
const COUNTRY_AFTER = /^\s*[,\n(\-–]\s*([\p{L}][\p{L}.' -]{2,24}?)(?=\s*(?:[,.;\n)]|$))/u;
const PREFIXES: Readonly<Record<string, string>> = { B: "BE", F: "FR", D: "DE", L: "LU", A: "AT" };
/** What may stand between a label or a sentence and the street. */
const LEAD_WORDS =
  "gevestigd|wonende|woonachtig|gelegen|zetel|adres|adresse|address|anschrift|domicilié|domiciliée|demeurant|sis|sise|situé|située|wohnhaft|ansässig|residing|resident|of|at|te|à|a|aan|in|op|établi|établie|met|ayant|siège|social|maatschappelijke|registered|office|living|lautet|luidt|befinden|befindet|naar|vers|nach|to|und|et|en|is|Hauptwohnort|Hauptwohnsitz|Wohnsitz|Wohnort|Anschrift|wohnt|lives|woont|habite|réside";
/** A sentence before the street ends with one of these words, in small letters. */
const LEAD = new RegExp(String.raw`^(?:.*\s)?(?:${LEAD_WORDS})\s+(?=(?:\p{Lu}|${FRENCH_STREET.source.slice(1)}))`, "u");

/** Addresses in a text whose lines are separated by line feeds: street and number with postcode and town, in either order. */
export function addressesIn(text: string): Found<Address>[] {
  const continental = [...text.matchAll(CONTINENTAL)].flatMap((match) => continentalAddress(text, match));
  const british = [...text.matchAll(BRITISH)].flatMap((match) => britishAddress(text, match));
  return withoutOverlaps([...continental, ...british]);
}

/** The one address of a text, or the first. */
export const readAddress = (text: string): Found<Address> | null => addressesIn(text)[0] ?? null;

function continentalAddress(text: string, match: RegExpExecArray): Found<Address>[] {
  const { nl, prefix, code } = match.groups!;
  // `4760 Büllingen am 23/10/2026`: a town does not end with a small word.
  const town = match.groups!["town"]!.replace(LAST_LINK, "");
  const end = match.index + match[0].length - (match.groups!["town"]!.length - town.length);
  // The code is the year of a date, and the town a name on the next line.
  if (nl === undefined && prefix === undefined && isYear(text.slice(Math.max(0, match.index - 16), match.index), code!))
    return [];
  const street = streetBefore(text, match.index) ?? streetAfter(text, end);
  if (street === null) return [];
  const postcode = nl === undefined ? code! : nl.replace(/\s?([A-Z]{2})$/, " $1");
  const stop = Math.max(end, street.end);
  const named = COUNTRY_AFTER.exec(text.slice(stop));
  const country = named === null ? null : toCountryCode(named[1]!);
  const byForm = nl === undefined ? (prefix === undefined ? null : (PREFIXES[prefix] ?? prefix)) : "NL";
  const address = { street: street.text, postcode, town: town.trim(), country: country ?? byForm };
  const value = { text: write(address, country === null ? null : named![1]!), ...address };
  return [
    found(
      value,
      text,
      Math.min(street.at, match.index),
      country === null ? stop : stop + named![0].length,
      street.confidence,
    ),
  ];
}

const isYear = (before: string, code: string): boolean =>
  /^(?:19|20)\d\d$/.test(code) && /(?:\d[./-]|\d{1,2}(?:er|st|nd|rd|th|\.)? \p{L}{3,9}\.? )$/u.test(before);

const write = ({ street, postcode, town }: Omit<Address, "text">, country: string | null): string =>
  `${street}, ${postcode} ${town}${country === null ? "" : `, ${country.trim()}`}`;

interface Street {
  readonly text: string;
  readonly at: number;
  readonly end: number;
  readonly confidence: number;
}

/** The street that ends before a postcode: on the same line, or on the line above. */
function streetBefore(text: string, at: number): Street | null {
  const before = text.slice(Math.max(0, at - 110), at).replace(/[\s,\-–|]*$/, "");
  const offset = Math.max(0, at - 110);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  const gap = text.slice(offset + before.length, at);
  if (gap.split("\n").length > 2) return null;
  return streetAtEnd(line, offset + before.length - line.length);
}

function streetAtEnd(line: string, offset: number): Street | null {
  const first = NUMBER_FIRST.exec(line);
  if (
    first !== null &&
    (FRENCH_STREET.test(first.groups!["street"]!) || ENGLISH_STREET.test(first.groups!["street"]!))
  ) {
    const { house, street, box } = first.groups!;
    const at = line.lastIndexOf(house!, line.length - street!.length - box!.length - 1);
    return { text: tidy(`${house} ${street}${box}`), at: offset + at, end: offset + line.length, confidence: 1 };
  }
  const cut = Math.max(...[":", ";", "(", "|", "\t"].map((sign) => line.lastIndexOf(sign))) + 1;
  const tail = line.slice(cut);
  const comma = tail.replace(/,\s*(?:n[°ro.]{0,2}\s?)?\d[^,]*$/, "").lastIndexOf(",") + 1;
  const segment = tail.slice(comma);
  const match = STREET_FIRST.exec(segment.trimStart().replace(LEAD, ""));
  if (match === null || !isStreet(match.groups!["street"]!)) return null;
  const at = offset + line.length - match[0].length;
  return { text: tidy(match[0]), at, end: offset + line.length, confidence: 1 };
}

/** Belgian deeds write the town first: `te 9000 Gent, Kerkstraat 12 bus 3`. */
function streetAfter(text: string, end: number): Street | null {
  const gap = /^\s?(?:,\s?|\n)/.exec(text.slice(end));
  if (gap === null) return null;
  const rest = text.slice(end + gap[0].length, end + gap[0].length + 90);
  const match = new RegExp(
    String.raw`^(?<street>\p{L}[\p{L}\p{M}.'’\- ]{2,60}?),?\s(?:n[°ro.]{0,2}\s?)?${HOUSE}${BOX}(?![\d.,/]\d|[\p{L}\d])`,
    "u",
  ).exec(rest);
  if (match === null || !isStreet(match.groups!["street"]!)) return null;
  const at = end + gap[0].length;
  return { text: tidy(match[0]), at, end: at + match[0].length, confidence: 0.95 };
}

const NO_STREET =
  /\b(tel|fax|gsm|btw|tva|vat|iban|nr|datum|date|postbus|article|artikel|pagina|page|kbo|bce|rpr|rpm|phone|factuur|facture|rechnung|invoice|kapital|capital|kapitaal|number|nummer|numero|numéro|hrb|amtsgericht|handelsregister|siren|siret|rcs|kvk|licence|license|vergunning|expiry|ltd|limited|gmbh|sarl)\b/i;
const isStreet = (street: string): boolean =>
  !NO_STREET.test(street) && /\p{L}{3}/u.test(street) && (/\p{Lu}/u.test(street) || FRENCH_STREET.test(street));

const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, " ")
    .replace(/,\s?(?=(?:n[°ro.]{0,2}\s?)?\d)/, " ")
    .trim();

function britishAddress(text: string, match: RegExpExecArray): Found<Address>[] {
  const { town, code } = match.groups!;
  const before = text.slice(Math.max(0, match.index - 90), match.index).replace(/[\s,]*$/, "");
  const line = before.slice(Math.max(before.lastIndexOf("\n"), before.lastIndexOf(":")) + 1);
  const street = /(?:^|[\s,])(\d{1,4}[A-Za-z]?(?:[-–]\d{1,4})?,? \p{Lu}[\p{L}'’. -]+?)$/u.exec(line)?.[1];
  const offset = Math.max(0, match.index - 90) + before.length;
  if (street === undefined || !ENGLISH_STREET.test(street)) return [];
  const country =
    /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/.test(code!) && !/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/.test(code!) ? "IE" : "GB";
  const address = { street: tidy(street), postcode: code!, town: town!.trim(), country };
  const value = { text: `${address.street}, ${address.town} ${code}`, ...address };
  return [found(value, text, offset - street.length, match.index + match[0].length)];
}
