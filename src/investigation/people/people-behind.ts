import { newest } from "../../domain/case/facts.rules.ts";
import type { DeclaredOwner } from "../../domain/customer/declared-owner.model.ts";
import { splitNominees } from "../../domain/customer/held-for.rules.ts";
import { countriesOf } from "../../domain/customer/declared-owners.ts";
import type { Facts } from "../../domain/case/case.model.ts";
import { isCompanyInOffice } from "../../domain/ownership/statements/from-register.ts";
import {
  type DocumentParty,
  filedParties,
  holdersInDocuments,
  type NamingParts,
  peopleInDocuments,
} from "../../domain/readings/people-in-documents.rules.ts";
import type { ScreeningSubject } from "../../screening/index.ts";
import type { Answer, RegistryEntry } from "../../sources/types.ts";
import { compareCompanyNames, NAME_MATCH_THRESHOLD } from "../../domain/matching/index.ts";
import { isSameName } from "../../domain/customer/same-person.ts";
import { type Dossier, splitsNominees } from "../dossier.ts";
import { judgesBefore } from "../../domain/case/rules-version.model.ts";
import { withReplaced } from "../../domain/documents/replaced-papers.rules.ts";
import { judgedBy, judgesBy } from "../rules-version.ts";
import { formerNamesOf } from "./former-names.ts";
import { guessedSubjects } from "./mentioned.ts";
import type { OwnershipChain } from "../ownership/chain.model.ts";

/**
 * Who a case is about: the company or person itself, and everyone who runs or owns it by the register, by the
 * customer, by what was read in documents or by a company-data provider.
 */
export function peopleBehind(
  dossier: Dossier,
  registry: Answer<RegistryEntry> | undefined,
  chain?: Answer<OwnershipChain>,
): ScreeningSubject[] {
  const unites = dossier.input.isLook === true || judgesBy(dossier.input, 6);
  if (dossier.person !== null) return unique([...withDeclaredName(dossier), ...inDocuments(dossier)], unites);
  const { facts } = dossier.input;
  const before = lastKnown(facts);
  const now = registry?.outcome === "known" ? registry.value : before;
  const entry = {
    legal_name: now.legal_name ?? before.legal_name,
    directors: now.directors ?? before.directors,
    owners: now.owners ?? before.owners,
  };
  const provided = lastOf<readonly string[]>(facts, "company_data_directors") ?? [];
  const { country, registrationNumber } = dossier.input;
  const number = dossier.enterpriseNumber ?? registrationNumber;
  return unique(
    [
      ...registered({ name: dossier.name, country, number }, entry),
      ...declaredName(dossier, entry.legal_name),
      ...formerNamesOf(dossier, registry).map(({ name }) => ({ kind: "company" as const, name, countries: [country] })),
      ...(chain?.outcome === "known" ? inChain(chain.value) : []),
      // Before the bare names: a document knows birth dates.
      ...inDocuments(dossier),
      ...filedSubjects(dossier.input),
      ...declaredParties(dossier).map(declaredSubject),
      ...provided.map((name): ScreeningSubject => ({ kind: "unknown", name })),
    ],
    unites,
  );
}

/** Whom the customer names, and for whom they act by the customer's own words. */
function declaredParties({ input, declaredOwners, declaredDirectors, nominees }: Dossier): DeclaredOwner[] {
  const before = splitsNominees(input)
    ? splitNominees(input.ownersBefore ?? [])
    : { holders: input.ownersBefore ?? [], nominees: [] };
  const behind = [...nominees, ...before.nominees].flatMap((nominee) => nominee.behind ?? []);
  return [...(declaredOwners ?? []), ...(declaredDirectors ?? []), ...before.holders, ...behind];
}

function declaredSubject(owner: DeclaredOwner): ScreeningSubject {
  const { kind, name } = owner;
  const countries = countriesOf(owner);
  const number = kind === "company" ? (owner.enterprise_number ?? owner.foreign_number) : undefined;
  return {
    kind,
    name,
    ...(kind === "person" && owner.birth_date !== undefined ? { birthDate: owner.birth_date } : {}),
    ...(countries.length === 0 ? {} : { countries }),
    ...(number === undefined ? {} : { identifiers: [number] }),
  };
}

