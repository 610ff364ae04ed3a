import { toCountryCode } from "../../../platform/country-code.ts";
import { matchesOf } from "../../../platform/matches.ts";
import { type DocumentKind, PARTY_KINDS } from "../../../domain/documents/document-kinds.ts";
import type { PersonFact } from "../../../domain/readings/reading.model.ts";
import { isSamePerson } from "../../../domain/customer/same-person.ts";
import { addressesIn } from "../fields/addresses.ts";
import { isCountryPlace } from "../fields/country-places.ts";
import { hasLegalForm } from "../fields/legal-forms.ts";
import { hasGivenName, readPersonName } from "../fields/person-names.ts";
import type { FactDraft } from "../facts.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { foldInPlace } from "../text.ts";
import { companiesIn, personsIn } from "./mentions.ts";

/** The most names that a reading keeps: each costs a search of every list. */
const NAMES = 30;

/** Papers whose names are searched for: those of who runs or owns a company, and those of its money and its powers. */
const KINDS: readonly DocumentKind[] = [
  ...PARTY_KINDS,
  "bank_account_certificate",
  "annual_accounts",
  "contract",
  "other",
];

/** Words before those who act by their office, or where a name is that of a place. */
const OF_OFFICE =
  /(?:notari\w*|notaires?|notar(?:in)?s?|notary(?: public)?|griffier|greffier|gerechtsdeurwaarder|huissier(?: de justice)?|rechtbank(?: \w+)?|tribunal(?: \w+)*|amtsgericht|standplaats|residentie|residence|amtssitz|kantoor|etude)[\s,:.]{1,3}(?:(?:meester|maitre|me|mr|dr|associe|geassocieerd|te|a|in|van|de|von|of)[\s,.]{1,2}){0,3}$/;
const NO_PARTY =
  /\b(?:\w*bank|banque|\w*kasse|bedrijfsrevisor\w*|revision|accountan\w*|audit|treuhand|verzeker\w*|assuranc\w*|versicherung\w*|insurance|notari\w*|notaires?|notar\w*|notary|fiduciaire|belfius|bnp|kbc|ing|crelan|argenta|\w*rechtbank\w*|tribunal|gericht|court|kpmg|deloitte|pwc|bdo|mazars|grant thornton|acerta|liantis|securex|xerius|partena|staatsblad|moniteur|registry|registre|register|kamer|chambre|chamber|griffie\w*|greff\w*|ministerie|ministere|ministry|overheidsdienst|service public|belgie|belgique|belgien|belgium|nederland|france|deutschland|kingdom)\b/;
const STREET =
  /(?:straat|laan|plein|weg|steenweg|dreef|kaai|lei|markt|baan|singel|gracht|kade|strasse|str|platz|gasse|allee|ring|ufer|damm)$|^(?:rue|avenue|place|boulevard|quai|chaussee|chemin|impasse|square|street|road|lane|avenue|drive|saint|sint|sankt|den|les|bad|new)$/;
/** Words of titles and sentences of deeds, months and places, of which no name of a person is made. */
const WORDS = new Set(
  (
    "januari februari maart april mei juni juli augustus september oktober november december janvier fevrier mars avril mai juin juillet aout " +
    "septembre octobre novembre decembre januar februar marz june july august october january february march may " +
    "artikel article articles afdeling hoofdstuk titel titre chapitre section abschnitt kapitel boek livre wetboek code verenigingen associations " +
    "algemene vergadering assemblee generale gesellschafterversammlung hauptversammlung bestuurder bestuurders zaakvoerder administrateur gerant " +
    "president directeur direction secretaris secretaire voorzitter commissaris commissaire revisor revisoren reviseur " +
    "koninklijk besluit arrete royal wet loi gesetz handelsgesetzbuch burgerlijk civil europese europeenne union unie " +
    "belgisch belgische belge nederlandse francaise deutsche republiek republique bundesrepublik vlaams gewest brussels bruxelles brussel " +
    "vennootschap societe gesellschaft besloten naamloze beperkte aansprakelijkheid responsabilite limitee beschrankter haftung " +
    "aandeel aandelen actions parts anteile kapitaal capital stammkapital register registre handelsregister kruispuntbank ondernemingen entreprises " +
    "gecoordineerde statuten statuts satzung coordonnes oprichting constitution grundung naam nom name zetel siege sitz doel voorwerp objet gegenstand duur duree dauer " +
    "amtsgericht amtsgerichts landgericht bundesanzeiger verlag beneficial ownership public search vertrieb region grand duche vollstandige adresse cuideachtai oifig " +
    "postbus boite telefoon telephone email website eensluidend eensluidende afschrift uittreksel expeditie copie conforme ausfertigung rechtspfleger rechtspflegerin " +
    "eerste tweede derde vierde laatste deuxieme troisieme erster zweiter dritter first second third gazet gazette verdrag traite treaty vertrag " +
    "savon model consenting party parties partij partijen partie partei datum date nummer numero pagina page totaal total " +
    "bevoegdheid alleen volledige zelfstandig gezamenlijk geboortedatum functie adres adresse address associe associes gerant depositaire dirigeant activite activiteit tatigkeit " +
    "rekening rekeninghouder compte titulaire konto kontoinhaber account holder bankattest attest attestation bescheinigung certificate jaarrekening balans bilan bilanz boekjaar exercice geschaftsjahr"
  ).split(" "),
);

