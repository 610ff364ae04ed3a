import { countryCode, isoDay, type NamedParty } from "../register-answer.ts";

interface Party {
  readonly entity_type?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly legal_entity_registration_number: string;
  readonly birth_date?: string | null | undefined;
  readonly country?: string | null | undefined;
}

/** Who a row of officers or members is about; null for a row without a name. */
export function namedParty(row: Party): NamedParty | null {
  const name = row.name?.trim().replace(/\s+/g, " ");
  if (!name) return null;
  if (row.entity_type === "LEGAL_ENTITY" || row.entity_type === "FOREIGN_ENTITY") {
    const country = row.entity_type === "LEGAL_ENTITY" ? "LV" : countryCode(row.country);
    const number = row.legal_entity_registration_number;
    return {
      name,
      kind: "company",
      // A number of an unnamed country would be taken for a Latvian one.
      ...(number === "" || country === undefined ? {} : { registration_number: number }),
      ...(country === undefined ? {} : { country }),
    };
  }
  const birthDate = isoDay(row.birth_date);
  // The tables write the family name first.
  const [family = "", ...given] = name.split(" ");
  return {
    ...(given.length === 0
      ? { name }
      : { name: `${given.join(" ")} ${family}`, given_name: given.join(" "), family_name: family }),
    kind: "person",
    ...(birthDate === undefined ? {} : { birth_date: birthDate }),
  };
}
