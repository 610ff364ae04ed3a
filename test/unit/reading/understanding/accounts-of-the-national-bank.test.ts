import { expect, test } from "vitest";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

const accounts = (street: string, town: string) => `
40   NAT.   Datum neerlegging 16/07/2026   Nr. 26-72730.12   Blz. 11   EUR   VKT-inb 1
JAARREKENING EN ANDERE OVEREENKOMSTIG HET WETBOEK VAN VENNOOTSCHAPPEN EN VERENIGINGEN NEER TE LEGGEN DOCUMENTEN
IDENTIFICATIEGEGEVENS (op datum van neerlegging)
NAAM: SCHRIJNWERKERIJ VAN LOON
Rechtsvorm: Besloten vennootschap
${street}
${town}
Ondernemingsnummer   0403.170.701
Deze neerlegging betreft de JAARREKENING IN EURO goedgekeurd door de algemene vergadering van 21/06/2026
met betrekking tot het boekjaar dat de periode dekt van 01/01/2025 tot 31/12/2025
Van Loon Geert, Bestuurder, Eikenlei 4, 2960 Brecht
BALANS NA WINSTVERDELING   Codes   Boekjaar   Vorig boekjaar
VASTE ACTIVA   21/28   391.220   402.117
TOTAAL DER ACTIVA   20/58   601.877   587.450`;

const addressesIn = (drawn: string) =>
  understand(pagesOf(drawn)).facts.flatMap(({ type, value, subject }) =>
    type === "address" && subject === "subject" ? [value] : [],
  );

test("the address of a company stands in two lines of labels in the form of the National Bank of Belgium", () => {
  expect(addressesIn(accounts("Adres: Industrieweg   Nr.: 31   Bus:", "Postnummer: 2390   Gemeente: Malle"))).toEqual([
    "Industrieweg 31, 2390 Malle",
  ]);
  expect(addressesIn(accounts("Adres: Industrieweg   Nr.: 31   Bus: 2", "Postnummer: 2390   Gemeente: Malle"))).toEqual(
    ["Industrieweg 31 bus 2, 2390 Malle"],
  );
  expect(
    addressesIn(accounts("Adresse : Rue de l'Industrie   N° : 27", "Code postal : 1400   Commune : Nivelles")),
  ).toEqual(["Rue de l'Industrie 27, 1400 Nivelles"]);
});

test("and is none where the second line is missing", () => {
  expect(addressesIn(accounts("Adres: Industrieweg   Nr.: 31", "Land: België"))).toEqual([]);
});
