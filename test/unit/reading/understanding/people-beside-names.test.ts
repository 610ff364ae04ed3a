import { describe, expect, test } from "vitest";
import type { DocumentKind } from "../../../../src/domain/documents/document-kinds.ts";
import { CERTAIN } from "../../../../src/domain/readings/certain-kind.ts";
import type { CompanyShareFact, PersonFact } from "../../../../src/domain/readings/reading.model.ts";
import { withoutOwnHoldings } from "../../../../src/reading/understanding/company/own-holdings.ts";
import type { FactDraft } from "../../../../src/reading/understanding/facts.ts";
import { withPeople } from "../../../../src/reading/understanding/people/fitted-people.ts";
import { factsOf } from "../../../../src/reading/understanding/readers.ts";
import { readableOf } from "../../../../src/reading/understanding/understand.ts";
import { MODELS } from "../../../support/understand.ts";
import { pagesOf } from "./pages-of.ts";

/** The people whom the model alone finds in a paper. */
const peopleIn = (drawn: string, kind: DocumentKind, known: readonly FactDraft[] = []): PersonFact[] =>
  withPeople(known, kind, readableOf(pagesOf(drawn)), MODELS.people).flatMap(({ type, value }) =>
    type === "person" ? [value as PersonFact] : [],
  );
const namesIn = (drawn: string, kind: DocumentKind): string[] => peopleIn(drawn, kind).map(({ name }) => name);

describe("the words beside a name", () => {
  test.each([
    [
      "Bartholomew Adair",
      "annual_accounts",
      "Monika Zielińska (Director), Bartholomew Adair (Director) Secretary and solicitor: Cavan Law LLP",
    ],
    [
      "ELENI STYLIANOU",
      "register_extract",
      "(a) Directors: ANDREAS HADJIGEORGIOU, DIRECTOR; ELENI STYLIANOU, DIRECTOR\n(b) Secretary: AMATHUS SECRETARIAL LTD",
    ],
    ["Piet Hoeksema", "annual_accounts", "Piet Hoeksema, administrateur Réviseur : Jan Claes"],
    ["Thea Ravn", "annual_accounts", "Thea Ravn, board member Auditors Deloitte"],
    ["Catriona MacInnes", "annual_accounts", "Catriona MacInnes, Director, before witness Ann Blair"],
    ["Marieke Zandstra", "register_extract", "Commissaris              Marieke Zandstra"],
    [
      "Christophe Dubois",
      "annual_accounts",
      "Liste des mandataires\n\nMandataire               Fonction\nChristophe Dubois        Gérant",
    ],
  ] as const)("names %s, whose neighbour or whose title has such a word", (name, kind, line) => {
    expect(namesIn(`\nZonnedael NV\n\n${line}\n`, kind)).toContain(name);
  });

  test("names a founder who appears before a notary", () => {
    const drawn = `
GRÜNDUNG

Vor mir, Dr. Walter Crepaz, Notar, sind erschienen: Pichler Hartmann, geboren in Bozen am 28. Februar 1966,
und gründen eine Gesellschaft mit beschränkter Haftung.`;
    expect(namesIn(drawn, "articles_of_association")).toEqual(["Pichler Hartmann"]);
  });

  test("names no witness and no proxy of a list, also not the second", () => {
    const drawn = `
OPRICHTING

Voor mij, Meester Christophe Vandeputte, notaris met standplaats te Gent, is verschenen:
Mevrouw ROELANDTS Godelieve Maria, geboren te Gent op 3 september 1969, wonende te 9000 Gent.
Bijzondere volmacht wordt verleend aan mevrouw Tine Buysse, voornoemd, en aan de heer Jonas Meersman, bediende.
In aanwezigheid van de getuigen, de heer Marnix Coppieters en mevrouw Gerda Van Wonterghem, beiden wonende te Gent.`;
    expect(namesIn(drawn, "articles_of_association")).toEqual(["Godelieve Maria ROELANDTS"]);
  });
});