/** The companies that stand behind the customer, and whom registers and accounts name as owners or managers of any of them. */
const inChain = ({ companies }: OwnershipChain): ScreeningSubject[] =>
  companies.flatMap(({ layer, name, country, number, entry, accounts }) => [
    ...(layer === 0
      ? []
      : [
          {
            kind: "company" as const,
            name: entry?.legal_name ?? name,
            ...(country === null ? {} : { countries: [country] }),
            ...(number === null ? {} : { identifiers: [number] }),
          },
        ]),
    ...[...(entry?.owners ?? []), ...(accounts?.shareholders ?? [])].map(ownerSubject),
    ...(entry?.directors ?? []).flatMap(directorSubjects),
  ]);

function inDocuments({ input }: Dossier): ScreeningSubject[] {
  const rules = input.isLook === true ? {} : judgedBy(input);
  return documentSubjects({ ...input, ...rules }, new Date(input.startedAt));
}

/**
 * Everybody whom the documents of a case name behind its customer, replaced papers too. Runs before version 6 of the rules did not
 * screen whose account or licence a paper is.
 */
function documentSubjects(parts: NamingParts, now: Date): ScreeningSubject[] {
  const documents = withReplaced(parts);
  const holders = judgesBefore(parts, 6) ? [] : holdersInDocuments({ ...parts, documents });
  return [
    ...peopleInDocuments(documents, now, parts).parties.map(documentSubject),
    // A holder without a legal form may be a person or a company.
    ...holders.map((party): ScreeningSubject => {
      const subject = documentSubject(party);
      return subject.kind === "person" ? { ...subject, kind: "unknown" } : subject;
    }),
  ];
}

const documentSubject = (party: DocumentParty): ScreeningSubject => {
  const { kind, name, birth_date, countries, enterprise_number, gender } = party;
  return {
    kind,
    name,
    ...(gender === undefined ? {} : { gender }),
    ...(birth_date === undefined ? {} : { birthDate: birth_date }),
    ...(countries === undefined ? {} : { countries }),
    ...(enterprise_number === undefined ? {} : { identifiers: [enterprise_number] }),
  };
};

/** Everybody whom officers filed as owners or managers behind the customer of a case. */
const filedSubjects = (parts: NamingParts): ScreeningSubject[] =>
  filedParties(parts).map(({ kind, name, birth_date, countries, number }) => ({
    kind,
    name,
    ...(birth_date === undefined ? {} : { birthDate: birth_date }),
    ...(countries === undefined ? {} : { countries }),
    ...(number === undefined ? {} : { identifiers: [number] }),
  }));

/**
 * Subjects of an earlier screening, and the people whom documents and filings name since. A name that was read without
 * certainty, or that only the customer's words had, and that is certain now, is a subject as others are.
 */
export function withLaterSubjects(
  subjects: readonly ScreeningSubject[],
  parts: NamingParts,
  now: Date,
): ScreeningSubject[] {
  const stated = subjects.filter(({ mention }) => mention === undefined);
  const certain = unique([...stated, ...documentSubjects(parts, now), ...filedSubjects(parts)]);
  const guesses = guessedSubjects(parts, certain, now);
  const known = [...certain, ...guesses];
  const others = subjects.filter(
    ({ mention, name }) => mention !== undefined && !known.some((one) => isSameName(one.name, name)),
  );
  return [...known, ...others];
}

type Registered = Pick<RegistryEntry, "legal_name" | "directors" | "owners">;

/** The declared name, if the register has another for the number: the listed company may be under either. */
function declaredName({ name, input }: Dossier, registeredName: string | null): ScreeningSubject[] {
  if (registeredName === null) return [];
  if (compareCompanyNames(name, [registeredName]).score >= NAME_MATCH_THRESHOLD) return [];
  return [{ kind: "company", name, countries: [input.country] }];
}

interface NamedCompany {
  readonly name: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly number: string | null;
}

