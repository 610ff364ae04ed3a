import { expect, it } from "vitest";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** The legal form in the name of the company of a paper, where no label states one. */

const formsIn = (drawn: string) =>
  understand(pagesOf(drawn)).facts.flatMap(({ type, subject, value }) =>
    type === "legal_form" && subject === "subject" ? [value] : [],
  );

const attest = (holder: string) => `
ATTEST REKENINGHOUDER
Kaai Bank CV

Kaai Bank bevestigt dat onderstaande gegevens overeenstemmen met haar klantenbestand:
Naam klant: ${holder}
Ondernemingsnummer: 0487.104.306
Adres: Dorpsplein 9, 9870 Zulte
Zichtrekening: BE18 9799 8355 6965
`;

it("is that of an account's holder, at the end or at the beginning of the name, and never the bank's", () => {
  expect(formsIn(attest("Meubelmakerij Spruyt & Dochter VOF"))).toEqual(["VOF"]);
  expect(formsIn(attest("BV Architectenbureau Noord-Zuid"))).toEqual(["BV"]);
  expect(formsIn(attest("Meubelmakerij Spruyt"))).toEqual([]);
  expect(formsIn(attest("Geert Spruyt"))).toEqual([]);
});

it("stands behind Rechtsnatur in an extract of a Swiss register", () => {
  expect(
    formsIn(`
Handelsregisteramt des Kantons Bern
Handelsregister – aktuelle Tatsachen
Firmennummer: CHE-105.440.187
Rechtsnatur: Aktiengesellschaft
Firma: Aaretal Holzbau AG
Domiziladresse: Bernstrasse 118, 3110 Münsingen
Statutendatum 19.06.1987, 04.05.2023
Beglaubigter Auszug
`),
  ).toEqual(["Aktiengesellschaft"]);
});

it("is a form in full, or one of another country, in the name", () => {
  expect(formsIn(attest("Stichting Molens Zulte"))).toEqual(["Stichting"]);
  expect(formsIn(attest("Dunmore Precast Unlimited Company"))).toEqual(["Unlimited Company"]);
  expect(formsIn(attest("Weingut Zellmeister OG"))).toEqual(["OG"]);
  expect(formsIn(attest("Bouwbedrijf Kooi & Zn. v.o.f."))).toEqual(["v.o.f."]);
  expect(formsIn(attest("Carrelages Minett s.à r.l."))).toEqual(["s.à r.l."]);
  expect(formsIn(attest("Gasthof Hinterleit Gesellschaft m.b.H."))).toEqual(["Gesellschaft m.b.H."]);
});

const register = (line: string) => `
REGISTER VAN AANDELEN OP NAAM

${line}
Ondernemingsnummer 0487.104.306

Aandeelhouder         Aantal aandelen
Katrien Vermeulen     60
Jan Maes              40
`;

it("stands beside the name, before it or behind it", () => {
  for (const line of [
    'van de besloten vennootschap "KLEIBERG TUINAANLEG"',
    "KLEIBERG TUINAANLEG, een besloten vennootschap",
    "besloten vennootschap KLEIBERG TUINAANLEG",
  ])
    expect(formsIn(register(`${line}\nVennootschap: KLEIBERG TUINAANLEG`)), line).toEqual(["besloten vennootschap"]);
});

it("is not that of another company beside the name", () => {
  for (const line of [
    "Overgenomen door KLEIBERG TUINAANLEG, NV Zandhoeve",
    "Gekocht van Zandhoeve NV: KLEIBERG TUINAANLEG",
  ])
    expect(formsIn(register(`${line}\nVennootschap: KLEIBERG TUINAANLEG`)), line).toEqual([]);
});
