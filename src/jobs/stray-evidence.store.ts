import { sql } from "drizzle-orm";
import type { Ctx } from "../platform/context.ts";

/** Of every tenant: an object's key names its owner, and no tenant. */
export interface EvidenceOwners {
  readonly caseIds: readonly string[];
  readonly executionIds: readonly string[];
  readonly verificationIds: readonly string[];
}

interface OwnerRow {
  readonly owner: string;
  /** A JSON array of evidence; null where the row does not tell. */
  readonly evidence: string | null;
  readonly isSettled: number;
}

/** What the rows of these owners refer to, and which of the owners may refer to more by now. */
export async function readReferences(
  ctx: Ctx,
  { caseIds, executionIds, verificationIds }: EvidenceOwners,
): Promise<{ readonly keys: ReadonlySet<string>; readonly unsettled: ReadonlySet<string> }> {
  const among = (ids: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  const rows = await ctx.db.all<OwnerRow>(sql`
    SELECT case_id AS owner, record ->> '$.evidence' AS evidence, status IN ('APPROVED', 'REJECTED') AS isSettled
      FROM cases WHERE case_id IN ${among(caseIds)}
    UNION ALL SELECT c.case_id, v.evidence, 1 FROM cases c JOIN verifications v ON v.workflow_id = c.workflow_id
      WHERE c.case_id IN ${among(caseIds)}
    UNION ALL SELECT 'scans/' || execution_id, grounds ->> '$.evidence', 1
      FROM scans WHERE execution_id IN ${among(executionIds)}
    UNION ALL SELECT 'verifications/' || verification_id, evidence, 1
      FROM verifications WHERE verification_id IN ${among(verificationIds)}`);
  const unsettled = rows.filter(({ isSettled, evidence }) => isSettled === 0 || evidence === null);
  const evidence = rows.flatMap((row) => JSON.parse(row.evidence ?? "[]") as { readonly key: string }[]);
  return { keys: new Set(evidence.map(({ key }) => key)), unsettled: new Set(unsettled.map(({ owner }) => owner)) };
}

/** Those of the keys that relations of the graph stand on. */
export async function keysInGraph(ctx: Ctx, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.all<{ key: string }>(sql`SELECT DISTINCT evidence_key AS key FROM graph_relations
    WHERE evidence_key IN (SELECT value FROM json_each(${JSON.stringify(keys)}))`);
  return new Set(rows.map(({ key }) => key));
}
