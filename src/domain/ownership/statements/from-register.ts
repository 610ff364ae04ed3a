import type { Interest, InterestType, OwnershipParty, Share, StatementSource } from "../ownership.model.ts";
import { companyOf, companyParty, draftPart, exactShare, given, interest, type OwnershipPart } from "./part.ts";

interface RegisteredParty {
  readonly name: string;
  readonly given_name?: string;
  readonly family_name?: string;
  readonly registration_number?: string;
  readonly is_company?: true;
  readonly birth_date?: string;
  readonly nationality?: string;
  readonly since?: string | null;
}

interface RegisteredOwner extends RegisteredParty {
  readonly kind: "person" | "company";
  readonly is_arrangement?: true;
  readonly lei?: string;
  readonly listed_on?: string;
  readonly share_percent?: number;
  readonly share_band?: Share;
  readonly basis?: "holder" | "beneficial_owner";
  readonly interests?: readonly InterestType[];
  readonly details?: string;
  readonly country?: string;
}

/** The members of a register's answer (`RegistryEntry` of the sources) that say who owns and who manages. */
export interface RegisteredCompany {
  readonly country?: string;
  readonly number: string;
  readonly status: "active" | "stopped" | "not_found";
  readonly lei?: string;
  readonly legal_name: string | null;
  readonly legal_form: string | null;
  readonly directors: readonly (RegisteredParty & { readonly role: string })[] | null;
  readonly owners: readonly RegisteredOwner[] | null;
}

/**
 * Owners and managers of one company by its register. `exempt` is the regulated market or the public body that spares its
 * owners. A company that the register does not know gives an empty part.
 */
export function fromRegister(
  entry: RegisteredCompany,
  source: StatementSource,
  { exempt = null }: { readonly exempt?: string | null } = {},
): OwnershipPart {
  if (entry.status === "not_found") return { parties: [], statements: [] };
  const draft = draftPart(registeredParty(entry, exempt), source);
  const country = entry.country ?? "BE";
  for (const owner of entry.owners ?? []) draft.add(ownerParty(owner, country), ownerInterests(owner));
  for (const official of entry.directors ?? []) {
    const type = officeOf(official.role);
    if (type === null) continue;
    draft.add(isCompanyInOffice(official) ? companyIn(official, country) : personOf(official), [
      interest(type, "direct", false, { ...given("start_date", official.since), ...given("details", official.role) }),
    ]);
  }
  return draft.part();
}

/** Whether an enterprise holds an office that a register names. */
export const isCompanyInOffice = (holder: Pick<RegisteredParty, "registration_number" | "is_company">): boolean =>
  holder.registration_number !== undefined || holder.is_company === true;

/** The company that a register answered for, as a party. */
export const registeredParty = (entry: RegisteredCompany, exempt: string | null = null): OwnershipParty => ({
  ...companyParty({
    name: entry.legal_name ?? entry.number,
    country: entry.country ?? "BE",
    number: entry.number,
    lei: entry.lei,
  }),
  ...given("legal_form", entry.legal_form),
  ...(entry.status === "not_found" ? {} : { status: entry.status }),
  ...given("exempt", exempt),
});

function ownerParty(owner: RegisteredOwner, country: string): Omit<OwnershipParty, "id"> {
  if (owner.kind === "person") return { ...personOf(owner), ...given("country", owner.country) };
  return {
    ...companyIn(owner, country),
    ...given("exempt", owner.listed_on),
    ...(owner.is_arrangement ? { kind: "arrangement" } : {}),
  };
}

/** A number without a country is of the register that answered; a company without a number may be of anywhere. */
const companyIn = (
  party: RegisteredParty & { readonly country?: string; readonly lei?: string },
  country: string,
): Omit<OwnershipParty, "id"> =>
  companyOf({
    name: party.name,
    country: party.country ?? (party.registration_number === undefined ? undefined : country),
    number: party.registration_number,
    lei: party.lei,
  });

const personOf = (person: RegisteredParty): Omit<OwnershipParty, "id"> => ({
  kind: "person",
  name: person.name,
  ...given("given_name", person.given_name),
  ...given("family_name", person.family_name),
  ...given("birth_date", person.birth_date),
  ...given("nationality", person.nationality),
});

/** The share belongs to the shares, or to the only interest that is named. */
function ownerInterests(owner: RegisteredOwner): Interest[] {
  const types = owner.interests ?? ["shareholding"];
  const isOwnerRegister = owner.basis === "beneficial_owner";
  const share = owner.share_percent === undefined ? given("share", owner.share_band) : exactShare(owner.share_percent);
  const counted = types.find((type) => type === "shareholding") ?? types.find((type) => type === "votingRights");
  return types.map((type) =>
    interest(type, isOwnerRegister ? "unknown" : "direct", isOwnerRegister && owner.kind === "person", {
      ...(type === (counted ?? types[0]) ? share : {}),
      ...given("start_date", owner.since),
      ...given("details", owner.details),
    }),
  );
}

/** Who audits, keeps the books or the minutes, or stands in for others, neither owns nor manages. */
const NO_MANAGERS = /commissa(?:ris|ire)\b|audit|revis|r[eé]viseur|regnskap|secretar|plaatsverv|suppl[eé]ant|varamed/i;
const CHAIRS = /voorzitter|chair|styre(?:ts )?leder|pr[eé]sidente? du conseil|p[rř]edsed/i;
const MANAGERS =
  /gedelegeerd|dagelijks|zaakvoerder|d[eé]l[eé]gu[eé]|g[eé]rant|directeur|pr[eé]sident|prezes|manag|executive|chief|\bceo\b|daglig|direkt|gesch[aä]ftsf|jednatel|konate[lľ]|liquidat|vereffenaar|likvid|toimitusjohtaja|bostyrer|prokur/i;

/** An office as a type of interest; null for one that gives no control. */
function officeOf(role: string): InterestType | null {
  if (NO_MANAGERS.test(role)) return null;
  if (CHAIRS.test(role)) return "boardChair";
  return MANAGERS.test(role) ? "seniorManagingOfficial" : "boardMember";
}
