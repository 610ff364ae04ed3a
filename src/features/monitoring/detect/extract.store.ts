import { sql } from "drizzle-orm";
import { atMost } from "../../../platform/db.ts";
import type { Ctx } from "../../../platform/context.ts";

const JOB = "register_extract";

export interface ExtractProgress {
  /** The extract that the customers are compared with. */
  readonly target: string;
  /** The last relationship that was compared; empty before the first. */
  readonly after: string;
  readonly doneAt: string | null;
}

/** How far the tenant's customers were compared with an extract of the register; undefined before the first one. */
export async function findExtractProgress(ctx: Ctx): Promise<ExtractProgress | undefined> {
  const [row] = await ctx.db.all<ExtractProgress>(sql`SELECT target, after, done_at AS doneAt FROM monitoring_progress
    WHERE tenant_id = ${ctx.actor.tenantId} AND job = ${JOB} AND subject = 'kbo'`);
  return row;
}

export const saveExtractProgress = (ctx: Ctx, { target, after, doneAt }: ExtractProgress): Promise<unknown> =>
  ctx.db.run(sql`INSERT INTO monitoring_progress (tenant_id, job, subject, target, after, done_at)
    VALUES (${ctx.actor.tenantId}, ${JOB}, 'kbo', ${target}, ${after}, ${doneAt})
    ON CONFLICT DO UPDATE SET target = excluded.target, after = excluded.after, done_at = excluded.done_at`);

/** A customer of the Belgian register, with what that last stated. */
export interface RegisteredCustomer {
  readonly relationshipId: string;
  readonly number: string | null;
  /** JSON of a `RememberedLook<RegisterFacts>`; null where the register is not looked at, such as for a person. */
  readonly look: string | null;
}

/** A page of the tenant's customers, by the id of their relationship; `number` only of living Belgian companies. */
export const listRegisteredCustomers = (ctx: Ctx, after: string, limit: number): Promise<RegisteredCustomer[]> => {
  const { tenantId } = ctx.actor;
  return ctx.db.all<RegisteredCustomer>(sql`SELECT p.relationship_id AS relationshipId,
      (SELECT l.facts FROM monitoring_looks l WHERE l.tenant_id = ${tenantId} AND l.relationship_id = p.relationship_id
        AND l.type = 'register_change' AND l.subject = 'register') AS look,
      (SELECT r.registration_number FROM relationships r WHERE r.relationship_id = p.relationship_id
        AND +r.tenant_id = ${tenantId} AND r.country = 'BE' AND r.ended_at IS NULL) AS number
    FROM (SELECT DISTINCT relationship_id FROM relationship_cases INDEXED BY relationship_cases_of
      WHERE tenant_id = ${tenantId} AND relationship_id > ${after} ORDER BY relationship_id ${atMost(limit)}) p`);
};

/** Has the register asked again about these customers at once. */
export const lookAtRegisterNow = (ctx: Ctx, relationshipIds: readonly string[], at: string): Promise<unknown> =>
  ctx.db.run(sql`UPDATE monitoring_looks SET due_at = ${at}
    WHERE tenant_id = ${ctx.actor.tenantId} AND +type = 'register_change' AND +subject = 'register'
      AND relationship_id IN (SELECT value FROM json_each(${JSON.stringify(relationshipIds)}))
      AND +due_at > ${at}`);
