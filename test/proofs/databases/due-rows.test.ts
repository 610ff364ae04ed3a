import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import type { DatabaseCtx, DueJob } from "../../../src/features/monitoring/due-job.ts";
import { DOCUMENT_EXPIRY, REVIEW_DUE } from "../../../src/features/monitoring/due-dates.service.ts";
import { OPEN_REVIEWS } from "../../../src/features/monitoring/wanted-reviews.service.ts";
import { openDb } from "../../../src/platform/db.ts";
import { migrateSecond, moveAll, operatorCtx } from "./world.ts";

beforeAll(migrateSecond);

/** More than any job reads at once. */
const MANY = 120;

/** Customers of a tenant of whom everything is due, by their rows in the second database alone. */
async function putDue(tenant: string, n: number, due = "2020-01-01"): Promise<void> {
  const many = `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${n})`;
  await env.DB_2.batch([
    env.DB_2.prepare(
      `${many} INSERT INTO relationships (relationship_id, tenant_id, customer_key, kind, country, name, state, since,
         risk_rating, regime, next_review_at, officer, updated_at)
       SELECT ?1 || i, ?1, 'c' || i, 'company', 'BE', 'Molenhof', 'active', ?2, 'standard', 'standard', ?2, 'alice', ?2
       FROM n`,
    ).bind(tenant, due),
    env.DB_2.prepare(
      `${many} INSERT INTO monitoring_looks (tenant_id, relationship_id, type, subject, looked_at, facts_hash, facts, due_at)
       SELECT ?1, ?1 || i, 'document_expiry', 'passport', ?2, 'h', ?3, ?2 FROM n`,
    ).bind(tenant, due, JSON.stringify({ subject: "passport", kind: "passport", holder: null, expires_on: due })),
    env.DB_2.prepare(
      `${many} INSERT INTO monitoring_events (tenant_id, event_id, relationship_id, type, severity, event_key, title,
         before, after, at, review_reason, review_wanted_at)
       SELECT ?1, ?1 || 'e' || i, ?1 || i, 'register_change', 'high', 'k' || i, 'The seat moved.', 'null', '{}', ?2, 'why', ?2
       FROM n`,
    ).bind(tenant, due),
  ]);
}

const ctx = (): DatabaseCtx => {
  const operator = operatorCtx();
  return { ...operator, database: "DB_2", db: openDb(env.DB_2, operator.meter) };
};
const run = (job: DueJob) => job.run(ctx(), 60_000);

const eventsOf = async (tenant: string): Promise<Record<string, number>> => {
  const { results } = await env.DB_2.prepare(
    `SELECT type, count(*) AS n FROM monitoring_events WHERE tenant_id = ? AND event_key NOT GLOB 'k*' GROUP BY type`,
  )
    .bind(tenant)
    .all<{ type: string; n: number }>();
  return Object.fromEntries(results.map(({ type, n }) => [type, n]));
};
const wanted = (tenant: string) =>
  env.DB_2.prepare("SELECT review_wanted_at AS at FROM monitoring_events WHERE tenant_id = ? AND event_key = 'k1'")
    .bind(tenant)
    .first<string | null>("at");

describe("what is due in a database", () => {
  it("is not kept waiting by the rows of a tenant that is in another one", async () => {
    const [elsewhere, here] = [`a-${crypto.randomUUID()}`, `b-${crypto.randomUUID()}`];
    await moveAll(here, "DB_2");
    await putDue(elsewhere, MANY);
    await putDue(here, 1, "2020-01-02");
    for (const job of [REVIEW_DUE, DOCUMENT_EXPIRY, OPEN_REVIEWS]) {
      const { nextAtMs } = await run(job);
      expect([job.name, nextAtMs! > Date.now()]).toEqual([job.name, true]);
    }
    expect(await eventsOf(here)).toEqual({ review_due: 1, document_expiry: 1 });
    // Its relationship has no case left to review, so that none is wanted any more.
    expect(await wanted(here)).toBeNull();
    expect(await eventsOf(elsewhere)).toEqual({});
    expect(await wanted(elsewhere)).toBe("2020-01-01");
    for (const table of ["relationships", "monitoring_looks", "monitoring_events"]) {
      await env.DB_2.prepare(`DELETE FROM ${table} WHERE tenant_id IN (?, ?)`).bind(elsewhere, here).run();
    }
  });

  it("is not kept waiting by a row that cannot be read", async () => {
    const tenant = `c-${crypto.randomUUID()}`;
    await moveAll(tenant, "DB_2");
    await putDue(tenant, 3);
    await env.DB_2.prepare("UPDATE relationships SET restrictions = '{' WHERE relationship_id = ?")
      .bind(`${tenant}1`)
      .run();
    await env.DB_2.prepare("UPDATE monitoring_looks SET facts = '{' WHERE tenant_id = ? AND relationship_id = ?")
      .bind(tenant, `${tenant}1`)
      .run();
    for (const job of [REVIEW_DUE, DOCUMENT_EXPIRY]) {
      const { nextAtMs } = await run(job);
      // It is tried again, but not at once.
      expect(nextAtMs! - Date.now()).toBeGreaterThan(5_000);
    }
    expect(await eventsOf(tenant)).toEqual({ review_due: 2, document_expiry: 2 });
  });
});
