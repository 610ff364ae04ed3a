import { toBods } from "../../domain/ownership/bods/to-bods.ts";
import { fromRegister } from "../../domain/ownership/statements/from-register.ts";
import { isoTime } from "../../platform/clock.ts";
import { type SampleCompany, sampleStartDate } from "../sample-companies.ts";
import type { SampleOwner } from "../samples/sample-company.ts";
import type { Owner } from "../types.ts";

/**
 * A sample company's owners as statements of the Beneficial Ownership Data Standard 0.4. The Belgian register of
 * beneficial owners has no public API, so this open standard replaces it.
 */
export function renderSampleOwners(company: SampleCompany, now: Date): string {
  const { number, name, owners } = company;
  const date = sampleStartDate(company, now) ?? isoTime(now).slice(0, 10);
  const entry = { number, status: "active", legal_name: name, legal_form: null, directors: null } as const;
  const { parties, statements } = fromRegister(
    { ...entry, owners: (owners ?? []).map(registeredOwner) },
    {
      type: "officialRegister",
      name: "Sample register of beneficial owners",
      as_of: date,
      retrieved_at: `${date}T00:00:00.000Z`,
      evidence_ids: [],
    },
  );
  const publication = { publisher: { name: "Sample register of beneficial owners" }, date };
  return JSON.stringify(toBods({ subject: parties[0]!.id, parties, statements, open_ends: [] }, publication));
}

function registeredOwner({ sharePercent, interests, details, ...owner }: SampleOwner): Owner {
  const held = {
    ...(sharePercent === undefined ? {} : { share_percent: sharePercent }),
    ...(interests === undefined ? {} : { interests }),
    ...(details === undefined ? {} : { details }),
  };
  if ("family" in owner) {
    const { family, given, birthDate, nationality } = owner;
    const name = { name: `${given} ${family}`, given_name: given, family_name: family };
    return { kind: "person", ...name, birth_date: birthDate, nationality, ...held };
  }
  const { number, companyName: name, country = "BE", listedOn } = owner;
  return {
    kind: "company",
    name,
    country,
    ...(number === null ? { is_arrangement: true } : { registration_number: number }),
    ...(listedOn === undefined ? {} : { listed_on: listedOn }),
    ...held,
  };
}
