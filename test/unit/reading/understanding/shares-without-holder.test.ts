import { describe, expect, test } from "vitest";
import type { CompanyShareFact, PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Rows of a register that stand for a holder and name none: shares of the company itself, and bearer shares. */

const CERTAIN = 0.8;
const read = (drawn: string) => {
  const { facts, warnings } = understand(pagesOf(drawn));
  return {
    people: facts.flatMap(({ type, value }) =>
      type === "person" ? [[(value as PersonFact).name, (value as PersonFact).share_percent]] : [],
    ),
    companies: facts.flatMap(({ type, value, confidence }) =>
      type === "company_share" && confidence >= CERTAIN
        ? [[(value as CompanyShareFact).holder, (value as CompanyShareFact).share_percent]]
        : [],
    ),
    unread: warnings.flatMap(({ code, detail }) => (code === "owners_unread" ? [detail] : [])),
  };
};

const register = (name: string, title: string, rows: string) => `
${title}
${name} - 0403.170.701

${rows}`;
const HOLDERS = { nl: "Aandeelhouder", fr: "Actionnaire", de: "Aktionär", en: "Shareholder" };
const table = (language: keyof typeof HOLDERS, row: string) => `${HOLDERS[language].padEnd(27)}Aantal     %
Katrien Vermeulen          600        60 %
Jan Maes                   250        25 %
${row.padEnd(27)}150        15 %`;
const PEOPLE = [
  ["Katrien Vermeulen", 60],
  ["Jan Maes", 25],
];

describe("shares of the company itself count toward the whole, and lead to nobody", () => {
  test.each([
    ["nl", "Eigen aandelen"],
    ["nl", "Ingekochte eigen aandelen"],
    ["nl", "Alfa Hout NV (eigen aandelen)"],
    ["fr", "Actions propres"],
    ["de", "Eigene Anteile"],
    ["de", "Die Gesellschaft selbst"],
    ["en", "Treasury shares"],
  ] as const)("%s: %s", (language, row) => {
    const found = read(register("Alfa Hout NV", "Aandelenregister", table(language, row)));
    expect(found).toEqual({ people: PEOPLE, companies: [["Alfa Hout NV", 15]], unread: [] });
  });

  test("among numbers of shares without a total", () => {
    const rows = `Aandeelhouder              Aantal aandelen
Katrien Vermeulen          600
Jan Maes                   250
Eigen aandelen             150`;
    const found = read(register("Alfa Hout NV", "Aandelenregister", rows));
    expect(found).toEqual({ people: PEOPLE, companies: [["Alfa Hout NV", 15]], unread: [] });
  });
});

describe("bearer shares are held by nobody known: the others do not make up the whole, and a warning says so", () => {
  test.each([
    ["nl", "Aandelen aan toonder"],
    ["fr", "Titres au porteur"],
    ["de", "Inhaberaktien"],
    ["en", "Bearer shares"],
  ] as const)("%s: %s", (language, row) => {
    const found = read(register("Alfa Hout NV", "Aandelenregister", table(language, row)));
    expect(found).toEqual({ people: PEOPLE, companies: [], unread: [expect.stringContaining(row)] });
  });

  test("among numbers of shares without a total", () => {
    const rows = `Aandeelhouder              Aantal aandelen
Katrien Vermeulen          600
Jan Maes                   250
Aandelen aan toonder       150`;
    const found = read(register("Alfa Hout NV", "Aandelenregister", rows));
    expect(found).toEqual({ people: PEOPLE, companies: [], unread: [expect.stringContaining("toonder")] });
  });

  test("whose number was not read leave the shares of the others open", () => {
    const rows = `Aandeelhouder              Aantal aandelen
Katrien Vermeulen          600
Jan Maes                   250
Aandelen aan toonder (zie bijlage 3)`;
    const found = read(register("Alfa Hout NV", "Aandelenregister", rows));
    expect(found.people.filter(([, share]) => share !== undefined)).toEqual([]);
  });
});

test("a heading and a sentence about such shares stand for no holder", () => {
  const rows = `De eigen aandelen zijn geschorst wat het stemrecht betreft.

Aandeelhouder              Aantal     %
Katrien Vermeulen          600        60 %
Jan Maes                   400        40 %`;
  expect(read(register("Alfa Hout NV", "Aandelenregister", rows))).toEqual({
    people: [
      ["Katrien Vermeulen", 60],
      ["Jan Maes", 40],
    ],
    companies: [],
    unread: [],
  });
});
