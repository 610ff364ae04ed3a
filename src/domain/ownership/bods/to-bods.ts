import { countryName } from "../../../platform/country-code.ts";
import { sha256Hex } from "../../../platform/hashing.ts";
import { readDay } from "../../case/answers.ts";
import type {
  Interest,
  OpenEnd,
  Ownership,
  OwnershipParty,
  OwnershipStatement,
  Share,
  UnnamedReason,
} from "../ownership.model.ts";
import { EXEMPT_TYPES, interestPointer, NOTES, OPEN_END } from "./notes.ts";

export interface Publication {
  /** Who publishes the statements. */
  readonly publisher: { readonly name: string; readonly url?: string };
  /** Day of the publication, YYYY-MM-DD. */
  readonly date: string;
  /** URL of the licence. */
  readonly license?: string;
}

type Json = Readonly<Record<string, unknown>>;

/**
 * An ownership as statements of the Beneficial Ownership Data Standard 0.4: parties first, the relationships after them.
 * The same ownership and publication give the same statements.
 */
export function toBods(ownership: Ownership, { publisher, date, license }: Publication): Json[] {
  const common = {
    declarationSubject: ownership.subject,
    recordStatus: "new",
    publicationDetails: { publicationDate: date, bodsVersion: "0.4", publisher, ...(license ? { license } : {}) },
  };
  const statement = (parts: Json): Json => {
    const whole = { ...common, ...parts };
    return { statementId: sha256Hex(JSON.stringify(whole)), ...whole };
  };
  const named = sourcesByParty(ownership);
  const asPersons = unknownPersons(ownership);
  return [
    ...ownership.parties.map((party) => {
      const isPerson = party.kind === "person" || asPersons.has(party.id);
      return statement({
        statementDate: date,
        recordId: party.id,
        recordType: isPerson ? "person" : "entity",
        ...withNotes(partyNotes(party)),
        ...partySource(named.get(party.id) ?? []),
        recordDetails: { isComponent: false, ...(isPerson ? personDetails(party) : entityDetails(party)) },
      });
    }),
    ...ownership.statements.map((one) => statement(relationship(one, isPersonIn(ownership, asPersons)))),
    ...ownership.open_ends.map((end) => statement(openEnd(end, date))),
  ];
}

function sourcesByParty({ statements }: Ownership): Map<string, OwnershipStatement["source"][]> {
  const found = new Map<string, OwnershipStatement["source"][]>();
  for (const { subject, interested_party: holder, source } of statements) {
    for (const id of new Set([subject, holder])) {
      if (typeof id === "string") found.set(id, [...(found.get(id) ?? []), source]);
    }
  }
  return found;
}

/** Parties of an unknown kind whom a source calls beneficial owners: the standard has natural persons alone as such. */
function unknownPersons({ parties, statements, subject }: Ownership): Set<string> {
  const owned = new Set([subject, ...statements.map((one) => one.subject)]);
  const beneficial = new Set(
    statements.filter(({ interests }) => interests.some((one) => one.beneficial)).map((one) => one.interested_party),
  );
  const all = parties.filter(({ id, kind }) => kind === "unknown" && beneficial.has(id) && !owned.has(id));
  return new Set(all.map(({ id }) => id));
}

const isPersonIn = ({ parties }: Ownership, asPersons: ReadonlySet<string>): ((id: unknown) => boolean) => {
  const persons = new Set(parties.filter(({ kind, id }) => kind === "person" || asPersons.has(id)).map(({ id }) => id));
  return (id) => typeof id !== "string" || persons.has(id);
};

interface Note {
  readonly target: string;
  readonly words: string;
  readonly rounded?: string;
}

const withNotes = (notes: readonly Note[]): Json =>
  notes.length === 0
    ? {}
    : {
        annotations: notes.map(({ target, words, rounded }) => ({
          statementPointerTarget: target,
          motivation: rounded === undefined ? "commenting" : "transformation",
          description: words,
          ...(rounded === undefined ? {} : { transformedContent: rounded }),
        })),
      };

const noted = ({ target, words }: Note, value = ""): Note => ({ target, words: `${words}${value}` });

const partyNotes = (party: OwnershipParty): Note[] => [
  ...(party.exempt === undefined || exemptTypeOf(party) ? [] : [noted(NOTES.exempt, party.exempt)]),
  ...(party.status === undefined ? [] : [noted(NOTES.status, party.status)]),
];

/** `state` or `stateBody`, of an entity that is exempt by what it is. */
const exemptTypeOf = ({ kind, exempt }: OwnershipParty): string | undefined =>
  kind === "entity" ? Object.keys(EXEMPT_TYPES).find((type) => EXEMPT_TYPES[type] === exempt) : undefined;

function partySource(sources: readonly OwnershipStatement["source"][]): Json {
  if (sources.length === 0) return {};
  const unique = (texts: readonly string[]) => [...new Set(texts)].sort();
  return {
    source: {
      type: unique(sources.map(({ type }) => type)),
      description: unique(sources.map(({ name }) => name)).join(", "),
    },
  };
}

const countryOf = (code: string): Json =>
  /^[A-Z]{2}$/.test(code) ? { name: countryName(code), code } : { name: code };

const unspecified = (key: string): Json => ({
  [key]: {
    reason: "unknown",
    description: "The source gives a name, and not whether it is a person's or a company's.",
  },
});

