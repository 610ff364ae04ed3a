import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { peopleInDocuments, unscreenedNames } from "../../../src/domain/readings/people-in-documents.rules.ts";
import { watchedParties } from "../../../src/domain/relationships/watched-parties.rules.ts";
import { caseRecord } from "../../support/case-fixtures.ts";
import { handedIn, NOW, person, readAs, reviewedAs } from "../../support/made-readings.ts";

const PHOTO = handedIn("representative_identity", readAs(null, [], { status: "unreadable" }));
const named = (document: CaseDocument, name: string) => reviewedAs(document, { facts: [{ id: "name", value: name }] });
const namesIn = (...documents: CaseDocument[]) => peopleInDocuments(documents, NOW).parties.map(({ name }) => name);

describe("the person whom an officer names of a document that could not be read", () => {
  it("stands behind the customer", () => {
    expect(peopleInDocuments([named(PHOTO, "Jan Janssens")], NOW).parties).toEqual([
      { kind: "person", name: "Jan Janssens", role: "holder" },
    ]);
  });

  it("is not screened yet", () => {
    const documents = [named(PHOTO, "Jan Janssens")];
    expect(unscreenedNames({ documents }, ["An Peeters"], NOW)).toEqual(["Jan Janssens"]);
    expect(unscreenedNames({ documents }, ["An Peeters", "Jan Janssens"], NOW)).toEqual([]);
  });

  it("is nobody where the officer named nobody, rejected the document, or a later one superseded it", () => {
    expect(namesIn(PHOTO, reviewedAs(PHOTO))).toEqual([]);
    expect(namesIn(reviewedAs(PHOTO, { outcome: "rejected", facts: [{ id: "name", value: "Jan Janssens" }] }))).toEqual(
      [],
    );
    expect(namesIn({ ...named(PHOTO, "Jan Janssens"), superseded: true })).toEqual([]);
  });

  it("does not vouch for what else was read in a document of no known kind", () => {
    const letter = handedIn("other", readAs(null, [person("Els Mertens", { role: "director" })]));
    expect(namesIn(letter)).toEqual([]);
    expect(namesIn(named(letter, "Jan Janssens"))).toEqual(["Jan Janssens"]);
  });

  it("is watched as a person, once, where the customer only declared a name", () => {
    const watched = (documents: CaseDocument[]) =>
      watchedParties(
        caseRecord({ additionalData: { answers: { beneficial_owners: "Jan Janssens 100 %" } }, documents }),
        "r1",
        false,
      )
        .filter(({ name }) => name === "Jan Janssens")
        .map(({ kind }) => kind);
    expect(watched([PHOTO])).toEqual(["person", "company"]);
    expect(watched([named(PHOTO, "Jan Janssens")])).toEqual(["person"]);
  });
});
