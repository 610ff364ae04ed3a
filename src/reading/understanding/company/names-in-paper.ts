import { type DocumentKind, PARTY_KINDS } from "../../../domain/documents/document-kinds.ts";
import type { PersonFact } from "../../../domain/readings/reading.model.ts";
import { isSamePerson } from "../../../domain/customer/same-person.ts";
import { addressesIn } from "../fields/addresses.ts";
import type { FactDraft } from "../facts.ts";
import type { ReadableDocument } from "../kind-reader.ts";
import { foldInPlace } from "../text.ts";
import { companiesIn, personsIn } from "./mentions.ts";

/** The most names that a reading keeps: each costs a search of every list. */
const NAMES = 30;

/** Words before those who act by their office, or where a name is that of a place. */
const OF_OFFICE =
  /(?:notari\w*|notaires?|notar(?:in)?s?|notary(?: public)?|griffier|greffier|gerechtsdeurwaarder|huissier(?: de justice)?|rechtbank(?: \w+)?|tribunal(?: \w+)*|amtsgericht|standplaats|residentie|residence|amtssitz|kantoor|etude)[\s,:.]{1,3}(?:(?:meester|maitre|me|mr|dr|associe|geassocieerd|te|a|in|van|de|von|of)[\s,.]{1,2}){0,3}$/;
const NO_PARTY =
  /\b(?:bank|banque|sparkasse|volksbank|verzeker\w*|assuranc\w*|versicherung\w*|insurance|notari\w*|notaires?|notar\w*|notary|fiduciaire|belfius|bnp|kbc|ing|crelan|argenta|\w*rechtbank\w*|tribunal|gericht|court|kpmg|deloitte|pwc|bdo|mazars|grant thornton|acerta|liantis|securex|xerius|partena|staatsblad|moniteur|registry|registre|register|kamer|chambre|chamber|griffie\w*|greff\w*|ministerie|ministere|ministry|overheidsdienst|service public|belgie|belgique|belgien|belgium|nederland|france|deutschland|kingdom)\b/;
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
    "savon model consenting party parties partij partijen partie partei datum date nummer numero pagina page totaal total"
  ).split(" "),
);

/** Every name of a person or a company in a paper of a company, each once, without those of offices, streets and places. */
export function namesInPaper(
  { flow, text }: ReadableDocument,
  kind: DocumentKind | null,
  facts: readonly FactDraft[],
): string[] {
  if (kind === null || !PARTY_KINDS.includes(kind)) return [];
  // Of the rows of a table every figure ends a name; elsewhere one behind a name makes a street of it.
  const cells = text.cells.map((cell) => cell.text).join(" ;\n");
  const written = kind === "shareholder_register" ? cells.replaceAll(/[\d./-]*\d[\d./-]*/g, ";") : flow.text;
  const addresses = kind === "shareholder_register" ? [] : addressesIn(written);
  const isInAddress = (at: number) => addresses.some((one) => at >= one.at && at < one.at + one.quote.length);
  const folded = foldInPlace(written).replaceAll("\n", " ");
  const persons = personsIn(written)
    .filter(({ at, name }) => !isInAddress(at) && isOfPerson(name.name))
    .filter(({ name, isSure }) => isSure || (written.includes(name.name) && !ABBREVIATION.test(name.name)))
    .filter(({ at }) => !OF_OFFICE.test(folded.slice(Math.max(0, at - 70), at)));
  const companies = companiesIn(written).filter(({ name }) => !NO_PARTY.test(foldInPlace(name)));
  const told = facts.flatMap(toldOf);
  const found: string[] = [];
  for (const name of [...persons.map((one) => one.name.name), ...companies.map((one) => one.name)]) {
    if (![...told, ...found].some((other) => isSamePerson(other, name))) found.push(name);
  }
  return found.slice(0, NAMES);
}

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
  return type === "company_name" ? [value as string] : [];
}
