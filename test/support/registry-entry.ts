import type { RegistryEntry } from "../../src/sources/types.ts";

/** A clean entry of the register, as its client reads it. */
export function registryEntry(overrides: Partial<RegistryEntry> = {}): RegistryEntry {
  return {
    number: "0999901338",
    status: "active",
    juridical_situation: "000",
    juridical_situation_label: "Normale toestand",
    legal_name: "Kledinghuis Peeters",
    commercial_names: [],
    legal_form_code: "610",
    legal_form: "Besloten Vennootschap",
    address: { street: "Diestsestraat 140", postal_code: "3200", city: "Aarschot", country: "BE" },
    start_date: "2014-02-17",
    end_date: null,
    activities: [{ code: "47710", description: "Detailhandel in kleding", version: "2008" }],
    directors: [{ name: "An Peeters", role: "Bestuurder", since: "2014-02-17" }],
    owners: [{ name: "An Peeters", kind: "person" }],
    establishments: 1,
    website: null,
    remarks: [],
    source: "kbo",
    ...overrides,
  };
}
