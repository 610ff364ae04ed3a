import { sql, type SQL } from "drizzle-orm";
import type { Ctx } from "../platform/context.ts";
import { inEachDatabase } from "../platform/each-database.ts";

/** The rows of all databases, because a row in any of them keeps what it refers to. */
const fromAllDatabases = async <T>(ctx: Ctx, query: SQL): Promise<T[]> =>
  (await Promise.all(inEachDatabase(ctx).map(({ db }) => db.all<T>(query)))).flat();

/** Across tenants: an object's key names its owner and no tenant. */
export interface EvidenceOwners {
  readonly caseIds: readonly string[];
  readonly executionIds: readonly string[];
  readonly verificationIds: readonly string[];
  readonly relationshipIds: readonly string[];
}

/** A case as the database knows it. */
export interface KnownCase {
  readonly caseId: string;
  readonly workflowId: string;
  readonly tenantId: string;
}

const among = (ids: readonly string[]): SQL => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** Keys of the evidence that monitoring events and the latest checks of relationships name by its hash. */
const ofRelationships = (ids: readonly string[]): SQL => {
  const key = sql`json_group_array(json_object('key',
    'relationships/' || r.relationship_id || '/evidence/' || replace(j.value, 'sha256:', '')))`;
  return sql`
    SELECT ${key} AS evidence FROM relationships r CROSS JOIN monitoring_events e INDEXED BY monitoring_events_of
        CROSS JOIN json_each(e.evidence_ids) j
      WHERE r.relationship_id IN ${among(ids)} AND e.tenant_id = r.tenant_id AND e.relationship_id = r.relationship_id
    UNION ALL SELECT ${key} FROM relationships r CROSS JOIN monitoring_looks l
        CROSS JOIN json_each(l.facts, '$.evidence') j
      WHERE r.relationship_id IN ${among(ids)} AND l.tenant_id = r.tenant_id AND l.relationship_id = r.relationship_id`;
};

/** The keys that scans, verifications, relationships and graph relations refer to, among those of these owners. */
export async function readReferences(
  ctx: Ctx,
  { caseIds, executionIds, verificationIds, relationshipIds }: EvidenceOwners,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  type Row = { readonly evidence: string | null };
  const looked = relationshipIds.length === 0 ? [] : await fromAllDatabases<Row>(ctx, ofRelationships(relationshipIds));
  const rows = await fromAllDatabases<Row>(
    ctx,
    sql`
    SELECT v.evidence FROM cases c JOIN verifications v ON v.workflow_id = c.workflow_id
      WHERE c.case_id IN ${among(caseIds)}
    UNION ALL SELECT grounds ->> '$.evidence' FROM scans WHERE execution_id IN ${among(executionIds)}
    UNION ALL SELECT evidence FROM verifications WHERE verification_id IN ${among(verificationIds)}
    UNION ALL SELECT json_array(json_object('key', evidence_key)) FROM graph_relations
      WHERE evidence_key IN ${among(keys)}`,
  );
  const named = [...rows, ...looked].flatMap(
    ({ evidence }) => JSON.parse(evidence ?? "[]") as { readonly key: string }[],
  );
  return new Set(named.map(({ key }) => key));
}

/** The given cases that have a row. */
export const findKnownCases = (ctx: Ctx, caseIds: readonly string[]): Promise<KnownCase[]> =>
  fromAllDatabases<KnownCase>(
    ctx,
    sql`SELECT case_id AS caseId, workflow_id AS workflowId, tenant_id AS tenantId
    FROM cases WHERE case_id IN ${among(caseIds)}`,
  );

/** The given cases with a retained report of any status: none of their evidence is orphaned. */
export async function findReported(ctx: Ctx, caseIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await fromAllDatabases<{ caseId: string }>(
    ctx,
    sql`
    SELECT case_id AS caseId FROM retained_reports WHERE case_id IN ${among(caseIds)}
    UNION SELECT case_id FROM sars WHERE case_id IN ${among(caseIds)}`,
  );
  return new Set(rows.map(({ caseId }) => caseId));
}

/** Cases whose case_id begins with a prefix, for the directory. */
export const listCasesBelow = (ctx: Ctx, prefix: string): Promise<KnownCase[]> =>
  fromAllDatabases<KnownCase>(
    ctx,
    sql`SELECT case_id AS caseId, workflow_id AS workflowId, tenant_id AS tenantId
    FROM cases WHERE case_id >= ${prefix} AND case_id < ${`${prefix}g`}`,
  );
