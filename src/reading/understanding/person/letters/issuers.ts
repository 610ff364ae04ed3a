import type { FactDraft } from "../../facts.ts";
import { hasLegalForm } from "../../fields/legal-forms.ts";
import { readDate } from "../../fields/dates.ts";
import { readPersonName } from "../../fields/person-names.ts";
import type { Labelled } from "../../labels.ts";
import type { ReadableDocument } from "../../kind-reader.ts";
import { type DocumentText, foldInPlace, placeWithin, type Cell, foldedLineOf } from "../../text.ts";
import { WORDS_OF_KINDS } from "../../classify/words/index.ts";
import { lettersShape } from "../../distance.ts";
import { footerOf } from "./footers.ts";
import type { LetterKey } from "./labels.ts";

/** Short names of banks, which in small letters are words. */
const SHORT_BANKS =
  /\b(?:KBC(?: Bank| Brussels)?|CBC(?: Banque)?|ING(?: Belgium| België| Belgique| Luxembourg| Bank| Deutschland|-DiBa)?(?: N\.?V\.?)?|DKB|SNS(?: Bank)?|LCL|CIC|BIL|AIB|Knab|Wise|bunq)(?![\p{L}])/u;
/** Other banks, as their papers name them. */
const LONG_BANKS =
  /(?<!\p{L})(?:BNP Paribas(?: Fortis)?|Belfius(?: Bank| Banque)?|Argenta(?: Spaarbank)?|Crelan|AXA Bank|Beobank|VDK(?: bank)|Triodos(?: Bank)?|Bpost bank|Bank Nagelmackers|Nagelmackers|Keytrade Bank|Fintro|Hello bank!?|Europabank|Deutsche Bank|Commerzbank|Sparkasse [\p{L}-]+|(?:\p{L}+ )?Volksbank(?: \p{L}+)?|HypoVereinsbank|Postbank|N26(?: Bank)?|Rabobank|ABN AMRO(?: Bank)?(?: N\.?V\.?)?|ASN Bank|RegioBank|Société Générale|Crédit Agricole|Crédit Mutuel|Crédit Lyonnais|La Banque Postale|Banque Postale|Caisse d'Épargne|Banque Populaire|Boursorama|BoursoBank|Banque et Caisse d'Épargne de l'État|Spuerkeess|Banque Internationale à Luxembourg|BGL BNP Paribas|Banque Raiffeisen|Barclays(?: Bank)?|HSBC(?: UK)?(?: Bank)?|Lloyds(?: Bank)?|NatWest|Santander(?: UK)?|Royal Bank of Scotland|Nationwide|Monzo(?: Bank)?|Starling Bank|Revolut(?: Bank)?|Bank of Ireland|Allied Irish Banks|Ulster Bank|Permanent TSB)(?!\p{L})/iu;
/** Whether a name begins as a bank's does. */
export const isKnownBank = (name: string): boolean =>
  [LONG_BANKS, SHORT_BANKS].some((pattern) => name.search(pattern) === 0);

/** Supervisors and public bodies. Over the text as written; the longest form of each first. */
const AUTHORITIES = new RegExp(
  [
    String.raw`Autoriteit voor Financiële Diensten en Markten(?: \(FSMA\))?`,
    String.raw`Autorité des [Ss]ervices et [Mm]archés [Ff]inanciers(?: \(FSMA\))?`,
    String.raw`Autorität Finanzielle Dienste und Märkte(?: \(FSMA\))?`,
    String.raw`Financial Services and Markets Authority(?: \(FSMA\))?`,
    String.raw`Nationale Bank van België|Banque [Nn]ationale de Belgique|Belgische Nationalbank|National Bank of Belgium`,
    String.raw`Bundesanstalt für Finanzdienstleistungsaufsicht(?: \(BaFin\))?|BaFin`,
    String.raw`Autorité des [Mm]archés [Ff]inanciers(?: \(AMF\))?|Autorité de [Cc]ontrôle [Pp]rudentiel et de [Rr]ésolution(?: \(ACPR\))?`,
    String.raw`De Nederlandsche Bank(?: N\.?V\.?)?(?: \(DNB\))?|Autoriteit Financiële Markten(?: \(AFM\))?`,
    String.raw`Commission de [Ss]urveillance du [Ss]ecteur [Ff]inancier(?: \(CSSF\))?|CSSF`,
    String.raw`Financial Conduct Authority(?: \(FCA\))?|Prudential Regulation Authority|Central Bank of Ireland|European Central Bank`,
    String.raw`FOD [A-Z]\p{L}+|SPF [A-Z]\p{L}+|FÖD [A-Z]\p{L}+|FPS [A-Z]\p{L}+|HM Revenue (?:&|and) Customs|HMRC|Belastingdienst|Vlaamse Belastingdienst|Direction générale des Finances publiques|Finanzamt \p{Lu}[\p{L}-]+`,
    String.raw`FSMA`,
  ].join("|"),
  "iu",
);

/** Suppliers of energy, water and telecommunication. */
const SUPPLIERS =
  /(?<!\p{L})(?:Proximus|Telenet|VOO|Scarlet|Mobile Vikings|Orange(?: Belgium)?|Engie(?: Electrabel)?|Electrabel|Luminus|Eneco|TotalEnergies|Fluvius|Ores|Sibelga|De Watergroep|Farys|Pidpa|Water-link|Vivaqua|SWDE|CILE|EDF(?: Energy)?|GDF Suez|Veolia|Suez|SFR|Bouygues Telecom|Vattenfall|E\.ON|EnBW|RWE|Vodafone|Deutsche Telekom|Telekom Deutschland|KPN|Ziggo|Essent|Greenchoice|Vitens|Waternet|British Gas|Octopus Energy|OVO Energy|Scottish Power|Thames Water(?: Utilities)?|Severn Trent(?: Water)?|Anglian Water|Yorkshire Water|United Utilities|Virgin Media|Electric Ireland|SSE Airtricity|Bord Gáis Energy|Irish Water|Uisce Éireann|Post Luxembourg|Enovos)(?!\p{L})/u;

/** Public bodies and suppliers by the first word of their name. */
const BODY =
  /^(?:stad|gemeente|stadsbestuur|gemeentebestuur|ville|commune|administration communale|mairie|stadt|gemeinde|city of|town of|municipality|london borough|borough|council|provincie|province|bezirksregierung|landratsamt|landesamt|bundesamt|industrie- und handelskammer|handwerkskammer|ihk|chambre|kamer|ministerie|ministere|ministerium|ministry|departement|department|federaal agentschap|agence federale|agentschap|agence|agentur|vlaamse overheid|service public|region|prefecture|sous-prefecture|overheid|finanzamt|ordnungsamt|gewerbeamt|service population)\b|\b(?:city council|county council|borough council|district council|stadtwerke|stadtkasse|gemeindekasse|steueramt|burgeramt|kommune|stadtverwaltung|gemeindeverwaltung|authority|kammer|commission|commissie)\b|\b(?:agency|agence|agentschap|office|inspectorate|inspectie|licensing unit|directorate|commissioner|registrar|bezirkshauptmannschaft|regierungsprasidium|direction generale)\b|^(?:landeshauptstadt|magistrat|deutschsprachige|orde van|ordre des|institut|instituut|beroepsinstituut|stichting autoriteit|kreis|landkreis|bundes\w+|landes\w+|bezirks\w+|nationale bank|banque nationale|autorit\w+)\b/;

const SHORT_HEAD = 24;
const SUPPLIER_ALONE = new RegExp(SUPPLIERS, "iu");

/** Whether a line names a supplier or a public body that the service knows. */
export const isKnownIssuer = ({ text }: Cell): boolean => AUTHORITIES.test(text) || SUPPLIERS.test(text);

/** Whether a line names a public body, a supplier or another company. A logo is read in other letters than it has. */
export const namesIssuer = (cell: Cell): boolean =>
  isKnownIssuer(cell) ||
  (cell.text.length <= SHORT_HEAD && SUPPLIER_ALONE.test(cell.text)) ||
  isBody(cell) ||
  hasLegalForm(cell.text);

/** The one that issued a document: by its label, by a known name, or by the head of its paper. */
export function issuerOf(
  document: ReadableDocument,
  labels: readonly Labelled<LetterKey>[],
  known: "bank" | "authority" | "any",
  notThis: readonly string[] = [],
): FactDraft[] {
  const draft = (value: string, place: FactDraft["place"], certainty: number): FactDraft[] => [
    { type: "authority", subject: "issuer", value, place, certainty },
  ];
  const label = labels.find(({ key, value, form }) => key === "issuer" && form !== "adjacent" && isName(value));
  if (label !== undefined) return draft(tidy(label.value), label.place, 0.96);
  const printed = headIn(document.text, notThis, true);
  if (printed !== null) return draft(tidy(nameIn(printed)), placeWithin(printed), 0.95);
  const patterns =
    known === "bank" ? [LONG_BANKS, SHORT_BANKS] : known === "any" ? [AUTHORITIES, SUPPLIERS] : [AUTHORITIES];
  const knownIn = (text: string) =>
    patterns.map((pattern) => pattern.exec(text)).find((match) => match !== null) ?? null;
  const headCell = headOf(document, notThis, known);
  const head = headCell === null ? null : { ...headCell, text: nameIn(headCell) };
  const cell = document.text.cells.find(({ text }) => text.length < 160 && knownIn(text) !== null);
  if (head !== null && known === "any" && head.row <= (cell?.row ?? Infinity))
    return draft(tidy(head.text), placeWithin(headCell!), 0.93);
  if (cell !== undefined) {
    if (head !== null && head.row < cell.row && head.text.length > 4 && isBody(head))
      return draft(tidy(head.text), placeWithin(headCell!), 0.93);
    const match = knownIn(cell.text)!;
    const isWhole = cell.text.length <= match[0].length + 24 && isName(cell.text);
    return draft(
      isWhole ? tidy(cell.text) : match[0],
      placeWithin(cell, match.index, match.index + match[0].length),
      0.95,
    );
  }
  if (head !== null) return draft(tidy(head.text), placeWithin(headCell!), 0.92);
  const plain = headIn(document.text, notThis, false);
  return plain === null ? [] : draft(tidy(nameIn(plain)), placeWithin(plain), 0.9);
}

const NO_ISSUER =
  /rapport|report|attest|certific|bericht|summary|overzicht|apercu|result|search|confiden|vertrouwelijk|vertraulich|private|\bcopy\b|kopie|copie|origin|page|pagina|seite|versie|version|protokoll|verklaring|declaration|dossier|\bnota\b|list|bewijs|beschein|bestatig|geachte|dear|sehr|cher|madame|monsieur|heer|betreft|objet|betreff|controle|prufung|kontroll|screening|filtrage|criblage|verification|to whom/;

/** The first words of a paper, where they are no title: a short name that stands again in the foot, or alone. */
function headIn(text: DocumentText, notThis: readonly string[], isInFoot: boolean): Cell | null {
  const page = text.cells[0]?.page;
  const foot = foldedLineOf([...footerOf(text)]);
  const named = text.cells.filter(
    (cell) =>
      cell.page === page &&
      cell.row <= 2 &&
      /^\p{Lu}/u.test(nameIn(cell)) &&
      isName(nameIn(cell)) &&
      nameIn(cell).split(" ").length <= 6 &&
      !/[:@.!?]/.test(nameIn(cell)) &&
      !NO_ISSUER.test(foldInPlace(nameIn(cell))) &&
      !isSentence(nameIn(cell)) &&
      !isTitle(cell) &&
      readDate(nameIn(cell)) === null &&
      !notThis.some((name) => name !== "" && cell.text.includes(name)),
  );
  if (isInFoot)
    return named.find((cell) => nameIn(cell).length > 3 && foot.includes(foldInPlace(nameIn(cell)))) ?? null;
  const first = named[0];
  // An addressee has a street in the next line.
  const below = first === undefined ? undefined : text.rows[first.row + 1]?.[0];
  return first !== undefined && first.row === 0 && !/\d/.test(below?.text ?? "") ? first : null;
}

const tidy = (text: string): string =>
  text
    .split("\n")[0]!
    .replaceAll(/\s+/g, " ")
    .replaceAll(/^[\s:,;-]+|[\s:,;-]+$/g, "");
/** The name at the beginning of a line that goes on with a title or an address. */
const nameIn = ({ text }: Pick<Cell, "text">): string => text.split(/\s[-–|·•]\s|,\s(?=[^,]*\d)/)[0]!;
const isName = (text: string): boolean =>
  /\p{L}{2}/u.test(text) && text.length >= 3 && text.length <= 80 && !/\d{4}/.test(text);
const isBody = (cell: Cell): boolean => BODY.test(cell.folded) || /\bbank\b|\bbanque\b|sparkasse/.test(cell.folded);

/** `The bank confirms that the account is open.` ends with a full stop that ends no abbreviation. */
const isSentence = (text: string): boolean => text.split(" ").length > 4 && /\p{Ll}{3}[.!?]$/u.test(text.trim());
/** `BANK CONFIRMATION`, `KONTOBESTÄTIGUNG`: what the paper is, not who wrote it. */
const TITLE_OF_BANK =
  /^(?:bank|account|rekening|konto|banken)\S*[ -]?(?:account |rekening ?|konto ?)?(?:confirmation|letter|reference|certificate|statement|details|attest|bevestiging|verklaring|informatie|bestatigung|bescheinigung|auszug)\b/;

/** Rows in which the head of a letter stands. */
const HEAD_ROWS = 4;

/** The first line of the paper that can be the name of an organisation: no title of a document, label, date or address. */
function headOf(
  { text }: ReadableDocument,
  notThis: readonly string[],
  known: "bank" | "authority" | "any",
): Cell | null {
  const first = text.cells[0];
  if (first === undefined) return null;
  const top = text.cells.filter(({ row, page }) => page === first.page && row < HEAD_ROWS);
  const possible = top.filter(
    (cell) =>
      isName(nameIn(cell)) &&
      !isTitle(cell) &&
      !/[:@]/.test(nameIn(cell)) &&
      !isSentence(cell.text) &&
      !TITLE_OF_BANK.test(cell.folded) &&
      readDate(cell.text) === null &&
      nameIn(cell).length <= 70,
  );
  const named = possible.filter((cell) => !notThis.some((name) => name !== "" && cell.text.includes(name)));
  const sure = named.find((cell) => isBody(cell) || (hasLegalForm(nameIn(cell)) && text.rows[cell.row]![0] === cell));
  if (sure !== undefined) return sure;
  const heights = text.cells.flatMap(({ box }) => (box === null ? [] : [box[3]])).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const head = named[0];
  const isBig = head?.box !== null && head?.box !== undefined && head.box[3] > 1.15 * usual;
  // The name of a bank may look like a person's.
  const isPerson = known !== "bank" && head !== undefined && readPersonName(nameIn(head)) !== null;
  return head !== undefined && head.row <= 1 && (isBig || usual === 0) && !isPerson ? head : null;
}

let titles: ReadonlySet<string> | null = null;

/** Whether a line is, or begins with, a title of a kind of document. */
export function isTitle(cell: Cell): boolean {
  titles ??= new Set(Object.values(WORDS_OF_KINDS).flatMap((words) => words.titles.map(lettersShape)));
  const shape = lettersShape(cell.folded);
  return [...titles].some((title) => (title.length >= 9 ? shape.startsWith(title) : shape === title));
}