function personDetails(party: OwnershipParty): Json {
  const { kind, name, given_name, family_name, nationality, birth_place, birth_date, country, is_pep } = party;
  return {
    personType: kind === "person" ? "knownPerson" : "unknownPerson",
    ...(kind === "person" ? {} : unspecified("unspecifiedPersonDetails")),
    names: [
      {
        type: "legal",
        fullName: name,
        ...(family_name === undefined ? {} : { familyName: family_name }),
        ...(given_name === undefined ? {} : { givenName: given_name }),
      },
    ],
    ...identifiersOf(party),
    ...(nationality === undefined ? {} : { nationalities: [countryOf(nationality)] }),
    ...(birth_place === undefined ? {} : { placeOfBirth: { type: "placeOfBirth", address: birth_place } }),
    ...(birth_date !== undefined && isDate(birth_date) ? { birthDate: birth_date } : {}),
    ...(country === undefined ? {} : { addresses: [{ type: "residence", country: countryOf(country) }] }),
    ...(is_pep === undefined ? {} : { politicalExposure: { status: is_pep ? "isPep" : "isNotPep" } }),
  };
}

function entityDetails(party: OwnershipParty): Json {
  const { kind, name, legal_form, country, exempt, identifiers } = party;
  const usual = identifiers === undefined ? "legalEntity" : "registeredEntity";
  const types = { arrangement: "arrangement", unknown: "unknownEntity", entity: usual, person: usual } as const;
  const exemptType = exemptTypeOf(party);
  const type = exemptType ?? types[kind];
  return {
    entityType: { type, ...(legal_form === undefined ? {} : { details: legal_form }) },
    ...(type === "unknownEntity" ? unspecified("unspecifiedEntityDetails") : {}),
    name,
    ...(country === undefined ? {} : { jurisdiction: countryOf(country) }),
    ...identifiersOf(party),
    ...(exempt === undefined || exemptType ? {} : { publicListing: { hasPublicListing: true } }),
  };
}

const identifiersOf = ({ identifiers }: OwnershipParty): Json =>
  identifiers === undefined ? {} : { identifiers: identifiers.map(({ scheme, id }) => ({ id, scheme })) };

const isDate = (text: string): boolean =>
  /^\d{4}(-(0[1-9]|1[0-2]))?$/.test(text) || (text.length === 10 && readDay(text) === text);

function relationship(one: OwnershipStatement, isPerson: (id: unknown) => boolean): Json {
  const { id, subject, interested_party: holder, interests, source } = one;
  const notes = [
    ...(source.as_of === null ? [noted(NOTES.noDay)] : []),
    ...source.evidence_ids.map((evidence) => noted(NOTES.evidence, evidence)),
    ...interests.flatMap((held, at) => [
      ...roundingNotes(held.start_date, interestPointer(at, "startDate")),
      ...roundingNotes(held.end_date, interestPointer(at, "endDate")),
    ]),
  ];
  return {
    statementDate: source.as_of ?? source.retrieved_at.slice(0, 10),
    recordId: id,
    recordType: "relationship",
    ...withNotes(notes),
    source: { type: [source.type], description: source.name, retrievedAt: source.retrieved_at },
    recordDetails: {
      isComponent: false,
      subject,
      interestedParty: holder,
      interests: interests.map((held) => interestDetails(held, isPerson(holder))),
    },
  };
}

function interestDetails({ type, directness, beneficial, share, ...rest }: Interest, isPerson: boolean): Json {
  const [start, end] = [wholeDay(rest.start_date), wholeDay(rest.end_date)];
  return {
    type,
    directOrIndirect: directness,
    beneficialOwnershipOrControl: beneficial && isPerson,
    ...(rest.details === undefined ? {} : { details: rest.details }),
    ...(share === undefined ? {} : { share: shareDetails(share) }),
    ...(start === null ? {} : { startDate: start }),
    ...(end === null ? {} : { endDate: end }),
  };
}

const shareDetails = ({ exact, minimum, maximum, exclusive_minimum, exclusive_maximum }: Share): Json =>
  Object.fromEntries(
    Object.entries({
      exact,
      minimum,
      maximum,
      exclusiveMinimum: exclusive_minimum,
      exclusiveMaximum: exclusive_maximum,
    }).filter(([, percent]) => percent !== undefined && percent >= 0 && percent <= 100),
  );

/** The first day of a month or a year; null for what is no date. */
const wholeDay = (date: string | undefined): string | null =>
  date === undefined || !isDate(date) ? null : `${date}-01-01`.slice(0, 10);

/** The standard has whole days alone: a month or a year is rounded, and said to be. */
const roundingNotes = (date: string | undefined, target: string): Note[] => {
  const day = wholeDay(date);
  return day === null || day === date ? [] : [{ target, words: `${NOTES.rounded.words}${date}`, rounded: day }];
};

const REASONS: Readonly<Partial<Record<OpenEnd["reason"], UnnamedReason>>> = { no_owners_published: "unknown" };

/** A company whose owners nobody named is held by somebody who is not specified. */
function openEnd({ party, reason, source }: OpenEnd, date: string): Json {
  return {
    statementDate: date,
    recordId: `open-end-${sha256Hex(JSON.stringify([party, reason, source])).slice(0, 32)}`,
    recordType: "relationship",
    recordDetails: {
      isComponent: false,
      subject: party,
      interestedParty: {
        reason: REASONS[reason] ?? "informationUnknownToPublisher",
        description: `${OPEN_END}${reason}${source === undefined ? "" : ` (${source})`}`,
      },
      interests: [],
    },
  };
}
