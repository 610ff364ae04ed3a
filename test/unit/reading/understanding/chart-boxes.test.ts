import { describe, expect, test } from "vitest";
import type { PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Whom a chart, an extract of owners and a proof of address name, and whom the words around them do not. */

const CERTAIN = 0.8;
const certain = (drawn: string) => {
  const { kind, facts } = understand(pagesOf(drawn));
  return { kind, facts: facts.filter(({ confidence }) => confidence >= CERTAIN) };
};
describe("owners of a chart", () => {
  const chart = (owner: string) => `
          Group structure chart - Studio Pixelhaven BV (0999.900.843)

                        Status as of 1 November 2026



   Lotte Dewulf                ${owner}             Noordzee Holding NV
   born 25 March 1996          Syrian                   Dubai, UAE



       45 %                     35 %                     20 %



                         Studio Pixelhaven BV
                               Belgium`;
  const owners = (drawn: string) =>
    certain(drawn).facts.flatMap(({ type, value }) => {
      const own = value as { name?: string; holder?: string; share_percent?: number };
      return ["person", "company_share"].includes(type) ? [[own.name ?? own.holder, own.share_percent]] : [];
    });

  test("the first line of a box names its owner, and no country does", () => {
    expect(owners(chart("Omar Haddad"))).toEqual([
      ["Lotte Dewulf", 45],
      ["Omar Haddad", 35],
      ["Noordzee Holding NV", 20],
    ]);
  });

  test("the share of an owner whose name cannot be read goes to no neighbour", () => {
    expect(owners(chart("Qasr an-n. z.w"))).toEqual([
      ["Lotte Dewulf", 45],
      ["Noordzee Holding NV", 20],
    ]);
  });
});

test("a proof of address of a shop is of no person", () => {
  const { kind, facts } = certain(`
FARYS - Stropstraat 1, 9000 Gent

                                        Drukkerij Jaarwende
                                        Kouter 12
                                        9000 Gent

Waterfactuur - factuurdatum 02-11-2026 - referentie 400112233

Verbruiksadres: Kouter 12, 9000 Gent. Verbruik: 44 m3. Totaal te betalen: 231,60 EUR.`);
  expect(kind).toBe("proof_of_address");
  expect(facts.filter(({ type }) => type === "person")).toEqual([]);
});

const ubo = (company: string, owner: string) => `
FOD Financiën - Algemene Administratie van de Thesaurie
UBO-register

Uittreksel uit het register van uiteindelijke begunstigden

Opgemaakt op 18/11/2026 om 10:22

Informatieplichtige: ${company}
KBO-nummer: 0999.900.447

  Uiteindelijke Geboortedatum Nationaliteit Land van   Categorie     Rechtstreeks   Stemrechten
  begunstigde                         verblijf                        belang (%)     (%)
${owner}`;

test("the owner of an extract of one row, and not the company", () => {
  const row = "Hendrickx Ruben 14/04/1969   België   Cyprus   Eigendom van 100,00    100,00";
  const names = understand(pagesOf(ubo("Noorder Kempen (BV)", row))).facts.flatMap(({ type, value }) =>
    type === "person" ? [(value as PersonFact).name] : [],
  );
  expect(names.filter((name) => name !== "Hendrickx Ruben")).toEqual([]);
});

test("two shares of one holder in one company are guesses", () => {
  const rows = [
    ["Lotte Dewulf", "45 %"],
    ["Lotte Dewulf", "35 %"],
    ["Viktor Morozenko", "20 %"],
  ];
  const drawn = `
Ownership structure chart - Studio Pixelhaven BV (0999.900.843)

Shareholder             Company                  Share
${rows.map(([name, share]) => `${name!.padEnd(24)}Studio Pixelhaven BV     ${share}`).join("\n")}
`;
  const found = understand(pagesOf(drawn)).facts.flatMap(({ type, value, confidence }) =>
    type === "person" ? [[(value as PersonFact).name, confidence >= CERTAIN]] : [],
  );
  expect(found).toEqual([
    ["Lotte Dewulf", false],
    ["Lotte Dewulf", false],
    ["Viktor Morozenko", true],
  ]);
});