/** A company, and everyone who runs or owns it by its register: the same subjects as in a case about it. */
export const peopleOfCompany = (company: NamedCompany, entry: Registered): ScreeningSubject[] =>
  unique(registered(company, entry));

const registered = (company: NamedCompany, entry: Registered): ScreeningSubject[] => [
  companySubject(company, entry),
  ...(entry.directors ?? []).flatMap(directorSubjects),
  ...(entry.owners ?? []).map(ownerSubject),
];

/** What the register stated before, for the parts that it does not state now. */
const lastKnown = (facts: Facts): Registered => ({
  legal_name: lastOf<string>(facts, "legal_name"),
  directors: lastOf<NonNullable<Registered["directors"]>>(facts, "directors"),
  owners: lastOf<NonNullable<Registered["owners"]>>(facts, "beneficial_owners"),
});

const lastOf = <T>(facts: Facts, name: string): T | null => (newest({ facts }, name) as T | undefined) ?? null;

function withDeclaredName({ person, name }: Dossier): ScreeningSubject[] {
  const { fullName, birthDate, nationalities, residence, birthCountry } = person!;
  const countries = [...new Set([...nationalities, residence, birthCountry])].filter((code) => code !== null);
  const known = {
    ...(birthDate === null ? {} : { birthDate }),
    ...(countries.length === 0 ? {} : { countries }),
  };
  return unique([
    { kind: "person", name: fullName, ...known },
    { kind: "person", name, ...known },
  ]);
}

const companySubject = ({ name, country, number }: NamedCompany, entry: Registered): ScreeningSubject => ({
  kind: "company",
  name: entry.legal_name ?? name,
  countries: [country],
  ...(number === null ? {} : { identifiers: [number] }),
});

/** A person with two names may be listed under either. */
const directorSubjects = (director: NonNullable<RegistryEntry["directors"]>[number]): ScreeningSubject[] =>
  [director.name, ...(director.other_names ?? [])].map((name) => ({
    kind: isCompanyInOffice(director) ? "company" : "person",
    name,
    ...(director.birth_date === undefined ? {} : { birthDate: director.birth_date }),
    ...(director.nationality === undefined ? {} : { countries: [director.nationality] }),
    ...(director.registration_number === undefined ? {} : { identifiers: [director.registration_number] }),
  }));

const ownerSubject = (owner: NonNullable<RegistryEntry["owners"]>[number]): ScreeningSubject => ({
  kind: owner.kind,
  name: owner.name,
  ...(owner.birth_date === undefined ? {} : { birthDate: owner.birth_date }),
  ...(owner.nationality === undefined ? {} : { countries: [owner.nationality] }),
  ...(owner.registration_number === undefined ? {} : { identifiers: [owner.registration_number] }),
});

/**
 * One subject for each person, with what all its roles state, in the register's spelling. A fuller or shorter form of a
 * name stays a subject of its own, because either may be listed.
 * @param unites whether every country that is stated counts: a declared nationality must not hide the one of the passport.
 * Runs before version 6 of the rules kept the first.
 */
function unique(subjects: readonly ScreeningSubject[], unites = true): ScreeningSubject[] {
  const found: ScreeningSubject[] = [];
  for (const subject of subjects) {
    const at = found.findIndex((known) => canBeOne(known, subject));
    if (at < 0) found.push(subject);
    else found[at] = { ...subject, ...found[at]!, ...(unites ? allCountries(found[at]!, subject) : {}) };
  }
  return found;
}

function allCountries(...subjects: readonly ScreeningSubject[]): Pick<ScreeningSubject, "countries"> {
  const countries = [...new Set(subjects.flatMap((subject) => subject.countries ?? []))];
  return countries.length === 0 ? {} : { countries };
}

/** Two birth dates or genders are two people, whatever the name. */
const canBeOne = (a: ScreeningSubject, b: ScreeningSubject): boolean =>
  (a.gender === undefined || b.gender === undefined || a.gender === b.gender) &&
  (a.kind === b.kind || a.kind === "unknown" || b.kind === "unknown") &&
  (a.birthDate === undefined || b.birthDate === undefined || a.birthDate === b.birthDate) &&
  isSameName(a.name, b.name);
