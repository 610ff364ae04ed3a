import { newest } from "../case/facts.rules.ts";
import type { CaseRecord } from "../case/case.record.ts";
import type { CustomerParty, PartyOrigin } from "./customer.model.ts";
import type { Gender } from "../hits/screening.model.ts";
import { isHolding } from "../ownership/ownership.model.ts";
import type { DueFacts } from "../diligence/due-facts.model.ts";
import {
  ACCOUNT_HOLDER,
  type DocumentParty,
  filedParties,
  LICENCE_HOLDER,
} from "../readings/people-in-documents.rules.ts";
import { type DeclaredOwner, roleWords } from "./declared-owner.model.ts";
import { readDeclaredDirectors, declaredOwners } from "./declared-owners.ts";
import { splitNominees } from "./held-for.rules.ts";
import { named } from "./no-names.ts";
import { detailsOf } from "./party-details.rules.ts";
import { isCompany, ownerRole, reachesBy } from "./owner-role.rules.ts";
import { rolesByWorth } from "./roles-by-worth.rules.ts";
import { screeningOf } from "./party-screening.rules.ts";
import { areOnePersons, nameWords } from "./same-person.ts";
import { answersOf, entries, type Entry, text } from "./stated-facts.ts";

/** One source's naming of a person or company in one office. */
export interface Naming {
  readonly name: string;
  /** Other names of the same party by the same source. */
  readonly otherNames: readonly string[];
  readonly given: string | null;
  readonly family: string | null;
  readonly kind: "person" | "company";
  /** False where the source does not say which of the two it is. */
  readonly isKindKnown: boolean;
  readonly role: string;
  /** What is to be said behind the role, such as that nobody has accepted its document yet; null for nothing. */
  readonly reservation: string | null;
  /** Whether the role is an office or a holding by a source whose word counts. */
  readonly isOffice: boolean;
  readonly origin: PartyOrigin;
  readonly share: number | null;
  readonly birthDate: string | null;
  readonly gender: Gender | null;
  readonly nationality: string | null;
  /** ISO 3166-1 alpha-2: nationality, residence, seat. */
  readonly countries: readonly string[];
  /** Registration numbers. */
  readonly numbers: readonly string[];
  readonly since: string | null;
}

/** A party, and what only texts for officers and authorities tell apart. */
export interface PartyBehind extends CustomerParty {
  /** Its offices and holdings, one text each; an owner register's own words stand together, such as `settlor, trustee`. */
  readonly roles: readonly string[];
  /** Whether a source whose word counts gives it an office or a holding. */
  readonly holdsOffice: boolean;
}

/** Everyone behind a company as `partiesBehind` has them, in the fields of the interface. */
export const describeParties = (record: CaseRecord, due?: DueFacts): CustomerParty[] =>
  partiesBehind(record, due).map(({ roles: _roles, holdsOffice: _holdsOffice, ...party }) => party);

/**
 * Everyone behind a company by the register, the customer, documents and a company-data provider, each named once.
 * @param due those of the case, where the caller has them.
 */
export const partiesBehind = (record: CaseRecord, due?: DueFacts): PartyBehind[] =>
  groupNamings([
    ...registered(record),
    ...inChain(record),
    ...declared(record, due),
    ...read(record, due),
    ...filed(record),
    ...provided(record),
  ]).map((group) => partyOf(record, group));

/** The same in the words of every source, and who manages the companies between. */
export const namedBehind = (record: CaseRecord): Naming[][] =>
  groupNamings([
    ...registered(record),
    ...throughoutChain(record),
    ...declared(record),
    ...read(record),
    ...filed(record),
    ...provided(record),
  ]);

/** Names of those whom the case knows behind the customer, each once; of a very long list the first. */
export function namesBehind(record: CaseRecord): string[] {
  const namings = [
    ...registered(record),
    ...declared(record),
    ...provided(record),
    ...filed(record),
    ...inChain(record),
  ];
  return [...new Set(namings.map(({ name }) => name))].slice(0, NAMES_MAX);
}

/** More names would make the text that cases are searched by too long. */
const NAMES_MAX = 100;

/** Whom the documents of a case name. */
export const namedInDocuments = (record: CaseRecord): Naming[] => read(record);

/** A naming with the words of its name, which is compared with many. */
interface Worded {
  readonly naming: Naming;
  readonly words: readonly string[];
}

