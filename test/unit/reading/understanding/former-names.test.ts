import { describe, expect, it } from "vitest";
import { readDossier } from "../../../../src/investigation/dossier.ts";
import { formerNamesOf } from "../../../../src/investigation/people/former-names.ts";
import type { RunTerms } from "../../../../src/investigation/types.ts";
import { investigationInput } from "../../../support/investigation-fixtures.ts";
import { understand } from "../../../support/understand.ts";
import { handedIn, readAs } from "../../../support/made-readings.ts";
import { pagesOf } from "./pages-of.ts";

/** The names that the company of a paper had before, by that paper. */
function namesIn(drawn: string, companyName: string) {
  const warnings = understand(pagesOf(drawn)).warnings.filter(({ code }) => code === "former_name_stated");
  const documents = [handedIn("articles_of_association", { ...readAs("articles_of_association", []), warnings })];
  const terms = { rules: 12 } as RunTerms;
  return formerNamesOf(readDossier(investigationInput({ companyName, documents, terms })), undefined).map(
    ({ name }) => name,
  );
}

const articles = (...more: string[]) =>
  [
    "",
    "GECOÖRDINEERDE STATUTEN op 1 november 2026",
    "Bakkerij De Linde",
    "Besloten vennootschap",
    "Ridderstraat 84, 3000 Leuven",
    "Ondernemingsnummer 0999.920.342, RPR Leuven",
    "Artikel 1. De vennootschap heeft de vorm van een besloten vennootschap en draagt de naam Bakkerij De Linde.",
    "Artikel 2. De zetel is gevestigd in het Vlaams Gewest, te 3000 Leuven, Ridderstraat 84.",
    "Artikel 3. De vennootschap heeft tot voorwerp: de uitbating van een bakkerij, in België en in het buitenland.",
    ...more,
  ].join("\n");

describe("a former name in a company's own paper", () => {
  it.each([
    ['Artikel 4. De vennootschap droeg tot 1 maart 2026 de naam "Oven & Co".', ["Oven & Co"]],
    ["Artikel 4. De vennootschap was voorheen genaamd Zwarte Oven BV.", ["Zwarte Oven BV"]],
    [
      "Artikel 4. De naam van de vennootschap werd op 1 maart 2026 gewijzigd van “Zwarte Oven” in “Bakkerij De Linde”.",
      ["Zwarte Oven"],
    ],
    ["Artikel 4. De aandelen behoren aan Molens Van Damme NV, voorheen genaamd Damme Invest NV.", []],
    ["Artikel 4. De bestuurders worden benoemd door de algemene vergadering.", []],
  ])("is read in %s", (clause, names) => {
    expect(namesIn(articles(clause), "Bakkerij De Linde")).toEqual(names);
  });

  it("is read in an extract of a register of another country", () => {
    const kvk = [
      "",
      "Uittreksel Handelsregister Kamer van Koophandel",
      "KvK-nummer                 12345678",
      "Rechtspersoon",
      "Rechtsvorm                 Besloten Vennootschap",
      "Statutaire naam            Bakkerij De Linde B.V.",
      "Vorige naam                Zwarte Oven B.V.",
      "Statutaire zetel           Breda",
      "Datum akte van oprichting  12-03-2015",
      "Bestuurder",
      "Naam                       Claes, Joris",
      "Geboortedatum              12-05-1980",
      "Bevoegdheid                Alleen/zelfstandig bevoegd",
    ].join("\n");
    expect(namesIn(kvk, "Bakkerij De Linde B.V.")).toEqual(["Zwarte Oven B.V."]);
    const kbis = [
      "",
      "EXTRAIT KBIS - Immatriculation principale au registre du commerce et des sociétés",
      "à jour au 1 novembre 2026",
      "Immatriculation au RCS, numéro   123 456 789 R.C.S. Lille Métropole",
      "Dénomination ou raison sociale   Boulangerie du Tilleul",
      "Ancienne dénomination            Four Noir",
      "Forme juridique                  Société à responsabilité limitée",
      "Adresse du siège                 12 rue du Molinel, 59000 Lille",
      "Gérant",
      "Nom, prénoms                     Claes Joris",
    ].join("\n");
    expect(namesIn(kbis, "Boulangerie du Tilleul")).toEqual(["Four Noir"]);
  });
});
