import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import { countriesIn, isNameOfCountry, toCountryCode } from "../../platform/country-code.ts";
import { foldAccents } from "../../platform/folding.ts";
import { foldedWords, nearTownsIn } from "./near-towns.ts";
import { withPalestine } from "./palestine.ts";
import { countriesOfTowns, countryOfTown } from "./towns.ts";
import { withoutDenied } from "./denied-countries.ts";

/** What an answer says of the countries in which somebody has customers. */
export interface NamedCountries {
  /** ISO 3166-1 alpha-2, in the order of the answer. */
  readonly codes: readonly string[];
  /** Countries that it says are left out: "worldwide, except Russia". */
  readonly leftOut: readonly string[];
  /** Areas of Ukraine under a trade ban, as the answer spells them. */
  readonly bannedAreas: readonly string[];
  readonly isAnywhere: boolean;
  /** What leaves the countries open: words that name none, or a part of the world in which they differ. */
  readonly unclear: readonly string[];
}

/** In the folded answer: lower case, without accents. */
const ANYWHERE =
  /\b(?:world-?wide|the (?:whole )?world|global(?:ly)?|everywhere|any country|all countries|wereldwijd|overal|alle landen|(?:hele|gehele) wereld|monde entier|partout|tous (?:les )?pays|mondial(?:ement)?|weltweit|uberall|(?:ganze|gesamte)n? welt|alle[nr]? lander[n]?)\b/;
/** "Everywhere in Belgium" is not everywhere. */
const ANYWHERE_IN = new RegExp(`${ANYWHERE.source}\\s+(?:in|en|au|aux|within|binnen|innerhalb)\\s+`);

/** Each of its countries is as good as the next for a rating, and none is on a list of high-risk countries. */
const CLEAR_REGION =
  /\b(?:eu|ue|e\.u\.|eea|eer|eee|ewr|euro(?:pe(?:se|an|enne)|paischen?) (?:unie|union|economic area|economische ruimte)|union europeenne|(?:europaischen?) (?:union|wirtschaftsraum)|eurozone|zone euro|benelux|schengen|dach|baltic states|baltische staten|pays baltes|baltikum|scandinav\w+|skandinav\w+|vlaanderen|flandres?|flandern|flanders|walloni[ae]n?|wallonie|wallonien|bruxelles|brussels?|brussel|holland)\b/;