/** Namings that can be one party, together. */
export function groupNamings(namings: readonly Naming[]): Naming[][] {
  const groups: Worded[][] = [];
  for (const naming of namings) {
    const worded = { naming, words: nameWords(naming.name) };
    const group = groups.find((known) => canBeOne(known, worded));
    if (group) group.push(worded);
    else groups.push([worded]);
  }
  return groups.map((group) => group.map(({ naming }) => naming));
}

function registered(record: CaseRecord): Naming[] {
  const stated = record.grounds?.register.state === "answered" ? record.grounds.register : null;
  const directors = entries(newest(record, "directors") ?? stated?.directors).map((given) =>
    naming("registered", text(given["role"]) ?? "director", given, isCompany(given)),
  );
  const owners = entries(newest(record, "beneficial_owners") ?? stated?.owners).map((given) =>
    naming("registered", ownerRole(given, reachesBy(record)), given, isCompany(given)),
  );
  return [...directors, ...owners].filter(({ name }) => name !== "");
}

/** Who holds the companies behind the customer, by their registers. */
function inChain({ grounds }: CaseRecord): Naming[] {
  const ownership = grounds?.ownership;
  if (ownership === undefined) return [];
  const byId = new Map(ownership.parties.map((party) => [party.id, party]));
  return ownership.statements.flatMap(({ subject, interested_party: id, interests }): Naming[] => {
    const party = typeof id === "string" ? byId.get(id) : undefined;
    const isHeld = subject !== ownership.subject && interests.some(isHolding);
    if (party === undefined || !isHeld) return [];
    const role = `owner of ${byId.get(subject)!.name}`;
    return [naming("registered", role, { ...party } as Entry, party.kind !== "person")];
  });
}

/** Every party of the chain of owners, also who manages a company in it. */
function throughoutChain({ grounds }: CaseRecord): Naming[] {
  const ownership = grounds?.ownership;
  if (ownership === undefined) return [];
  const nameOf = new Map(ownership.parties.map(({ id, name }) => [id, name]));
  return ownership.parties.flatMap((party): Naming[] => {
    const own = ownership.statements.filter(({ interested_party }) => interested_party === party.id);
    const roles = own.map(({ subject, interests }) => {
      const role = interests.some(isHolding) ? "owner" : "director";
      return subject === ownership.subject ? role : `${role} of ${nameOf.get(subject) ?? "a company behind it"}`;
    });
    const role = [...new Set(roles)].join(", ") || "in the chain of owners";
    return party.id === ownership.subject
      ? []
      : [naming("registered", role, { ...party } as Entry, party.kind !== "person")];
  });
}

const naming = (origin: PartyOrigin, role: string, given: Entry, isOfCompany: boolean): Naming => ({
  name: text(given["name"]) ?? "",
  otherNames: textsOf(given["other_names"]),
  given: text(given["given_name"]),
  family: text(given["family_name"]),
  kind: isOfCompany ? "company" : "person",
  isKindKnown: origin !== "provider" && given["kind"] !== "unknown",
  role,
  reservation: null,
  isOffice: !WITHOUT_OFFICE.includes(role),
  origin,
  share: typeof given["share_percent"] === "number" ? given["share_percent"] : null,
  birthDate: text(given["birth_date"]),
  gender: given["gender"] === "male" || given["gender"] === "female" ? given["gender"] : null,
  nationality: text(given["nationality"]),
  countries: [
    ...new Set(
      [given["nationality"], given["residence"], given["country"]].flatMap(textsOf).concat(textsOf(given["countries"])),
    ),
  ],
  numbers: [
    ...NUMBERS.flatMap((key) => textsOf(given[key])),
    ...entries(given["identifiers"]).flatMap(({ id }) => textsOf(id)),
  ],
  since: text(given["since"]),
});

const NUMBERS = ["registration_number", "enterprise_number", "foreign_number", "number"];

const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).flatMap((one) => text(one) ?? []);

