import { describe, expect, test } from "vitest";
import type { DocumentKind } from "../../../../src/domain/documents/document-kinds.ts";
import { CERTAIN } from "../../../../src/domain/readings/certain-kind.ts";
import type { CompanyShareFact, PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import type { FactDraft } from "../../../../src/reading/understanding/facts.ts";
import { withPeople } from "../../../../src/reading/understanding/people/fitted-people.ts";
import { nameSpansIn } from "../../../../src/reading/understanding/people/name-spans.ts";
import { factsOf } from "../../../../src/reading/understanding/readers.ts";
import { readableOf } from "../../../../src/reading/understanding/understand.ts";
import { MODELS } from "../../../support/understand.ts";
import { officePagesOf, pagesOf } from "./pages-of.ts";

/** What the model alone finds in a paper. */
const found = (drawn: string, kind: DocumentKind, known: readonly FactDraft[] = []): readonly FactDraft[] =>
  withPeople(known, kind, readableOf(pagesOf(drawn)), MODELS.people);
const peopleIn = (facts: readonly FactDraft[]): PersonFact[] =>
  facts.flatMap(({ type, value }) => (type === "person" ? [value as PersonFact] : []));
const namesIn = (drawn: string, kind: DocumentKind): string[] =>
  peopleIn(found(drawn, kind))
    .map(({ name }) => name)
    .toSorted();
const holdersIn = (drawn: string, kind: DocumentKind): CompanyShareFact[] =>
  found(drawn, kind).flatMap(({ type, value }) => (type === "company_share" ? [value as CompanyShareFact] : []));

const OWNERS = `
DECLARATION OF BENEFICIAL OWNERS

Company: Harbour Lane Trading Ltd

Owner                    Date of birth      Nationality      Share
Anna-Maria de Vries      4 May 1961         Dutch            60 %
O'Brien, Declan          12 March 1975      Irish            40 %

Place and date: Bruges, 3 March 2025`;

describe("people whom no rule reads", () => {
  test("are found with what stands in their row", () => {
    const people = peopleIn(found(OWNERS, "ubo_extract"));
    expect(people.toSorted((a, b) => a.birth_date!.localeCompare(b.birth_date!))).toEqual([
      expect.objectContaining({ birth_date: "1961-05-04", nationality: "NL", share_percent: 60, role: "owner" }),
      expect.objectContaining({ birth_date: "1975-03-12", nationality: "IE", share_percent: 40, role: "owner" }),
    ]);
    expect(namesIn(OWNERS, "ubo_extract")).toEqual(["Anna-Maria de Vries", "Declan O'Brien"]);
  });

  test("are guesses: nobody is certain by the model alone", () => {
    for (const [drawn, kind] of [
      [OWNERS, "ubo_extract"],
      [MANAGERS, "register_extract"],
      [CONTRACT, "contract"],
    ] as const) {
      const facts = found(drawn, kind);
      expect(facts).not.toEqual([]);
      for (const { certainty } of facts) expect(certainty).toBeLessThan(CERTAIN);
    }
  });

  test("are found in an office file, which has no places", () => {
    const facts = withPeople([], "register_extract", readableOf(officePagesOf(MANAGERS)), MODELS.people);
    expect(peopleIn(facts).map(({ name }) => name)).toContain("Jeroen van der Aa");
  });

  test("are counted once, whichever way their names are written", () => {
    const place = { page: 1, box: null, quote: "Jeroen van der Aa", confidence: 1 };
    const value = { name: "Jeroen van der Aa", role: "director" } as const;
    const rule = { type: "person", subject: "subject", value, place, certainty: 0.96 } as const;
    expect(peopleIn(found(MANAGERS, "register_extract", [rule])).filter(({ name }) => name.includes("Aa"))).toEqual([
      value,
    ]);
    const signed = `${CONTRACT}\n\nPour accord : C. Dubois-Lemaire`;
    expect(namesIn(signed, "contract").filter((name) => name.includes("Dubois"))).toHaveLength(1);
  });

  test.each(["other", "identity_card", "passport", "residence_permit"] as const)(
    "are not looked for in a paper of the kind %s",
    (kind) => expect(found(OWNERS, kind)).toEqual([]),
  );
});

const MANAGERS = `
UITTREKSEL UIT HET REGISTER

Naam                     Zonnedael BV
Ondernemingsnummer       0712.345.678
Zetel                    Jan Peetersstraat 12, 2000 Antwerpen

Bestuurder               Jeroen van der Aa
Bestuurder               DE SMET Katrien
Bestuurder               Ingrid Claes-Moreau

Uittreksel opgemaakt op 4 maart 2025`;

const CONTRACT = `
CONTRAT DE PRESTATION DE SERVICES

Entre les soussignés :
La société Moulin Vert SRL, dont le siège est situé rue Albert Premier 8, 5000 Namur,
représentée par Monsieur Christophe Dubois-Lemaire, gérant,
et
La société Atelier du Pont SA, représentée par Madame Nathalie Piron, administratrice déléguée,

il a été convenu ce qui suit :
Le prestataire fournit des services de conseil.

Fait à Namur, le 3 mars 2025.`;

describe("names of nobody whom a paper is about", () => {
  test("a street that is called like a person, and a company, name no person", () => {
    expect(namesIn(MANAGERS, "register_extract").filter((name) => /Peeters|Zonnedael/.test(name))).toEqual([]);
    expect(namesIn(CONTRACT, "contract").filter((name) => /Albert|Moulin|Atelier/.test(name))).toEqual([]);
  });

  test("heads of a table, cities, products and salutations name nobody", () => {
    const drawn = `
To whom it may concern

Price list of Golden Delicious and Granny Smith

Product                  Origin             Net Price
Granny Smith             New Zealand        12,00 EUR
Golden Delicious         South Tyrol        11,00 EUR

Kind Regards`;
    expect(namesIn(drawn, "contract")).toEqual([]);
  });

  test("a notary of a deed is none of its founders", () => {
    const drawn = `
OPRICHTING

Op vier maart tweeduizend vijfentwintig, voor mij, meester Hendrik Goossens, notaris te Gent, zijn verschenen:
1. De heer Tom Verbeke, geboren te Gent op 3 april 1980, wonende te 9000 Gent;
2. Mevrouw Lies Baert, geboren te Aalst op 7 mei 1983, wonende te 9000 Gent.
Zij richten een besloten vennootschap op onder de naam Verbeke & Baert.`;
    expect(namesIn(drawn, "articles_of_association")).toEqual(["Lies Baert", "Tom Verbeke"]);
  });
});

describe("whom the model takes for none of the paper's people", () => {
  const document = readableOf(pagesOf(CONTRACT));
  const read = (name: string): FactDraft => {
    const at = document.flow.text.indexOf(name);
    return {
      type: "person",
      subject: "subject",
      value: { name, role: "signatory" },
      place: document.flow.place(at, at + name.length),
      certainty: 0.96,
    };
  };
  const certaintyOf = (name: string): number | undefined =>
    withPeople([read(name)], "contract", document, MODELS.people).find(
      ({ value }) => (value as PersonFact).name === name,
    )?.certainty;

  test("a rule's person becomes a guess", () => {
    expect(certaintyOf("Albert Premier")).toBeLessThan(CERTAIN);
  });

  test("stays as certain as the rule is where the model agrees, or cannot tell", () => {
    expect(certaintyOf("Nathalie Piron")).toBe(0.96);
    expect(certaintyOf("Somebody Unwritten")).toBe(0.96);
  });
});

test("a person whom a rule reads with a title stays as certain where the model reads the name without it", () => {
  const drawn = `
AUSZUG AUS DEM HANDELSREGISTER

Firma                    Sklárna Horní Lípa s.r.o.
Geschäftsführer          JUDr. Radek Vondráček, geb. am 19. Mai 1973`;
  const people = factsOf(readableOf(pagesOf(drawn)), "register_extract", MODELS).filter(
    ({ type }) => type === "person",
  );
  expect(people.map(({ value, certainty }) => [(value as PersonFact).name, certainty >= CERTAIN])).toEqual([
    ["JUDr. Radek Vondráček", true],
  ]);
});

describe("a paper whose people the rules read", () => {
  test("names nobody more who has left, audits or assists", () => {
    const drawn = `
UITTREKSEL UIT HET REGISTER

Naam                     Zonnedael BV
Ondernemingsnummer       0403.199.702

Bestuurders
Jeroen van der Aa, bestuurder sinds 1 maart 2020
Ontslagnemend: Pieter Lambrecht, tot 28 februari 2020
Commissaris: Griet Vandamme, bedrijfsrevisor
Het dossier werd neergelegd door notaris Hendrik Goossens`;
    const names = peopleIn(factsOf(readableOf(pagesOf(drawn)), "register_extract", MODELS)).map(({ name }) => name);
    expect(names).toContain("Jeroen van der Aa");
    for (const other of ["Pieter Lambrecht", "Griet Vandamme", "Hendrik Goossens"]) expect(names).not.toContain(other);
  });

  test("names a company by its form, not a person called like it", () => {
    const drawn = `
REGISTER VAN AANDEELHOUDERS
Delta Verbeke BV

Aandeelhouder            Aandelen
Delta Verbeke            60 %
Tom Verbeke              40 %`;
    expect(namesIn(drawn, "shareholder_register")).not.toContain("Delta Verbeke");
  });
});

describe("companies that hold shares", () => {
  test("are found with share and number, and the company itself is none of them", () => {
    const drawn = `
AANDEELHOUDERSREGISTER

Zonnedael NV

Aandeelhouder                Ondernemingsnummer    Aandelen
Baltica Invest NV            0403.199.702          55 %
Duinrand Holding BV          0597.984.114          45 %`;
    const holders = holdersIn(drawn, "shareholder_register").toSorted((a, b) => a.holder.localeCompare(b.holder));
    expect(holders).toEqual([
      expect.objectContaining({ holder: "Baltica Invest NV", enterprise_number: "0403199702", share_percent: 55 }),
      expect.objectContaining({ holder: "Duinrand Holding BV", enterprise_number: "0597984114", share_percent: 45 }),
    ]);
  });
});

describe("spans that may be names", () => {
  const spansOf = (line: string): string[] =>
    nameSpansIn(readableOf(pagesOf(line)).text).flatMap(({ person }) => (person === null ? [] : [person.name]));

  test.each([
    ["Voor: Jan van den Berg, bestuurder", "Jan van den Berg"],
    ["Herr MÜLLER-LÜDENSCHEIDT, Karl-Heinz", "Karl-Heinz MÜLLER-LÜDENSCHEIDT"],
    ["signed Ó Súilleabháin, Áine", "Áine Ó Súilleabháin"],
    ["Mme García Márquez, Lucía (50 %)", "Lucía García Márquez"],
    ["par J.-P. d'Hondt et", "J.-P. d'Hondt"],
    ["владелец Иван Петров, 50 %", "Иван Петров"],
  ])("%s", (line, name) => expect(spansOf(line)).toContain(name));

  test("join the family name and the given name that stand in two columns", () => {
    expect(spansOf("VAN HOVE             Katrien           50 %")).toContain("Katrien VAN HOVE");
  });
});

test("a text of 20,000 words takes at most some times as long as one of 5,000", () => {
  const words = ["Jan", "Van", "Peeters,", "De", "Holding", "BV", "50 %"];
  const timeOf = (rows: number): number => {
    const line = (at: number) => Array.from({ length: 20 }, (_, word) => words[(20 * at + word) % 7]).join(" ");
    const document = readableOf(officePagesOf(Array.from({ length: rows }, (_, at) => line(at)).join("\n")));
    const start = performance.now();
    withPeople([], "shareholder_register", document, MODELS.people);
    return performance.now() - start;
  };
  timeOf(250);
  expect(timeOf(1_000)).toBeLessThan(9 * Math.max(100, timeOf(250)));
});

test("what the rules read of a paper stays where nobody else is named", () => {
  const document = readableOf(pagesOf(MANAGERS));
  const facts = factsOf(document, "register_extract", MODELS);
  expect(facts.filter(({ type }) => type === "enterprise_number")).not.toEqual([]);
});

test("whom a rule reads stays certain where the model reads a part of the name: a guess would be screened by nobody", () => {
  const extract = `
SPF Économie, P.M.E., Classes moyennes et Énergie     Banque-Carrefour des Entreprises
EXTRAIT - entité enregistrée personne morale
Numéro d'entreprise : 0403.170.701
Dénomination : Ardenne Bois Énergie
Adresse du siège : Rue des Scieries 3, 6880 Bertrix
Forme légale : Société à responsabilité limitée
Fonctions
Administrateur     Lambermont, Gauthier     depuis le 28 novembre 2019
Administrateur     Nsimba Kiala, Prisca     depuis le 14 juin 2022
Administrateur     Haddad Mansour, Bassam   depuis le 14 juin 2022
Administrateur     Vargas Llosa, Mario   depuis le 14 juin 2022
Administrateur     Garcia Marquez, Gabriel   depuis le 14 juin 2022
Impression du 27/03/2026`;
  const certain = factsOf(readableOf(pagesOf(extract)), "register_extract", MODELS).filter(
    ({ type, certainty }) => type === "person" && certainty >= CERTAIN,
  );
  expect(certain.map(({ value }) => (value as { name: string }).name).toSorted()).toEqual([
    "Bassam Haddad Mansour",
    "Gabriel Garcia Marquez",
    "Gauthier Lambermont",
    "Mario Vargas Llosa",
    "Prisca Nsimba Kiala",
  ]);
});
