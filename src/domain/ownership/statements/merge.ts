import { canonicalJson } from "../../../platform/canonical-json.ts";
import { compareText } from "../../../platform/compare-text.ts";
import {
  isHolding,
  type OpenEnd,
  type Ownership,
  type OwnershipParty,
  type OwnershipStatement,
  type PartyIdentifier,
  type StatementSource,
} from "../ownership.model.ts";
import { identifierKey, LEI_SCHEME } from "./identifiers.ts";
import type { OwnershipPart } from "./part.ts";
import { type Holding, type Naming, unite } from "./unite.ts";

/** Best first: whose word on a party's name and data counts before another's. */
const BY_WORTH: readonly StatementSource["type"][] = [
  "officialRegister",
  "verified",
  "thirdParty",
  "primaryResearch",
  "selfDeclaration",
];

/** A naming with what decides between two. */
interface Ranked extends Naming {
  readonly worth: number;
  readonly key: string;
}

/**
 * Unites what all sources stated into one ownership: the same person or company has one id in all of it. It holds the
 * chain above the subject alone, and is the same whatever the order of the parts. The id of a party is one that some part
 * gave it, so that a part may refer to a party of an earlier ownership by its id.
 * @param others ids of companies of which the parts state more, and that somebody else may name as owners.
 */
export function mergeOwnership(
  subject: OwnershipParty,
  parts: readonly OwnershipPart[],
  others: readonly string[] = [],
): Ownership {
  const namings = namingsIn([{ parties: [subject], statements: [] }, ...parts]);
  const byId = new Map(namings.map(({ party }, at) => [party.id, at] as const));
  const at = (id: string): number => byId.get(id)!;
  const statements = newestById(parts.flatMap((part) => part.statements));
  const roots = unite(
    namings,
    statements.flatMap((statement) => holdingOf(statement, at)),
  );
  const clusters = Map.groupBy(namings.keys(), (index) => roots[index]!);
  const root = roots[at(subject.id)]!;
  const merged = new Map(
    [...clusters].map(([first, all]) => {
      const party = unitedParty(all.map((index) => namings[index]!).sort(byRank));
      return [first, first === root ? { ...party, id: subject.id } : party] as const;
    }),
  );
  const idOf = (id: string): string => merged.get(roots[at(id)]!)!.id;
  const stated = statements.map((one): OwnershipStatement => ({
    ...one,
    subject: idOf(one.subject),
    interested_party: typeof one.interested_party === "string" ? idOf(one.interested_party) : one.interested_party,
  }));
  const chain = chainAbove([subject.id, ...others.map(idOf)], stated);
  return {
    subject: subject.id,
    parties: [...merged.values()].filter(({ id }) => chain.has(id)).sort(subjectFirst(subject.id)),
    statements: stated.filter((one) => chain.has(one.subject)),
    open_ends: openEndsOf(parts, idOf).filter(({ party }) => chain.has(party)),
  };
}

/** Every party of every part once, in an order of their own. */
function namingsIn(parts: readonly OwnershipPart[]): Ranked[] {
  const found = new Map<string, Ranked>();
  for (const { parties, statements } of parts) {
    const held = Map.groupBy(statements, ({ interested_party: one }) => (typeof one === "string" ? one : ""));
    const owned = Map.groupBy(statements, ({ subject }) => subject);
    for (const party of parties) {
      const stated = held.get(party.id) ?? [];
      const types = [...stated, ...(owned.get(party.id) ?? [])].map(({ source }) => BY_WORTH.indexOf(source.type));
      const worth = Math.min(BY_WORTH.length, ...types);
      const key = canonicalJson(party);
      const before = found.get(key);
      found.set(key, {
        party,
        key,
        worth: Math.min(worth, before?.worth ?? worth),
        sources: new Set([...stated.map(({ source }) => source.name), ...(before?.sources ?? [])]),
      });
    }
  }
  return [...found.values()].sort((a, b) => compareText(a.key, b.key));
}

function holdingOf(statement: OwnershipStatement, at: (id: string) => number): Holding[] {
  const { subject, interested_party: holder, interests } = statement;
  if (typeof holder !== "string") return [];
  return [
    {
      subject: at(subject),
      holder: at(holder),
      isOffice: !interests.some(isHolding),
      isBeneficial: interests.some(({ beneficial }) => beneficial),
    },
  ];
}

