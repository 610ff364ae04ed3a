import { expect, it } from "vitest";
import { flowOf } from "../../../../src/reading/understanding/flow.ts";
import { readProofOfAddress } from "../../../../src/reading/understanding/person/proof-of-address.ts";
import { documentText } from "../../../../src/reading/understanding/text.ts";
import { pagesOf } from "./pages-of.ts";

function read(language: "de" | "en" | "nl", drawn: string): Record<string, unknown> {
  const text = documentText(pagesOf(drawn));
  const facts = readProofOfAddress({ text, flow: flowOf(text), language });
  const person = facts.find(({ type }) => type === "person")?.value as { name: string } | undefined;
  return { address: facts.find(({ type }) => type === "address")?.value, person: person?.name };
}

it("cuts the sentence off that an address stands in, and names whom a certificate was given to", () => {
  const certificate = `
Gemeinde Raeren

Laut Register besteht der Haushalt mit Wohnort Hauptstraße 12, 4730 Raeren am
3. Mai 2026 aus zwei Personen.

Ausgehändigt an Klaus Brandt als Nachweis.
`;
  expect(read("de", certificate)).toEqual({ address: "Hauptstraße 12, 4730 Raeren", person: "Klaus Brandt" });
});

it("reads a town whose name holds a small word", () => {
  const letter = `
Stratford District Council

Helen Marsh
14 Mill Lane
Stratford upon Avon CV37 6AA

Council tax bill
`;
  expect(read("en", letter)).toEqual({ address: "14 Mill Lane, Stratford upon Avon CV37 6AA", person: "Helen Marsh" });
});

const companyOf = (drawn: string, language: "nl" | "en" = "nl") => {
  const text = documentText(pagesOf(drawn));
  return readProofOfAddress({ text, flow: flowOf(text), language }).find(({ type }) => type === "company_name")?.value;
};

it.each([
  ["Luminus NV", "Klantnummer 395730008"],
  ["Voo", "Numéro de client 395730008"],
  ["Stadtwerke Köln GmbH", "Kundennummer 395730008"],
])("takes the company beside the head of a bill for its addressee: %s", (supplier, number) => {
  const bill = `
${supplier.padEnd(36)}${number}
                                    Bakkerij De Linde BV
Factuurnummer 00858490613           Ridderstraat 48
Factuurdatum 13/10/2026             3000 Leuven

Uw energiefactuur
`;
  expect(companyOf(bill)).toBe("Bakkerij De Linde BV");
});

it.each([
  ["its own", "Bakkerij De Linde BV\nRidderstraat 48\n3000 Leuven\n\nOnze factuur"],
  ["its own, under what the paper is", "Factuur\nBakkerij De Linde BV\nRidderstraat 48\n3000 Leuven\n\nBrood"],
  ["a supplier's seat under its logo", "Luminus\nLuminus NV\nMarkiesstraat 1\n1000 Brussel\n\nUw energiefactuur"],
  ["the seat of a supplier's group", "Engie\nElectrabel NV\nBolivarlaan 36\n1000 Brussel\n\nUw energiefactuur"],
])("takes no head of a paper for its addressee: %s", (_, drawn) => {
  expect(companyOf(drawn)).toBeUndefined();
});

it("says nothing of two companies at the top, of which either may be the sender", () => {
  const bill = `
Molens Janssens NV                  Bakkerij De Linde BV
Dorpsstraat 2                       Ridderstraat 48
9000 Gent                           3000 Leuven

Factuur
`;
  expect(companyOf(bill)).toBeUndefined();
});
