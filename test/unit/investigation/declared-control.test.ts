import { expect, it } from "vitest";
import { DECLARATIONS } from "../../../src/investigation/agents/declarations.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import type { RunTerms } from "../../../src/investigation/types.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";

const KNOWN = { outcome: "known", value: null, evidence: [] } as never;

function found(answers: Readonly<Record<string, unknown>>, code: string, rules = RULES_VERSION) {
  const input = investigationInput({ answers, terms: { rules } as RunTerms });
  const { findings } = DECLARATIONS.derive(KNOWN, readDossier(input), new ObservationSet());
  return findings!.find((one) => one.code === code);
}
const person = (name: string, share_percent: number) => ({ kind: "person", name, share_percent });
const company = (name: string, share_percent: number) => ({ kind: "company", name, share_percent });

it("tells who decides by the customer's own words", () => {
  const answers = { business_activity: "A bakery. It is really run by my husband Boris Ivanov." };
  expect(found(answers, "control_in_words")).toMatchObject({ category: "ownership", severity: "medium" });
  expect(found(answers, "control_in_words")!.description).toContain("really run by my husband Boris Ivanov.");
  expect(found(answers, "control_in_words", 6)).toBeUndefined();
});

it("shows by an ellipsis that the customer's words go on", () => {
  const answers = {
    business_activity: `It is really run by my husband Boris Ivanov, ${"who bakes, ".repeat(30)}and sells`,
  };
  const { description } = found(answers, "control_in_words")!;
  expect(description).toMatch(
    /^The customer writes: "It is really run by my husband Boris Ivanov, .+…"\. Who controls/,
  );
});

it("tells declared shares that add up to more than the whole", () => {
  const owners = (...beneficial_owners: unknown[]) => found({ beneficial_owners }, "owners_over_whole");
  expect(owners(person("Jan Peeters", 80), person("An Claes", 60))).toMatchObject({
    title: "Declared shares add up to 140 %",
  });
  expect(owners(person("Jan Peeters", 60), person("An Claes", 40))).toBeUndefined();
  expect(owners(person("Jan Peeters", 60), company("Peeters Holding BV", 60))).toBeUndefined();
});
