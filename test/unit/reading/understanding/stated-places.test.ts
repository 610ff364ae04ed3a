import { describe, expect, it } from "vitest";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Where deeds place their company, and what extracts say beside their labels. */

const places = (words: string) =>
  understand(
    pagesOf(
      [
        "",
        "GECOÖRDINEERDE STATUTEN op 1 november 2026",
        "Bakkerij De Linde",
        "Besloten vennootschap",
        "Ondernemingsnummer 0999.920.342, RPR Leuven",
        "Artikel 1. De vennootschap heeft de vorm van een besloten vennootschap en draagt de naam Bakkerij De Linde.",
        `Artikel 2. ${words}`,
        "Artikel 3. De vennootschap heeft tot voorwerp: de uitbating van een bakkerij, in België en in het buitenland.",
      ].join("\n"),
    ),
  ).warnings.flatMap(({ code, detail }) => (code === "place_stated" ? [detail.split(": ")[0]] : []));

describe("a deed", () => {
  it.each([
    ["De zetel is gevestigd te Business Bay 12, Dubai, Verenigde Arabische Emiraten.", "its seat in AE"],
    ["De zetel is gevestigd te Herengracht 12, 1015 BK Amsterdam.", "its seat in NL"],
    ["De zetel wordt verplaatst naar Road Town, Britse Maagdeneilanden.", "its seat in VG"],
    ["De vennootschap heeft een bijkantoor te Teheran, Iran.", "a branch in IR"],
  ])("states where its company is: %s", (words, place) => {
    expect(places(words)).toEqual([`The paper states ${place}`]);
  });

  it.each([
    "De zetel is gevestigd in het Vlaams Gewest. Hij kan worden verplaatst naar Nederland.",
    "De vennootschap kan bijkantoren oprichten in België en in Frankrijk.",
    "De vennootschap mag in het buitenland, zoals in Dubai, bijkantoren oprichten.",
    "De vennootschap heeft geen bijkantoor in Dubai.",
    "De zetel is gevestigd te 3000 Leuven, Ridderstraat 84, België.",
  ])("states nothing by what may be, nor where its number is from: %s", (words) => expect(places(words)).toEqual([]));
});

describe("an extract", () => {
  const extract = (...lines: string[]) =>
    understand(
      pagesOf(
        [
          "",
          "REGISTRE DE COMMERCE ET DES SOCIÉTÉS Luxembourg",
          "EXTRAIT du 18/11/2026",
          "Numéro d'immatriculation : B999901",
          "Dénomination : Exemple Conseil S.à r.l.",
          "Siège social : 12, rue Philippe II, L-2340 Luxembourg",
          "Gérant : Weber Marc, né le 12/03/1970",
          ...lines,
        ].join("\n"),
      ),
    );

  it("has the object beside its label", () => {
    const { facts } = extract("Objet : commerce d'armes et intermédiation en crypto-actifs", "Capital : 12.500 EUR");
    expect(facts.filter(({ type }) => type === "object").map(({ value }) => value)).toEqual([
      "commerce d'armes et intermédiation en crypto-actifs",
    ]);
  });

  it("tells of a member by name, and of bearer shares in a depositary's hands", () => {
    const { warnings } = extract(
      "Associé : Golden Sands Trading FZE, Dubai, 100 parts",
      "Dépositaire des titres au porteur : Fiduciaire Exemple S.A.",
    );
    expect(warnings.map(({ code }) => code)).toEqual(["control_stated", "owners_unread"]);
    expect(warnings[0]!.detail).toContain("Associé : Golden Sands Trading FZE");
    expect(extract("Capital : 12.500 EUR, représenté par 100 parts sociales").warnings).toEqual([]);
  });
});

describe("a seat at a provider of addresses", () => {
  const stated = (...lines: string[]) =>
    understand(pagesOf(["", ...lines].join("\n"))).warnings.flatMap(({ code, detail }) =>
      code === "place_stated" ? [/: "(.*)"\.$/s.exec(detail)![1]] : [],
    );
  const kbis = (...lines: string[]) =>
    stated(
      "Greffe du Tribunal de Commerce de Lyon",
      "EXTRAIT KBIS",
      "IMMATRICULATION PRINCIPALE AU REGISTRE DU COMMERCE ET DES SOCIÉTÉS",
      "Immatriculation au RCS, numéro    552 100 554 R.C.S. Lyon",
      "Dénomination ou raison sociale    ATELIER DU GRES",
      "Forme juridique                   Société à responsabilité limitée",
      "Adresse du siège                  12 rue de la République, 69002 Lyon",
      ...lines,
      "Gérant : Dupont Claire, né(e) le 12/04/1981",
    );

  it.each([
    ["Nom du domiciliataire             SOFRADOM", "domiciliataire SOFRADOM"],
    ["Domiciliation                     SOFRADOM", "Domiciliation SOFRADOM"],
    ["Siège social domicilié chez SOFRADOM, Lyon", "Siège social domicilié chez SOFRADOM, Lyon"],
    ["Le siège est établi chez SOFRADOM. Le capital est de 5 000 EUR.", "siège est établi chez SOFRADOM"],
    ["Observations : contrat de domiciliation du 01/10/2026", "contrat de domiciliation du 01/10/2026"],
  ])("is stated by an extract: %s", (line, quote) => expect(kbis(line)).toEqual([quote]));

  it.each([
    "Activités exercées                Domiciliation d'entreprises, secrétariat",
    "Domiciliation                     néant",
    "Objet                             La société de domiciliation d'entreprises",
    "La société ne fait pas l'objet d'un contrat de domiciliation.",
    "Le siège est à Lyon et les livres sont chez le comptable",
    "Associé                           Marc Petit, domicilié chez ses parents à Lyon",
  ])("is none: %s", (line) => expect(kbis(line)).toEqual([]));

  it("is none on a bill that is paid by direct debit", () => {
    expect(
      stated(
        "ENGIE Electrabel",
        "Facture d'électricité",
        "Date de la facture : 12/10/2026",
        "Client : Atelier du Grès SRL, rue du Moulin 3, 5000 Namur",
        "Adresse de fourniture : rue du Moulin 3, 5000 Namur",
        "Domiciliation : BE17 0013 4517 8721",
        "Montant : 84,12 EUR",
      ),
    ).toEqual([]);
  });

  it("is stated by the contract with the provider", () => {
    expect(
      stated(
        "DOMICILIËRINGSOVEREENKOMST",
        "Tussen Kantoorpunt BV, met zetel te Bondgenotenlaan 1, 3000 Leuven, ondernemingsnummer 0403.170.701",
        "en Bakkerij De Linde BV, ondernemingsnummer 0999.900.150, wordt overeengekomen wat volgt.",
        "Artikel 1. De dienstverlener stelt een adres ter beschikking.",
        "Artikel 2. De vergoeding bedraagt 50 euro per maand.",
        "Opgemaakt te Leuven op 12 oktober 2026 in twee exemplaren.",
      ),
    ).toEqual([expect.stringMatching(/^DOMICILIËRINGSOVEREENKOMST Tussen Kantoorpunt BV, /)]);
  });
});
