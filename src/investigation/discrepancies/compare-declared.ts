import {
  ADDRESS_MATCH_THRESHOLD,
  addressLine,
  compareAddresses,
  compareCompanyNames,
  NAME_MATCH_THRESHOLD,
  withoutForeignForm,
} from "../../domain/matching/index.ts";
import { registerName } from "../../sources/index.ts";
import type { Owner, Person, RegistryEntry } from "../../sources/types.ts";
import type { KnownAnswer } from "../agent.ts";
import type { Dossier } from "../dossier.ts";
import { agreesOnTrade } from "../mcc/compare-trades.ts";
import { fitOfTrade } from "../mcc/fits-trade.ts";
import type { DeclaredOwner } from "../../domain/customer/declared-owner.model.ts";
import type { Comparison } from "../../domain/diligence/discrepancies.rules.ts";
import { namesOf } from "../../domain/customer/declared-owners.ts";
import { named } from "../../domain/customer/no-names.ts";
import {
  compareOwnersWith,
  isSameCompany,
  namesakesOf,
} from "../../domain/diligence/contradictions/declared-owners.rules.ts";
import type { PolicyValues } from "../../domain/diligence/policy.model.ts";
import { judgedBy, judgesBy } from "../rules-version.ts";
import { isSamePerson, samePeople } from "../../domain/customer/same-person.ts";

type Compared = Omit<Comparison, "source">;

/** What the customer declared beside what the register holds, as far as both have something to say. */
export function compareDeclared(dossier: Dossier, { value }: KnownAnswer<RegistryEntry>): Comparison[] {
  if (value.status === "not_found") return [];
  const compared = [
    compareName(dossier, value),
    compareAddress(dossier, value),
    // Whom a list lacks may be the one that was declared.
    isComplete(value, "owners") ? compareOwners(dossier, value) : null,
    isComplete(value, "directors") ? compareDirectors(dossier, value) : null,
    compareActivity(dossier, value),
  ];
  return compared.filter((part) => part !== null).map((part) => ({ ...part, source: registerName(value.source) }));
}

function compareName({ name, input }: Dossier, entry: RegistryEntry): Compared | null {
  if (entry.legal_name === null) return null;
  const bare = (one: string): string => (judgesBy(input, 9) ? withoutForeignForm(one) : one);
  const names = [entry.legal_name, ...(entry.other_names ?? []), ...entry.commercial_names].map(bare);
  return {
    kind: "name",
    field: "company_name",
    declared: name,
    observed: entry.legal_name,
    agrees: compareCompanyNames(bare(name), names).score >= NAME_MATCH_THRESHOLD,
    severity: "medium",
  };
}

function compareAddress({ declaredAddress }: Dossier, { address }: RegistryEntry): Compared | null {
  if (declaredAddress === null || address === null) return null;
  return {
    kind: "address",
    field: "registered_address",
    declared: declaredAddress,
    observed: addressLine(address),
    agrees: compareAddresses(declaredAddress, address).score >= ADDRESS_MATCH_THRESHOLD,
    severity: "low",
  };
}

const isComplete = ({ missing }: RegistryEntry, part: "owners" | "directors"): boolean =>
  !missing?.some((gap) => gap.part === part);

/** A shareholder need not be declared as a beneficial owner up to this share, in per cent. */
const UBO_SHARE = 25;

/**
 * Declared beneficial owners against those of the register, and only where it has some. Natural persons are
 * compared with natural persons; where the register names companies alone, with those. A register of shareholders
 * says who owns the company only where all of them are persons: the owners of a company are behind it.
 */
function compareOwners(dossier: Dossier, { owners, directors }: RegistryEntry): Compared | null {
  const declaredOwners = declaredNames(dossier, dossier.declaredOwners);
  if (declaredOwners.length === 0 || owners === null || owners.length === 0) return null;
  const stated = owners.filter(({ basis }) => basis !== "holder");
  const { terms } = dossier.input;
  if (terms && judgesBy(dossier.input, 6)) {
    const officials = judgesBy(dossier.input, 11) ? (directors ?? []) : [];
    return compareInDetail(dossier, terms.policy.values, { stated, owners, officials });
  }
  if (stated.length === 0) return compareHolders(declaredOwners, owners);
  const people = stated.filter(({ kind }) => kind === "person").map(({ name }) => name);
  const companies = stated.filter(({ kind }) => kind === "company").map(({ name }) => name);
  const declaredPeople = declaredOwners.filter((name) => !companies.some((company) => isSameCompany(name, company)));
  const agrees =
    people.length > 0
      ? samePeople(declaredPeople, people)
      : declaredPeople.length === 0 && declaredOwners.length === companies.length;
  return comparedOwners(declaredOwners, stated, agrees);
}

