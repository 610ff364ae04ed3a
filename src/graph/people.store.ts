import { sql, type SQL } from "drizzle-orm";
import type { Ctx } from "../platform/context.ts";
import { atMost, commit } from "../platform/db.ts";
import { replacedBy, screenerOf } from "./screenings.store.ts";
import { MASS_ADDRESS } from "./motifs/motif.ts";
import { readPersonName } from "./people/person-name.ts";
import type { KnownPerson } from "./people/resolve-people.ts";

/** Search criteria for persons that may be those of a sighting. */
export interface PeopleQuestion {
  /** The case that asks; null for a scan. */
  readonly caseId: string | null;
  readonly company: string | null;
  readonly address: string | null;
  /** Full dates. */
  readonly birthDates: readonly string[];
  readonly nameKeys: readonly string[];
}

/** Above this number of companies, persons at the same address are not candidates: a mass address has namesakes. */
const CROWDED_ADDRESS = MASS_ADDRESS - 1;
const CANDIDATES_MAX = 500;

interface Row {
  readonly id: string;
  readonly birth_date: string | null;
  readonly nationality: string | null;
  readonly exact_as: string | null;
  readonly is_own_hit: number;
  /** JSON array. */
  readonly names: string;
}

/** Candidates by company, address, date of birth or phonetic name. One round trip; each look-up uses an index. */
export async function findKnownPeople(ctx: Ctx, question: PeopleQuestion): Promise<KnownPerson[]> {
  const { company, address, caseId } = question;
  const people = (ids: SQL) => peopleOf(ctx, [screenerOf(caseId), ...replacedBy(caseId)], ids);
  const [atCompany, atAddress, ...elsewhere] = await commit(ctx.db, [
    ctx.db.run(people(company === null ? NOBODY : namedAt(ctx, sql`(SELECT ${company} AS id)`))),
    ctx.db.run(people(address === null ? NOBODY : namedAt(ctx, companiesAt(ctx, address)))),
    ctx.db.run(people(bornOn(ctx, question.birthDates))),
    ctx.db.run(people(soundingLike(ctx, question.nameKeys))),
  ]);
  const ids = (result: D1Result | undefined) => new Set(rowsOf(result).map(({ id }) => id));
  const [idsAtCompany, idsAtAddress] = [ids(atCompany), ids(atAddress)];
  const rows = [atCompany, atAddress, ...elsewhere].flatMap(rowsOf);
  return [...new Map(rows.map((row) => [row.id, row])).values()].map((row) => ({
    id: row.id,
    names: (JSON.parse(row.names) as string[]).map(readPersonName),
    birthDate: row.birth_date,
    nationality: row.nationality,
    atCompany: idsAtCompany.has(row.id),
    atAddress: idsAtAddress.has(row.id),
    exactAs: row.exact_as,
    isOwnHit: row.is_own_hit === 1,
  }));
}

const rowsOf = (result: D1Result | undefined): Row[] => (result?.results ?? []) as unknown as Row[];

const NOBODY = sql`SELECT NULL WHERE 0`;

/** @param own whose hits a screening of the same name replaces. */
const peopleOf = (ctx: Ctx, own: readonly string[], ids: SQL): SQL => sql`
  SELECT e.id, e.birth_date, e.nationality, CASE WHEN e.sanctions = 'exact' THEN e.name END AS exact_as,
    e.sanctions = 'exact' AND (SELECT coalesce(max(s.case_id IN (SELECT value FROM json_each(${JSON.stringify(own)}))), 1)
      FROM graph_screenings s WHERE s.tenant_id = e.tenant_id AND s.entity_id = e.id AND s.sanctions = 'exact') AS is_own_hit,
    (SELECT json_group_array(n.name) FROM graph_person_names n
      WHERE n.tenant_id = e.tenant_id AND n.entity_id = e.id) AS names
  FROM graph_entities e
  WHERE e.tenant_id = ${ctx.actor.tenantId} AND e.type = 'person' AND e.id IN (${ids})
  ${atMost(CANDIDATES_MAX)}`;

const namedAt = (ctx: Ctx, companies: SQL): SQL => sql`
  SELECT r.from_id FROM ${companies} AS c CROSS JOIN graph_relations r
  WHERE r.tenant_id = ${ctx.actor.tenantId} AND r.to_id = c.id AND r.type IN ('directs', 'owns')`;

const companiesAt = (ctx: Ctx, address: string): SQL => sql`
  (SELECT id FROM (
    SELECT from_id AS id, COUNT(*) OVER () AS there FROM (
      SELECT from_id FROM graph_relations
      WHERE tenant_id = ${ctx.actor.tenantId} AND to_id = ${address} AND type = 'seated_at'
      ${atMost(CROWDED_ADDRESS + 1)}))
    WHERE there <= ${CROWDED_ADDRESS})`;

const bornOn = (ctx: Ctx, dates: readonly string[]): SQL => sql`
  SELECT id FROM graph_entities WHERE tenant_id = ${ctx.actor.tenantId}
    AND birth_date IN (SELECT value FROM json_each(${JSON.stringify(dates)}))`;

const soundingLike = (ctx: Ctx, keys: readonly string[]): SQL => sql`
  SELECT entity_id FROM graph_person_names WHERE tenant_id = ${ctx.actor.tenantId}
    AND name_key IN (SELECT value FROM json_each(${JSON.stringify(keys)})) ${atMost(CANDIDATES_MAX)}`;
