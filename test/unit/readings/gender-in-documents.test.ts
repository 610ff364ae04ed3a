import { expect, test } from "vitest";
import { peopleInDocuments } from "../../../src/domain/readings/people-in-documents.rules.ts";
import { director, handedIn, holder, NOW, readAs } from "../../support/made-readings.ts";

const card = (requirement: string, ...people: Parameters<typeof readAs>[1] & object) =>
  handedIn(requirement, readAs("identity_card", people));
const gendersOf = (...documents: ReturnType<typeof card>[]) =>
  peopleInDocuments(documents, NOW).parties.map(({ name, gender }) => [name, gender]);

test("a person has the gender that an identity document states, and none where it states none", () => {
  expect(gendersOf(card("representative_identity", holder("An Peeters", "1980-02-01", { sex: "f" })))).toEqual([
    ["An Peeters", "female"],
  ]);
  expect(gendersOf(card("representative_identity", holder("Jan Willems", undefined, { sex: "m" })))).toEqual([
    ["Jan Willems", "male"],
  ]);
  expect(gendersOf(card("representative_identity", holder("Sam Claes", undefined, { sex: "x" })))).toEqual([
    ["Sam Claes", undefined],
  ]);
});

test("another document adds the gender to who is named, and a contradiction makes two people", () => {
  const extract = handedIn("register_extract", readAs("register_extract", [director("An Peeters")]));
  const female = card("representative_identity", holder("An Peeters", undefined, { sex: "f" }));
  const male = card("owner_identity", holder("An Peeters", undefined, { sex: "m" }));
  expect(gendersOf(extract, female)).toEqual([["An Peeters", "female"]]);
  expect(gendersOf(female, male)).toEqual([
    ["An Peeters", "female"],
    ["An Peeters", "male"],
  ]);
});
