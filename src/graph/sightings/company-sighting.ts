import type { Address } from "../../domain/matching/index.ts";
import type { Owner, Person } from "../../sources/types.ts";
import type { ScreeningStatus, Standing } from "../graph.model.ts";
import { addressEntity, namedCompany } from "./places.ts";
import type { EntityDraft, Provenance, RelationDraft, SeenPerson, Sighting } from "./sighting.ts";

/** Known data of a company, from a case or a scan. Null is "not known". */
export interface CompanyKnowledge {
  readonly id: string;
  readonly number: string | null;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** Empty if unknown. */
  readonly name: string;
  /** No register gives the number that name. */
  readonly isAsserted?: boolean;
  readonly standing: Standing | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly bankruptOn: string | null;
  /** NACE classes. */
  readonly activities: readonly string[] | null;
  readonly address: Address | null;
  readonly directors: readonly Person[] | null;
  readonly owners: readonly Owner[] | null;
  readonly provenance: Provenance;
  readonly ownersProvenance: Provenance;
}

/** Screening result by name; null if it was not screened. */
export type Screened = (name: string) => ScreeningStatus | null;

type CompanyPart = Pick<Sighting, "entities" | "people" | "relations" | "complete" | "company" | "address">;

/** The graph data of a company with its address, directors and owners. */
export function sightCompany(known: CompanyKnowledge, screened: Screened): CompanyPart {
  const seat = known.address === null ? null : addressEntity(known.address);
  const { entities, people, relations } = tiesOf(known, screened);
  return {
    entities: [companyEntity(known, screened), ...(seat ? [seat] : []), ...entities],
    people,
    relations: [
      ...(seat ? [{ from: known.id, type: "seated_at" as const, to: seat.id, ...known.provenance }] : []),
      ...relations,
    ],
    complete: [
      ...(seat ? [{ entity: known.id, end: "from" as const, type: "seated_at" as const }] : []),
      ...(known.directors ? [{ entity: known.id, end: "to" as const, type: "directs" as const }] : []),
      ...(known.owners ? [{ entity: known.id, end: "to" as const, type: "owns" as const }] : []),
    ].map((list) => ({ ...list, source: known.provenance.source })),
    company: known.id,
    address: seat?.id ?? null,
  };
}

const companyEntity = (known: CompanyKnowledge, screened: Screened): EntityDraft => ({
  id: known.id,
  type: "company",
  name: known.name,
  ...(known.isAsserted && { isAsserted: true }),
  number: known.number,
  country: known.country,
  standing: known.standing,
  startDate: known.startDate,
  endDate: known.endDate,
  bankruptOn: known.bankruptOn,
  activities: known.activities,
  sanctions: known.name === "" ? null : screened(known.name),
});

interface Ties {
  readonly entities: readonly EntityDraft[];
  readonly people: readonly SeenPerson[];
  readonly relations: readonly RelationDraft[];
}

function tiesOf(known: CompanyKnowledge, screened: Screened): Ties {
  const entities: EntityDraft[] = [];
  const people: SeenPerson[] = [];
  const relations: RelationDraft[] = [];
  const addCompany = (name: string, number: string | undefined, tie: Omit<RelationDraft, "from">) => {
    const company = namedCompany(name, number, known.id);
    entities.push({ ...company, sanctions: screened(name) });
    relations.push({ from: company.id, ...tie });
  };
  const addPerson = (person: Person | Owner, tie: Omit<RelationDraft, "from">) =>
    people.push({
      name: person.name,
      birthDate: person.birth_date ?? null,
      nationality: person.nationality ?? null,
      sanctions: screened(person.name),
      ties: [tie],
    });
  for (const director of known.directors ?? []) {
    const { role, since, registration_number } = director;
    const tie = { type: "directs" as const, to: known.id, ...known.provenance, role, since };
    if (registration_number === undefined) addPerson(director, tie);
    else addCompany(director.name, registration_number, tie);
  }
  for (const owner of known.owners ?? []) {
    const tie = {
      type: "owns" as const,
      to: known.id,
      ...known.ownersProvenance,
      sharePercent: owner.share_percent ?? null,
    };
    if (owner.kind === "person") addPerson(owner, tie);
    else addCompany(owner.name, owner.registration_number, tie);
  }
  return { entities, people, relations };
}
