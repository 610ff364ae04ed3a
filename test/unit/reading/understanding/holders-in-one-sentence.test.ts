import { describe, expect, test } from "vitest";
import type { CompanyShareFact, PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { sharesIn } from "../../../../src/reading/understanding/fields/shares.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Several holders in one sentence, line or cell: each has the share of their clause, or none with certainty. */

const CERTAIN = 0.8;
const read = (drawn: string) => {
  const { facts, warnings } = understand(pagesOf(drawn));
  const holders = facts.flatMap(({ type, value, confidence }) => {
    const { name, holder, share_percent: share } = value as Partial<PersonFact & CompanyShareFact>;
    return type === "person" || type === "company_share" ? [{ name: (name ?? holder)!, share, confidence }] : [];
  });
  return {
    shares: Object.fromEntries(holders.flatMap(({ name, share }) => (share === undefined ? [] : [[name, share]]))),
    certain: holders.filter(({ confidence, share }) => share !== undefined && confidence >= CERTAIN).length,
    births: Object.fromEntries(
      facts.flatMap(({ value }) => {
        const { name, birth_date: birth } = value as Partial<PersonFact>;
        return birth === undefined ? [] : [[name!, birth]];
      }),
    ),
    isUnclear: warnings.some(({ code }) => code === "owners_unread"),
  };
};

const UBO = `
UBO-register
Uittreksel van 12 mei 2026

Ondernemingsnummer: 0403.170.701
Naam: Lindekouter Beheer NV

`;
const REGISTER = `
Aandelenregister
Lindekouter Beheer NV - 0403.170.701

`;
const NL = { "Katrien Vermeulen": 60, "Jan Maes": 40 };
const EN = { "Rosalind Peake": 60, "Hugh Lambert": 40 };

describe("several holders in one sentence each have the share of their clause", () => {
  test.each([
    [
      "in words, with the rest and its figure",
      `De uiteindelijke begunstigden zijn mevrouw Katrien Vermeulen, geboren te Gent op 21 mei 1978, voor
zestig procent, en de heer Kharim al-Zubayrani, voor de rest (40 %).`,
      { "Katrien Vermeulen": 60, "Kharim al-Zubayrani": 40 },
    ],
    [
      "and what is left",
      `Les bénéficiaires effectifs sont Madame Hortense Vidal, née à Namur le 21 mai 1978, à concurrence de 60 %,
et Monsieur Paul Mercier, né à Dinant le 2 août 1979, pour le solde.`,
      { "Hortense Vidal": 60, "Paul Mercier": 40 },
    ],
    [
      "vom Hundert",
      `Wirtschaftliche Eigentümer sind Frau Anna Becker, geboren in Eupen am 21. Mai 1978, zu 60 vom Hundert, und
Herr Karl Schmitz, geboren in Aachen am 2. August 1979, zu 40 vom Hundert.`,
      { "Anna Becker": 60, "Karl Schmitz": 40 },
    ],
    [
      "respectively",
      `The beneficial owners are Rosalind Peake, born in York on 21 May 1978, and Hugh Lambert, born on 2 August 1979,
for 60 % and 40 % respectively.`,
      EN,
    ],
    [
      "in order, with one sign of per cent",
      "Begunstigden: Katrien Vermeulen (21/05/1978) en Jan Maes (02/08/1979), respectievelijk 60 en 40 %",
      NL,
    ],
    [
      "each half",
      "Berechtigte sind Anna Becker, geboren am 21. Mai 1978, und Karl Schmitz, geboren am 2. August 1979, je zur Hälfte.",
      { "Anna Becker": 50, "Karl Schmitz": 50 },
    ],
    [
      "what is left, without a verb",
      "Katrien Vermeulen, geboren op 21 mei 1978, zestig procent, en Jan Maes, geboren op 2 augustus 1979, het saldo.",
      NL,
    ],
  ])("of an extract: %s", (_, sentence, shares) => {
    const found = read(UBO + sentence);
    expect(found.shares).toEqual(shares);
    expect(found.isUnclear).toBe(false);
  });

  test.each([
    ["the share first", "60 % : Katrien Vermeulen ; 40 % : Jan Maes", NL],
    [
      "joined before the shares",
      "De aandelen worden gehouden door Katrien Vermeulen en Jan Maes, respectievelijk voor 60 en 40 %.",
      NL,
    ],
    [
      "fractions",
      "Frau Anna Becker hält drei Fünftel der Aktien, Herr Karl Schmitz den Rest.",
      { "Anna Becker": 60, "Karl Schmitz": 40 },
    ],
    [
      "a company that has what is left",
      "Rosalind Peake holds 50 % of the shares, Hugh Lambert 30 % and Fernside Holdings Ltd the remainder.",
      { "Rosalind Peake": 50, "Hugh Lambert": 30, "Fernside Holdings Ltd": 20 },
    ],
    [
      "three, of whom one is a company",
      "Le capital est détenu par Hortense Vidal, Paul Mercier et Tilleul Invest SA, respectivement à concurrence de 50, 30 et 20 %.",
      { "Hortense Vidal": 50, "Paul Mercier": 30, "Tilleul Invest SA": 20 },
    ],
    [
      "passive",
      "Les actions sont détenues à concurrence de 60 % par Hortense Vidal et à concurrence de 40 % par Paul Mercier.",
      { "Hortense Vidal": 60, "Paul Mercier": 40 },
    ],
    [
      "passive with the share behind",
      "Das Kapital wird gehalten von Anna Becker zu 50 %, von Karl Schmitz zu 30 % und von der Eifel Holding GmbH zu 20 %.",
      { "Anna Becker": 50, "Karl Schmitz": 30, "Eifel Holding GmbH": 20 },
    ],
    [
      "both halves",
      "Katrien Vermeulen bezit de helft van de aandelen, Jan Maes de andere helft.",
      { "Katrien Vermeulen": 50, "Jan Maes": 50 },
    ],
    [
      "the same share of two of three",
      "Anna Becker houdt 40 %, Katrien Vermeulen en Jan Maes elk 30 %.",
      { "Anna Becker": 40, "Katrien Vermeulen": 30, "Jan Maes": 30 },
    ],
    [
      "a third of each",
      "Anna Becker, Katrien Vermeulen en Jan Maes houden elk een derde van de aandelen.",
      { "Anna Becker": 33.3333, "Katrien Vermeulen": 33.3333, "Jan Maes": 33.3333 },
    ],
    [
      "a company beside who represents it",
      "Aandeelhouder                       Belang\nAlfa Invest BV (Jan Claes)          60 %\nJan Maes                            40 %",
      { "Alfa Invest BV": 60, "Jan Maes": 40 },
    ],
    ["numbers of shares", "Katrien Vermeulen met 60 aandelen en Jan Maes met 40 aandelen.", NL],
    [
      "beside a spouse",
      "Mevrouw Katrien Vermeulen, echtgenote van Jan Claes, houdt 60 % van de aandelen; de heer Jan Maes houdt 40 %.",
      NL,
    ],
    [
      "in the cells of a table",
      "Aandeelhouder                                   Bijzonderheden\nKatrien Vermeulen, 60 %, en Jan Maes, 40 %      stemrecht",
      NL,
    ],
  ])("of a register: %s", (_, sentence, shares) => {
    expect(read(REGISTER + sentence).shares).toEqual(shares);
  });

  test("with the own day of birth", () => {
    const found = read(
      `${UBO}Begunstigden: Katrien Vermeulen (21/05/1978) voor 60 % en Jan Maes (02/08/1979) voor 40 %`,
    );
    expect(found.births).toEqual({ "Katrien Vermeulen": "1978-05-21", "Jan Maes": "1979-08-02" });
  });
});

describe("where it cannot be told whose a share is, nobody has it with certainty and a warning says so", () => {
  test.each([
    [
      "two shares behind two names",
      `${REGISTER}De aandeelhouders zijn Katrien Vermeulen en Jan Maes, met 60 % en 40 %.`,
    ],
    [
      "one share of two owners",
      `${UBO}Katrien Vermeulen, geboren op 21 mei 1978, en Jan Maes, geboren op 2 augustus 1979, houden samen 60 %.`,
    ],
    [
      "what is left for somebody whose name cannot be read",
      `${UBO}Mevrouw Katrien Vermeulen, geboren op 21 mei 1978, houdt 60 %, de heer Z. de rest.`,
    ],
    ["what is left on a line of its own", `${UBO}Katrien Vermeulen, geboren op 21 mei 1978: 60 %\n\nJan Maes: de rest`],
  ])("%s", (_, drawn) => {
    const found = read(drawn);
    expect(found.certain).toBeLessThan(2);
    expect(found.shares["Jan Maes"]).toBeUndefined();
    expect(found.isUnclear).toBe(true);
  });

  test("which a table says as well is told of nobody", () => {
    const found = read(`${REGISTER}
Aandeelhouder         %
Katrien Vermeulen     60 %
Jan Maes              40 %

Katrien Vermeulen en Jan Maes houden samen 100 % van de aandelen.`);
    expect(found.shares).toEqual(NL);
    expect(found.isUnclear).toBe(false);
  });

  test("one share beside a cell with two names", () => {
    const { facts } = understand(
      pagesOf(`${REGISTER}
Aandeelhouder                       Belang
Katrien Vermeulen en Jan Maes       60 %
An Claes                            40 %`),
    );
    const certain = facts.flatMap(({ type, value, confidence }) =>
      type === "person" && confidence >= CERTAIN && (value as PersonFact).share_percent !== undefined
        ? [(value as PersonFact).name]
        : [],
    );
    expect(certain).toEqual(["An Claes"]);
  });
});

test.each([
  ["zestig procent", 60],
  ["vijfenzeventig percent", 75],
  ["soixante-quinze pour cent", 75],
  ["quatre-vingt-dix-neuf pour cent", 99],
  ["dreißig Prozent", 30],
  ["sechzig vom Hundert", 60],
  ["60 vom Hundert", 60],
  ["twenty-five per cent", 25],
  ["drie vijfden", 60],
  ["trois cinquièmes", 60],
  ["drei Fünftel", 60],
  ["three fifths", 60],
])("reads the share %s", (text, value) => {
  expect(sharesIn(text).map((one) => one.value)).toEqual([value]);
});

test.each([["zestig komma vijf procent"], ["enkele procenten"], ["pour cent"]])("reads no share in %s", (text) => {
  expect(sharesIn(text)).toEqual([]);
});

describe("a sentence that says more than who has what gives nobody a certain share, and a warning", () => {
  test.each([
    [
      "with somebody unnamed, nl",
      UBO,
      `De uiteindelijke begunstigden zijn mevrouw Katrien Vermeulen, voor 60 %, en de heer Jan Maes samen met zijn broer voor 40 %.`,
    ],
    [
      "with somebody unnamed, fr",
      UBO,
      `Les bénéficiaires effectifs sont Madame Hortense Vidal, pour 60 %, et Monsieur Paul Mercier et son épouse, pour 40 %.`,
    ],
    [
      "with somebody unnamed, de",
      REGISTER,
      `Anna Becker hält 60 % und Karl Schmitz hält gemeinsam mit seinem Bruder den Rest.`,
    ],
    [
      "with somebody unnamed, en",
      REGISTER,
      `Rosalind Peake holds 60 % and Hugh Lambert holds the rest together with his brother.`,
    ],
    [
      "and others",
      UBO,
      `The beneficial owners are Rosalind Peake, for 60 %, and Hugh Lambert and others for the remainder.`,
    ],
    ["shares that changed hands, nl", REGISTER, `Katrien Vermeulen droeg 40 % over aan Jan Maes en houdt nog 60 %.`],
    ["shares that changed hands, fr", REGISTER, `Hortense Vidal a cédé 40 % à Paul Mercier et conserve 60 %.`],
    ["shares that changed hands, de", REGISTER, `Anna Becker hat 40 % an Karl Schmitz verkauft und hält 60 %.`],
    ["shares that changed hands, en", REGISTER, `Rosalind Peake transferred 40 % to Hugh Lambert and keeps 60 %.`],
    [
      "owners of before",
      UBO,
      `De uiteindelijke begunstigden waren tot 1 mei 2026 mevrouw Katrien Vermeulen, voor 60 %, en de heer Jan Maes, voor 40 %.
Sindsdien is Ivan Petrov de enige begunstigde.`,
    ],
  ])("%s", (_, head, sentence) => {
    expect(read(head + sentence)).toMatchObject({ certain: 0, isUnclear: true });
  });

  test("but who is named together with another has the own share", () => {
    expect(read(`${REGISTER}Katrien Vermeulen houdt 60 % en haar echtgenoot Jan Maes houdt 40 %.`)).toMatchObject({
      shares: NL,
      isUnclear: false,
    });
  });
});
