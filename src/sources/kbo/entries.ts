import type { RegistryEntry } from "../types.ts";

/** The statement "no such number", which differs from a stopped enterprise. */
export const notFoundEntry = (number: string, source: string): RegistryEntry => ({
  number,
  status: "not_found",
  juridical_situation: null,
  juridical_situation_label: null,
  legal_name: null,
  commercial_names: [],
  legal_form_code: null,
  legal_form: null,
  address: null,
  start_date: null,
  end_date: null,
  activities: [],
  directors: null,
  owners: null,
  establishments: null,
  website: null,
  remarks: [],
  source,
});
