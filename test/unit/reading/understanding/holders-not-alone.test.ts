import { describe, expect, test } from "vitest";
import type { CompanyShareFact, PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** Papers of which a share is not, or not alone, that of the holder beside it, and those that give all to one by a sentence. */

const CERTAIN = 0.8;
const read = (drawn: string) => {
  const { facts, warnings } = understand(pagesOf(drawn));
  return {
    people: Object.fromEntries(
      facts.flatMap(({ type, value, confidence, subject }) =>
        type === "person" && subject === "subject" && confidence >= CERTAIN
          ? [[(value as PersonFact).name, (value as PersonFact).share_percent ?? null]]
          : [],
      ),
    ),
    companies: facts.flatMap(({ type, value }) =>
      type === "company_share" ? [(value as CompanyShareFact).holder] : [],
    ),
    unread: warnings.flatMap(({ code, detail }) => (code === "owners_unread" ? [detail] : [])),
  };
};

const register = (rows: string) => `
Aandelenregister van 3 november 2026
Lindekouter Beheer NV - 0403.170.701

${rows}`;
const table = (row: string) =>
  register(`${"Aandeelhouder".padEnd(56)}Aantal     %
${"Bram Wouters".padEnd(56)}600        60 %
${row.padEnd(56)}400        40 %`);

describe("a share beside the name of one of several is nobody's with certainty, and is told", () => {
  test.each([
    "Jan Maes c.s.",
    "Jan Maes e.a.",
    "Jan Maes u.a.",
    "Jan Maes et al.",
    "Jan Maes et consorts",
    "Jan Maes and others",
    "Jan Maes en partners",
    "Jan Maes en familie",
    "Jan Maes et famille",
    "Jan Maes & Familie",
    "Jan Maes en kinderen",
    "Jan Maes en zijn twee zonen",
    "Jan Maes et ses 3 filles",
    "Jan Maes und seine Töchter",
    "Jan Maes and his parents",
    "Erven Jan Maes",
    "Erven van wijlen Jan Maes",
    "Erbengemeinschaft nach Jan Maes",
    "Hoirs Jan Maes",
    "Indivision Jan Maes",
    "Eheleute Jan Maes",
    "Echtgenoten Jan Maes",
    "Époux Jan Maes",
  ])("%s", (row) => {
    const { people, unread } = read(table(row));
    expect(people).toMatchObject({ "Bram Wouters": 60 });
    expect(people["Jan Maes"] ?? null).toBeNull();
    expect(unread).toEqual([expect.stringContaining(row)]);
  });

  test("in one cell with its share, and in an extract", () => {
    expect(read(register("Bram Wouters, 60 %\nJan Maes c.s., 40 %"))).toMatchObject({
      people: { "Bram Wouters": 60, "Jan Maes": null },
      unread: [expect.stringContaining("Jan Maes c.s.")],
    });
    const extract = read(`
UBO-register
Uittreksel van 12 november 2026

Ondernemingsnummer: 0403.170.701
Naam: Lindekouter Beheer NV

Naam: Wouters Bram
Geboortedatum: 21/05/1978
Rechtstreeks belang: 60 %

Naam: Maes Jan et consorts
Geboortedatum: 02/08/1979
Rechtstreeks belang: 40 %`);
    expect(extract.people).toEqual({ "Wouters Bram": 60, "Maes Jan": null });
    expect(extract.unread).toEqual([expect.stringContaining("Maes Jan et consorts")]);
  });
});

describe("neither who has the fruits nor who has the bare shares holds them with certainty, and both are named", () => {
  test.each([
    ["Jan Maes (vruchtgebruik)", { "Jan Maes": null }],
    ["vruchtgebruik: Jan Maes, blote eigendom: Els Claes", { "Jan Maes": null, "Els Claes": null }],
    ["Jan Maes (nue-propriété), Els Claes (usufruit)", { "Jan Maes": null, "Els Claes": null }],
    ["Jan Maes (Nießbrauch zugunsten Els Claes)", { "Jan Maes": null, "Els Claes": null }],
  ])("%s", (row, people) => {
    const found = read(table(row));
    expect(found.people).toEqual({ "Bram Wouters": 60, ...people });
    expect(found.unread).toEqual([expect.stringContaining(row)]);
  });

  test("in a column of rights, where whole ownership leaves the share", () => {
    const { people, unread } = read(
      register(`Aandeelhouder              Recht                 Aantal     %
Bram Wouters               volle eigendom        600        60 %
Jan Maes                   blote eigendom        400        40 %`),
    );
    expect(people).toEqual({ "Bram Wouters": 60, "Jan Maes": null });
    expect(unread).toHaveLength(1);
  });
});

describe("shares by their sum are not certain where the sum is not that of the holders", () => {
  const HOLDERS = `Aandeelhouder              Aantal
Bram Wouters               600
Jan Maes                   400`;
  test.each([
    ["another number is stated", "Het kapitaal is vertegenwoordigd door 2.000 aandelen."],
    ["another number is stated", "Das Kapital ist eingeteilt in 2.000 Stückaktien."],
    ["another number is stated", "Le capital est représenté par 2.000 actions sans valeur nominale."],
  ])("%s: %s", (_, line) => {
    expect(read(register(`${HOLDERS}\n\n${line}`)).people).toEqual({});
    expect(read(register(`${HOLDERS}\n\n${line.replace("2.000", "1.000")}`)).people).toEqual({
      "Bram Wouters": 60,
      "Jan Maes": 40,
    });
  });

  test("also where the table has a total of its own", () => {
    const total = "\nTotaal                     1.000\n\nHet kapitaal is verdeeld in 2.000 aandelen.";
    expect(read(register(HOLDERS + total)).people).toEqual({});
    expect(read(register(HOLDERS + total.replace("2.000", "1.000"))).people).toEqual({
      "Bram Wouters": 60,
      "Jan Maes": 40,
    });
  });

  test("and neither a notary nor who was struck is in it", () => {
    const lines = `Opgericht bij akte verleden voor mr. W. Tromp, notaris te Soest
Geplaatst: 1.000 aandelen

${HOLDERS}

Doorhaling: Els Claes, 400 aandelen, overdracht aan Jan Maes`;
    expect(read(register(lines)).people).toEqual({ "Bram Wouters": 60, "Jan Maes": 40 });
  });
});

describe("a table of usufruct and bare ownership gives a share to full owners only", () => {
  const column = (...cells: string[]) => cells.map((cell) => cell.padEnd(26)).join("");
  test.each([
    ["VG", "NE"],
    ["Vruchtgebruik", "Blote eigendom"],
    ["Usufruit", "Nue-propriété"],
    ["Nießbrauch", "Nacktes Eigentum"],
    ["Usufruct", "Bare ownership"],
  ])("%s and %s", (usufruct, bare) => {
    const { people, unread } = read(
      register(
        [
          column("Aandeelhouder", usufruct, bare),
          column("Bram Wouters", "600", "600"),
          column("Jan Maes", "400", "0"),
          column("Els Claes", "-", "400"),
        ].join("\n"),
      ),
    );
    expect(people).toMatchObject({ "Jan Maes": null, "Els Claes": null });
    expect(unread).toEqual([expect.stringMatching(/Jan Maes 400 0.*Els Claes - 400/)]);
  });

  test("in a column of rights, and their shares, which stand there twice, are no whole", () => {
    const { people } = read(
      register(
        [
          column("Aandeelhouder", "Recht", "Aantal"),
          column("Bram Wouters", "VE", "400"),
          column("Jan Maes", "VG", "600"),
          column("Els Claes", "NE", "600"),
        ].join("\n"),
      ),
    );
    expect(people).toEqual({ "Jan Maes": null, "Els Claes": null });
  });
});

describe("two who stand in one cell with one share both go without, and both are named", () => {
  test.each(["x", "/", "\\", ";", "-", "+", "&", "en", "et", "und", "and", "en/of", "et/ou", "bzw."])(
    "joined by %s",
    (join) => {
      const row = `Jan Maes ${join} Els Claes`;
      const { people, unread } = read(table(row));
      expect(people).toEqual({ "Bram Wouters": 60, "Jan Maes": null, "Els Claes": null });
      expect(unread).toEqual([expect.stringContaining(row)]);
    },
  );
});

test.each(["Jan Maes (samen met Els Claes)", "Jan Maes (conjointement avec Els Claes)"])(
  "nor do those have a share of their own whom brackets join: %s",
  (row) => {
    const { people, unread } = read(table(row));
    expect(people).toEqual({ "Bram Wouters": 60, "Jan Maes": null, "Els Claes": null });
    expect(unread).toHaveLength(1);
  },
);

test.each([
  ["Jan Maes, Els Claes", { "Jan Maes": null, "Els Claes": null }],
  ["Maes Jan, Claes Els", { "Maes Jan": null, "Claes Els": null }],
  ["Jan Maes, Els Claes, Piet Janssens", { "Jan Maes": null, "Els Claes": null, "Piet Janssens": null }],
  ["Jan & Els Maes", { "Jan Maes": null, "Els Maes": null }],
  ["Peeters & Jan Maes", { "Jan Maes": null }],
  ["Jan en Els Maes", { "Jan Maes": null, "Els Maes": null }],
])("nor those whom one cell lists: %s", (row, people) => {
  const found = read(table(row));
  expect(found.people).toEqual({ "Bram Wouters": 60, ...people });
  expect(found.unread).toEqual([expect.stringContaining(row)]);
});

test.each([
  ["Maes, Jan", "Jan Maes"],
  ["Garcia Lopez, Juan Carlos", "Juan Carlos Garcia Lopez"],
  ["Jan Maes, Heist op den Berg", "Jan Maes"],
  ["Jan Maes, Beveren", "Jan Maes"],
])("but a comma before given names or a town leaves one: %s", (row, name) => {
  expect(read(table(row))).toMatchObject({ people: { "Bram Wouters": 60, [name]: 40 }, unread: [] });
});

test.each(["en", "+", "und"])("nor two in one field of an extract, joined by %s", (join) => {
  const { people, unread } = read(`
UBO-register
Uittreksel van 12 november 2026

Ondernemingsnummer: 0403.170.701
Naam: Lindekouter Beheer NV

Naam: Wouters Bram
Geboortedatum: 21/05/1978
Rechtstreeks belang: 60 %

Naam: Maes Jan ${join} Claes Els
Rechtstreeks belang: 40 %`);
  expect(people).toMatchObject({ "Wouters Bram": 60, "Maes Jan": null, "Claes Els": null });
  expect(unread).toHaveLength(1);
});

test("two countries beside names are no division of shares, and a notary may hold shares", () => {
  const row = (...cells: string[]) => cells.map((cell) => cell.padEnd(26)).join("");
  const lines = [row("Aandeelhouder", "Land", "%"), row("Bram Wouters", "BE", "60 %"), row("Jan Maes", "US", "40 %")];
  expect(read(register(lines.join("\n"))).people).toEqual({ "Bram Wouters": 60, "Jan Maes": 40 });
  expect(read(table("Jan Maes, notaris te Gent")).people).toMatchObject({ "Bram Wouters": 60, "Jan Maes": 40 });
});

test("a register with dematerialised shares leaves open who holds these", () => {
  const line = "Gedematerialiseerde aandelen: 9.000";
  expect(read(`${table("Jan Maes")}\n\n${line}`).unread).toEqual([expect.stringContaining(`"${line}"`)]);
  for (const other of ["Aantal gedematerialiseerde aandelen: 9.000", "9.000 gedematerialiseerde aandelen"])
    expect(read(`${table("Jan Maes")}\n\n${other}`).unread).toHaveLength(1);
  expect(read(`${table("Jan Maes")}\n\nGedematerialiseerde aandelen: geen`).unread).toEqual([]);
});

test.each([
  ["Jan Maes (verpand aan KBC Bank NV)", { "Jan Maes": 40 }, []],
  ["Jan Maes, Gent", { "Jan Maes": 40 }, []],
  ["Jan Maes, Turnhout", { "Jan Maes": 40 }, []],
  ["Maes, Jan", { "Jan Maes": 40 }, []],
  ["Garcia Lopez, Maria", { "Maria Garcia Lopez": 40 }, []],
  ["Alfa Hout BV (verpand aan KBC Bank NV)", {}, ["Alfa Hout BV"]],
])("a remark or a town behind a name is no part of it: %s", (row, people, companies) => {
  expect(read(table(row))).toEqual({ people: { "Bram Wouters": 60, ...people }, companies, unread: [] });
});

describe("who holds for somebody else is no owner with certainty, and whom a paper names is a holder", () => {
  test.each([
    ["Jan Maes, in opdracht van Els Claes", ["Els Claes", "Jan Maes"]],
    ["Jan Maes (nominee for Els Claes)", ["Els Claes", "Jan Maes"]],
    ["Jan Maes (à titre fiduciaire)", ["Jan Maes"]],
    ["Fiduciaire Noord BV, voor rekening van Els Claes", ["Els Claes"]],
  ])("%s", (row, names) => {
    const { people, unread } = read(table(row));
    expect(people).toEqual({ "Bram Wouters": 60, ...Object.fromEntries(names.map((name) => [name, null])) });
    expect(unread).toEqual([expect.stringContaining(row)]);
  });

  test.each([
    ["votes", "Het stemrecht verbonden aan deze aandelen wordt uitgeoefend door Els Claes.", /stemrecht/],
    ["an option", "Els Claes heeft een onherroepelijke aankoopoptie op de aandelen van Jan Maes.", /aankoopoptie/],
    ["a sale", "Overdracht van 10 oktober 2026: Jan Maes draagt 300 aandelen over aan Els Claes.", /went to Els Claes/],
    ["pages that did not come", "blz. 1 van 3", /says that it has 3 pages; 1 was handed in/],
  ])("nor does a register settle the owners that tells of %s", (_, line, detail) => {
    expect(read(`${table("Jan Maes")}\n\n${line}`).unread).toEqual([expect.stringMatching(detail)]);
  });

  test("nor one that gives the votes to a small holder", () => {
    const { unread } = read(
      register(`Aandeelhouder              Aantal     %         Stemrechten
Bram Wouters               800        80 %      29 %
Els Claes                  200        20 %      71 %`),
    );
    expect(unread).toEqual(["The document gives Els Claes 71 % of the votes; 20 % of the shares."]);
  });
});

test.each([
  ["spouses who both have their own", "Jan Maes, echtgenoot van Els Claes", ""],
  ["what there is not", "Jan Maes", "Er zijn geen naamleners en geen vruchtgebruik.\nblz. 1 van 1"],
  ["who wrote the paper", "Jan Maes", "Opgemaakt door Fiduciaire Noord BV in opdracht van de vennootschap."],
  ["a sale to a holder", "Jan Maes", "Op 3 mei 2020 droeg Bram Wouters 400 aandelen over aan Jan Maes."],
  ["the past", "Jan Maes", "Tot 2019 was Bram Wouters enig aandeelhouder van de vennootschap."],
])("a register that tells of %s stays clean", (_, row, line) => {
  expect(read(`${table(row)}\n\n${line}`)).toEqual({
    people: { "Bram Wouters": 60, "Jan Maes": 40 },
    companies: [],
    unread: [],
  });
});

describe("who has all shares of another company, or for another, does not hold them by that sentence", () => {
  test.each([
    "Alle aandelen van Dochter BV worden gehouden door Jan Maes.",
    "Jan Maes is enig aandeelhouder van Holding Maes BV.",
    "Jan Maes is enig aandeelhouder van de tussenliggende vennootschap Maes Beheer BV.",
    "De vennootschap waarvan Jan Maes enig aandeelhouder is, verhuurt het pand.",
    "Enig aandeelhouder is Jan Maes, voor rekening van derden.",
    "L'actionnaire unique est Jean Dupont, à titre fiduciaire.",
    "Sole shareholder: Jan Maes, as trustee for the Maes family.",
  ])("%s", (line) => {
    expect(Object.values(read(register(line)).people)).not.toContain(100);
  });

  test("nor where others hold shares", () => {
    const { people } = read(
      register(`Aandeelhouder              Aantal     %
An Peeters                 600        60 %
Luc Smet                   400        40 %

Alle aandelen zijn eigendom van Jan Maes.`),
    );
    expect(people).toEqual({ "An Peeters": 60, "Luc Smet": 40 });
  });
});

describe("who has all shares by a sentence holds them", () => {
  test.each([
    "Enig aandeelhouder van de vennootschap is mevrouw Els Claes, wonende te Gent.",
    "Alle aandelen zijn eigendom van Els Claes, wonende te Gent.",
    "Toutes les actions sont détenues par Madame Els Claes, domiciliée à Gand.\n\nAssociée unique : Els Claes",
    "Alleinige Gesellschafterin ist Els Claes, wohnhaft in Gent.",
    "All shares of the company are owned by Els Claes, residing in Ghent.",
  ])("%s", (line) => {
    expect(read(register(line))).toEqual({ people: { "Els Claes": 100 }, companies: [], unread: [] });
  });

  test("but not of another company, nor if it may be so", () => {
    const other = register(`Aandeelhouder              Aantal     %
Alfa Hout BV               1000       100 %

Alfa Hout BV, waarvan Jan Maes enig aandeelhouder is, is ingeschreven sinds 3 mei 2019.`);
    expect(read(other)).toMatchObject({ people: {}, companies: ["Alfa Hout BV"] });
    expect(read(`${table("Jan Maes")}\n\nIndien Els Claes enig aandeelhouder is, beslist zij alleen.`).people).toEqual({
      "Bram Wouters": 60,
      "Jan Maes": 40,
    });
  });
});

test("own shares with their number in the same cell count toward the whole", () => {
  const { people, companies } = read(
    register(`Aandeelhouder              Aantal aandelen
Bram Wouters               60
Els Claes                  20
Eigen aandelen 20`),
  );
  expect(people).toEqual({ "Bram Wouters": 60, "Els Claes": 20 });
  expect(companies).toHaveLength(1);
});

describe("a deed tells of bearer shares", () => {
  const deed = (article: string) => `
STATUTEN

Lindekouter Beheer NV
Ondernemingsnummer 0403.170.701

Artikel 1. Naam. De vennootschap draagt de naam "Lindekouter Beheer".
Artikel 2. Zetel. De zetel is gevestigd te 9000 Gent, Kouter 1.
Artikel 3. Voorwerp. De vennootschap heeft tot voorwerp het beheer van onroerende goederen.
Artikel 5. Kapitaal. Het kapitaal bedraagt 62.000 euro, vertegenwoordigd door 100 aandelen.
Artikel 7. Aard van de aandelen. ${article}`;
  test.each([
    ["De aandelen zijn aan toonder.", 1],
    ["De aandelen zijn op naam. Zij kunnen niet aan toonder zijn.", 0],
    ["De aandelen zijn op naam of aan toonder.", 0],
  ])("%s", (article, count) => {
    expect(read(deed(article)).unread).toEqual(Array(count).fill(expect.stringContaining("states bearer shares")));
  });
});
