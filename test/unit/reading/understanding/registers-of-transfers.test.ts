import { describe, expect, test } from "vitest";
import type { CompanyShareFact, PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Registers that list who passed how many shares to whom: what counts is what is left after the last entry. */

const CERTAIN = 0.8;
const held = (drawn: string) =>
  Object.fromEntries(
    understand(pagesOf(drawn)).facts.flatMap(({ type, value, confidence }) => {
      if (confidence < CERTAIN) return [];
      const { share_percent: share } = value as PersonFact;
      if (type === "person") return [[(value as PersonFact).name, share ?? null]];
      return type === "company_share" ? [[(value as CompanyShareFact).holder, share ?? null]] : [];
    }),
  );

const DUTCH = `
AANDEELHOUDERSREGISTER
Naam van de vennootschap: Lindekouter Beheer BV
Ondernemingsnummer: 0403.170.701
Aantal aandelen: 1.000

Volgnr.   Datum         Overdrager          Overnemer           Aantal    Nummers
1         12/03/1998    oprichting          Bram Wouters        600       1-600
2         12/03/1998    oprichting          Piet Janssens       400       601-1000
3         04/05/2020    Piet Janssens       Jan Maes            300       601-900`;

describe("after the transfers", () => {
  test("who sold has what is left, and who bought has the rest", () => {
    expect(held(DUTCH)).toEqual({ "Bram Wouters": 60, "Piet Janssens": 10, "Jan Maes": 30 });
    expect(held(DUTCH.replace(/300( +)601-900/, "400$1601-1000"))).toEqual({ "Bram Wouters": 60, "Jan Maes": 40 });
  });

  test.each([
    [
      "in French, with a company",
      `
REGISTRE DES ACTIONS NOMINATIVES
Lindekouter Beheer SA - 0403.170.701

Date          Cédant                Cessionnaire           Nombre d'actions
12/03/1998    Constitution          Bram Wouters           600
12/03/1998    Constitution          Holding du Lin SRL     400
04/05/2020    Bram Wouters          Holding du Lin SRL     200`,
      { "Bram Wouters": 40, "Holding du Lin SRL": 60 },
    ],
    [
      "in English",
      `
REGISTER OF TRANSFERS
Linden Holdings Limited
Company number 09876543

Date          Transferor          Transferee             Number of shares
12/03/1998    Allotment           John Smith             60
12/03/1998    Allotment           Mary Jones             40
04/05/2020    Mary Jones          Peter Brown            40`,
      { "John Smith": 60, "Peter Brown": 40 },
    ],
  ])("%s", (_, drawn, expected) => expect(held(drawn)).toEqual(expected));

  test.each([
    ["a seller never had the shares", DUTCH.replace("Piet Janssens       Jan Maes", "Karel Dumont        Jan Maes")],
    ["a seller had fewer shares", DUTCH.replace(/300( +)601-900/, "500$1501-1000")],
    ["an entry is a pledge", DUTCH.replace("601-900", "inpandgeving")],
    ["an entry names nobody", DUTCH.replace("Jan Maes ", "zie bijlage ")],
  ])("nobody has a share with certainty where %s", (_, drawn) => {
    expect(Object.values(held(drawn)).every((share) => share === null)).toBe(true);
    expect(held(drawn)).toHaveProperty("Bram Wouters");
  });

  test("nor where shares of two classes stand in columns of their own", () => {
    const drawn = `
AANDELENREGISTER
Lindekouter Beheer NV - 0403.170.701

Datum         Overdrager          Verkrijger             Aantal A    Aantal B
12/03/1998    Oprichting          Bram Wouters           600         0
12/03/1998    Oprichting          Els Claes              0           400`;
    expect(Object.values(held(drawn)).every((share) => share === null)).toBe(true);
  });

  test("and numbers of shares from one to another are no transfers", () => {
    const drawn = `
AANDELENREGISTER
Lindekouter Beheer NV - 0403.170.701

Aandeelhouder         Van       Tot       Aantal
Bram Wouters          1         600       600
Els Claes             601       1000      400`;
    expect(held(drawn)).toEqual({ "Bram Wouters": 60, "Els Claes": 40 });
  });

  test("nor where the paper states another number of shares", () => {
    expect(held(DUTCH.replace("Aantal aandelen: 1.000", "Aantal aandelen: 2.000"))).toEqual({});
  });
});
