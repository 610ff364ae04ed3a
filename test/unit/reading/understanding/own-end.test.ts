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
