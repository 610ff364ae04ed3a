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