function declared(record: CaseRecord, due?: DueFacts): Naming[] {
  const answers = answersOf(record);
  const declaredOffices = readDeclaredDirectors(due ?? { ...record, answers }) ?? [];
  const directors = named(declaredOffices) ?? [];
  const owners = named(declaredOwners(answers)) ?? [];
  const { nominees } = splitNominees([...(declaredOwners(answers) ?? []), ...declaredOffices]);
  return [
    ...directors.map((one) => declaredNaming(one, "director")),
    ...owners.map((one) => declaredNaming(one, roleWords(one, reachesBy(record)))),
    ...nominees.flatMap(({ behind }) => (behind === null ? [] : declaredNaming(behind, "beneficial owner"))),
  ];
}

function declaredNaming(owner: DeclaredOwner, role: string): Naming {
  const { given_names: given_name, nationality = null, ...rest } = { given_names: null, ...owner } as Entry;
  return naming("declared", role, { ...rest, given_name, nationality }, owner.kind === "company");
}

/** The role of whom an identity document is of. */
export const HOLDER = "holder of an identity document";
const WITHOUT_OFFICE: readonly string[] = [HOLDER, ACCOUNT_HOLDER, LICENCE_HOLDER];
const ROLES: Partial<Record<string, string>> = { owner: "beneficial owner", holder: HOLDER };

/** Everybody whom documents name behind the company, as far as they were read with certainty. */
function read(record: CaseRecord, due?: DueFacts): Naming[] {
  const named = rolesByWorth(record, due);
  return [
    ...named.counts.map(readNaming),
    ...named.open.map((party) => ({
      ...readNaming(party),
      reservation: "in a document that nobody has accepted yet",
    })),
    ...named.not_accepted.map(({ share_percent: _ofAnother, ...party }) => ({
      ...readNaming(party),
      reservation: "in a document that is not accepted",
      isOffice: false,
    })),
  ];
}

function readNaming(party: DocumentParty): Naming {
  const { role = "party", kind, countries } = party;
  return naming("document", ROLES[role] ?? role, { ...party, nationality: countries?.[0] }, kind === "company");
}

/** Whom officers named in what they filed of the owners. */
const filed = (record: CaseRecord): Naming[] =>
  filedParties(record).map(({ role, ...party }) =>
    naming("filed", role, { ...party, nationality: party.countries?.[0] }, party.kind === "company"),
  );

function provided(record: CaseRecord): Naming[] {
  const names = newest(record, "company_data_directors");
  return (Array.isArray(names) ? names : []).flatMap((name) =>
    text(name) === null ? [] : naming("provider", "director", { name }, false),
  );
}

/** A role with what is to be said behind it. */
export const roleText = ({ role, reservation }: Naming): string =>
  reservation === null ? role : `${role} ${reservation}`;

/** Two birth dates are two people. A declared name may leave out given names that the register has. */
function canBeOne(group: readonly Worded[], { naming: { kind, birthDate, origin }, words }: Worded): boolean {
  return group.every(({ naming: known, words: others }) => {
    if (known.birthDate !== null && birthDate !== null && known.birthDate !== birthDate) return false;
    if (origin !== "registered") return areOnePersons(others, words);
    return known.kind === kind && others.join(" ") === words.join(" ");
  });
}

function partyOf(record: CaseRecord, group: readonly Naming[]): PartyBehind {
  // What somebody accepted tells more than what is open; of equal ones the first source does.
  const ranked = [...group].sort((a, b) => Number(a.reservation !== null) - Number(b.reservation !== null));
  // A source without an office, such as a card, hides none that another source gives.
  const first = ranked.find(({ isOffice }) => isOffice) ?? group[0]!;
  const named = ranked.filter(({ origin }) => origin === first.origin);
  const offices = named.filter(({ isOffice }) => isOffice);
  const byRole = Map.groupBy(offices.length > 0 ? offices : named, ({ role }) => role);
  // The word of the source that counts comes first.
  const inOrder = [...named, ...ranked.filter(({ origin }) => origin !== first.origin)];
  const known = (read: (one: Naming) => string | null) => inOrder.map(read).find((value) => value !== null) ?? null;
  return {
    name: first.name,
    given_name: known(({ given }) => given),
    family_name: known(({ family }) => family),
    kind: first.kind,
    role: [...byRole.values()].map(([one]) => roleText(one!)).join(", "),
    roles: [...byRole.keys()],
    holdsOffice: offices.length > 0,
    ...detailsOf(inOrder),
    since: known(({ since }) => since),
    origin: first.origin,
    ...screeningOf(record, [...new Set(group.map(({ name }) => name))]),
  };
}