/** A sentence in place of names agrees with nobody, and contradicts nobody. */
const declaredNames = ({ input }: Dossier, owners: Dossier["declaredOwners"]): readonly string[] =>
  namesOf((judgesBy(input, 3) ? named(owners, judgedBy(input)) : owners) ?? []);

/** By names, birth dates and shares. */
function compareInDetail(
  { input, declaredOwners }: Dossier,
  values: PolicyValues,
  registered: {
    readonly stated: readonly Owner[];
    readonly owners: readonly Owner[];
    readonly officials: readonly Person[];
  },
): Compared | null {
  const { stated, owners, officials } = registered;
  if (stated.length === 0 && owners.some(({ kind }) => kind === "company")) return null;
  const declared = named(declaredOwners, judgedBy(input)) ?? [];
  const names = stated.length === 0 ? owners : stated;
  const isNextAbove = ({ kind, name }: DeclaredOwner) =>
    kind !== "person" && names.some((one) => one.kind === "company" && isSameCompany(name, one.name));
  const isNamed = (one: DeclaredOwner) =>
    isNextAbove(one) || names.some(({ kind, name }) => kind === "person" && isSamePerson(one.name, name));
  // Who stands behind a company that both name is told by the chain: `compareTracedOwners`.
  const leavesRest = judgesBy(input, 12) && declared.some(isNextAbove);
  const compared = compareOwnersWith(values, leavesRest ? declared.filter(isNamed) : declared, names, officials);
  return { kind: "ubo", field: "beneficial_owners", ...compared, severity: "high" };
}

function compareHolders(declared: readonly string[], holders: readonly Owner[]): Compared | null {
  if (holders.some(({ kind }) => kind === "company")) return null;
  const isAmong = (name: string, names: readonly string[]) => names.some((other) => isSamePerson(name, other));
  const names = holders.map(({ name }) => name);
  const large = holders.filter(({ share_percent }) => (share_percent ?? 0) > UBO_SHARE);
  const agrees = declared.every((name) => isAmong(name, names)) && large.every(({ name }) => isAmong(name, declared));
  return comparedOwners(declared, holders, agrees);
}

const comparedOwners = (declared: readonly string[], owners: readonly Owner[], agrees: boolean): Compared => ({
  kind: "ubo",
  field: "beneficial_owners",
  declared: declared.join("; "),
  observed: owners.map(({ name }) => name).join("; "),
  agrees,
  severity: "high",
});

function compareDirectors(dossier: Dossier, { directors }: RegistryEntry): Compared | null {
  const declaredDirectors = declaredNames(dossier, dossier.declaredDirectors);
  if (declaredDirectors.length === 0 || directors === null || directors.length === 0) return null;
  const names = directors.map(({ name }) => name);
  const namesakes = judgesBy(dossier.input, 6) ? namesakesAmong(dossier, directors) : [];
  const observed = names.map((name, at) => (namesakes.includes(directors[at]!) ? bornWords(directors[at]!) : name));
  return {
    kind: "director",
    field: "directors",
    declared: declaredDirectors.join("; "),
    observed: `${observed.join("; ")}${namesakes.length > 0 ? ", two persons of one name" : ""}`,
    agrees: samePeople(declaredDirectors, names) && namesakes.length === 0,
    severity: "medium",
  };
}

const bornWords = ({ name, birth_date: born }: Person): string => `${name}, born ${born}`;

/** Directors of one name whom their birth dates tell apart, of whom fewer are declared. */
function namesakesAmong({ input, declaredDirectors }: Dossier, directors: readonly Person[]): Person[] {
  const declared = named(declaredDirectors, judgedBy(input)) ?? [];
  const dated = directors.map((director) => ({ name: director.name, born: director.birth_date, director }));
  return namesakesOf(dated)
    .filter((group) => declared.filter(({ name }) => isSamePerson(name, group[0]!.name)).length < group.length)
    .flatMap((group) => group.map(({ director }) => director));
}

/** Compared only where both sides name a trade with certainty. */
function compareActivity({ input, declaredActivity }: Dossier, { activities }: RegistryEntry): Compared | null {
  if (declaredActivity === null || activities.length === 0) return null;
  const agrees = agreesOnTrade(
    declaredActivity,
    activities.map(({ code }) => code),
  );
  if (agrees === null) return null;
  if (!agrees && judgesBy(input, 8) && fitOfTrade(declaredActivity, activities, judgedBy(input)) !== "differs")
    return null;
  return {
    kind: "activity",
    field: "business_activity",
    declared: declaredActivity,
    observed: activities.map(({ code, description }) => `${code} ${description}`.trim()).join("; "),
    agrees,
    severity: "low",
  };
}
