import { registerName } from "../../sources/index.ts";
import type { FactDraft } from "../../domain/case/facts.rules.ts";
import type { KnownAnswer } from "../agent.ts";
import { factsFrom } from "../facts.ts";
import type { RegistryEntry } from "../../sources/types.ts";

/** What the register states. A number it does not know is a statement about the number, not about a company. */
export function registryFacts({ value, evidence }: KnownAnswer<RegistryEntry>): FactDraft[] {
  const status = { registry_status: value.status };
  if (value.status === "not_found") return factsFrom(registerName(value.source), evidence, status);
  return factsFrom(registerName(value.source), evidence, {
    ...status,
    juridical_situation: value.juridical_situation,
    juridical_situation_label: value.juridical_situation_label,
    juridical_situation_since: value.juridical_situation_since,
    // Said also where there is none: a register that closed an insolvency takes back what it stated before.
    ending: value.juridical_situation === null ? (value.ending ?? "none") : value.ending,
    legal_name: value.legal_name,
    other_names: notEmpty(value.other_names ?? []),
    former_names: notEmpty(value.former_names ?? []),
    commercial_names: notEmpty(value.commercial_names),
    legal_form: value.legal_form,
    legal_form_code: value.legal_form_code,
    registered_address: value.address,
    start_date: value.start_date,
    end_date: value.end_date,
    nace_codes: notEmpty(value.activities.map(({ code }) => code)),
    activities: notEmpty(value.activities),
    directors: value.directors,
    beneficial_owners: value.owners,
    establishments: value.establishments,
    registered_website: value.website,
    registered_email: value.email,
    remarks: notEmpty(value.remarks),
  });
}

const notEmpty = <T>(items: readonly T[]): readonly T[] | null => (items.length === 0 ? null : items);
