import type { CaseRecord } from "../../domain/case/case.record.ts";
import { isSameName } from "../../domain/customer/same-person.ts";
import { factsInForce } from "../../domain/diligence/due-diligence.rules.ts";
import { ownershipOf } from "../../domain/ownership/case-ownership.rules.ts";
import {
  type Interest,
  OFFICES,
  type OwnershipParty,
  type OwnershipStatement,
} from "../../domain/ownership/ownership.model.ts";
import { REGISTER_NAMES } from "../../sources/index.ts";
import type { Person } from "../../sources/types.ts";
import { companyId, type ScreeningStatus } from "../graph.model.ts";
import { caseCompanyId, caseScreening } from "./case-sighting.ts";
import { withBirthDates } from "./birth-dates.ts";
import { assertedCompany, namedCompany } from "./places.ts";
import type { EntityDraft, Provenance, RelationDraft, SeenPerson, Sighting } from "./sighting.ts";

/** At incorporation one holds shares; whether one still does, it does not say. */
const AT_INCORPORATION = "At incorporation";

/**
 * Who owns and runs the customer and its owners by documents, by officers' filings, by the customer's list of directors
 * and by the registers of the chain. The customer's own register and declared owners stand in `sightCase`. What a case
 * no longer states has ended. Null for a natural person.
 */
export function sightOwnership(record: CaseRecord): Sighting | null {
  const ownership = ownershipOf(factsInForce(record, new Date(record.updatedAt)));
  if (ownership === null) return null;
  const subject = caseCompanyId(record);
  const parties = new Map(ownership.parties.map((party) => [party.id, party]));
  const idOf = (party: OwnershipParty): string =>
    party.id === ownership.subject ? subject : entityIdOf(party, subject);
  const screened = caseScreening(record);
  const today = record.updatedAt.slice(0, 10);
  const directors = registeredDirectors(record);
  /** A future end does not count yet. A director whom the register no longer names was one on the day of the paper. */
  const ended = ({ type, to, until }: Tie, name: string, asOf: string | null): string | null => {
    if (until) return until > today ? null : until;
    const isOut = type === "directs" && to === subject && directors?.every((one) => !isSameName(one, name));
    return isOut ? (asOf ?? today) : null;
  };
  const asserted = assertedParties(ownership.statements);
  const seen = (party: OwnershipParty, sanctions: ScreeningStatus | null): EntityDraft => {
    const company = companyEntity(party, idOf(party));
    return asserted.has(party.id) ? assertedCompany(company, sanctions) : { ...company, sanctions };
  };
  const entities: EntityDraft[] = [];
  const people: SeenPerson[] = [];
  const relations: RelationDraft[] = [];
  for (const statement of ownership.statements.filter((one) => isFurther(one, ownership.subject))) {
    const of = parties.get(statement.subject);
    const holder = typeof statement.interested_party === "string" ? parties.get(statement.interested_party) : undefined;
    if (of === undefined || holder === undefined || holder.id === ownership.subject) continue;
    const ties = tiesOf(statement, idOf(of), provenanceOf(record, statement)).map((tie) => ({
      ...tie,
      until:
        statement.source.name === "customer" ? (tie.until ?? null) : ended(tie, holder.name, statement.source.as_of),
    }));
    if (ties.length === 0) continue;
    if (of.id !== ownership.subject) entities.push(seen(of, null));
    if (holder.kind === "entity" || holder.kind === "arrangement") {
      entities.push(seen(holder, screened(holder.name)));
      relations.push(...ties.map((tie) => ({ from: idOf(holder), ...tie })));
    } else {
      people.push({
        name: holder.name,
        birthDate: holder.birth_date ?? null,
        nationality: holder.nationality ?? null,
        sanctions: screened(holder.name),
        ties,
      });
    }
  }
  return {
    observedAt: record.updatedAt,
    entities,
    people: withBirthDates(people, record),
    relations,
    complete: [],
    restates: true,
    company: subject,
    address: null,
    caseId: record.caseId,
    caseSubject: null,
  };
}

/** Parties that others than a register name as well: which of them a party has its name from, it does not say. */
const assertedParties = (statements: readonly OwnershipStatement[]): ReadonlySet<string> =>
  new Set(
    statements
      .filter(({ source }) => source.name !== "gleif" && !isRegister(source.name))
      .flatMap(({ subject, interested_party: holder }) => (typeof holder === "string" ? [subject, holder] : [subject])),
  );

const isRegister = (source: string): boolean => (REGISTER_NAMES as readonly string[]).includes(source);

type Tie = Omit<RelationDraft, "from">;

/** Names of the directors by the customer's register; null where it does not tell. */
function registeredDirectors({ facts }: CaseRecord): readonly string[] | null {
  const newest = facts["directors"]?.findLast(({ source }) => isRegister(source));
  return Array.isArray(newest?.value) ? newest.value.map(({ name }: Person) => name) : null;
}

/** Sources whose statements about the customer the case's other sighting has. */
function isFurther({ subject, source, interests }: OwnershipStatement, customer: string): boolean {
  if (subject !== customer) return true;
  if (source.name === "customer") return interests.every(isOffice);
  return source.name.startsWith("document:") || source.name.startsWith("filed:");
}

const isOffice = ({ type }: Interest): boolean => OFFICES.includes(type);

/** At most one relation of each kind: what all interests of a kind say together. */
function tiesOf({ interests }: OwnershipStatement, to: string, provenance: Provenance): Tie[] {
  const held = interests.filter(({ details }) => details !== AT_INCORPORATION);
  return [
    { type: "directs" as const, of: held.filter(isOffice) },
    { type: "owns" as const, of: held.filter((interest) => !isOffice(interest)) },
  ].flatMap(({ type, of }) => {
    if (of.length === 0) return [];
    const ends = of.flatMap(({ end_date }) => end_date ?? []).sort();
    const starts = of.flatMap(({ start_date }) => start_date ?? []).sort();
    const shares = of.flatMap(({ share }) => share?.exact ?? share?.minimum ?? []);
    return {
      type,
      to,
      ...provenance,
      role: type === "directs" ? of[0]!.type : null,
      sharePercent: shares.length === 0 ? null : Math.max(...shares),
      since: starts[0] ?? null,
      // It lasts while one of them does.
      until: ends.length < of.length ? null : ends.at(-1)!,
    };
  });
}

/** By its number in a register, else by its name beside the customer. */
function entityIdOf({ identifiers = [], name }: OwnershipParty, customer: string): string {
  const own = identifiers.find(({ scheme }) => !scheme.startsWith("XI-")) ?? identifiers[0];
  if (own === undefined) return namedCompany(name, undefined, customer).id;
  return own.scheme.startsWith("XI-") ? `company:lei:${own.id}` : companyId(own.scheme.slice(0, 2), own.id);
}

const companyEntity = (party: OwnershipParty, id: string): EntityDraft => ({
  id,
  type: "company",
  name: party.name,
  number: party.identifiers?.find(({ scheme }) => !scheme.startsWith("XI-"))?.id ?? null,
  country: party.country ?? null,
  standing: party.status === "active" ? "active" : party.status === "stopped" ? "ceased" : null,
});

function provenanceOf(record: CaseRecord, { source }: OwnershipStatement): Provenance {
  const evidence = record.evidence.find(({ id }) => source.evidence_ids.includes(id));
  return { source: source.name, evidenceHash: evidence?.data_hash ?? null, evidenceKey: evidence?.key ?? null };
}
