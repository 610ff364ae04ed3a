import { expect, it } from "vitest";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Names in the papers of a company whom no office and no share tells of. */

const namesIn = (drawn: string) => understand(pagesOf(drawn)).names ?? [];

const nl = (...more: string[]) =>
  [
    "",
    "GECOÖRDINEERDE STATUTEN op 1 november 2026",
    "Bakkerij De Linde",
    "Besloten vennootschap",
    "Ridderstraat 84, 3000 Leuven",
    "Ondernemingsnummer 0999.920.342, RPR Leuven",
    "Opgericht bij akte verleden voor notaris Pieter Vandenbroucke te Leuven op 12 maart 2012, bekendgemaakt in de Bijlagen",
    "bij het Belgisch Staatsblad van 26 maart 2012 onder nummer 12061234.",
    "Artikel 1. De vennootschap heeft de vorm van een besloten vennootschap en draagt de naam Bakkerij De Linde.",
    "Artikel 2. De zetel is gevestigd in het Vlaams Gewest, te 3000 Leuven, Ridderstraat 84.",
    "Artikel 3. De vennootschap heeft tot voorwerp: de uitbating van een bakkerij, in België en in het buitenland.",
    "Artikel 4. De inbrengen werden gestort op een rekening bij KBC Bank NV, zoals blijkt uit het attest van 10 maart 2012.",
    "Artikel 5. De bestuurder wordt benoemd door de Algemene Vergadering overeenkomstig het Wetboek van Vennootschappen en Verenigingen.",
    "Artikel 6. De Raad van Bestuur vergadert op de zetel. De gewone vergadering heeft plaats op de eerste maandag van juni om 20 uur.",
    ...more,
    "Voor eensluidend afschrift, Meester Pieter Vandenbroucke, notaris te Leuven.",
  ].join("\n");

const fr = (...more: string[]) =>
  [
    "",
    "STATUTS COORDONNÉS au 1er novembre 2026",
    "Boulangerie du Tilleul",
    "Société à responsabilité limitée",
    "Siège social : rue Jean Jaurès 8, 4000 Liège",
    "Numéro d'entreprise 0999.920.342, RPM Liège",
    "Constituée par acte reçu par Maître Luc Delvaux, notaire à Liège, le 12 mars 2012, publié aux Annexes du Moniteur belge.",
    "Article 1. La société a la forme d'une Société à Responsabilité Limitée. Elle est dénommée Boulangerie du Tilleul.",
    "Article 2. Le siège est établi en Région wallonne, à 4000 Liège, rue Jean Jaurès 8.",
    "Article 3. La société a pour objet l'exploitation d'une boulangerie, en Belgique et à l'étranger.",
    "Article 4. Les apports ont été versés auprès de BNP Paribas Fortis SA, suivant attestation du 10 mars 2012.",
    "Article 5. L'administrateur est nommé par l'Assemblée Générale conformément au Code des Sociétés et des Associations.",
    "Article 6. Le Conseil d'Administration se réunit le premier lundi de juin à 20 heures, en l'étude du Notaire Luc Delvaux.",
    ...more,
  ].join("\n");

const de = (...more: string[]) =>
  [
    "",
    "GESELLSCHAFTSVERTRAG der Grünwald Backwaren GmbH",
    "Satzung in der Fassung vom 1. November 2026",
    "§ 1 Firma und Sitz. Die Firma der Gesellschaft lautet Grünwald Backwaren GmbH. Sitz der Gesellschaft ist Köln.",
    "§ 2 Gegenstand des Unternehmens ist die Herstellung von Backwaren.",
    "§ 3 Das Stammkapital der Gesellschaft beträgt 25.000 Euro.",
    "§ 4 Die Gesellschaft hat einen oder mehrere Geschäftsführer. Die Geschäftsführer werden durch die Gesellschafterversammlung bestellt.",
    "§ 5 Bekanntmachungen der Gesellschaft erfolgen nur im Bundesanzeiger. Geschäftsjahr ist das Kalenderjahr.",
    "§ 6 Es gelten das Handelsgesetzbuch und das Gesetz betreffend die Gesellschaften mit beschränkter Haftung.",
    ...more,
    "Beurkundet durch den Notar Dr. Karl Weber in Köln, Hohe Straße 12, am 3. Mai 2012.",
  ].join("\n");

