import { expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import type { ScreeningStatement } from "../../../src/domain/diligence/grounds.model.ts";
import { guessedNames, unscreenedNames } from "../../../src/domain/readings/people-in-documents.rules.ts";
import { isNameUnsearched } from "../../../src/features/decisions/rescreening.service.ts";
import { searchedNames } from "../../../src/investigation/hits/searched-names.ts";
import { withLaterSubjects } from "../../../src/investigation/people/people-behind.ts";
import type { ScreeningSubject } from "../../../src/screening/index.ts";
import { caseRecord } from "../../support/case-fixtures.ts";
import { handedIn, person, readAs, reviewedAs } from "../../support/made-readings.ts";

const NOW = new Date("2026-11-20T10:00:00.000Z");
const guess = handedIn(
  "organisation_chart",
  readAs("structure_chart", [{ ...person("Ruben Hendrickx", { role: "shareholder" }), confidence: 0.67 }]),
);
const AN: ScreeningSubject = { kind: "person", name: "An Peeters" };
const lender: ScreeningSubject = {
  kind: "unknown",
  name: "Lea Maes",
  mention: { by: "customer", where: "source of funds" },
};
const namesOf = (subjects: readonly ScreeningSubject[]) =>
  searchedNames(subjects.map((subject) => ({ subject, hits: [] })));

it("a repeated screening searches for names that were read without certainty since, and keeps those that the customer names", () => {
  const subjects = withLaterSubjects([AN, lender], { documents: [guess] }, NOW);
  expect(namesOf(subjects)).toEqual({
    subjects: ["An Peeters"],
    unreadable: [],
    uncertain: ["Ruben Hendrickx"],
    named: { searched: ["Lea Maes"], left_out: 0 },
  });
});

it("names in the text of a company's paper are searched for by themselves, and a reason to screen again once", () => {
  const articles = handedIn(
    "articles_of_association",
    readAs("articles_of_association", [], { names: ["Igor Petrov"] }),
  );
  const subjects = withLaterSubjects([AN], { documents: [articles, guess] }, NOW);
  expect(subjects.at(-1)).toMatchObject({ name: "Igor Petrov", mention: { by: "paper" } });
  const searched = namesOf(subjects);
  expect(searched).toMatchObject({ uncertain: ["Ruben Hendrickx"], in_papers: ["Igor Petrov"] });
  const statement: ScreeningStatement = { state: "answered", missing: [], evidence_ids: [], lists: [], ...searched };
  const record = caseRecord({ documents: [articles, guess] });
  expect(isNameUnsearched(record, statement, NOW)).toBe(false);
  expect(isNameUnsearched(record, { ...statement, in_papers: [] }, NOW)).toBe(true);
});

it("a name that an officer states is searched for as one that is stated, wherever it was read before", () => {
  const before = withLaterSubjects([AN, { ...lender, name: "Ruben Hendrickx" }], { documents: [guess] }, NOW);
  expect(namesOf(before)).toMatchObject({ subjects: ["An Peeters"], uncertain: ["Ruben Hendrickx"] });
  const stated = reviewedAs(guess, { facts: [{ id: "f1", value: "Ruben Hendrickx" }] });
  expect(namesOf(withLaterSubjects(before, { documents: [stated] }, NOW))).toEqual({
    subjects: ["An Peeters", "Ruben Hendrickx"],
    unreadable: [],
  });
});

it("a name read without certainty is a reason to screen again, unless nobody can compare it", () => {
  const statement: ScreeningStatement = {
    state: "answered",
    subjects: ["An Peeters"],
    unreadable: [],
    missing: [],
    evidence_ids: [],
    lists: [],
  };
  const named = (name: string) =>
    handedIn(
      "organisation_chart",
      readAs("structure_chart", [{ ...person(name, { role: "shareholder" }), confidence: 0.67 }]),
    );
  const isReason = (...documents: CaseDocument[]) => isNameUnsearched(caseRecord({ documents }), statement, NOW);
  expect(isReason(named("Ruben Hendrickx"))).toBe(true);
  expect(isReason(named("सुरेश कुमार"))).toBe(false);
  expect(isReason(named("सुरेश कुमार"), named("Ruben Hendrickx"))).toBe(true);
});

it("who may dispose of an account is nobody behind the customer by earlier rules, which a recorded run replays", () => {
  const certificate = (confidence: number) =>
    handedIn(
      "bank_account_proof",
      readAs("bank_account_certificate", [{ ...person("Lea Maes", { role: "signatory" }), confidence }]),
    );
  const [certain, guessed] = [[certificate(0.92)], [certificate(0.7)]];
  const subjectsBy = (rulesVersion: number) =>
    withLaterSubjects([AN], { documents: certain, rulesVersion }, NOW).map(({ name }) => name);
  expect(subjectsBy(7)).toEqual(["An Peeters", "Lea Maes"]);
  expect(subjectsBy(6)).toEqual(["An Peeters"]);
  expect(unscreenedNames({ documents: certain, rulesVersion: 7 }, ["An Peeters"], NOW)).toEqual(["Lea Maes"]);
  expect(unscreenedNames({ documents: certain, rulesVersion: 6 }, ["An Peeters"], NOW)).toEqual([]);
  expect(guessedNames({ documents: guessed, rulesVersion: 7 }, [], NOW)).toEqual(["Lea Maes"]);
  expect(guessedNames({ documents: guessed, rulesVersion: 6 }, [], NOW)).toEqual([]);
});
