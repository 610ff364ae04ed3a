import { toCountryCode } from "../../../platform/country-code.ts";
import { matchesOf } from "../../../platform/matches.ts";
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

const TOWN_WORD = String.raw`(?:(?:Ste?|Sankt|Skt|Kr|Bad|Pr)\.(?=[ -]\p{Lu})|\p{Lu}[\p{L}'’]*)`;
const TOWN_LINK = "am|an|der|im|in|de|la|le|les|lez|lès|près|aan|den|sur|sous|en|op|het|du|ob|bei|vor";
const TOWN = String.raw`(?:['’][stST]-?\s?)?${TOWN_WORD}(?:[- ](?:${TOWN_WORD}|${TOWN_LINK}|d['’]\p{Lu}\p{L}*)(?![\p{L}])){0,5}(?:\s(?:CEDEX|Cedex))?(?:(?<=CEDEX|Cedex)\s\d{1,2})?`;
const LAST_LINK = new RegExp(String.raw`(?:[- ](?:${TOWN_LINK}))+$`, "u");
/** `4700 Eupen STATUTEN DER GESELLSCHAFT`: a title is no part of a town in small letters. */
const CAPITALS_BEHIND =
  /(?<=^\S*\p{Ll}\S*)\s(?!CEDEX|FRANCE|BELGI|LUXEMB|NEDERLAND|DEUTSCHLAND|SCHWEIZ|SUISSE)\p{Lu}{3}.*$/u;
const POSTCODE = String.raw`(?<nl>\d{4}\s?[A-Z]{2}(?![\p{L}\d]))|(?:(?<prefix>BE|B|NL|FR|F|DE|D|LU|L|AT|A|CH)\s?[-–]\s?)?(?<code>\d{5}|\d{4}(?:-\d{3})?|\d\d-\d{3}|\d{3} \d\d)`;
const CONTINENTAL = new RegExp(String.raw`(?<![\p{L}\d.,/+-])(?:${POSTCODE})\s{1,2}(?<town>${TOWN})`, "gu");
const BRITISH =
  /(?<![\p{L}\d])(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[\dW] ?[A-Z\d]{4}|[A-Z]{3} \d{4})(?![\p{L}\d])/gu;

