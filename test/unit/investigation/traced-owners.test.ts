import { expect, it } from "vitest";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { compareTracedOwners } from "../../../src/investigation/ownership/traced-owners.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { ownershipOf, states } from "../../support/ownership-fixtures.ts";
import { registryEntry } from "../../support/registry-entry.ts";

/** A company that a holding has wholly, which An Peeters has but for ten per cent of Jan Claes. */
const HELD = ownershipOf(
  [
    states("Beheer Peeters > customer", 100),
    states("An Peeters > Beheer Peeters", 90),
    states("Jan Claes > Beheer Peeters", 10),
  ],
  [{ id: "Beheer Peeters", kind: "entity" }],
);

function agrees(beneficial_owners: string) {
  const terms = {
    policy: DEFAULT_POLICY,
    usesModel: false,
    sample: true,
    listMaxAgeHours: { hours: 48, bySource: {} },
    rules: RULES_VERSION,
  };
  const dossier = readDossier(investigationInput({ answers: { beneficial_owners }, terms }));
  const entry = registryEntry({ owners: [{ name: "Beheer Peeters", kind: "company", share_percent: 100 }] });
  return compareTracedOwners(dossier, entry, HELD).map((one) => one.agrees);
}

it.each([
  ["the company and the owner", "Beheer Peeters 100 %\nAn Peeters 90 %", [true]],
  ["who holds little there, too", "Beheer Peeters 100 %\nAn Peeters 90 %\nJan Claes 10 %", [true]],
  ["who holds little, as an owner", "Beheer Peeters 100 %\nAn Peeters 40 %\nJan Claes 60 %", [false]],
  ["who holds little, and not the owner", "Beheer Peeters 100 %\nJan Claes 10 %", []],
  ["a stranger", "Beheer Peeters 100 %\nAn Peeters 90 %\nPiet Onbekend 10 %", [false]],
  ["the company alone", "Beheer Peeters 100 %", []],
])("persons behind a company that the register names: %s", (_, declared, expected) => {
  expect(agrees(declared)).toEqual(expected);
});
