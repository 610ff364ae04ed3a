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
