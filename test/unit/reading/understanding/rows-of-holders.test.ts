import { describe, expect, test } from "vitest";
import type { CompanyShareFact, PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Rows of holders whose columns nearly touch, or stand in an order of their own. */

const holdersIn = (drawn: string) =>
  understand(pagesOf(drawn)).facts.flatMap(({ type, value }) => {
    if (type === "company_share") {
      const { holder, share_percent: share, enterprise_number: number } = value as CompanyShareFact;
      return [[holder, number ?? "-", share]];
    }
    if (type !== "person") return [];
    const { name, share_percent: share, birth_date: birth } = value as PersonFact;
    return [[name, birth ?? "-", share]];
  });

const head = `
Register van aandelen op naam

Vennootschap: Lindekouter Beheer NV
Ondernemingsnummer: 0403.170.701
`;

describe("a row that stands in one cell", () => {
  const owners = [
    ["Marie-Claire Vandewalle", "1965-03-14", 65],
    ["Kharim al-Zubayrani", "1979-08-02", 35],
  ];

  test("beside another whose columns stand apart", () => {
    const drawn = `${head}
Nr   Aandeelhouder              Geboortedatum   Percentage
1   Marie-Claire Vandewalle   14/03/1965   65
2 Kharim al-Zubayrani 02/08/1979 35`;
    expect(holdersIn(drawn)).toEqual(owners);
  });

  test("as all of the table does", () => {
    const drawn = `${head}
Nr Aandeelhouder Geboortedatum Percentage
1 Marie-Claire Vandewalle 14/03/1965 65
2 Kharim al-Zubayrani 02/08/1979 35`;
    expect(holdersIn(drawn)).toEqual(owners);
  });

  test("with the day of an entry, which is no birth", () => {
    const drawn = `
Register of members of Alderbrook Mills Ltd

No  Name of member  Date of entry  Shares
1 Rosalind Peake 02/08/1979 350
2 Hugh Lambert 02/08/1981 650`;
    expect(holdersIn(drawn)).toEqual([
      ["Rosalind Peake", "-", 35],
      ["Hugh Lambert", "-", 65],
    ]);
  });

  test("with numbers of shares before per cents, and the number of a company", () => {
    const drawn = `
Registre des associés de Bois Joli SRL

N°  Associé  Nombre de parts  % du capital
1. Jean-Baptiste de la Motte 350 35
2. Tilleul Invest SA 0417.497.106 650 65`;
    expect(holdersIn(drawn)).toEqual([
      ["Jean-Baptiste de la Motte", "-", 35],
      ["Tilleul Invest SA", "0417497106", 65],
    ]);
  });

  test("of which the figures are an amount alone is no share", () => {
    const drawn = `${head}
Nr Aandeelhouder Nominale waarde
1 Marie-Claire Vandewalle 65
2 Kharim al-Zubayrani 35`;
    expect(holdersIn(drawn).filter(([, , share]) => share !== undefined)).toEqual([]);
  });
});

describe("columns in an order of their own", () => {
  test("figures without a sign of per cent under a label of shares", () => {
    const drawn = `${head}
Nr   Aandeelhouder         Geboren      %
1    Marie Vandewalle      14/03/1965   65
2    Kharim al-Zubayrani   02/08/1979   35`;
    expect(holdersIn(drawn)).toEqual([
      ["Marie Vandewalle", "1965-03-14", 65],
      ["Kharim al-Zubayrani", "1979-08-02", 35],
    ]);
  });

  test("names in two columns, and numbers of shares under a label of shares", () => {
    const drawn = `${head}
Naam            Voornaam      Aandelen
Vandewalle      Marie         600
Dumont          Karel         400`;
    expect(holdersIn(drawn)).toEqual([
      ["Marie Vandewalle", "-", 60],
      ["Karel Dumont", "-", 40],
    ]);
  });

  test("given names first", () => {
    const drawn = `
Register van aandeelhouders
Lindekouter Beheer NV - 0403.170.701

Voornaam      Naam            Aantal   %
Marie         Vandewalle      600      60
Karel         Dumont          400      40`;
    expect(holdersIn(drawn)).toEqual([
      ["Marie Vandewalle", "-", 60],
      ["Karel Dumont", "-", 40],
    ]);
  });

  test.each([
    [
      "Percentage    Aantal aandelen    Aandeelhouder",
      "60 %          600                Marie Vandewalle",
      "40 %          400                Karel Dumont",
    ],
    ["%     Nombre   Actionnaire", "60    600      Marie Vandewalle", "40    400      Karel Dumont"],
  ])("the share first and the name last: %s", (...rows) => {
    expect(holdersIn(`${head}\n${rows.join("\n")}`)).toEqual([
      ["Marie Vandewalle", "-", 60],
      ["Karel Dumont", "-", 40],
    ]);
  });

  test("figures that make up less than the whole are no per cents", () => {
    const drawn = `${head}
Aandeelhouder         Belang
Marie Vandewalle      30
Karel Dumont          20`;
    expect(holdersIn(drawn).filter(([, , share]) => share !== undefined)).toEqual([]);
  });
});
