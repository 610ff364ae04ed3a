import { describe, expect, test } from "vitest";
import type { AmountFact, CompanyShareFact, PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { understand } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** What deeds state with certainty: of the company that they found, and of nobody else. */

const CERTAIN = 0.8;
const certain = (drawn: string) => understand(pagesOf(drawn)).facts.filter(({ confidence }) => confidence >= CERTAIN);
const capitalIn = (drawn: string) =>
  certain(drawn).flatMap(({ type, value }) => (type === "amount" ? [(value as AmountFact).value] : []));
const addressesIn = (drawn: string) =>
  certain(drawn).flatMap(({ type, subject, value }) => (type === "address" && subject === "subject" ? [value] : []));
const holdersIn = (drawn: string) =>
  certain(drawn).flatMap(({ type, value }) => {
    if (type === "company_share") {
      const { holder, share_percent: share } = value as CompanyShareFact;
      return [[holder, share]];
    }
    const { name, role, share_percent: share } = value as PersonFact;
    return type === "person" && role === "founder" ? [[name, share]] : [];
  });

const french = (...lines: string[]) => `
CONSTITUTION D'UNE SOCIÉTÉ À RESPONSABILITÉ LIMITÉE

L'an deux mille vingt-six, le quatre mai, devant Maître Odile Renson, notaire à Huy, ont comparu :
1. Madame Inès Delvaux, née à Huy le 21 mai 1978, domiciliée à 4500 Huy, rue du Pont 1 ;
2. Monsieur Paul Henrard, né à Liège le 2 juin 1980, domicilié à 4000 Liège, rue Haute 12.
Les comparants constituent une société à responsabilité limitée sous la dénomination « Quai des Saules ».
${lines.join("\n")}`;

describe("the capital of a deed", () => {
  test("is no price of one share, but that of all which follows it", () => {
    expect(
      capitalIn(french("Les apports : 80 actions au prix de 250 euros chacune, soit vingt mille euros (20.000 €).")),
    ).toEqual([20_000]);
    expect(capitalIn(french("Le capital est divisé en 80 actions de 250 euros chacune."))).toEqual([]);
  });

  test("is no value of one share in Dutch, English and German", () => {
    const deed = (words: string) => `
AKTE VAN OPRICHTING

Heden, 4 mei 2026, verscheen voor mij, mr. Karel Dumont, notaris te Zwolle:
de heer Joost Wiersma, geboren te Zwolle op 21 mei 1978, wonende te 8011 CW Zwolle, Kade 4.
De comparant richt een besloten vennootschap op met de naam: Wiersma Zeilen B.V.
${words}`;
    for (const words of [
      "Het kapitaal is verdeeld in aandelen van één euro (€ 1,00) elk.",
      "The share capital is divided into ordinary shares of €1.00 each.",
      "Das Kapital ist eingeteilt in Aktien zu je 1,00 EUR.",
    ]) {
      expect(capitalIn(deed(words))).toEqual([]);
    }
    expect(capitalIn(deed("Het kapitaal bedraagt € 500,00, verdeeld in aandelen van € 1,00 elk."))).toEqual([500]);
  });

  test("is not that of a company that appears", () => {
    const statutes = `
STATUTS CONSTITUTIFS

Les soussignés :
- Madame Inès Delvaux, née à Huy le 21 mai 1978, demeurant 4 rue du Pont, 30190 Saint-Chaptes ;
- La société Berges du Lac, SARL au capital de 75 000 €, RCS Nîmes 552 100 554, représentée par M. Paul Henrard ;
ont établi les statuts de la société qu'ils constituent.
ARTICLE 3 - DÉNOMINATION : SCI LES TROIS CYPRÈS.
ARTICLE 6 - CAPITAL SOCIAL. Deux mille euros (2 000 €), divisé en 200 parts de 10 €.`;
    expect(capitalIn(statutes)).toEqual([2000]);
  });
});

describe("the seat of a deed", () => {
  test("is not that of the notary's office", () => {
    const office = `
« QUAI DES SAULES » — Société à responsabilité limitée
CONSTITUTION
L'an deux mille vingt-six, le quatre mai, devant Maître Odile Renson, notaire à Huy, exerçant sa fonction dans la SRL « Renson & Petit », ayant son siège à 4500 Huy, quai d'Arona 9, a comparu :
Madame Inès Delvaux, née à Huy le 21 mai 1978, domiciliée à 4500 Huy, rue du Pont 1.
La comparante constitue la société.`;
    expect(addressesIn(office)).toEqual([]);
  });

  test("begins with its street, whatever the sentence says before", () => {
    const statutes = `
OPRICHTING BESLOTEN VENNOOTSCHAP
Heden, op 4 mei 2026, voor mij, mr. Karel Dumont, notaris te Zwolle, is verschenen:
de heer Joost Wiersma, geboren te Zwolle op 21 mei 1978, wonende te 8011 CW Zwolle, Kade 4.
De comparant richt een besloten vennootschap op met de naam: Windkracht Noord B.V.
De vennootschap heeft haar zetel in de gemeente Hollands Kroon en houdt kantoor aan de Molenvaart 31, 1764 AT Breezand.`;
    expect(addressesIn(statutes)).toEqual(["Molenvaart 31, 1764 AT Breezand"]);
  });
});

describe("subscribers in a table", () => {
  const table = (...rows: string[]) => `
CONSTITUTION
of
LOUGH ISLAND BREWERY LIMITED
1. The name of the company is Lough Island Brewery Limited.
5. The share capital of the company is divided into ordinary shares of €1 each.
We, the several persons whose names are subscribed, wish to be formed into a company in pursuance of this constitution.
Names of subscribers                       Number of shares
${rows.join("\n")}
Dated the 4th day of May 2026`;

  test("have their part of all shares, a company among them", () => {
    expect(
      holdersIn(
        table(
          "Niamh Kettle, brewer                       3,000",
          "Oisin Tracey, baker                        1,000",
          "Corrib Ventures Ltd (No. 552968)           1,000",
        ),
      ),
    ).toEqual([
      ["Niamh Kettle", 60],
      ["Oisin Tracey", 20],
      ["Corrib Ventures Ltd", 20],
    ]);
  });

  test("have their part of all shares beside one whose name cannot be read", () => {
    const rows = [
      "Niamh Kettle, brewer                       3,000",
      "Zed                                        1,000",
    ];
    expect(holdersIn(table(...rows))).toEqual([["Niamh Kettle", 75]]);
    expect(holdersIn(table(...rows, "Total shares taken                         4,000"))).toEqual([
      ["Niamh Kettle", 75],
    ]);
  });
});

test("a founder who is appointed by a shorter name is one person", () => {
  const deed = french("Est appelée aux fonctions d'administratrice : Madame Inès Delvaux, qui accepte.").replace(
    "Madame Inès Delvaux, née",
    "Madame DELVAUX Inès Marie Rose, née",
  );
  const names = certain(deed).flatMap(({ type, value }) => {
    const { name, role } = value as PersonFact;
    return type === "person" && (role === "founder" || role === "director") ? [`${name} ${role}`] : [];
  });
  expect(names).toEqual([
    "Inès Marie Rose DELVAUX founder",
    "Paul Henrard founder",
    "Inès Marie Rose DELVAUX director",
  ]);
});

describe("the purpose of a company", () => {
  test("ends where the next article begins, though the list above it ends without a full stop", () => {
    const { facts } = understand(
      pagesOf(`
GECOÖRDINEERDE STATUTEN
Lindekouter Beheer, besloten vennootschap
Artikel 3. Voorwerp
De vennootschap heeft tot voorwerp, in België en in het buitenland:
- het bakken van brood;
- de handel in chocolade;
Artikel 5. Aandelen
Er zijn honderd aandelen uitgegeven.`),
    );
    const purpose = facts.find(({ type }) => type === "object");
    expect(purpose?.value).toBe("- het bakken van brood; - de handel in chocolade;");
  });
});

describe("the name of a company", () => {
  const namesIn = (drawn: string) =>
    certain(drawn).flatMap(({ type, value }) => (type === "company_name" ? [value] : []));
  test.each([
    [
      "goes on in the next line",
      "De vennootschap draagt de naam Bakkerij De\nLinde.\nArtikel 2. Zetel",
      "Bakkerij De Linde",
    ],
    [
      "ends where the next article begins",
      "De vennootschap draagt de naam Bakkerij De Linde\nArt. 2. Zetel",
      "Bakkerij De Linde",
    ],
  ])("%s", (_, lines, name) => {
    expect(
      namesIn(`GECOÖRDINEERDE STATUTEN\n${lines}\nDe zetel is gevestigd te Ridderstraat 48, 3000 Leuven.`),
    ).toEqual([name]);
  });
});

describe("a company that winds up", () => {
  const articles = (head: string, rest = "") =>
    certain(
      `STATUTEN\nNaam: Lindekouter Beheer BV ${head}\nDatum: 03/11/2026\nArtikel 1. De vennootschap draagt de naam Lindekouter Beheer BV.\n${rest}`,
    );
  const status = (facts: ReturnType<typeof certain>) =>
    facts.filter(({ type }) => type === "status").map(({ value }) => value);
  test("says so behind its name; clauses on an end say nothing of today", () => {
    expect(status(articles("in vereffening"))).toEqual(["in_liquidation"]);
    expect(
      status(articles("", "Artikel 30. Elke vennootschap in vereffening vermeldt dat zij in vereffening is.")),
    ).toEqual([]);
  });
  test("is dated by the paper, not by the day since when it winds up", () => {
    const facts = articles("in vereffening sinds 1 november 2026");
    const dates = (given: ReturnType<typeof certain>) =>
      given.filter(({ type }) => type === "document_date").map(({ value }) => value);
    expect(dates(facts)).toEqual(["2026-11-03"]);
    const since = certain(
      "STATUTEN\nDe besloten vennootschap Lindekouter Beheer is ontbonden sinds 1 november 2026.\nDatum: 03/11/2026\nArtikel 1. De vennootschap draagt de naam Lindekouter Beheer.",
    );
    expect(dates(since)).toEqual(["2026-11-03"]);
  });
});

describe("the name in articles of association", () => {
  const namesIn = (drawn: string) =>
    certain(drawn).flatMap(({ type, subject, value }) =>
      type === "company_name" && subject === "subject" ? [value] : [],
    );
  test.each([
    [
      "STATUTS COORDONNÉS",
      "Article 1 - Dénomination",
      "La société porte la dénomination DELTA CONSEIL.",
      "DELTA CONSEIL",
    ],
    ["STATUTS COORDONNÉS", "Article 1 - Dénomination", "La société porte le nom de Denis Fils.", "Denis Fils"],
    ["ARTICLES OF ASSOCIATION", "1. Name", "The company bears the name Offshore Trading.", "Offshore Trading"],
  ])("begins where its first letters are no small word: %s, %s, %s", (title, heading, sentence, name) => {
    expect(namesIn(`${title}\n\nUpdated on 14 March 2026\n${heading}\n${sentence}\nArticle 2 - Seat`)).toEqual([name]);
  });

  test.each([
    [
      "GECOÖRDINEERDE STATUTEN",
      'De vennootschap is een handelsvennootschap onder de vorm van een naamloze vennootschap, genaamd "MOLENHOF LOGISTIEK".',
      "MOLENHOF LOGISTIEK",
    ],
    [
      "STATUTS COORDONNÉS",
      "La société est une société commerciale sous la forme d'une société anonyme, dénommée « QUAI DES SAULES ».",
      "QUAI DES SAULES",
    ],
    [
      "KOORDINIERTE SATZUNG",
      'Die Gesellschaft ist eine Gesellschaft mit beschränkter Haftung, genannt "EIFEL BAU".',
      "EIFEL BAU",
    ],
    [
      "ARTICLES OF ASSOCIATION",
      'The company is a private company limited by shares, called "HARBOUR FOODS".',
      "HARBOUR FOODS",
    ],
  ])("stands in quotation marks behind its form: %s", (title, sentence, name) => {
    expect(namesIn(`${title}\n\nArtikel 1\n${sentence}\nArtikel 2`)).toEqual([name]);
  });

  test("is not that of a party, nor a word by which the deed calls one", () => {
    const deed = (sentence: string) => `GECOÖRDINEERDE STATUTEN\n\nArtikel 1\n${sentence}\nArtikel 2`;
    expect(
      namesIn(
        deed('Oprichters zijn de naamloze vennootschap, genaamd "ALFA" en de besloten vennootschap, genaamd "BETA".'),
      ),
    ).toEqual([]);
    expect(
      namesIn(deed('De besloten vennootschap, hierna genaamd "Vennootschap", heeft een raad van bestuur.')),
    ).toEqual([]);
  });
});

describe("holders whom coordinated articles list", () => {
  const listed = (drawn: string) =>
    certain(drawn).flatMap(({ type, value }) => {
      if (type === "company_share")
        return [[(value as CompanyShareFact).holder, (value as CompanyShareFact).share_percent]];
      const { name, role, share_percent: share } = value as PersonFact;
      return type === "person" && role === "shareholder" ? [[name, share]] : [];
    });
  const articles = (title: string, seat: string, ...lines: string[]) =>
    `${title}\n${seat}\n\nArtikel 5\n${lines.join("\n")}\nArtikel 6`;
  const DUTCH = [
    "GECOÖRDINEERDE STATUTEN",
    'van de besloten vennootschap "BAKKERIJ DE LINDE", met zetel te Ridderstraat 48, 3000 Leuven',
  ] as const;
  test.each([
    [...DUTCH, "Aandelenbezit:", "Katrien Vermeulen: 625 aandelen", "Joris Claes: 375 aandelen"],
    [
      "STATUTS COORDONNÉS",
      "de la société à responsabilité limitée « DELTA CONSEIL », dont le siège est rue Haute 8, 5000 Namur",
      "Répartition des actions :",
      "- Katrien Vermeulen : 625 actions ;",
      "- Joris Claes : 375 actions.",
    ],
    [
      "KOORDINIERTE SATZUNG",
      'der Gesellschaft mit beschränkter Haftung "EIFEL BAU" mit Sitz in Hauptstraße 12, 4700 Eupen',
      "Anteilsbesitz:",
      "Katrien Vermeulen: 625 Anteile",
      "Joris Claes: 375 Anteile",
    ],
    [
      "ARTICLES OF ASSOCIATION",
      "of Harbour Foods Limited, registered office 4 Dock Road, London E14 9SH",
      "Shareholdings:",
      "Katrien Vermeulen: 625 shares",
      "Joris Claes: 375 shares",
    ],
  ])("have their part of all shares: %s", (title, seat, ...lines) => {
    expect(listed(articles(title, seat, ...lines))).toEqual([
      ["Katrien Vermeulen", 62.5],
      ["Joris Claes", 37.5],
    ]);
  });

  test("have their part of more shares where the articles state more", () => {
    const all = "Het kapitaal is vertegenwoordigd door 2.000 aandelen.";
    expect(listed(articles(...DUTCH, all, "Aandelenbezit:", "Katrien Vermeulen: 625 aandelen"))).toEqual([
      ["Katrien Vermeulen", 31.25],
    ]);
  });

  test("are not certain where a row of the list is not understood", () => {
    const rows = [
      "Aandelenbezit:",
      "Katrien Vermeulen: 625 aandelen",
      "de erfgenamen van Jan Claes, 375 aandelen in onverdeeldheid",
    ];
    expect(listed(articles(...DUTCH, ...rows))).toEqual([]);
  });
});