describe("a day without a word for birth", () => {
  const bornIn = (lines: string): (string | undefined)[] =>
    peopleIn(`\nREGISTER OF MEMBERS\nHarbour Lane Ltd\n\n${lines}\n`, "shareholder_register", [issuedOn("2025-03-03")])
      .map(({ birth_date }) => birth_date)
      .toSorted();
  const issuedOn = (value: string): FactDraft => {
    const place = { page: 1, box: null, quote: value, confidence: 1 };
    return { type: "document_date", subject: "subject", value, place, certainty: 0.96 };
  };

  test("is that of a birth under a head or behind a label of birth only", () => {
    const rows = `\nDeclan O'Brien           4 April 1979            600 ordinary\nMaria Lynch              4 April 2009            400 ordinary`;
    expect(bornIn(`Member                   Entered                 Holding${rows}`)).toEqual([undefined, undefined]);
    expect(bornIn(`Member                   Born                    Holding${rows}`)).toEqual([
      "1979-04-04",
      "2009-04-04",
    ]);
    expect(bornIn("Shareholder: Declan O'Brien, entered: 4 April 1979, 60 %")).toEqual([undefined]);
    expect(bornIn("Shareholder: Declan O'Brien, date of birth: 4 April 1979, 60 %")).toEqual(["1979-04-04"]);
  });

  test("is that of a birth elsewhere where it lies 16 years before the paper", () => {
    expect(bornIn("Shareholder: Declan O'Brien, 4 April 1979, 60 %")).toEqual(["1979-04-04"]);
    expect(bornIn("Shareholder: Declan O'Brien, 4 April 2010, 60 %")).toEqual([undefined]);
  });

  test("is that of no birth where it is the day of an entry", () => {
    const drawn = `
OVERZICHT FUNCTIONARISSEN

Vennootschap             Zonnedael NV

Functionaris             Functie                 Sinds
Jeroen van der Aa        Bestuurder              3 maart 1999
Marieke Zandstra         Commissaris             4 april 2020`;
    const people = peopleIn(drawn, "register_extract");
    expect(people.map(({ since, birth_date }) => [since, birth_date])).toEqual([
      ["1999-03-03", undefined],
      ["2020-04-04", undefined],
    ]);
  });
});

describe("the company of a paper", () => {
  const drawn = `
REGISTRE DES MOUVEMENTS DE TITRES ET COMPTES D'ACTIONNAIRES
ATELIER DU MISTRAL SAS – 732 829 320 RCS Marseille – état au 4 novembre 2026

Titulaire                    Actions      Pourcentage du capital
HOLDING DU PORT SAS          500          100 %

Total                        500          100 %`;

  test("does not hold itself, and who holds it stays", () => {
    const holders = factsOf(readableOf(pagesOf(drawn)), "shareholder_register", MODELS).flatMap(({ type, value }) =>
      type === "company_share" ? [(value as CompanyShareFact).holder] : [],
    );
    expect(holders).toEqual(["HOLDING DU PORT SAS"]);
  });

  test("is told by its name, and from another of that name by the number; a guess of a name takes no holder away", () => {
    const place = { page: 1, box: null, quote: "", confidence: 1 };
    const fact = (type: FactDraft["type"], value: FactDraft["value"], certainty = 0.95): FactDraft => ({
      type,
      subject: "subject",
      value,
      place,
      certainty,
    });
    const held = (holder: string, number?: string) =>
      fact("company_share", {
        holder,
        ...(number === undefined ? {} : { enterprise_number: number }),
        share_percent: 100,
        role: "shareholder",
      });
    const number = fact("enterprise_number", "732829320");
    const name = fact("company_name", "Atelier du Mistral");
    expect(withoutOwnHoldings([number, name, held("ATELIER DU MISTRAL SAS")])).toEqual([number, name]);
    expect(withoutOwnHoldings([number, name, held("732829320", "732829320")])).toEqual([number, name]);
    const misread = [number, name, held("Port SAS", "732829320")];
    expect(withoutOwnHoldings(misread)).toEqual(misread);
    const another = [number, name, held("Atelier du Mistral SA", "404833048")];
    expect(withoutOwnHoldings(another)).toEqual(another);
    const guessed = [fact("company_name", "Atelier du Mistral", CERTAIN - 0.05), held("Atelier du Mistral")];
    expect(withoutOwnHoldings(guessed)).toEqual(guessed);
  });
});
