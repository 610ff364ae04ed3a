import { describe, expect, test } from "vitest";
import type { CompanyShareFact, PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { factsByRules } from "../../../../src/reading/understanding/readers.ts";
import { readableOf } from "../../../../src/reading/understanding/understand.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Holders in columns of direct and indirect shares, in lists of one company, in charts of figures and in extracts. */

const CERTAIN = 0.8;
const partiesIn = (facts: readonly { type: string; value: unknown }[]) =>
  facts.flatMap(({ type, value }) => {
    const { name, holder, role, share_percent: share, control } = value as Partial<PersonFact & CompanyShareFact>;
    return type === "person" || type === "company_share" ? [{ name: name ?? holder, role, share, control }] : [];
  });

describe("columns of direct and indirect shares", () => {
  const HEAD = `
UBO-register
Uittreksel van 12 mei 2026

Ondernemingsnummer: 0403.170.701
Naam: Lindekouter Beheer NV

`;
  const owners = (table: string) =>
    partiesIn(factsByRules(readableOf(pagesOf(HEAD + table)), "ubo_extract")).map(({ name, share, control }) => [
      name,
      share,
      control,
    ]);

  test.each([
    [
      "the larger one",
      `Naam                  Geboren        Direct        Indirect
Katrien Vermeulen     21/05/1978     10 %          50 %
Jan Maes              02/08/1979     0 %           40 %`,
      [
        ["Katrien Vermeulen", 50, undefined],
        ["Jan Maes", 40, "indirect"],
      ],
    ],
    [
      "their total",
      `Naam                  Geboren        Direct %      Indirect %     Totaal %
Katrien Vermeulen     21/05/1978     10            50             60
Jan Maes              02/08/1979     0             40             40`,
      [
        ["Katrien Vermeulen", 60, undefined],
        ["Jan Maes", 40, "indirect"],
      ],
    ],
    [
      "the only one",
      `Nom                   Né(e) le       % direct     % indirect
Katrien Vermeulen     21/05/1978     60 %         -
Jan Maes              02/08/1979     -            40 %`,
      [
        ["Katrien Vermeulen", 60, "direct"],
        ["Jan Maes", 40, "indirect"],
      ],
    ],
    [
      "unmittelbar and mittelbar",
      `Name                  Geburtsdatum   Unmittelbar   Mittelbar
Katrien Vermeulen     21.05.1978     60 %          0 %
Jan Maes              02.08.1979     0 %           40 %`,
      [
        ["Katrien Vermeulen", 60, "direct"],
        ["Jan Maes", 40, "indirect"],
      ],
    ],
  ])("give an owner %s", (_, table, expected) => {
    expect(owners(table)).toEqual(expected);
  });
});

test.each([
  ["Aandeelhouders van Lindekouter Beheer BV", "Toestand op 12 mei 2026", "Naam", "Aantal"],
  ["Actionnaires de Boulonnerie du Midi SA", "Situation au 12 mai 2026", "Nom", "Nombre"],
  ["Shareholders of Alderbrook Mills Ltd", "As at 12 May 2026", "Name", "Number"],
])("a list of the shareholders of one company is a register of them: %s", (title, day, name, count) => {
  const { kind, kind_confidence, facts } = understand(
    pagesOf(`
${title}
${day}

${name.padEnd(22)}${count}
Katrien Vermeulen     60
Jan Maes              40`),
  );
  expect([kind, kind_confidence >= CERTAIN]).toEqual(["shareholder_register", true]);
  expect(partiesIn(facts).map(({ name: own, share }) => [own, share])).toEqual([
    ["Katrien Vermeulen", 60],
    ["Jan Maes", 40],
  ]);
});

describe("a chart of boxes and arrows", () => {
  const certainIn = (drawn: string) => {
    const facts = understand(pagesOf(drawn)).facts.filter(({ confidence }) => confidence >= CERTAIN);
    return partiesIn(facts).map(({ name, share }) => [name, share]);
  };
  const chart = (left: string, right: string) => `
Structuurschema van de groep

     Katrien Vermeulen                         Jan Maes


            ${left.padEnd(38)}${right}


                        Lindekouter Beheer NV`;

  test("with figures alone that make up the whole", () => {
    expect(certainIn(chart("60", "40"))).toEqual([
      ["Katrien Vermeulen", 60],
      ["Jan Maes", 40],
    ]);
  });

  test("with figures alone that do not is no chart of shares", () => {
    expect(certainIn(chart("60", "30"))).toEqual([]);
  });

  test("of which one stands over the other", () => {
    const drawn = `
Structuurschema van de groep

Katrien Vermeulen
↓ 60 %
Alfa Invest BV
↓ 100 %
Lindekouter Beheer NV`;
    const { facts } = understand(pagesOf(drawn));
    const measured = partiesIn(facts).filter(({ share }) => share !== undefined);
    expect(measured.map(({ name, share }) => [name, share])).toEqual([
      ["Katrien Vermeulen", 60],
      ["Alfa Invest BV", 100],
    ]);
  });
});

describe("a table of shareholders inside of an extract of the company register", () => {
  const read = (drawn: string) => {
    const { kind, facts } = understand(pagesOf(drawn));
    return { kind, parties: partiesIn(facts).map(({ name, role, share }) => [name, role, share]) };
  };

  test("behind the directors", () => {
    const found = read(`
Extrait de la Banque-Carrefour des Entreprises
12 mai 2026

Numéro d'entreprise : 0403.170.701
Dénomination : Boulonnerie du Midi
Forme légale : Société anonyme
Adresse du siège : rue Haute 1, 5000 Namur

Administrateurs
Luc Renard (depuis le 01/02/2015)

Actionnaires
Nom                   Actions    %
Hortense Vidal        600        60 %
Tilleul Invest SA     400        40 %`);
    expect(found).toEqual({
      kind: "register_extract",
      parties: [
        ["Luc Renard", "director", undefined],
        ["Hortense Vidal", "shareholder", 60],
        ["Tilleul Invest SA", "shareholder", 40],
      ],
    });
  });

  test("before the directors, of whom one holds shares", () => {
    const found = read(`
Crossroads Bank for Enterprises
Extract of 12 May 2026

Enterprise number: 0403.170.701
Name: Alderbrook Mills
Legal form: Private limited company
Registered office: High Street 1, 1000 Brussels
Start date: 3 April 2001

Shareholders
Name                  Shares     %
Rosalind Peake        600        60 %
Fernside Holdings Ltd 400        40 %

Directors
Rosalind Peake (since 01/02/2015)`);
    expect(found).toEqual({
      kind: "register_extract",
      parties: [
        ["Rosalind Peake", "shareholder", 60],
        ["Fernside Holdings Ltd", "shareholder", 40],
        ["Rosalind Peake", "director", undefined],
      ],
    });
  });
});
