import { expect, it } from "vitest";
import type { ReadFact, ReadingLanguage } from "../../../../src/domain/readings/reading.model.ts";
import { numberFacts } from "../../../../src/reading/understanding/facts.ts";
import { flowOf } from "../../../../src/reading/understanding/flow.ts";
import { readInvoice } from "../../../../src/reading/understanding/person/invoice.ts";
import { documentText } from "../../../../src/reading/understanding/text.ts";
import { pagesOf } from "./pages-of.ts";

function read(language: ReadingLanguage, drawn: string): readonly ReadFact[] {
  const text = documentText(pagesOf(drawn));
  return numberFacts(readInvoice({ text, flow: flowOf(text), language }));
}

const valuesOf = (facts: readonly ReadFact[], type: ReadFact["type"]): string[] =>
  facts
    .filter((fact) => fact.type === type)
    .map(({ subject, value }) =>
      typeof value === "object" && "rubric" in value ? `${value.value}` : `${subject} ${value as string}`,
    );

it("takes the party under a label, not the one in the column beside it", () => {
  const facts = read(
    "en",
    `
Invoice

Bill to                         Fernhill Joinery Ltd
Copper Lane Studios Limited     8 Forge Street
20 Park Row                     Leeds LS1 4AP
Bristol BS1 5LJ

Invoice 55-0812 of 9 May 2026
Net             £1,000.00
VAT 20%         £200.00
To be settled   £1,200.00
`,
  );
  expect(valuesOf(facts, "company_name")).toEqual([
    "issuer Fernhill Joinery Ltd",
    "subject Copper Lane Studios Limited",
  ]);
  expect(valuesOf(facts, "document_number")).toEqual(["subject 55-0812"]);
  expect(valuesOf(facts, "document_date")).toEqual(["subject 2026-05-09"]);
  expect(valuesOf(facts, "amount")).toEqual(["1200"]);
});

it("takes neither a date nor a sum beside the word for an invoice as its number", () => {
  const facts = read(
    "nl",
    `
Drukkerij De Linde BV

Factuur 12/05/2026

Aan: Bakkerij Claes NV
Markt 3
2300 Turnhout

Vorige factuur 120,50 voldaan
Bedrag   100,00
Btw 21 %  21,00
Samen    121,00
Te betalen binnen 30 dagen
`,
  );
  expect(valuesOf(facts, "document_number")).toEqual([]);
  expect(valuesOf(facts, "amount")).toEqual(["121"]);
});

it("gives a number under a head of the customer to the customer", () => {
  const facts = read(
    "fr",
    `
Imprimerie du Parc SA
TVA BE 0403.170.701

Facturer à
Atelier Lemaire SRL
Rue du Midi 4
1000 Bruxelles

Facture n°     Votre n° TVA
F26/118        BE0417497106

Total TTC      242,00
`,
  );
  expect(valuesOf(facts, "enterprise_number")).toEqual(["issuer 0403170701", "subject 0417497106"]);
});

it("gives the customer no number of the line above it", () => {
  const facts = read(
    "nl",
    `
Proximus NV van publiek recht, Koning Albert II-laan 27, 1030 Brussel, BTW BE 0202.239.951
Alfa Handel BV
T.a.v. Jan Maes
Kerkstraat 1
9000 Gent
Factuur telefonie en internet
Factuurdatum 04/03/2025   Klantnummer 6123456
Te betalen: 82,10 EUR`,
  );
  const numbers = facts.filter(({ type }) => type === "enterprise_number");
  expect(numbers.map(({ subject, value }) => [subject, value])).toEqual([["issuer", "0202239951"]]);
});
