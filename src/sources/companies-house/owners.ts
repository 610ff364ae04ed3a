import { z } from "zod";
import type { InterestType, Share } from "../../domain/ownership/ownership.model.ts";
import { type EntryParts, isoDay, maskedPart } from "../register-answer.ts";
import type { Owner } from "../types.ts";
import { birthMonth, isPast, nationalityCode, onlyCountry, party, text } from "./items.ts";
import { normaliseCompanyNumber } from "./number.ts";

export const person = party.extend({
  kind: z.string(),
  name_elements: z.object({ forename: text, middle_name: text, surname: text }).nullish(),
  natures_of_control: z
    .array(z.string())
    .nullish()
    .transform((natures) => natures ?? []),
  notified_on: text,
  ceased_on: text,
  ceased: z.boolean().nullish(),
});
type PersonWithControl = z.output<typeof person>;

export const statement = z.object({ statement: z.string(), ceased_on: text });

/** Persons with significant control of today. Those under protection have no name. */
export function ownersOf(persons: readonly PersonWithControl[]): EntryParts {
  const current = persons.filter(({ ceased_on, ceased }) => !isPast(ceased_on) && ceased !== true);
  const owners = current.flatMap((one) => ownerOf(one) ?? []);
  const gap = maskedPart("owners", current.length - owners.length);
  return { owners, ...(gap === null ? {} : { missing: [gap] }) };
}

/**
 * What an empty list means. Only one statement says that nobody has control (the register misspells it); without it,
 * or with another such as `psc-exists-but-not-identified`, the owners are not known.
 */
export function withoutOwners(statements: readonly z.output<typeof statement>[]): EntryParts {
  const current = statements.filter(({ ceased_on }) => !isPast(ceased_on)).map((one) => one.statement);
  const isNobody =
    current.length > 0 && current.every((one) => /^no-individual-or-entity-with-sign\w*-control$/.test(one));
  return isNobody
    ? { owners: [] }
    : { owners: null, remarks: current.map((one) => `persons with significant control: ${one.replaceAll("-", " ")}`) };
}

const BANDS: Readonly<Record<string, Share>> = {
  "25-to-50-percent": { exclusive_minimum: 25, maximum: 50 },
  "50-to-75-percent": { exclusive_minimum: 50, exclusive_maximum: 75 },
  "75-to-100-percent": { minimum: 75, maximum: 100 },
  "more-than-25-percent": { exclusive_minimum: 25, maximum: 100 },
};

const INTERESTS: readonly (readonly [beginning: string, type: InterestType])[] = [
  ["ownership-of-shares", "shareholding"],
  ["voting-rights", "votingRights"],
  ["right-to-appoint-and-remove", "appointmentOfBoard"],
  ["right-to-share-surplus-assets", "rightsToSurplusAssetsOnDissolution"],
  ["part-right-to-share-surplus-assets", "rightsToSurplusAssetsOnDissolution"],
  ["significant-influence-or-control", "otherInfluenceOrControl"],
];

interface Control {
  readonly type: InterestType;
  readonly band: Share | undefined;
  readonly isTrustee: boolean;
}

function controlOf(nature: string): Control {
  const type = INTERESTS.find(([beginning]) => nature.startsWith(beginning))?.[1] ?? "unknownInterest";
  const band = Object.entries(BANDS).find(([words]) => nature.includes(words))?.[1];
  return { type, band, isTrustee: /-as-trust(?:ee)?\b|-as-control-over-trust/.test(nature) };
}

function ownerOf(found: PersonWithControl): Owner | null {
  const named = namedOwner(found);
  if (named === null) return null;
  const controls = found.natures_of_control.map(controlOf);
  const types = [
    ...new Set(controls.flatMap(({ type, isTrustee }) => (isTrustee ? [type, "trustee" as const] : [type]))),
  ];
  const byShares =
    controls.find(({ type }) => type === "shareholding") ?? controls.find(({ band }) => band !== undefined);
  const since = isoDay(found.notified_on);
  return {
    ...named,
    basis: "beneficial_owner",
    ...(byShares?.band === undefined ? {} : { share_band: byShares.band }),
    ...(types.length === 1 && types[0] === "shareholding" ? {} : { interests: types }),
    ...(since === undefined ? {} : { since }),
  };
}

type NamedOwner = Omit<Owner, "basis" | "share_band" | "interests" | "since">;

function namedOwner(found: PersonWithControl): NamedOwner | null {
  const name = found.name?.trim();
  if (found.kind.startsWith("super-secure") || !name) return null;
  if (!found.kind.startsWith("individual")) {
    const country = onlyCountry(found.identification?.country_registered);
    const given = found.identification?.registration_number?.trim();
    const number = given && country === "GB" ? (normaliseCompanyNumber(given) ?? given) : given;
    return {
      name,
      kind: "company",
      ...(country === undefined ? {} : { country }),
      // A number of an unknown country would be taken for a British one.
      ...(number && country !== undefined ? { registration_number: number } : {}),
    };
  }
  const family = found.name_elements?.surname?.trim();
  const given = [found.name_elements?.forename, found.name_elements?.middle_name].filter(Boolean).join(" ").trim();
  const birthDate = birthMonth(found.date_of_birth);
  const nationality = nationalityCode(found.nationality);
  const country = onlyCountry(found.country_of_residence);
  return {
    // `name` has the title before it.
    ...(given && family ? { name: `${given} ${family}`, given_name: given, family_name: family } : { name }),
    kind: "person",
    ...(birthDate === undefined ? {} : { birth_date: birthDate }),
    ...(nationality === undefined ? {} : { nationality }),
    ...(country === undefined ? {} : { country }),
  };
}