const en = (...more: string[]) =>
  [
    "",
    "THE COMPANIES ACT 2006",
    "PRIVATE COMPANY LIMITED BY SHARES",
    "ARTICLES OF ASSOCIATION of Linden Bakery Limited",
    "Company number 09999203. Registered office: 8 High Street, London.",
    "1. The Model Articles for Private Companies shall apply to the Company, except as modified by these Articles.",
    "2. The objects of the Company are to carry on the business of a bakery in the United Kingdom and elsewhere.",
    "3. The Board of Directors may meet in London or Manchester. The Chairman shall have a casting vote.",
    "4. The Annual General Meeting is held in June. Notices are published in the London Gazette.",
    ...more,
  ].join("\n");

it.each([
  ["Dutch", nl()],
  ["French", fr()],
  ["German", de()],
  ["English", en()],
])("ordinary articles in %s name nobody else", (_, drawn) => {
  expect(namesIn(drawn)).toEqual([]);
});

it.each([
  [nl("Artikel 7. Alle aandelen zijn in pand gegeven aan Igor Petrov, die het stemrecht uitoefent.")],
  [nl("Artikel 7. De vennootschap wordt feitelijk bestuurd door Igor Petrov krachtens een managementovereenkomst.")],
  [fr("Article 7. Toutes les actions sont données en gage à Igor Petrov, qui exerce le droit de vote.")],
  [de("§ 7 Sämtliche Anteile sind an Igor Petrov verpfändet, der das Stimmrecht ausübt.")],
  [en("5. All shares are charged to Igor Petrov, who exercises the votes.")],
])("a name in a clause is one, unless a fact has it without certainty", (drawn) => {
  const read = understand(pagesOf(drawn));
  const guesses = read.facts.filter(({ type, confidence }) => type === "person" && confidence < 0.8);
  expect([...(read.names ?? []), ...guesses.map(({ value }) => (value as { name: string }).name)]).toEqual([
    "Igor Petrov",
  ]);
});

it.each([
  "Voor Eensluidend Afschrift. Elke Derde Vrijdag van mei vergadert men.",
  "Artikel 8. Geschillen gaan naar de Ondernemingsrechtbank Antwerpen. Het sociaal secretariaat is Acerta Leuven.",
  "Artikel 8. De oproeping staat in Gazet Van Antwerpen. De zaal heet Koning Albert.",
  "Artikel 8. De vennootschap volgt het Verdrag van Rome en verkoopt Savon De Marseille.",
  "Artikel 8. Le Greffier tekent. De jaarrekening wordt nagezien door KPMG SA.",
  "Artikel 8. De akte volgt de Model Articles, en iedere Consenting Party stemt in.",
  "Artikel 8. Ingeschreven door Rechtspfleger Karl Braun.",
])("words of deeds, offices, papers and places are no names: %s", (words) => {
  expect(namesIn(nl(words))).toEqual([]);
});

it("a company in a clause is one, and the bank of the account is none", () => {
  expect(namesIn(nl("Artikel 7. Alle aandelen zijn in pand gegeven aan Zarnitsa Holding Ltd."))).toEqual([
    expect.stringContaining("Zarnitsa Holding"),
  ]);
});

it("each name in a book of transfers is one", () => {
  const book = [
    "",
    "REGISTER VAN AANDELEN OP NAAM",
    "Bakkerij De Linde BV          0999.920.342",
    "Datum         Overdrager            Overnemer          Aantal",
    "15/09/2026    Joris Claes           Igor Petrov        40",
    "15/09/2026    Katrien Vermeulen     Igor Petrov        30",
  ].join("\n");
  const read = understand(pagesOf(book));
  expect([...(read.names ?? []), ...read.facts.map(({ quote }) => quote)].join("; ")).toContain("Igor Petrov");
});

it("each company that is a party of a contract is named by it, but for an accountant or a bank", () => {
  expect(
    namesIn(`
OPDRACHTBRIEF

Tussen Accountant Voorbeeld BV, met zetel te Bondgenotenlaan 1, 3000 Leuven
en Golden Sands Trading FZE, Dubai, hierna de opdrachtgever,
wordt overeengekomen wat volgt.

Artikel 1. De accountant voert de boekhouding van Bakkerij De Linde BV.
De facturen worden gericht aan Bakkerij De Linde BV, Ridderstraat 48, 3000 Leuven.

Opgemaakt te Leuven op 12 oktober 2026 in twee exemplaren.
`),
  ).toEqual(["Golden Sands Trading FZE", "Bakkerij De Linde BV."]);
});
