import { expect, it } from "vitest";
import type { ScreeningStatement } from "../../../src/domain/diligence/grounds.model.ts";
import { watchedParties } from "../../../src/domain/relationships/watched-parties.rules.ts";
import { caseRecord } from "../../support/case-fixtures.ts";
import { soundGrounds } from "../../support/diligence-fixtures.ts";

function watched(given: Partial<ScreeningStatement>) {
  const grounds = soundGrounds();
  if (grounds.screening.state !== "answered") throw new Error("silent");
  const screening = { ...grounds.screening, subjects: ["An Peeters"], ...given };
  return watchedParties(caseRecord({ grounds: { ...grounds, screening } }), "r1", false);
}

it("watches a name that was read without certainty after the approval, as a person or a company, once", () => {
  const parties = watched({ uncertain: ["Ruben Hendrickx", "An Peeters"] });
  expect(parties.filter(({ name }) => name === "Ruben Hendrickx")).toMatchObject([
    { kind: "person", roles: ["searched for at the approval"] },
    { kind: "company", roles: ["searched for at the approval"] },
  ]);
  expect(parties.filter(({ name }) => name === "An Peeters")).toHaveLength(1);
});

it("does not watch names in the customer's own words", () => {
  const parties = watched({ named: { searched: ["Lea Maes"], left_out: 0 } });
  expect(parties.map(({ name }) => name)).not.toContain("Lea Maes");
});