/** "Outside the EU" leaves open what lies there. */
const OUTSIDE =
  /\b(?:outside|buiten|hors|en dehors|ausserhalb|aus(?:s|ß)erhalb|non-?)\s*(?:of |de |van |der |l'|la |le )*/;
const WIDE_REGION =
  /\b(?:europ[ae]\w*|afri[ck]\w*|afrique|asi[ae]\w*|asie\w*|azie\w*|america|americas|amerika\w*|amerique\w*|latin america|oceani\w*|midden-?oosten|middle east|moyen-orient|(?:nahe[nr]?|mittlere[nr]?) osten|nahost|(?:oost|ost|eastern|central|zentral|centraal)\w* ?\S*europ\w*|balkans?|kaukas\w*|caucas\w*|cara?ib\w*|karib\w*|gulf\w*|golf(?:staten|staaten|region)?|cis|gos|gus|cei|mena|emea|apac|latam|buitenland|abroad|overseas|etranger|ausland|derde landen|pays tiers|drittlander\w*|third countries|international\w*|export\w*)\b/;
const REST =
  /(?:\betc\b|\benz\b|\busw\b|\bu\.?s\.?w\b|\.\.\.|…|\band (?:others|more|elsewhere)\b|\ben (?:andere|elders)\b|\bet (?:autres|ailleurs)\b|\bund (?:andere|weitere)\b)/;

/** Council Regulations (EU) No 692/2014 (Crimea, Sevastopol) and (EU) 2022/263 (parts of four regions). */
const BANNED_AREA =
  /\b(?:crimea|crimee|krim|sevastopol|sebastopol\w*|sewastopol|donetsk|donezk|donjetsk|lu[gh]ansk|lou[gh]ansk|kherson|cherson|zapori[sz]?[hj]\w*|zaporozh\w*|saporisch\w*)\b/g;

const EXCEPT =
  /\b(?:behalve|uitgezonderd|met uitzondering van|except(?:ing)?(?: for)?|excluding|other than|sauf|hormis|hors|excepte|a l'exception d[eu]s?|ausser|ausgenommen|mit ausnahme (?:von|der))\b/;
/** "No customers outside Belgium, except in Russia": what comes after is what there is. */
const NEGATION =
  /\b(?:no|not|none|nowhere|never|geen|niet|nergens|nooit|pas|aucun\w*|nulle part|jamais|kein\w*|nicht|nirgends)\b/;
/** Words beside the countries of an answer that say nothing of a country. */
const FILLER = new RegExp(
  `^(?:\\d[\\d.,]*|${[
    "the a in and of our we are is mainly mostly only also some all from customers clients customer client companies people private consumers",
    "de het een en in van uit onze ons wij we zijn is vooral voornamelijk hoofdzakelijk meestal alleen enkel uitsluitend ook soms heel klanten klant particulieren bedrijven naar binnen",
    "le la les l un une des du en au aux et nos notre nous sont est surtout principalement uniquement seulement aussi clients client tout toute particuliers entreprises dans",
    "der die das den dem ein eine in im und aus unsere unser wir sind ist hauptsachlich vor allem uberwiegend nur ausschliesslich auch kunden kunde ganz privatpersonen unternehmen",
  ]
    .join(" ")
    .replaceAll(" ", "|")})$`,
);

/** Words of trade and of the neighbourhood, which leave nothing open beside a place. */
const FILLER_NEARBY = new RegExp(
  `^(?:${[
    "area around region nearby near neighbourhood small amounts quantities few little bit some often webshop shop online store delivery deliveries deliver ship shipping sales sell buy suppliers tourists locals people families inhabitants wine food",
    "omgeving rond rondom regio streek buurt bij nabij weinig kleine hoeveelheden paar beetje vaak winkel levering leveringen leveren verkoop inkoop kopen leveranciers toeristen inwoners mensen gezinnen gemeente provincie stad dorp centrum",
    "environs autour alentours region voisinage pres petite petites quantite quantites quelques peu souvent boutique magasin livraison livraisons vente ventes achat achats achetons fournisseurs touristes habitants gens familles province ville village centre",
    "umgebung rund herum umkreis nahe wenig kleine mengen paar oft laden geschaft versand lieferung lieferungen verkauf einkauf lieferanten touristen einwohner leute familien stadt dorf region",
  ]
    .join(" ")
    .replaceAll(" ", "|")})$`,
);
/** Since version 13: "Gent en omstreken", "Gent and surroundings". */
const FILLER_AROUND =
  /^(?:omstreken|omliggende|ommeland|omgevende|rand|randgemeenten?|gemeenten|surroundings?|surrounding|vicinity|towns?|suburbs?|alentour|banlieue|peripherie|communes?|voisines?|umland|umliegende[nr]?|orte|gemeinden?|nahere?n?)$/;

const MEMBERS = /[,;/|\n\r()&+:]/;
const CONNECTIVES = /\s(?:and|en|et|und|but|maar|mais|aber)\s/i;
const CLAUSES = /[;\n\r]|\.(?=\s|$)/;
/** As much of unclear words as a reader needs. */
const SHOWN_CHARS = 60;

/**
 * Reads an answer in any of the four languages. What it cannot read is unclear, never no country. Rules before version 6 know
 * no towns; before version 8 they know none of the towns nearby, and take a country that is denied for one that is named.
 */
export function readNamedCountries(answer: string, rules: JudgedBy = {}): NamedCountries {
  const isOld = judgesBefore(rules, 8);
  const townsIn = judgesBefore(rules, 6) ? () => [] : (said: string) => countriesOfTowns(said, rules, !isOld);
  const written = isOld ? answer : withPalestine(answer).replaceAll(/\b(Ste?)\.\s/gi, "$1 ");
  const clauses = written
    .split(CLAUSES)
    .map((clause) => (isOld ? { said: clause, denied: [] } : withoutDenied(clause)));
  const parts = clauses.map(({ said }) => splitException(said));
  const nearby = isOld
    ? []
    : parts.flatMap(({ said }) => said.split(MEMBERS).flatMap((member) => placesNearby(member, rules)));
  const named = unique([...parts.flatMap(({ said }) => [...countriesIn(said), ...townsIn(said)]), ...nearby]);
  const excepted = [...parts.flatMap(({ left }) => countriesIn(left)), ...clauses.flatMap(({ denied }) => denied)];
  const leftOut = unique(excepted).filter((code) => !named.includes(code));
  const folded = parts.map(({ said }) => foldInPlace(said)).join("; ");
  const bannedAreas = unique(parts.flatMap(({ said }) => areasIn(said)));
  const isAnywhere = parts.some(({ said }) => ANYWHERE.test(foldInPlace(said)));
  const members = parts.flatMap(({ said }) => said.split(MEMBERS));
  const unclear = unique(members.flatMap((member) => unclearWords(member, townsIn, rules)));
  const isSilent = named.length === 0 && bannedAreas.length === 0 && !CLEAR_REGION.test(folded);
  const all = unclear.length === 0 && isSilent ? [answer.trim().slice(0, SHOWN_CHARS)] : unclear;
  return { codes: named, leftOut, bannedAreas, isAnywhere, unclear: all };
}

const TOWARDS =
  /(?<!\p{L})(?:naar|uit|in|to|into|for|from|with|vers|pour|en|au|aux|de|du|avec|depuis|nach|aus|mit|fur|für)\s+(?:the |de |la |le |l'|les |den |dem |die |der )?/giu;

/** What version 11 reads beside them: "a firm à Téhéran", the embassy of a country. */
const SINCE_11 =
  /(?<!\p{L})(?:(?<!(?:née?s?|naissance) )à|(?<=(?:embassy|consulate|government|ministry) )of|(?<=(?:ambassade|consulaat|regering) )van|(?<=(?:botschaft|konsulat|regierung) )(?:von|der))\s+(?:the |de |la |l'|den )?/giu;

/**
 * Countries that running text goes to or comes from, as ISO 3166-1 alpha-2 codes: "export naar Syrië", and not "Syrian
 * restaurant". Only names of countries count, with a capital letter.
 */
export function countriesTowards(sentence: string, rules: JudgedBy = {}): string[] {
  const more = judgesBefore(rules, 11) ? [] : [...sentence.matchAll(SINCE_11)];
  const found = [...sentence.matchAll(TOWARDS), ...more].flatMap(({ index, 0: before }) => {
    const names = sentence
      .slice(index + before.length)
      .split(/[.;()]/)[0]!
      .split(/,|\s(?:and|en|et|und)\s/);
    return names.flatMap((name) => countriesNamed(name.trim(), sentence.slice(0, index + before.length), rules));
  });
  return unique(found);
}

/** "Syrian", "Syrische", "syrien": a name beside the official ones that ends so is of a thing and not of a country. */
const ADJECTIVE = /(?:an|se|[ei]nn?e?s?|ische?[nrs]?)$/i;

/** The country whose name, or whose town's, these words begin with. */
function countriesNamed(words: string, before: string, rules: JudgedBy): string[] {
  if (!/^\p{Lu}/u.test(words)) return [];
  const parts = words.split(/\s+/).slice(0, 4);
  for (let length = parts.length; length > 0; length--) {
    const name = parts.slice(0, length).join(" ");
    const code = name.length > 3 ? toCountryCode(name) : null;
    if (code !== null && (isNameOfCountry(name, code) || !ADJECTIVE.test(name))) return [code];
  }
  return !judgesBefore(rules, 6) && !NAMED_AFTER_TOWN.test(before) ? [countryOfTown(words, rules) ?? []].flat() : [];
}

/** "Acier de Damas": a thing that a town gave its name, and need not come from there. */
const NAMED_AFTER_TOWN = /(?:acier|couteaux?|lames?|prunes?|tapis|rue|avenue|place|café|restaurant) de $/i;

type TownsIn = (said: string) => readonly string[];

interface Clause {
  readonly said: string;
  /** What it says is left out. */
  readonly left: string;
}

/** Folded to the same length, so that places in one are places in the other. */
const foldInPlace = (text: string): string =>
  [...text].map((letter) => foldAccents(letter).charAt(0) || " ".repeat(letter.length)).join("");

const areasIn = (said: string): string[] =>
  [...foldInPlace(said).matchAll(BANNED_AREA)].map(({ index, 0: area }) => said.slice(index, index + area.length));

/** An exception counts after "everywhere" or a part of the world: "Belgium except Ghent, and Russia" names Russia. */
function splitException(clause: string): Clause {
  const said = withoutEverywhereIn(clause);
  const folded = foldInPlace(said);
  const found = EXCEPT.exec(folded);
  const before = folded.slice(0, found?.index);
  const isWide = [ANYWHERE, WIDE_REGION, CLEAR_REGION].some((region) => region.test(before));
  if (found === null || !isWide || NEGATION.test(before)) return { said, left: "" };
  return { said: said.slice(0, found.index), left: said.slice(found.index) };
}

function withoutEverywhereIn(clause: string): string {
  const found = ANYWHERE_IN.exec(foldInPlace(clause));
  return found ? clause.slice(0, found.index) + clause.slice(found.index + found[0].length) : clause;
}

/** "Bosnia and Herzegovina" is one country, "Belgium and Nowhereland" is one and what nobody knows. */
function unclearWords(member: string, townsIn: TownsIn, rules: JudgedBy): string[] {
  const parts = member.split(CONNECTIVES);
  const apart = parts.flatMap(countriesIn);
  const isApart = countriesIn(member).every((code) => apart.includes(code));
  return isApart ? parts.flatMap((part) => unclearPart(part, townsIn, rules)) : [];
}

/** A member of the answer that names no country, or names more than one can know. */
function unclearPart(member: string, townsIn: TownsIn, rules: JudgedBy): string[] {
  const folded = foldAccents(member).trim();
  const shown = member.trim().slice(0, SHOWN_CHARS);
  if (ANYWHERE.test(folded) || REST.test(folded)) return [shown];
  const isOutside = CLEAR_REGION.test(folded) && new RegExp(`${OUTSIDE.source}(?:${CLEAR_REGION.source})`).test(folded);
  if (isOutside) return [shown];
  if (countriesIn(member).length > 0 || CLEAR_REGION.test(folded) || folded.match(BANNED_AREA)) return [];
  if (WIDE_REGION.test(folded)) return [shown];
  if (townsIn(member).length > 0) return [];
  const words = judgesBefore(rules, 8) ? (folded.match(/[\p{L}\p{N}]+/gu) ?? []) : besidePlaces(member);
  return words.every((word) => isFiller(word, rules)) ? [] : [shown];
}

const isFiller = (word: string, rules: JudgedBy): boolean =>
  FILLER.test(word) ||
  (!judgesBefore(rules, 8) && FILLER_NEARBY.test(word)) ||
  (!judgesBefore(rules, 13) && FILLER_AROUND.test(word));

/** The words of a member of the answer without the towns nearby that it names. */
function besidePlaces(member: string): string[] {
  const words = foldedWords(member);
  const towns = nearTownsIn(words);
  return words.filter((_, at) => !towns.some(({ from, to }) => from <= at && at < to));
}

/** Countries of the towns nearby that a member names beside nothing that is not understood: "our spa in Nowhereland" names none. */
const placesNearby = (member: string, rules: JudgedBy): string[] =>
  member.split(CONNECTIVES).flatMap((part) => {
    const isClear = besidePlaces(part).every((word) => isFiller(word, rules));
    return isClear ? nearTownsIn(foldedWords(part)).map(({ code }) => code) : [];
  });

const unique = <T>(all: readonly T[]): T[] => [...new Set(all)];
