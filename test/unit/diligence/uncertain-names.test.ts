import { describe, expect, it } from "vitest";
import type { CaseDocument } from "../../../src/domain/case/case.model.ts";
import { checkScreening } from "../../../src/domain/diligence/screening-check.rules.ts";
import type { PersonFact } from "../../../src/domain/readings/reading.model.ts";
import { handedIn, type Made, made, person, readAs, reviewedAs } from "../../support/made-readings.ts";
import { soundFacts } from "../../support/rating-fixtures.ts";

const guess = (name: string, given: Partial<PersonFact> = {}): Made => ({
  ...person(name, { role: "shareholder", ...given }),
  confidence: 0.67,
});
const chart = (...facts: Made[]) => handedIn("organisation_chart", readAs("structure_chart", facts));
const RUBEN = guess("Ruben Hendrickx");

/** The check of a case in which An Peeters was screened. */
const check = (documents: readonly CaseDocument[], given = {}) => checkScreening(soundFacts({ documents, ...given }));

describe("names in documents that were read without certainty", () => {
  it("are all names of a paper whose kind is a guess itself, and none of one that is certainly of another kind", () => {
    const read = (kind: "structure_chart" | "policy_document", kind_confidence: number) =>
      handedIn(
        "organisation_chart",
        readAs(kind, [person("Ruben Hendrickx", { role: "shareholder" })], { kind_confidence }),
      );
    expect(check([read("structure_chart", 0.6)]).how).toContain(
      "without certainty, and not screened until an officer states it: Ruben Hendrickx.",
    );
    expect(check([read("policy_document", 0.6)]).how).not.toContain("Ruben");
    expect(check([read("policy_document", 0.95)]).how).not.toContain("Ruben");
  });

  it("are told beside the names that were screened, and leave the check established", () => {
    expect(check([chart(guess("Peeters An"), RUBEN, guess("Lea Maes"))])).toMatchObject({
      outcome: "established",
      how: "2 names were screened against the sample list. Read in a document without certainty, and not screened until an officer states it: Ruben Hendrickx and Lea Maes.",
    });
    const holder = { ...made("company_share", { holder: "Hendrickx Beheer" }), confidence: 0.6 };
    expect(check([chart(holder)]).how).toContain("states it: Hendrickx Beheer.");
  });

  it("are each told once, whatever the order of the words and however many papers", () => {
    const how = check([chart(RUBEN), chart(guess("HENDRICKX Ruben"))]).how;
    expect(how.match(/hendrickx/gi)).toHaveLength(1);
  });

  it("count, and leave the check open, once an officer states them", () => {
    const stated = reviewedAs(chart(RUBEN), { facts: [{ id: "f1", value: "Ruben Hendrickx" }] });
    expect(check([stated])).toMatchObject({ outcome: "not_established", how: expect.stringContaining("not screened") });
  });

  it.each<[string, CaseDocument]>([
    ["who was screened", chart(guess("An Peeters"))],
    ["who stands behind nobody", chart(guess("Lut Verbist", { role: "notary" }))],
    ["who has left", chart(guess("Ruben Hendrickx", { until: "2020-01-01" }))],
    ["of a paper that an officer rejected", reviewedAs(chart(RUBEN), { outcome: "rejected" })],
    ["of a paper that a later one superseded", { ...chart(RUBEN), superseded: true }],
    ["of a paper that names nobody behind the customer", handedIn("invoice", readAs("invoice", [RUBEN]))],
  ])("are not told of somebody %s", (_, document) => {
    expect(check([document]).how).toBe("2 names were screened against the sample list.");
  });

  it("are not told in runs of earlier versions", () => {
    expect(check([chart(RUBEN)], { rulesVersion: 1 }).how).not.toContain("Ruben");
  });
});

describe("names in the text of a company's papers", () => {
  const articles = (names: readonly string[]) =>
    handedIn("articles_of_association", readAs("articles_of_association", [], { names }));

  it("that nobody knows are told, each once", () => {
    const how = check([articles(["Igor Petrov", "An Peeters", "An Maria Peeters"]), articles(["PETROV Igor"])]).how;
    expect(how).toContain("not screened until an officer states it: Igor Petrov.");
  });

  it("are all told by name once they were searched for", () => {
    const in_papers = ["Igor Petrov", "Oleg Ivanov", "Anna Smirnova", "Pavel Orlov"];
    const facts = soundFacts({ documents: [articles(in_papers)] });
    const { screening } = facts.grounds!;
    const grounds = { ...facts.grounds!, screening: { ...screening, in_papers } as typeof screening };
    const { how } = checkScreening({ ...facts, grounds });
    expect(how).toContain("Searched for by the exact name, as the text of a company's papers has it: Igor Petrov,");
    expect(how).toContain("Anna Smirnova and Pavel Orlov.");
  });

  it.each([
    ["of a private person", { templateId: "kyc_natural_person" }],
    ["in runs of earlier versions", { rulesVersion: 7 }],
    ["that are the customer's", { companyName: "Igor Petrov" }],
  ])("are not told of a case %s", (_, given) => {
    expect(check([articles(["Igor Petrov"])], given).how).not.toContain("Petrov");
  });
});
