import { expect, test } from "vitest";
import type { PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Insurers and suppliers whose name looks like a person's, over their own address at the top of a bill. */

const of = (drawn: string) => {
  const { kind, facts } = understand(pagesOf(drawn));
  const own = facts.filter(({ subject }) => subject === "subject");
  return {
    kind,
    persons: own.flatMap(({ type, value }) => (type === "person" ? [(value as PersonFact).name] : [])),
    addresses: own.flatMap(({ type, value }) => (type === "address" ? [value] : [])),
  };
};

const bill = (sender: string, addressee: string) => `
${sender}
Seestr. 6, 25813 Husum

${addressee}
Deichweg 9
25899 Niebüll

Kundennummer 70 118 844
Husum, den 01.02.2026

Stromrechnung
Verbrauchsstelle: Deichweg 9, 25899 Niebüll
Abrechnungszeitraum 01.01.2025 bis 31.12.2025
Zählerstand: 18.447 kWh
Rechnungsbetrag: 512,80 EUR

Sehr geehrter Kunde, bitte überweisen Sie den Betrag bis zum 14.02.2026.`;

test("the holder of a bill is whom it is for, and never who writes it", () => {
  for (const sender of ["Nordfriesische Brandkasse VVaG", "Kantonale Gebäudeversicherung", "Hanseatische Stadtwerke"])
    for (const addressee of ["Herrn\nThorsten Wiechert", "Herr Thorsten Wiechert", "Thorsten Wiechert"])
      expect(of(bill(sender, addressee)), `${sender}, ${addressee}`).toEqual({
        kind: "proof_of_address",
        persons: ["Thorsten Wiechert"],
        addresses: ["Deichweg 9, 25899 Niebüll"],
      });
});

test("a title tells whom it is for where the sender's name could be a person's", () => {
  expect(of(bill("Martin Ostermann", "Herrn\nThorsten Wiechert")).persons).toEqual(["Thorsten Wiechert"]);
});
