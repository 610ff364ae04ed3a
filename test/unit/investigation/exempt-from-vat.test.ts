import { expect, it } from "vitest";
import { REGISTRY } from "../../../src/investigation/agents/registry.ts";
import { VAT } from "../../../src/investigation/agents/vat.ts";
import { deriveAll } from "../../../src/investigation/conclude/derive-all.ts";
import { DEFAULT_POLICY } from "../../../src/domain/diligence/default-policy.ts";
import { readDossier } from "../../../src/investigation/dossier.ts";
import { ObservationSet } from "../../../src/investigation/observations.ts";
import { RULES_VERSION } from "../../../src/investigation/rules-version.ts";
import type { RegistryEntry } from "../../../src/sources/types.ts";
import { investigationInput } from "../../support/investigation-fixtures.ts";
import { registryEntry } from "../../support/registry-entry.ts";

/** The finding on a number that VIES does not know, of a company that the register has so. */
function found(entry: Partial<RegistryEntry> | null, rules = RULES_VERSION) {
  const terms = {
    policy: DEFAULT_POLICY,
    usesModel: false,
    sample: true,
    listMaxAgeHours: { hours: 48, bySource: {} },
  };
  const seen = new ObservationSet();
  const value = { country_code: "BE", vat_number: "0999901338", valid: false, name: null, address: null };
  seen.record(VAT, { outcome: "known", value, evidence: [], heard: [] });
  if (entry !== null) seen.record(REGISTRY, { outcome: "known", value: registryEntry(entry), evidence: [], heard: [] });
  const { findings } = deriveAll(readDossier(investigationInput({ terms: { ...terms, rules } })), seen);
  return findings.find(({ code }) => code === "vat_invalid");
}

const trades = (...codes: string[]) => codes.map((code) => ({ code, description: code, version: "2008" }));

it.each<[string, Partial<RegistryEntry>]>([
  ["an association", { legal_form_code: "017" }],
  ["a foundation", { legal_form_code: "026" }],
  ["a doctor", { activities: trades("86210") }],
  ["a holding that lets its building", { activities: trades("64200", "68203") }],
])("%s needs no VAT number", (_, entry) => {
  expect(found(entry)).toMatchObject({ severity: "low", title: "Not registered for VAT" });
  expect(found(entry, 11)).toMatchObject({ severity: "high", title: "VAT number not valid" });
});

it.each<[string, Partial<RegistryEntry> | null]>([
  ["a shop", {}],
  ["a doctor who sells what is taxed, too", { activities: trades("86210", "47730") }],
  ["a company of which no trade is registered", { activities: [] }],
  ["a company that the register does not tell", null],
])("%s without one is asked", (_, entry) => {
  expect(found(entry)).toMatchObject({ severity: "high", title: "VAT number not valid" });
});