/** Words before one who may have a part in the company, or owes or is owed. */
const OF_CONTROL =
  /begunstigd|benefici|berechtigt|volmacht|procuration|vollmacht|attorney|\bpand|\bgage|nantissement|pfand|pledge|opti[eo]n?\b|borg|caution|burgschaft|guarantee|schenk|donat|verhu|bailleur|vermiet|landlord|lessor|\bgift|\bdonor|verko|verkauf|vend|\bsell|kope|kauf|acheteur|acquereur|\bbuyer|lener|leent|preteur|lender|darlehensgeber|erflater|defunt|erblasser|deceased|verbonden part|parties? liees?|related part|nahestehend/;

/** Every name of a person or a company in a paper of a company, each once, without those of offices, streets and places. */
export function namesInPaper(
  { flow, text }: ReadableDocument,
  kind: DocumentKind | null,
  facts: readonly FactDraft[],
): string[] {
  if (kind === null || !KINDS.includes(kind)) return [];
  // Of the rows of a table every figure ends a name; elsewhere one behind a name makes a street of it.
  const cells = text.cells.map((cell) => cell.text).join(" ;\n");
  const written = kind === "shareholder_register" ? cells.replaceAll(/[\d./-]*\d[\d./-]*/g, ";") : flow.text;
  const addresses = kind === "shareholder_register" ? [] : addressesIn(written);
  const isInAddress = (at: number) => addresses.some((one) => at >= one.at && at < one.at + one.quote.length);
  const folded = foldInPlace(written).replaceAll("\n", " ");
  const companies = companiesIn(written)
    .map(behindAnother)
    .filter(({ name }) => !NO_PARTY.test(foldInPlace(name)) && !isOfWords(name));
  const familyFirst = [...familyFirstIn(written), ...receiversIn(written)];
  const taken = [...companies, ...familyFirst];
  const persons = personsIn(written)
    .filter(({ at, end }) => !taken.some((one) => at < one.end && end > one.at))
    .filter(
      ({ at, end, name }) => !isInAddress(at) && isOfPerson(name.name) && !isOfPlace(name.name, written.slice(end)),
    )
    .filter(({ name, isSure }) => isSure || (written.includes(name.name) && !ABBREVIATION.test(name.name)))
    // Letters and accounts are full of capitals that name nobody.
    .filter(
      ({ at, isSure }) =>
        isSure || PARTY_KINDS.includes(kind) || OF_CONTROL.test(folded.slice(Math.max(0, at - 80), at)),
    )
    .filter(({ at }) => !OF_OFFICE.test(folded.slice(Math.max(0, at - 70), at)));
  // Of a contract each party is told, and any may be the other one.
  const told = facts.filter(({ type }) => kind !== "contract" || type !== "company_name").flatMap(toldOf);
  const found: string[] = [];
  for (const name of [
    ...familyFirst.map((one) => one.name),
    ...persons.map((one) => one.name.name),
    ...companies.map((one) => one.name),
  ]) {
    if (![...told, ...found].some((other) => isSamePerson(other, name))) found.push(name);
  }
  return found.slice(0, NAMES);
}

const PART = String.raw`\p{Lu}[\p{L}\p{M}]+(?:['’-]\p{L}[\p{L}\p{M}]*)*`;
/** `Naam Morozenko, Viktor Arkadjevitsj`, `aan Maes, Jan, geboren te`: a caption or a small word, the family name, a comma, given names. */
const FAMILY_FIRST = new RegExp(
  String.raw`(?:^|[\n:;(]\s*|\b(?<before>door|aan|voor|par|à|pour|an|durch|für|by|to|for|heer|mevrouw|Monsieur|Madame|M\.|Mme|Herrn?|Frau|Mr\.?|Mrs\.?|Ms\.?|[Nn]aam|[Nn]ame|[Nn]om)[:\s]\s*)(?<family>(?:(?:[Vv]an|[Vv]on|[Dd]e|[Dd]er|[Dd]en|[Dd]u|[Dd]i) ){0,2}${PART}(?: ${PART})?), (?<given>${PART}(?: ${PART}){0,2})(?=[,.;:)\n]|\s[\d*(]|\s\p{Ll}|$)`,
  "gu",
);

