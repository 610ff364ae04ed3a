import { sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { atMost } from "../../platform/db.ts";

const PEOPLE_MAX = 200;
const CASES_MAX = 200;

/** A person of the entity graph with a case about that person, or about a company that it directs or owns. */
export interface PersonWithCase {
  readonly names: readonly string[];
  readonly birthDate: string;
  /** Null where the case is about the person itself. */
  readonly role: string | null;
  /** YYYY-MM-DD since when it holds the role no more; null as long as it does. */
  readonly until: string | null;
  readonly workflowId: string;
  readonly companyName: string;
}

/** Those who were born on these days. @param birthDates YYYY-MM-DD */
export async function findPeopleWithCases(ctx: Ctx, birthDates: readonly string[]): Promise<PersonWithCase[]> {
  if (birthDates.length === 0) return [];
  const { tenantId } = ctx.actor;
  const rows = await ctx.db.all<Omit<PersonWithCase, "names"> & { readonly names: string }>(sql`
    WITH people AS MATERIALIZED (SELECT id, birth_date, (SELECT json_group_array(n.name) FROM graph_person_names n
          WHERE n.tenant_id = e.tenant_id AND n.entity_id = e.id) AS names
        FROM graph_entities e INDEXED BY graph_entities_born WHERE tenant_id = ${tenantId}
          AND birth_date IN (SELECT value FROM json_each(${JSON.stringify(birthDates)})) AND type = 'person' ${atMost(PEOPLE_MAX)}),
      known AS (SELECT id AS subject, names, birth_date, NULL AS role, NULL AS until FROM people
        UNION ALL
        SELECT r.to_id, p.names, p.birth_date, coalesce(r.role, CASE r.type WHEN 'owns' THEN 'owner' ELSE 'director' END), r.until
        FROM people p CROSS JOIN graph_relations r
        WHERE r.tenant_id = ${tenantId} AND r.from_id = p.id AND r.type IN ('directs', 'owns'))
    SELECT DISTINCT k.names, k.birth_date AS birthDate, k.role, k.until, c.number AS workflowId, c.name AS companyName
    FROM known k CROSS JOIN graph_relations a CROSS JOIN graph_entities c
    WHERE a.tenant_id = ${tenantId} AND a.to_id = k.subject AND a.type = 'about'
      AND c.tenant_id = a.tenant_id AND c.id = a.from_id AND c.number IS NOT NULL ${atMost(CASES_MAX)}`);
  return rows.map(({ names, ...row }) => ({ ...row, names: JSON.parse(names) as string[] }));
}

/** A private customer of the entity graph with a case about it. */
export interface NamesakeWithCase {
  readonly names: readonly string[];
  readonly workflowId: string;
}

/** Private customers whose name sounds like this one's. @param nameKey as the graph has it */
export async function findNamesakesWithCases(ctx: Ctx, nameKey: string): Promise<NamesakeWithCase[]> {
  const { tenantId } = ctx.actor;
  const rows = await ctx.db.all<{ readonly names: string; readonly workflowId: string }>(sql`
    WITH people AS MATERIALIZED (SELECT entity_id AS id, json_group_array(name) AS names
        FROM graph_person_names WHERE tenant_id = ${tenantId} AND name_key = ${nameKey}
        GROUP BY entity_id ${atMost(PEOPLE_MAX)})
    SELECT DISTINCT p.names, c.number AS workflowId FROM people p CROSS JOIN graph_relations a CROSS JOIN graph_entities c
    WHERE a.tenant_id = ${tenantId} AND a.to_id = p.id AND a.type = 'about'
      AND c.tenant_id = a.tenant_id AND c.id = a.from_id AND c.number IS NOT NULL ${atMost(CASES_MAX)}`);
  return rows.map(({ names, workflowId }) => ({ names: JSON.parse(names) as string[], workflowId }));
}
