import { expect, it } from "vitest";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Deeds of a company say that it was dissolved in a sentence, and name its liquidator. */

const CERTAIN = 0.8;
const statusIn = (drawn: string) =>
  understand(pagesOf(drawn))
    .facts.filter(({ type, confidence }) => type === "status" && confidence >= CERTAIN)
    .map(({ value }) => value);

const nl = (...more: string[]) =>
  [
    "",
    "GECOÖRDINEERDE STATUTEN op 1 november 2026",
    "Bakkerij De Linde",
    "Besloten vennootschap",
    "Ondernemingsnummer 0999.920.342",
    "Artikel 1. De vennootschap heeft de vorm van een besloten vennootschap en draagt de naam Bakkerij De Linde.",
    "Artikel 2. De zetel is gevestigd te 3000 Leuven, Ridderstraat 8.",
    "Artikel 3. De vennootschap heeft tot voorwerp: de uitbating van een bakkerij.",
    ...more,
    "Artikel 20. De vennootschap kan te allen tijde worden ontbonden door een besluit van de algemene vergadering.",
    "In geval van ontbinding geschiedt de vereffening door de vereffenaars die de algemene vergadering aanstelt.",
  ].join("\n");

const fr = (...more: string[]) =>
  [
    "",
    "STATUTS COORDONNÉS au 1er novembre 2026",
    "Boulangerie du Tilleul",
    "Société à responsabilité limitée",
    "Numéro d'entreprise 0999.920.342",
    "Article 1. La société a la forme d'une société à responsabilité limitée. Elle est dénommée Boulangerie du Tilleul.",
    "Article 2. Le siège est établi à 4000 Liège, rue du Pont 8.",
    "Article 3. La société a pour objet l'exploitation d'une boulangerie.",
    ...more,
    "Article 20. La société peut être dissoute à tout moment par décision de l'assemblée générale.",
    "En cas de dissolution, la liquidation s'opère par les soins du liquidateur nommé par l'assemblée générale.",
  ].join("\n");

it.each([
  [
    nl(
      "Artikel 4. Bij beslissing van de algemene vergadering van 1 november 2026 werd de vennootschap ontbonden en in vereffening gesteld; vereffenaar: Igor Petrov.",
    ),
    "in_liquidation",
  ],
  [nl("Artikel 4. De vennootschap werd ontbonden met ingang van 1 november 2026."), "dissolved"],
  [nl("Artikel 4. Tot vereffenaar werd benoemd: vereffenaar: de heer Igor Petrov."), "in_liquidation"],
  [fr("Article 4. Par décision de l'assemblée générale du 1er novembre 2026, la société a été dissoute."), "dissolved"],
  [
    nl("Artikel 4. De vennootschap, opgericht op 3 mei 2012, werd ontbonden bij besluit van 1 november 2026."),
    "dissolved",
  ],
  [fr("Article 4. Liquidateur : Monsieur Igor Petrov."), "in_liquidation"],
])("a decision with its day, or a liquidator by name, is the status", (drawn, status) => {
  expect(statusIn(drawn)).toEqual([status]);
});

it.each([
  ["ordinary articles in Dutch", nl()],
  ["ordinary articles in French", fr()],
  [
    "a cause of its end behind the day of its beginning",
    nl("Artikel 4. De vennootschap werd opgericht op 3 mei 2012 en is ontbonden na een besluit volgens artikel 20."),
  ],
  [
    "a term",
    fr(
      "Article 4. La société est constituée le 2 mai 2012 pour 99 ans, sauf dissolution anticipée décidée par l'assemblée.",
    ),
  ],
  [
    "the dissolution of a company that it took over",
    nl("Artikel 4. Bij besluit van 1 maart 2020 werd Meelhandel Peeters NV ontbonden zonder vereffening."),
  ],
  [
    "a dissolution that was revoked",
    nl("Artikel 4. De ontbinding van 1 maart 2020 werd herroepen bij besluit van 2 mei 2021."),
  ],
])("%s says nothing of an end", (_, drawn) => {
  expect(statusIn(drawn)).toEqual([]);
});

const de = (...more: string[]) =>
  [
    "",
    "SATZUNG in der Fassung vom 1. November 2026",
    "Bäckerei Linde GmbH",
    "Handelsregister: Amtsgericht München, HRB 99342",
    "§ 1 Firma und Sitz. Die Firma der Gesellschaft lautet: Bäckerei Linde GmbH. Der Sitz der Gesellschaft ist München.",
    "§ 2 Gegenstand des Unternehmens ist der Betrieb einer Bäckerei.",
    ...more,
    "§ 9 Auflösung. Die Gesellschaft kann durch Beschluss der Gesellschafter aufgelöst werden.",
  ].join("\n");

it.each([
  nl(
    "Artikel 4. De buitengewone algemene vergadering van 3 mei 2022 besliste tot fusie door overneming, waarbij de overgenomen vennootschap werd ontbonden zonder vereffening.",
  ),
  nl(
    "Artikel 4. De algemene vergadering van 3 mei 2022 besliste tot fusie door overneming, waarbij de overgenomen vennootschap werd ontbonden zonder vereffening.",
  ),
  fr(
    "Article 4. L'assemblée du 3 mai 2022 a décidé la fusion par absorption, la société absorbée étant dissoute sans liquidation.",
  ),
  nl("Artikel 4. De heer Jan Peeters, wiens huwelijk werd ontbonden bij vonnis van 4 april 2018, is bestuurder."),
  de("§ 3 Karl Braun, dessen Ehe mit Wirkung vom 4. April 2018 aufgelöst wurde, ist Geschäftsführer."),
  nl("Artikel 4. De inbreng omvat de activiteit van de feitelijke vereniging, die op 3 mei 2012 werd ontbonden."),
  nl("Artikel 4. De overeenkomst met de leverancier werd ontbonden met ingang van 1 januari 2024."),
  nl("Artikel 4. Op 3 mei 2022 werd het directiecomité ontbonden."),
  de("§ 3 Die Kapitalrücklage wurde mit Beschluss vom 3. Mai 2022 aufgelöst."),
  nl("Artikel 4. Bestuurder, voorheen vereffenaar: Karel Claes, werd op 3 mei 2010 benoemd."),
])("the end of a marriage, a contract, a reserve or a company taken over is none of the company: %#", (drawn) => {
  expect(statusIn(drawn)).toEqual([]);
});

it.each([
  [nl("Artikel 4. De vereniging werd ontbonden met ingang van 1 november 2026."), "dissolved"],
  [de("§ 3 Die Gesellschaft wurde mit Beschluss vom 3. Mai 2022 aufgelöst."), "dissolved"],
  [
    nl("Artikel 4. De vennootschap werd ontbonden door fusie met een andere, bij besluit van 1 november 2026."),
    "dissolved",
  ],
  [
    nl("Artikel 4. Na het einde van de overeenkomst werd de vennootschap ontbonden bij besluit van 1 november 2026."),
    "dissolved",
  ],
  [nl("Artikel 4. In plaats van de gewezen vereffenaar Karel Claes is vereffenaar: Igor Petrov."), "in_liquidation"],
])("the end of the company itself beside such words is: %#", (drawn, status) => {
  expect(statusIn(drawn)).toEqual([status]);
});