/** A statement that the same source repeated counts as it was made last. */
function newestById(statements: readonly OwnershipStatement[]): OwnershipStatement[] {
  const byId = [...Map.groupBy(statements, ({ id }) => id).values()];
  return byId.map(newestOf).sort((a, b) => compareText(a.id, b.id));
}

function newestOf(repeated: readonly OwnershipStatement[]): OwnershipStatement {
  if (repeated.length === 1) return repeated[0]!;
  const keyed = repeated.map((one) => [one, `${one.source.retrieved_at} ${canonicalJson(one)}`] as const);
  return keyed.sort(([, a], [, b]) => compareText(a, b)).at(-1)![0];
}

/** Who has a number of a company register gives its id, then who comes from the better source. */
const byRank = (a: Ranked, b: Ranked): number =>
  numbered(a) - numbered(b) || a.worth - b.worth || compareText(a.key, b.key);

const numbered = ({ party: { identifiers = [] } }: Ranked): number =>
  identifiers.some(({ scheme }) => scheme !== LEI_SCHEME) ? 0 : identifiers.length > 0 ? 1 : 2;

/** One party of several namings, the best first: each member as the first that has it gives it. */
function unitedParty(namings: readonly Ranked[]): OwnershipParty {
  const parties = namings.map(({ party }) => party);
  const byWorth = [...namings].sort((a, b) => a.worth - b.worth || byRank(a, b)).map(({ party }) => party);
  const [first] = parties as [OwnershipParty];
  const kinds = parties.map(({ kind }) => kind);
  const identifiers = uniqueIdentifiers(parties.flatMap((party) => party.identifiers ?? []));
  const birth = byWorth.flatMap(({ birth_date }) => birth_date ?? []).sort((a, b) => b.length - a.length)[0];
  const { given_name: _given, family_name: _family, ...rest } = Object.assign({}, ...byWorth.toReversed());
  const parts = byWorth.find(({ given_name, family_name }) => given_name !== undefined && family_name !== undefined);
  const answers = parties.flatMap(({ is_pep }) => is_pep ?? []);
  return {
    ...rest,
    id: first.id,
    name: (byWorth.find(({ name }) => /\p{L}/u.test(name)) ?? first).name,
    kind: (["arrangement", "person", "entity"] as const).find((kind) => kinds.includes(kind)) ?? "unknown",
    ...(parts ? { given_name: parts.given_name, family_name: parts.family_name } : {}),
    ...(identifiers.length > 0 ? { identifiers } : {}),
    ...(birth === undefined ? {} : { birth_date: birth }),
    ...(answers.length > 0 ? { is_pep: answers.includes(true) } : {}),
  };
}

const uniqueIdentifiers = (all: readonly PartyIdentifier[]): PartyIdentifier[] =>
  [...new Map(all.map((one) => [identifierKey(one), one])).values()].sort((a, b) =>
    compareText(identifierKey(a), identifierKey(b)),
  );

/** Ids of companies and of everybody who is named as holding them, directly or through others. */
function chainAbove(companies: readonly string[], statements: readonly OwnershipStatement[]): Set<string> {
  const bySubject = Map.groupBy(statements, (one) => one.subject);
  const found = new Set(companies);
  for (const id of found) {
    for (const { interested_party: holder } of bySubject.get(id) ?? []) {
      if (typeof holder === "string") found.add(holder);
    }
  }
  return found;
}

const subjectFirst =
  (subject: string) =>
  (a: OwnershipParty, b: OwnershipParty): number =>
    Number(b.id === subject) - Number(a.id === subject) || compareText(a.id, b.id);

function openEndsOf(parts: readonly OwnershipPart[], idOf: (id: string) => string): OpenEnd[] {
  const ends = parts.flatMap((part) => part.open_ends ?? []).map((end) => ({ ...end, party: idOf(end.party) }));
  const unique = new Map(ends.map((end) => [canonicalJson(end), end]));
  return [...unique].sort(([a], [b]) => compareText(a, b)).map(([, end]) => end);
}