/** Persons whose family name stands before their given names and a comma. A town or another name behind the comma is none. */
function familyFirstIn(written: string): { readonly name: string; readonly at: number; readonly end: number }[] {
  return matchesOf(written, FAMILY_FIRST).flatMap((match) => {
    const { before = "", family, given } = match.groups as { before?: string; family: string; given: string };
    const name = readPersonName(`${family}, ${given}`);
    const isCaptioned = /^(?:naam|name|nom)$/i.test(before);
    const isPerson = hasGivenName(given) || (isCaptioned && given.includes(" "));
    if (name?.given_names === undefined || !isPerson || !isOfPerson(name.name) || isCountryPlace(given)) return [];
    const at = match.index + match[0].indexOf(family);
    return [{ name: name.name, at, end: match.index + match[0].length }];
  });
}

/** `cédées à Igor Petrov`: behind `à` capitals are a place most often, and who receives behind these words. */
const RECEIVER = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:cédée?s?|cède|vendue?s?|transférée?s?|apportée?s?|donnée?s?|versée?s?|revient|reviennent|appartient|appartiennent|actions|parts|sociales)\s)à (${PART}(?: ${PART}){1,2})`,
  "gu",
);
const receiversIn = (written: string): { readonly name: string; readonly at: number; readonly end: number }[] =>
  matchesOf(written, RECEIVER).flatMap(({ 0: whole, 1: name = "", index }) =>
    /^\p{Lu}/u.test(name) && isOfPerson(name) && !isCountryPlace(name) && !hasLegalForm(name)
      ? [{ name, at: index + 2, end: index + whole.length }]
      : [],
  );

/** `Verenigde Arabische Emiraten`, `British Virgin` before `Islands`: a country, or a part of one. */
const isOfPlace = (name: string, behind: string): boolean => {
  const next = /^ \p{Lu}[\p{L}-]+/u.exec(behind)?.[0] ?? "";
  const words = name.split(" ");
  return [name, `${name}${next}`, words.slice(1).join(" ")].some(
    (one) => one.length > 3 && toCountryCode(one) !== null,
  );
};

const SMALL_WORD =
  /^(?:Mit|Met|Avec|With|An|Aan|Zwischen|Tussen|Entre|Between)\s(?:(?:de|der|dem|den|het|la|le|the)\s)?/;

/** `Alfa BV en Beta Ltd`: of two companies joined by a word the second, as the first is found by its own form. */
function behindAnother<T extends { readonly name: string }>(one: T): T {
  const name = one.name.replace(SMALL_WORD, "");
  const joint = / (?:en|et|und|and) (?=\p{Lu})/u.exec(name);
  const isSecond = joint !== null && hasLegalForm(name.slice(0, joint.index));
  return { ...one, name: isSecond ? name.slice(joint.index + joint[0].length) : name };
}

/** `Siège`, `Zetel`: what stands behind a legal form is a label. */
const isOfWords = (name: string): boolean =>
  foldInPlace(name)
    .split(/[\s-]+/)
    .every((word) => WORDS.has(word) || word.length < 3);

/** Such as of a register beside a town: `RPR Leuven`. */
const ABBREVIATION = /(?:^|\s)(?:RPR|RPM|RCS|HR[AB]|KBO|BCE|BTW|TVA|VAT|[A-Z]{2,3}\d*)(?:\s|$)/;

function isOfPerson(name: string): boolean {
  const words = foldInPlace(name).split(/[\s-]+/);
  return (
    !/^(?:koning(?:in)?|roi|reine) /.test(words.join(" ")) &&
    !NO_PARTY.test(foldInPlace(name)) &&
    !words.some((word) => WORDS.has(word) || STREET.test(word))
  );
}

/** Names that a fact has; those in no office and without shares are named by the paper alone. */
function toldOf({ type, value }: FactDraft): string[] {
  if (type === "person") {
    const { name, role } = value as PersonFact;
    return role === "other" || role === undefined ? [] : [name];
  }
  if (type === "company_share") return [(value as { holder: string }).holder];
  return type === "company_name" || type === "account_holder" ? [value as string] : [];
}
