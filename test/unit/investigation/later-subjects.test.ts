import { expect, it } from "vitest";
import { searchedNames } from "../../../src/investigation/hits/searched-names.ts";
import { withLaterSubjects } from "../../../src/investigation/people/people-behind.ts";
import type { ScreeningSubject } from "../../../src/screening/index.ts";
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

it("a name that an officer states is searched for as one that is stated, wherever it was read before", () => {
  const before = withLaterSubjects([AN, { ...lender, name: "Ruben Hendrickx" }], { documents: [guess] }, NOW);
  expect(namesOf(before)).toMatchObject({ subjects: ["An Peeters"], uncertain: ["Ruben Hendrickx"] });
  const stated = reviewedAs(guess, { facts: [{ id: "f1", value: "Ruben Hendrickx" }] });
  expect(namesOf(withLaterSubjects(before, { documents: [stated] }, NOW))).toEqual({
    subjects: ["An Peeters", "Ruben Hendrickx"],
    unreadable: [],
  });
});
