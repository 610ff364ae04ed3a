import { describe, expect, test } from "vitest";
import type { DocumentKind } from "../../../../src/domain/documents/document-kinds.ts";
import { CERTAIN } from "../../../../src/domain/readings/certain-kind.ts";
import type { FactDraft } from "../../../../src/reading/understanding/facts.ts";
import { withFitted } from "../../../../src/reading/understanding/fitted/fitted-facts.ts";
import { factsOf } from "../../../../src/reading/understanding/readers.ts";
import { readableOf } from "../../../../src/reading/understanding/understand.ts";
import { MODELS } from "../../../support/understand.ts";
import { officePagesOf, pagesOf } from "./pages-of.ts";

/** What the model alone says of a paper. */
const fitted = (drawn: string, kind: DocumentKind, known: readonly FactDraft[] = []) =>
  withFitted(known, kind, readableOf(pagesOf(drawn)), MODELS.fields);
const valuesOf = (drawn: string, kind: DocumentKind, type: FactDraft["type"]) =>
  fitted(drawn, kind)
    .filter((fact) => fact.type === type)
    .map(({ value }) => value);

const BILL = `
Hydrobel NV
Sluisweg 4, 2000 Antwerpen

                              Anke Verhulst
                              Lindenlaan 8
                              2100 Deurne

Uw waterfactuur

Datum van de factuur          14 september 2026
Periode                       01/06/2026 - 31/08/2026
Te betalen voor               14 oktober 2026
Klant sinds                   3 mei 2011

Verbruik                      38 m3
Totaal                        112,40 EUR`;

describe("the day of a paper", () => {
  test("is chosen among the days of its period, its payment and its customer", () => {
    expect(valuesOf(BILL, "proof_of_address", "document_date")).toEqual(["2026-09-14"]);
  });

  test("is read in an office file, which has no places", () => {
    const facts = withFitted([], "proof_of_address", readableOf(officePagesOf(BILL)), MODELS.fields);
    expect(facts.filter(({ type }) => type === "document_date").map(({ value }) => value)).toEqual(["2026-09-14"]);
  });

  test("is certain only where the model is sure, and else a guess", () => {
    const certain = (drawn: string) =>
      fitted(drawn, "proof_of_address").flatMap(({ type, certainty }) =>
        type === "document_date" ? [certainty >= CERTAIN] : [],
      );
    expect(certain(BILL)).toEqual([true]);
    expect(certain("Wij schrijven u op 14 september 2026 over uw vraag van 3 september 2026.")).toEqual([false]);
    expect(certain("Uw brief van 3 september 2026, ons antwoord van 14 september 2026.")).toEqual([false]);
  });

  test("replaces, as a guess, what a rule read where another day is by far likelier", () => {
    const document = readableOf(pagesOf(BILL));
    const at = document.flow.text.indexOf("3 mei 2011");
    const place = document.flow.place(at, at + 10);
    const rule = { type: "document_date", subject: "subject", value: "2011-05-03", place, certainty: 0.97 } as const;
    const days = withFitted([rule], "proof_of_address", document, MODELS.fields).filter(
      ({ type }) => type === "document_date",
    );
    expect(days.map(({ value }) => value)).toEqual(["2026-09-14"]);
    expect(days[0]!.certainty).toBeLessThan(CERTAIN);
  });

  test("is left to the rules where they read one", () => {
    const document = readableOf(pagesOf(BILL.replace("Datum van de factuur", "Datum:              ")));
    const dates = factsOf(document, "proof_of_address", MODELS).filter(({ type }) => type === "document_date");
    expect(dates.map(({ value }) => value)).toEqual(["2026-09-14"]);
    expect(dates[0]!.certainty).toBeGreaterThan(CERTAIN);
  });

  test("has the quote of its place", () => {
    const date = fitted(BILL, "proof_of_address").find(({ type }) => type === "document_date")!;
    expect(date.place.quote).toBe("14 september 2026");
    expect(date.place.page).toBe(1);
  });

  /** Papers whose only days are of something else. */
  const OTHERS: readonly (readonly [string, DocumentKind, string])[] = [
    [
      "of a birth",
      "ubo_extract",
      "Uiteindelijke begunstigden\n\nNaam              Marie Claes\nGeboortedatum     04/07/1971",
    ],
    [
      "of a law",
      "policy_document",
      "Beleid tegen witwassen\n\nDit beleid volgt de wet van 18 september 2017 tot voorkoming van het witwassen.",
    ],
    ["until which a licence is valid", "licence", "Vergunning\n\nDeze vergunning is geldig tot 31 december 2029."],
    ["of a foundation", "register_extract", "Uittreksel\n\nNaam         Alfa Bouw BV\nOpgericht op 12/03/1998"],
    [
      "of a row of a table",
      "shareholder_register",
      "Aandelenregister\n\nDatum         Verrichting     Aandelen\n19/07/2001    Oprichting      400",
    ],
    [
      "until which a bill is paid",
      "proof_of_address",
      "Factuur\n\nAnke Verhulst\nLindenlaan 8\n2100 Deurne\n\nTe betalen voor 14 oktober 2026",
    ],
    [
      "from which a contract runs",
      "contract",
      "Huurovereenkomst\n\nDe huur gaat in op 1 januari 2027 en eindigt op 31 december 2035.",
    ],
    [
      "of the template's version",
      "contract",
      "Allgemeine Bedingungen\n\nVersion vom 1. Januar 2019\n\nDer Vertrag beginnt am 3. Mai 2024.",
    ],
  ];
  test.each(OTHERS)("is not the day %s", (_, kind, drawn) => {
    expect(valuesOf(drawn, kind, "document_date")).toEqual([]);
  });

  test("is not sought in identity documents, accounts and papers of no known kind", () => {
    for (const kind of ["passport", "annual_accounts", "other"] as const)
      expect(valuesOf(BILL, kind, "document_date")).toEqual([]);
  });

  test("is not chosen in a paper of more dates than can be told apart", () => {
    const days = Array.from(
      { length: 200 },
      (_, day) => `Datum ${String((day % 28) + 1).padStart(2, "0")}/0${(day % 9) + 1}/2026`,
    );
    expect(valuesOf(days.join("\n"), "proof_of_address", "document_date")).toEqual([]);
  });
});
