import { expect, it } from "vitest";
import { placeOf } from "../../../src/domain/diligence/reading-words.ts";
import { reviewDocument, type ReviewInput } from "../../../src/domain/documents/review.rules.ts";
import { certainFacts, effectiveFacts } from "../../../src/domain/readings/effective-facts.rules.ts";
import { actor, caseRecord } from "../../support/case-fixtures.ts";
import { filedAs, NOW, owner, readAs } from "../../support/made-readings.ts";

const document = filedAs("ubo_extract", readAs("ubo_extract", [{ ...owner("Els Claes", 40), confidence: 0.6 }]));
const reviewed = (input: Partial<ReviewInput>) =>
  reviewDocument(
    { ...caseRecord(), documents: [document] },
    document.document_id,
    { outcome: "accepted", kind: null, facts: [], reason: null, ...input },
    { now: NOW, actor: actor("bob", "officer") },
  );
const after = (value: unknown) => {
  const outcome = reviewed({ facts: [{ id: "f1", value }], reason: "Seen on paper." });
  if (!outcome.ok) throw new Error("the review was refused");
  return outcome.value.answer;
};

it.each(["Els Claes", { name: "Els Claes" }, { name: "Els Claes", share_percent: 40 }])(
  "what an officer states as it was read, %j, is confirmed, and counts",
  (value) => {
    const stated = after(value);
    expect(effectiveFacts(stated).map(placeOf)).toEqual(["as bob confirmed it on 2026-11-22"]);
    expect(certainFacts(stated)).toHaveLength(1);
  },
);

it("what an officer states otherwise is corrected", () => {
  for (const value of ["Els Claes-Maes", { name: "Els Claes", share_percent: 60 }]) {
    expect(effectiveFacts(after(value)).map(placeOf)).toEqual(["as bob corrected it on 2026-11-22"]);
  }
});

it("a confirmation needs no reason, and a correction does", () => {
  expect(reviewed({ facts: [{ id: "f1", value: "Els Claes" }] }).ok).toBe(true);
  expect(reviewed({ facts: [{ id: "f1", value: "Els Maes" }] }).ok).toBe(false);
});

it("a review of an earlier version, which says nothing of it, is read as it was", () => {
  const stated = after("Els Claes");
  const facts = stated.review!.facts.map(({ id, value }) => ({ id, value }));
  const earlier = { ...stated, review: { ...stated.review!, facts } };
  expect(effectiveFacts(earlier).map(placeOf)).toEqual(["as bob corrected it on 2026-11-22"]);
});

it.each([
  ["a type that no document has", [{ id: "birthday", value: "1980-03-04" }]],
  ["a birth date of nobody", [{ id: "birth_date", value: "1980-03-04" }]],
  ["a name that is empty", [{ id: "name", value: " " }]],
])("what would change nothing is refused, and nothing is reviewed: %s", (_, facts) => {
  const outcome = reviewed({ facts, reason: "Seen on paper." });
  expect(!outcome.ok && outcome.refusal.code).toBe("validation_failed");
});

it("a birth date counts with the name of its holder, in one review", () => {
  const outcome = reviewed({
    facts: [
      { id: "name", value: "Jan Janssens" },
      { id: "birth_date", value: "1985-02-03" },
    ],
    reason: "The photo is too small to be read.",
  });
  expect(outcome.ok && effectiveFacts(outcome.value.answer).map(({ value }) => value)).toContainEqual({
    name: "Jan Janssens",
    role: "holder",
    birth_date: "1985-02-03",
  });
});