const BOX = String.raw`(?:[ ,]{0,2}(?:bus|boîte|boite|bte|bt|box|Bk|Briefkasten|app|apt|appartement|flat|unit|[Bb](?=[ .]?\d))\.?[ ]?[A-Z]?\d{0,4}[A-Z]?)?`;
const HOUSE = String.raw`\d{1,4}(?:[ ]?(?:bis|ter|quater|hs|[A-Za-z])(?![\p{L}]))?(?:(?:[ ]?[-–/][ ]?\d{1,4}[A-Za-z]?){1,2}|[-/][A-Z](?![\p{L}]))?`;
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
/** A yard or park that has no numbers, and the building that may stand between a street and the town. */
const PARK = /(?:^|[:;]\s?|\s{2})((?:ZA|ZI|ZAC|Z\.A\.|Z\.I\.|Zone|Parc|Lieu-dit|Domaine)\s\p{L}[\p{L}\d'’. -]{2,50})$/u;
const BUILDING =
  /(?:,\s|\n)((?:B[âa]t(?:iment)?|App(?:artement|t)?|Apt|[ÉE]tage|R[ée]s(?:idence)?|Esc(?:alier)?)\b[\p{L}\d.'’ -]{1,24})$/u;
const ENGLISH_STREET =
  /\b(street|st|road|rd|lane|avenue|ave|drive|close|square|court|place|terrace|way|gardens|hill|park|row|crescent|quay|green|mews|grove|walk|mall|wharf|parade|broadway|view|rise|mount|gate|circus|esplanade|strand|villas|fields|meadows?)\.?$/i;
const COUNTRY_AFTER = /^\s*[,\n(\-–]\s*([\p{L}][\p{L}.' -]{2,24}?)(?=\s*(?:[,.;\n)]|$))/u;
const PREFIXES: Readonly<Record<string, string>> = { B: "BE", F: "FR", D: "DE", L: "LU", A: "AT" };
/** What may stand between a label or a sentence and the street. */
const LEAD_WORDS =
  "gevestigd|wonende|woonachtig|gelegen|zetel|adres|adresse|address|anschrift|domicilié|domiciliée|demeurant|sis|sise|situé|située|wohnhaft|ansässig|residing|resident|of|at|te|à|a|p/a|c/o|aan|in|op|établie?|fixée?|suivante|kantoorhoudende?|met|ayant|siège|social|maatschappelijke|registered|office|living|lautet|luidt|befinden|befindet|naar|vers|nach|to|und|et|en|is|Hauptwohnort|Hauptwohnsitz|Wohnsitz|Wohnort|wohnt|lives|woont|habite|réside|Hauses|(?<=im )Hause|(?<=het )(?:pand|huis|gebouw|complex)|Anwesens?|Wohnhauses|[\\p{L}]*[Rr]äumen?|Laden(?:lokals?)?|[ld]['’]adresse|[\\p{L}]*(?:adres|adresse|anschrift|wohnung|Wohnung|Adresse|Anschrift|Adres)|[Aa]ddress";
/** A road that is called after where it leads: what follows is of its name, as in `Steenweg op Merksplas`. */
const ROAD = String.raw`(?:steenweg|weg|baan|straat|laan|dijk|pad|dreef|plein|kaai|chaussée|route|chemin|rue|allée|avenue|road|lane|straße|strasse)`;
/** A sentence before the street ends with one of these words, in small letters. */
const LEAD = new RegExp(
  String.raw`^(?:.*\s)?(?<!(?:\p{Lu}\p{Ll}*${ROAD}|${ROAD.replaceAll(/(?<=[|:])(\p{L})/gu, (letter) => letter.toUpperCase())})\s)(?:${LEAD_WORDS})\s+(?:(?:de|het) )?(?=(?:\p{Lu}|${FRENCH_STREET.source.slice(1)}))`,
  "u",
);

/** Words that tell a Maltese postcode from another number behind three capitals. */
const MALTA = /\b(?:Triq|Malta|Vjal|Misra[ħh])\b/u;

/**
 * Addresses in a text whose lines are separated by line feeds: street and number with postcode and town, in either order.
 * `isOwn`: nothing but an address begins the text.
 */
export function addressesIn(text: string, isOwn = false): Found<Address>[] {
  const continental = matchesOf(text, CONTINENTAL).flatMap((match) => continentalAddress(text, match));
  const british = matchesOf(text, BRITISH);
  const namesMalta = british.length > 0 && MALTA.test(text);
  return withoutOverlaps([
    ...continental,
    ...british.flatMap((match) => britishAddress(text, match, namesMalta, isOwn)),
  ]);
}

/** The one address of a text, or the first. */
export const readAddress = (text: string, isOwn = false): Found<Address> | null => addressesIn(text, isOwn)[0] ?? null;

function continentalAddress(text: string, match: RegExpExecArray): Found<Address>[] {
  const { nl, prefix, code } = match.groups!;
  // `4760 Büllingen am 23/10/2026`: a town does not end with a small word.
  const town = match.groups!["town"]!.replace(CAPITALS_BEHIND, "").replace(LAST_LINK, "");
  const bare = match.index + match[0].length - (match.groups!["town"]!.length - town.length);
  const region = /^ \((\p{Lu}\p{L}{1,4}|\p{Lu}[\p{L}-]+(?=\),\s))\.?\)/u.exec(text.slice(bare));
  const isRegion = region !== null && toCountryCode(region[1]!) === null;
  const end = isRegion ? bare + region[0].length : bare;
  // A line of its own ends with the code: the next one says something else.
  const line = text.slice(text.lastIndexOf("\n", match.index) + 1, match.index);
  if (/\n/.test(match[0]) && line.length < 40) return [];
  // The code is the year of a date, and the town a name on the next line.
  if (nl === undefined && prefix === undefined && isYear(text.slice(Math.max(0, match.index - 16), match.index), code!))
    return [];
  // `BE32 6792 0022 9102 Els Claes`: the end of an account's number.
  if (nl === undefined && prefix === undefined && GROUPS.test(text.slice(Math.max(0, match.index - 16), match.index)))
    return [];
  const street = streetBefore(text, match.index, prefix === "L") ?? streetAfter(text, end);
  if (street === null) return [];
  const postcode = nl === undefined ? code! : nl.replace(/\s?([A-Z]{2})$/, " $1");
  const stop = Math.max(end, street.end);
  const named = COUNTRY_AFTER.exec(text.slice(stop));
  const country = named === null ? null : toCountryCode(named[1]!);
  const byForm = nl === undefined ? (prefix === undefined ? null : (PREFIXES[prefix] ?? prefix)) : "NL";
  const address = {
    street: street.text,
    postcode,
    town: `${town.trim()}${isRegion ? region[0] : ""}`,
    country: country ?? byForm,
  };
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

const GROUPS = /(?:\d{4}|\b[A-Z]{2}\d{2}) \d{4} $/;
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
function streetBefore(text: string, at: number, isAnyStreet: boolean): Street | null {
  const before = text.slice(Math.max(0, at - 110), at).replace(/(?:[\s,\-–|]|(?<=\d[A-Za-z]?)\s(?:à|te|in)\s)*$/, "");
  const offset = Math.max(0, at - 110);
  const last = before.lastIndexOf("\n");
  const line = before.slice(
    (BUILDING.test(before.slice(Math.max(0, last))) ? before.lastIndexOf("\n", last - 1) : last) + 1,
  );
  const gap = text.slice(offset + before.length, at);
  if (gap.split("\n").length > 2) return null;
  const from = offset + before.length - line.length;
  const building = BUILDING.exec(line);
  if (building === null) return streetAtEnd(line, from, isAnyStreet);
  const street = streetAtEnd(line.slice(0, building.index), from, isAnyStreet);
  return street === null ? null : { ...street, text: `${street.text}, ${building[1]}`, end: from + line.length };
}

/** `Appt 12` alone: the street is on the line above. */
export const isPartAlone = (line: string): boolean => BUILDING.test(`\n${line}`);

function streetAtEnd(line: string, offset: number, isAnyStreet: boolean): Street | null {
  if (isPartAlone(line)) return null;
  const first = NUMBER_FIRST.exec(line);
  if (
    first !== null &&
    (isAnyStreet || FRENCH_STREET.test(first.groups!["street"]!) || ENGLISH_STREET.test(first.groups!["street"]!))
  ) {
    const { house, street, box } = first.groups!;
    const at = line.lastIndexOf(house!, line.length - street!.length - box!.length - 1);
    return { text: tidy(`${house} ${street}${box}`), at: offset + at, end: offset + line.length, confidence: 1 };
  }
  const park = PARK.exec(line)?.[1];
  if (park !== undefined && !/\d{3}/.test(park))
    return { text: tidy(park), at: offset + line.length - park.length, end: offset + line.length, confidence: 0.95 };
  const cut = Math.max(...[":", ";", "(", "|", "\t"].map((sign) => line.lastIndexOf(sign))) + 1;
  const tail = line.slice(cut);
  const comma = tail.replace(/,\s*(?:n[°ro.]{0,2}\s?)?\d[^,]*$/, "").lastIndexOf(",") + 1;
  const segment = tail.slice(comma);
  const match = STREET_FIRST.exec(segment.trimStart().replace(LEAD, ""));
  if (match === null || !isStreet(match.groups!["street"]!)) return null;
  const at = offset + line.length - match[0].length;
  return { text: tidy(match[0]), at, end: offset + line.length, confidence: 1 };
}

const STREET_BEHIND = new RegExp(
  String.raw`^(?:(?<street>\p{L}[\p{L}\p{M}.'’\- ]{2,60}?),?\s(?:n[°ro.]{0,2}\s?)?(?!(?:19|20)\d\d\b)${HOUSE}${BOX}(?![\d.,/]\d|[\p{L}\d])|${HOUSE},\s(?<numbered>\p{L}[\p{L}\p{M}.'’\- ]{2,40}?)(?=[,;.|(]|\s[-–—]|\n|$))`,
  "u",
);

/** Belgian deeds write the town first: `te 9000 Gent, Kerkstraat 12 bus 3`. */
function streetAfter(text: string, end: number): Street | null {
  const gap = /^\s?(?:,\s?|\n)/.exec(text.slice(end));
  if (gap === null) return null;
  const rest = text.slice(end + gap[0].length, end + gap[0].length + 90);
  const match = STREET_BEHIND.exec(rest);
  if (match === null || !isStreet(match.groups!["street"] ?? match.groups!["numbered"]!)) return null;
  // Under the town, the street fills its line.
  if (gap[0] === "\n" && !/^\s*(?:[,;.(]|\n|$)/.test(rest.slice(match[0].length))) return null;
  const at = end + gap[0].length;
  return { text: tidy(match[0]), at, end: at + match[0].length, confidence: 0.95 };
}

const NO_STREET =
  /\b(\p{L}*(?:nummer|nr|numéro)|tel|fax|gsm|btw|tva|vat|iban|nr|datum|date|postbus|article|artikel|pagina|page|kbo|bce|rpr|rpm|phone|factuur|facture|rechnung|invoice|kapital|capital|kapitaal|number|nummer|numero|numéro|hrb|amtsgericht|handelsregister|siren|siret|rcs|kvk|licence|license|vergunning|expiry|ltd|limited|gmbh|sarl)\b/iu;
const isStreet = (street: string): boolean =>
  !NO_STREET.test(street) && /\p{L}{3}/u.test(street) && (/\p{Lu}/u.test(street) || FRENCH_STREET.test(street));

const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/g, " ")
    .replace(/,\s?(?=(?:n[°ro.]{0,2}\s?)?\d)/, " ")
    .trim();

/** A house number before a street whose words begin with capitals; a part of a building. */
const NUMBERED = /^\d{1,4}[A-Za-z]?(?:[-–/]\d{1,4}[A-Za-z]?)?(?:,?\s\p{Lu}.*)?$/u;
export const PART =
  /^(?:Flat|Unit|Suite|Level|Apt\.?|Apartment|Shop|Studio|Office|Room|[\p{L}\d]+ Floor|Floor)\b.{0,20}$/iu;
const isNamed = (segment: string): boolean =>
  segment.length <= 50 &&
  /\p{Lu}/u.test(segment) &&
  segment
    .split(/\s/)
    .every((word) =>
      /^(?:[\p{Lu}\d'’&(]|(?:of|the|on|upon|under|by|le|in|and|super|next|ix-\p{Lu}.*|tal-\p{Lu}.*)$)/u.test(word),
    );
const LED = /\s(\d{1,4}[A-Za-z]?(?:[-–]\d{1,4})?,? \p{Lu}[\p{L}'’. -]+)$/u;
const ALONE = /^\d{1,4}[A-Za-z]?$/;
const MONTH = /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\b|\d{4}/i;

interface Segment {
  readonly text: string;
  readonly at: number;
}

/** What stands between commas and line ends before a postcode, as far as it may belong to it. */
function segmentsBefore(text: string, at: number): Segment[] {
  const from = Math.max(0, at - 140);
  const before = text.slice(from, at).replace(/[\s,]*$/, "");
  const segments: Segment[] = [];
  let end = before.length;
  while (end > 0 && segments.length < 6) {
    const start = Math.max(before.lastIndexOf(",", end - 1), before.lastIndexOf("\n", end - 1)) + 1;
    const part = before.slice(start, end);
    const cut = Math.max(...[":", ";", "(", "|", " - ", " – "].map((sign) => part.lastIndexOf(sign) + sign.length), 0);
    const isCut = /[:;(|]|\s[-–]\s/.test(part);
    const own = isCut ? part.slice(cut) : part;
    const isWhole = (isNamed(own.trim()) && !/^\s*\p{Ll}/u.test(own)) || ALONE.test(own.trim());
    // A sentence leads to the house number.
    const tail = isWhole ? own.trimStart() : (LED.exec(own)?.[1] ?? "");
    if (tail === "" || !(isNamed(tail.trim()) || ALONE.test(tail.trim()))) break;
    segments.unshift({ text: tail.trim(), at: from + end - tail.length });
    if (isCut || !isWhole) break;
    end = start - 1;
  }
  return segments;
}

function britishAddress(text: string, match: RegExpExecArray, namesMalta: boolean, isOwn: boolean): Found<Address>[] {
  const [code] = match;
  const segments = segmentsBefore(text, match.index);
  const last = segments.length - 1;
  const numbered = segments.findLastIndex(({ text: one }) => NUMBERED.test(one) && !MONTH.test(one));
  const street = numbered >= 0 ? numbered : segments.findLastIndex(({ text: one }) => ENGLISH_STREET.test(one));
  if (street < 0) return [];
  // Behind the label of an address, and between a flat and its street, stands the name of the building.
  const part = [1, 2].find((away) => PART.test(segments[street - away]?.text ?? "")) ?? 0;
  const { at } = segments[0]!;
  const isLed = /(?:office|address): ?$/i.test(text.slice(Math.max(0, at - 20), at));
  const isWhole = (isLed || (isOwn && at < 2)) && !text.slice(at, segments[street]!.at).includes("\n");
  const from = street > 0 && isWhole ? 0 : street - part;
  if ((street === last && from === street) || (/^\d/.test(segments[last]!.text) && last > street)) return [];
  const isMaltese = /^[A-Z]{3} /.test(code);
  if (isMaltese && !namesMalta && !ENGLISH_STREET.test(segments[street]!.text)) return [];
  const country = isMaltese
    ? "MT"
    : /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/.test(code) && !/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/.test(code)
      ? "IE"
      : "GB";
  const own = segments.slice(from).map((one) => one.text);
  const address = {
    street: tidy(own.slice(0, street - from + (ALONE.test(segments[street]!.text) ? 2 : 1)).join(", ")),
    postcode: code,
    town: own.at(-1)!,
    country,
  };
  const whole = { text: `${own.map(tidy).join(", ")} ${code}`, ...address };
  return [found(whole, text, segments[from]!.at, match.index + code.length)];
}
