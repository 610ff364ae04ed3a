import { describe, expect, test } from "vitest";
import { flowOf } from "../../../../src/reading/understanding/flow.ts";
import { LabelFinder } from "../../../../src/reading/understanding/labels.ts";
import { documentText, foldInPlace } from "../../../../src/reading/understanding/text.ts";
import { officePagesOf, pagesOf } from "./pages-of.ts";

const finder = new LabelFinder({
  name: ["Naam", "Maatschappelijke naam", "Dénomination", "Name"],
  number: ["Ondernemingsnummer", "Numéro d'entreprise", "N° d'entreprise"],
  seat: ["Adres van de zetel", "Zetel", "Siège social"],
  form: ["Rechtsvorm", "Forme juridique"],
  start: ["Begindatum", "Date de début"],
});

const found = (drawn: string) =>
  finder.find(documentText(pagesOf(drawn))).map(({ key, form, value }) => [key, form, value]);

describe("label and value", () => {
  test.each<[string, string, string[][]]>([
    ["after a colon", "Ondernemingsnummer: 0123.456.789", [["number", "colon", "0123.456.789"]]],
    ["after a colon that stands apart", "Rechtsvorm : BV", [["form", "colon", "BV"]]],
    ["in the next column", "Ondernemingsnummer        0123.456.789", [["number", "column", "0123.456.789"]]],
    [
      "in the next column after a colon",
      "Rechtsvorm:       Naamloze vennootschap",
      [["form", "column", "Naamloze vennootschap"]],
    ],
    ["below", "Ondernemingsnummer\n0123.456.789", [["number", "below", "0123.456.789"]]],
    ["after dots", "Rechtsvorm ........ BV", [["form", "column", "BV"]]],
    ["merely following", "Zetel Kerkstraat 1, 9000 Gent", [["seat", "adjacent", "Kerkstraat 1, 9000 Gent"]]],
    ["behind a number", "1. Naam: Alfa", [["name", "colon", "Alfa"]]],
    ["in two languages", "Naam / Dénomination : Alfa", [["name", "colon", "Alfa"]]],
    ["with a remark", "Naam (voluit): Alfa", [["name", "colon", "Alfa"]]],
    ["the longest label", "Adres van de zetel: Kerkstraat 1", [["seat", "colon", "Kerkstraat 1"]]],
    ["misread by two characters", "Maatschappelilke naarn: Alfa", [["name", "colon", "Alfa"]]],
    ["without accents", "Siege social : Rue Haute 3", [["seat", "colon", "Rue Haute 3"]]],
    ["with a degree sign", "N° d'entreprise : 0123.456.789", [["number", "colon", "0123.456.789"]]],
    [
      "two on a line",
      "Naam: Alfa  Rechtsvorm: BV",
      [
        ["name", "colon", "Alfa"],
        ["form", "colon", "BV"],
      ],
    ],
    ["no value", "Naam:\nRechtsvorm: BV", [["form", "colon", "BV"]]],
    ["a word in a sentence", "De nieuwe naam werd gekozen door de raad", []],
    ["a word that only begins alike", "Naamloze vennootschap", []],
    ["a value far below", "Naam\n\n\n\nAlfa", []],
  ])("%s", (_title, drawn, expected) => {
    expect(found(drawn)).toEqual(expected);
  });

  test("two statements of a line with a rule between them", () => {
    expect(found("Naam: Alfa | Begindatum: 1 mei 2020")).toEqual([
      ["name", "colon", "Alfa"],
      ["start", "colon", "1 mei 2020"],
    ]);
  });

  test("captions that stand under their values", () => {
    const drawn = "Alfa Bouw\nNaam\n\nBV\nRechtsvorm\n\nKerkstraat 1, 9000 Gent\nZetel";
    expect(found(drawn)).toEqual([
      ["name", "above", "Alfa Bouw"],
      ["form", "above", "BV"],
      ["seat", "above", "Kerkstraat 1, 9000 Gent"],
    ]);
  });

  test("a text layer has no misread characters, so that one word is not taken for another like it", () => {
    const list = new LabelFinder({ customer: ["Facture à"], none: ["Montant"] });
    const keysOf = (confidence: number) =>
      list.find(documentText(pagesOf("Facture\nAlfa SRL", { confidence }))).map(({ key }) => key);
    expect(keysOf(1)).toEqual([]);
    expect(keysOf(0.9)).toEqual(["customer"]);
  });

  test("a value of several lines ends at the next label", () => {
    const drawn = ["Zetel:          Kerkstraat 1", "                9000 Gent", "Rechtsvorm:     BV"].join("\n");
    const seat = finder.find(documentText(pagesOf(drawn))).find(({ key }) => key === "seat")!;
    expect(seat.block).toBe("Kerkstraat 1\n9000 Gent");
    expect(seat.place.quote).toBe("Zetel: Kerkstraat 1");
    expect(seat.blockPlace.box).toEqual([0, 40, 168, 24]);
  });

  test("an office file has cells by tabs and lines below", () => {
    const text = documentText(officePagesOf("Naam      Alfa\nRechtsvorm\nBV"));
    expect(finder.find(text).map(({ key, value, place }) => [key, value, place.page, place.box])).toEqual([
      ["name", "Alfa", null, null],
      ["form", "BV", null, null],
    ]);
  });
});

describe("running text", () => {
  test("folding keeps every place", () => {
    const text = "Société à Liège, Straße n° 5 — “Ünal”";
    expect(foldInPlace(text)).toBe('societe a liege, strase n° 5 - "unal"');
    expect(foldInPlace(text)).toHaveLength(text.length);
  });

  test("columns follow one another, and divided words are put together", () => {
    const left = [
      "De buitengewone algemene verga-",
      "dering heeft besloten om de",
      "zetel te verplaatsen naar het",
      "volgende adres in Antwerpen",
      "met ingang van de eerste dag",
      "van de volgende maand en aldus",
      "is beslist door allen.",
    ];
    const right = [
      "Uittreksel uit de notulen van",
      "de raad van bestuur die werd",
      "gehouden op de zetel van de",
      "vennootschap waarbij tot het",
      "ontslag werd besloten van de",
      "bestuurder die dit ambt had",
      "sinds de oprichting ervan.",
    ];
    const drawn = left.map((line, at) => line.padEnd(50) + right[at]).join("\n");
    const flow = flowOf(documentText(pagesOf(drawn)));
    expect(flow.text.replaceAll("\n", " ")).toContain("algemene vergadering heeft");
    expect(flow.text.replaceAll("\n", " ")).toContain("door allen. Uittreksel uit");
    const at = flow.folded.indexOf("notulen");
    expect(flow.place(at, at + 7)).toMatchObject({ page: 1, quote: "notulen", box: [50 * 6 + 19 * 6 - 6, 40, 42, 10] });
  });
});
