import { describe, expect, test } from "vitest";
import type { CompanyShareFact, PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

const factsIn = (drawn: string) => understand(pagesOf(drawn)).facts;
const formsIn = (drawn: string) => factsIn(drawn).flatMap(({ type, value }) => (type === "legal_form" ? [value] : []));
const sharesIn = (drawn: string) =>
  factsIn(drawn).flatMap(({ type, value }) => {
    if (type === "company_share") {
      const { holder, enterprise_number: number, share_percent: share } = value as CompanyShareFact;
      return [[holder, number, share]];
    }
    return type === "person" ? [[(value as PersonFact).name, undefined, (value as PersonFact).share_percent]] : [];
  });

describe("the legal form of a company", () => {
  const register = (line: string) => `
Kruispuntbank van Ondernemingen
Ondernemingsnummer: 0403.170.701
Status: Actief
Naam van de onderneming: Lindekouter Beheer
${line}`;

  test("is none that says only that it is a legal person", () => {
    expect(formsIn(register("Type onderneming: Rechtspersoon\nRechtsvorm: Commanditaire vennootschap"))).toEqual([
      "Commanditaire vennootschap",
    ]);
    expect(formsIn(register("Type onderneming: Rechtspersoon"))).toEqual([]);
  });

  test("stands under the type of an entity where it is one", () => {
    expect(formsIn(register("Type entiteit: NV"))).toEqual(["NV"]);
    expect(formsIn(register("Type entiteit: Rechtspersoon"))).toEqual([]);
  });

  test.each([
    ["De rechtsvorm is CV.", "CV"],
    ["De zetel is te Gent; de rechtsvorm van de vennootschap is naamloze vennootschap.", "naamloze vennootschap"],
    ["La forme juridique est SRL.", "SRL"],
    ["Die Rechtsform ist eine Aktiengesellschaft.", "Aktiengesellschaft"],
    ["The legal form of the company is a private limited company.", "private limited company"],
  ])("is what a sentence states: %s", (sentence, form) => expect(formsIn(register(sentence))).toEqual([form]));
});

describe("the number of a company that holds shares", () => {
  test("stands under its name in its box of a chart", () => {
    const drawn = `
Structure chart

      60 % - Boterberg Weverij BV              40 % - Trui Schepens
            0709.033.871



                        Veerhuis Participaties BV
                             0471.648.741`;
    expect(sharesIn(drawn)).toEqual([
      ["Boterberg Weverij BV", "0709033871", 60],
      ["Trui Schepens", undefined, 40],
    ]);
  });

  test("stands behind a word for it, of a register without check digits", () => {
    const drawn = `
Ownership structure of Atlantic Kelp Products DAC

Atlantic Kelp Holdings Ltd, CRO 590118 - 75%
Norsk Tang AS (Norway), org. nr 918 204 771 - 25%`;
    expect(sharesIn(drawn).map(([name, number]) => [name, number])).toEqual([
      ["Atlantic Kelp Holdings Ltd", "590118"],
      ["Norsk Tang AS", "918204771"],
    ]);
  });

  test("stands in brackets behind its name", () => {
    const drawn = `
LIST OF SHAREHOLDERS
of Willow Logistics Limited, company number 10580878

1. Edward Fletcher: 80 %;
2. Oakfield Catering Ltd (08826720): 20 %.`;
    expect(sharesIn(drawn)).toEqual([
      ["Edward Fletcher", undefined, 80],
      ["Oakfield Catering Ltd", "08826720", 20],
    ]);
  });
});

test("how much is paid up is no share, and an address is no part of a name", () => {
  const drawn = `
REGISTER OF MEMBERS
Alderbrook Mills Ltd, company number 04123456

Folio   Name & address                         Class      No. held   Paid up
1       Rosalind Peake, 4 High Street, York    Ordinary   60         100%
2       Fernside Holdings Ltd                  Ordinary   40         100%`;
  expect(sharesIn(drawn)).toEqual([
    ["Rosalind Peake", undefined, 60],
    ["Fernside Holdings Ltd", undefined, 40],
  ]);
});

test("a form on a line of its own belongs to the name over it, and branches of a tree are no part of a name", () => {
  expect(
    sharesIn(`
              Structure chart

   Karlin Invest         Rosalind Peake
       s.r.o.
        55 %                 45 %


            Alderbrook Mills Ltd
               04123456`),
  ).toEqual([
    ["Karlin Invest s.r.o.", undefined, 55],
    ["Rosalind Peake", undefined, 45],
  ]);
  expect(
    sharesIn(`
Organigramm der Säntis Robotik GmbH

Säntis Robotik GmbH
├─ Ingo Steinmetz (51 %)
└─ Alpen Beteiligungs AG (49 %)`),
  ).toEqual([
    ["Ingo Steinmetz", undefined, 51],
    ["Alpen Beteiligungs AG", undefined, 49],
  ]);
});
