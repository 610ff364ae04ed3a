import { expect, it } from "vitest";
import type { ScreeningStatement } from "../../../src/domain/diligence/grounds.model.ts";
import { isNamedOnly } from "../../../src/domain/relationships/relationship.model.ts";
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

it("watches names in the customer's own words that are no other party's, as a person or a company", () => {
  const searched = ["Lea Maes", "An Peeters", "Ruben Hendrickx"];
  const parties = watched({ uncertain: ["Ruben Hendrickx"], named: { searched, left_out: 2 } });
  const named = parties.filter((party) => isNamedOnly(party));
  expect(named.map(({ kind, name }) => `${kind} ${name}`)).toEqual(["person Lea Maes", "company Lea Maes"]);
  expect(named[0]).toMatchObject({ roles: ["named in the customer's own words"], identifiers: [], countries: [] });
  expect(parties.filter(({ name }) => name === "Ruben Hendrickx").every((party) => !isNamedOnly(party))).toBe(true);
});

it("watches names in the text of a company's paper by the exact name", () => {
  const parties = watched({
    in_papers: ["Igor Petrov", "An Peeters"],
    named: { searched: ["Igor Petrov"], left_out: 0 },
  });
  const named = parties.filter((party) => isNamedOnly(party));
  expect(named.map(({ kind, name }) => `${kind} ${name}`)).toEqual(["person Igor Petrov", "company Igor Petrov"]);
  expect(named[0]).toMatchObject({ roles: ["named in the text of a company's paper"] });
});
