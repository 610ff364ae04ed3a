import type { Facts } from "../../../domain/case/case.model.ts";
import type { Ending } from "../../../domain/case/ended-entity.rules.ts";
import { isCompanyInOffice } from "../../../domain/ownership/statements/from-register.ts";
import { NOTHING } from "../../../domain/relationships/register-changes.rules.ts";
import type {
  KnownOwner,
  KnownPerson,
  KnownSituation,
  RegisterFacts,
} from "../../../domain/relationships/looks.model.ts";
import { classifySituation, companyRegisterOf } from "../../../sources/index.ts";
import type { Owner, Person, RegistryEntry } from "../../../sources/types.ts";

type Stated = Pick<
  RegistryEntry,
  | "status"
  | "juridical_situation"
  | "juridical_situation_label"
  | "legal_name"
  | "address"
  | "activities"
  | "directors"
  | "owners"
> & { readonly ending?: Ending | "none" | undefined; readonly missing?: RegistryEntry["missing"] };

/** The parts of a register's answer that are compared. A part that the register failed to provide is not known. */
export function registerFactsOf(entry: Stated, country: string): RegisterFacts {
  if (entry.status === "not_found") return { ...NOTHING, status: "not_found" };
  const isMissing = (part: string) => entry.missing?.some((gap) => gap.part === part) ?? false;
  const isStatusMissing = isMissing("status");
  return {
    status: isStatusMissing ? null : entry.status,
    situation: isStatusMissing ? null : situationOf(entry, country),
    name: entry.legal_name,
    seat: isMissing("address") ? null : entry.address,
    activities: entry.activities.length === 0 ? null : entry.activities,
    directors: isMissing("directors") ? null : (entry.directors?.map(directorOf) ?? null),
    owners: isMissing("owners") ? null : (entry.owners?.map(ownerOf) ?? null),
  };
}

const WITHHELD = ["not_configured", "masked"];

/** Parts that the register was asked for and could not give this time. */
export const silentParts = (entry: Pick<RegistryEntry, "missing">): string[] =>
  missingParts(entry, (reason) => !WITHHELD.includes(reason)).filter((part) => part !== "page");

/** Parts that the register never shows, or not to us. */
export const withheldParts = (entry: Pick<RegistryEntry, "missing">): string[] =>
  missingParts(entry, (reason) => WITHHELD.includes(reason));

type Missing = NonNullable<RegistryEntry["missing"]>[number];

function missingParts(
  { missing = [] }: Pick<RegistryEntry, "missing">,
  isMeant: (reason: Missing["reason"]) => boolean,
) {
  const parts = missing.filter(({ reason }) => isMeant(reason)).map(({ part }) => (part === "address" ? "seat" : part));
  return [...new Set<string>(parts)];
}

const ENDINGS: Readonly<Record<Ending["kind"], KnownSituation["kind"]>> = {
  insolvency: "bankrupt",
  liquidation: "dissolution_pending",
  strike_off: "strike_off",
};

/** A register that shows insolvencies and has none says that the situation is normal; any other says nothing. */
function situationOf(entry: Stated, country: string): KnownSituation | null {
  const { ending } = entry;
  if (ending && ending !== "none") return { kind: ENDINGS[ending.kind], label: ending.label };
  const kind = classifySituation(entry);
  if (kind !== "unknown") return { kind, label: entry.juridical_situation_label ?? entry.juridical_situation ?? "" };
  const shows = companyRegisterOf(country)?.publishes.insolvencies !== false;
  return shows && entry.status === "active" && country !== "BE" ? { kind: "normal", label: "no insolvency" } : null;
}

function directorOf(person: Person): KnownPerson {
  const { name, role, birth_date, nationality, registration_number: number, other_names } = person;
  return {
    name,
    role,
    ...(birth_date === undefined ? {} : { birth_date }),
    ...(nationality === undefined ? {} : { nationality }),
    ...(number === undefined ? {} : { number }),
    ...(isCompanyInOffice(person) ? { is_company: true } : {}),
    ...(other_names === undefined ? {} : { other_names }),
  };
}

const ownerOf = ({ name, kind, share_percent, birth_date, nationality, registration_number }: Owner): KnownOwner => ({
  name,
  kind,
  ...(share_percent === undefined ? {} : { share: share_percent }),
  ...(birth_date === undefined ? {} : { birth_date }),
  ...(nationality === undefined ? {} : { nationality }),
  ...(registration_number === undefined ? {} : { number: registration_number }),
});

/** What a case knows by a source, and since when; null where it never answered. */
export function statedBy(facts: Facts, source: string, name: string): { value: unknown; at: string } | null {
  const fact = facts[name]?.findLast((one) => one.source === source);
  return fact === undefined ? null : { value: fact.value, at: fact.timestamp };
}

/** What a case knows by the register of its country; null where that never answered. */
export function registerFactsOfCase(facts: Facts, country: string): { facts: RegisterFacts; at: string } | null {
  const source = companyRegisterOf(country)?.source;
  const status = source === undefined ? null : statedBy(facts, source, "registry_status");
  if (source === undefined || status === null) return null;
  const value = <T>(name: string): T | null => (statedBy(facts, source, name)?.value as T | undefined) ?? null;
  const stated: Stated = {
    status: status.value as RegistryEntry["status"],
    juridical_situation: value("juridical_situation"),
    juridical_situation_label: value("juridical_situation_label"),
    legal_name: value("legal_name"),
    address: value("registered_address"),
    activities: value<RegistryEntry["activities"]>("activities") ?? [],
    directors: value("directors"),
    owners: value("beneficial_owners"),
    ending: value<Ending | "none">("ending") ?? undefined,
  };
  return { facts: registerFactsOf(stated, country), at: status.at };
}
