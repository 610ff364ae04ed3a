import { describe, expect, test } from "vitest";
import type { CompanyShareFact, PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { hasLegalForm, legalFormsIn } from "../../../../src/reading/understanding/fields/legal-forms.ts";
import { readPersonName } from "../../../../src/reading/understanding/fields/person-names.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Companies of all Europe and of the usual places abroad are companies, in whatever paper they hold shares. */

const holdersIn = (drawn: string) =>
  understand(pagesOf(drawn))
    .facts.flatMap(({ type, value }) => {
      if (type === "company_share")
        return [`${(value as CompanyShareFact).holder}, ${(value as CompanyShareFact).share_percent}`];
      return type === "person" ? [`person ${(value as PersonFact).name}, ${(value as PersonFact).share_percent}`] : [];
    })
    .toSorted();

const COMPANIES = [
  "Gulf Star FZE",
  "Gulf Horizon FZ-LLC",
  "Sahara FZCO",
  "Crescent DMCC",
  "Qatar Build W.L.L.",
  "Vostok OOO",
  "OOO Vostok",
  "Ural ZAO",
  "Sibir PAO",
  "AO Baikal",
  "SIA Daugava",
  "UAB Baltija",
  "Baltija UAB",
  "Saaremaa OÜ",
  "Tallinn Invest AS",
  "Moravia s.r.o.",
  "Brno Strojírny a.s.",
  "Adria d.o.o.",
  "Ljubljana d.d.",
  "Mu Kft.",
  "Buda Zrt.",
  "Duna Nyrt.",
  "Kowalski Sp. z o.o.",
  "Gdynia S.A.",
  "Verdi SpA",
  "Immobiliare Verdi S.r.l.",
  "Oliveira Lda",
  "Iberica Norte S.L.",
  "Kappa AB",
  "NORDEA AB",
  "Fjord ApS",
  "Aalborg A/S",
  "Nordlicht AS",
  "Helsinki Oy",
  "Lappi Oyj",
  "Sofia Trade EOOD",
  "Varna OOD",
  "Plovdiv AD",
  "Cluj Agro SRL",
  "Alder LLP",
  "Alder plc",
  "Delaware One Inc.",
  "Hudson LLC",
  "Apple Corp.",
  "Delta GmbH & Co. KG",
  "Sonne Stiftung",
  "Stichting Duinrand",
  "STAK Meander",
  "Helvetia Trust",
  "Molen e.G.",
  "Kern SE",
  "Rhein EWIV",
  "Alba SCE",
  "Pacific Pte. Ltd.",
  "Sydney Pty Ltd",
  "Kuala Sdn. Bhd.",
  "Waringin Fonds",
];

test.each(COMPANIES)("%s is a company and no person", (name) => {
  expect(hasLegalForm(name)).toBe(true);
  expect(readPersonName(name)).toBeNull();
});

test.each([
  "PEETERS AD",
  "De Smet A.B.",
  "JANSSENS AN",
  "Van Damme J.",
  "Peeters Ab",
  "Ad Melkert",
  "An Oyen",
  "Jan Trusten",
  "AB de Villiers",
  "Kim Se-yeon",
  "Lda. Maria Costa",
  "Bt. Hornblower",
  "Sia Vermeulen",
  "Oo Thant",
])("%s is no company", (name) => expect(hasLegalForm(name)).toBe(false));

test.each(["PEETERS AD", "De Smet A.B.", "Ad Melkert", "AB de Villiers", "Sia Vermeulen"])(
  "%s stays a person",
  (name) => expect(readPersonName(name)).not.toBeNull(),
);

test.each([
  "opgesteld d.d. 12 mei 2026",
  "Akte d.d. 12 mei 2026",
  "as agreed, the trust deed is kept",
  "Neustadt a.d. Aisch",
  "maandag a.s. om 10 uur",
  "Appendix AD to the contract",
])("no form in %s", (text) => expect(legalFormsIn(text)).toEqual([]));

describe("in papers", () => {
  test("a register of members", () => {
    const rows = [
      "Kappa AB",
      "Mu Kft.",
      "OOO Vostok",
      "UAB Baltija",
      "Helvetia Trust",
      "Gulf Horizon FZ-LLC",
      "Delta d.o.o.",
    ];
    const drawn = `
Register of members of Alderbrook Mills Ltd

Name                          Shares
${rows.map((name) => `${name.padEnd(30)}100`).join("\n")}
Rosalind Peake                300
Total                         1,000`;
    expect(holdersIn(drawn)).toEqual([...rows.map((name) => `${name}, 10`), "person Rosalind Peake, 30"].toSorted());
  });

  test("the boxes of a chart", () => {
    expect(
      holdersIn(`
                 Structuurschema Studio Pixelhaven BV (0999.900.843)


   Vostok Trading OOO          Gulf Star FZE          Baltija UAB



        45 %                     35 %                     20 %



                         Studio Pixelhaven BV
                               België
`),
    ).toEqual(["Baltija UAB, 20", "Gulf Star FZE, 35", "Vostok Trading OOO, 45"]);
  });

  test("the list of a chart", () => {
    expect(
      holdersIn(`
Organigramme du groupe Tilleul Invest SA

- Karlin Invest a.s. : 25 %
- Moravia Steel s.r.o. : 15 %
- Adria d.d. : 10 %
- Nordlicht AS : 10 %
- Cedrus SpA : 10 %
- Oliveira Lda : 15 %
- Jan Peeters : 15 %
`),
    ).toEqual([
      "Adria d.d., 10",
      "Cedrus SpA, 10",
      "Karlin Invest a.s., 25",
      "Moravia Steel s.r.o., 15",
      "Nordlicht AS, 10",
      "Oliveira Lda, 15",
      "person Jan Peeters, 15",
    ]);
  });
});
