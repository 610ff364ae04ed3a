import { expect, it } from "vitest";
import type { DocumentKind } from "../../../../src/domain/documents/document-kinds.ts";
import type { PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { factsOf } from "../../../../src/reading/understanding/readers.ts";
import { readableOf } from "../../../../src/reading/understanding/understand.ts";
import { MODELS } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

const factsIn = (kind: DocumentKind, drawn: string) => factsOf(readableOf(pagesOf(drawn)), kind, MODELS);
const addressesIn = (kind: DocumentKind, drawn: string) =>
  factsIn(kind, drawn).flatMap(({ type, subject, value }) =>
    type === "address" && subject === "subject" ? [value] : [],
  );

it.each<[DocumentKind, string, string]>([
  [
    "bank_account_certificate",
    `
Regionalbank Oberland AG
Bundesplatz 4, 3001 Bern

Bestätigung der Bankverbindung

Kontoinhaber: Kinderhort Sonnenblume GmbH, FN 123456 a, Rosenweg 15, 3007 Bern
IBAN: CH93 0076 2011 6238 5295 7
`,
    "Rosenweg 15, 3007 Bern",
  ],
  [
    "shareholder_register",
    `
REGISTER VAN AANDELEN
Hoeve Ter Linde BV, met zetel te Lindestraat 4, 8380 Lissewege, ond.nr 0403.170.701

Nr.   Aandeelhouder   Aantal
1   Godfried Ampe, Dorp 3, 8000 Brugge   60
2   Leen Maes, Markt 9, 8000 Brugge   40
`,
    "Lindestraat 4, 8380 Lissewege",
  ],
])("reads the address behind the name of whom a %s is about", (kind, drawn, expected) => {
  expect(addressesIn(kind, drawn)).toEqual([expected]);
});

it("takes no address of a holder for the company's", () => {
  const drawn = `
REGISTER VAN AANDELEN
Hoeve Ter Linde BV, ondernemingsnummer 0403.170.701
Godfried Ampe, Dorp 3, 8000 Brugge, houdt 60 aandelen
`;
  expect(addressesIn("shareholder_register", drawn)).toEqual([]);
});

it("makes no share of the customer of a tax on the bill", () => {
  const bill = `
Brandkasse Nord VVaG
Süderstr. 6, 25813 Husum

Herrn
Thorsten Wiechmann
Deichweg 9
25899 Niebüll

Beitragsrechnung Wohngebäudeversicherung
Jahresbeitrag inkl. 16,34 % Versicherungsteuer: 512,80 EUR
`;
  const people = factsIn("proof_of_address", bill).filter(({ type }) => type === "person");
  expect(people.map(({ value }) => (value as PersonFact).share_percent)).not.toContain(16.34);
});
