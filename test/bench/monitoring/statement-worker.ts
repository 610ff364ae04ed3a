import { Hono } from "hono";
import type { DatabaseCtx } from "../../../src/features/monitoring/due-job.ts";
import { closeDays } from "../../../src/features/screening-proof/close-days.service.ts";
import { createCtx, systemActor } from "../../../src/platform/context.ts";

/** The job that states a day, as the monitor calls it, over made parties. */
const app = new Hono<{ Bindings: Env }>();
app.get("/bench", (c) => c.json({}));
app.post("/bench/fill", async (c) => {
  const { from, count, tenant } = await c.req.json<{ from: number; count: number; tenant: string }>();
  await c.env.DB.batch(FILL.map((sql) => c.env.DB.prepare(sql).bind(tenant, from, from + count - 1)));
  return c.json({});
});
app.post("/bench/close", async (c) => {
  const ctx = createCtx(c.env, { actor: systemActor("") });
  const { nextAtMs } = await closeDays({ ...ctx, database: "DB" } as DatabaseCtx, BUDGET_MS);
  const left = await c.env.DB.prepare("SELECT count(*) AS n FROM screening_days WHERE next_day < date('now')").first(
    "n",
  );
  return c.json({ nextAtMs, left });
});
app.get("/bench/statements", async (c) => {
  const { results } = await c.env.DB.prepare("SELECT statement FROM screening_statements ORDER BY number").all();
  return c.json(results.map(({ statement }) => JSON.parse(statement as string) as unknown));
});

/** As the monitor gives it. */
const BUDGET_MS = 10_000;

const COUNTER = "WITH RECURSIVE n (i) AS (SELECT ?2 UNION ALL SELECT i + 1 FROM n WHERE i < ?3)";
const YESTERDAY = "strftime('%Y-%m-%dT10:00:00.000Z', 'now', '-1 day')";
/** Four parties a relationship, each searched for on two lists; one in a hundred has a match. */
const FILL = [
  `${COUNTER} INSERT OR IGNORE INTO relationships (relationship_id, tenant_id, customer_key, kind, country, name, state, since,
     officer, updated_at)
   SELECT 'rel-' || (i / 4), ?1, 'k' || (i / 4), 'company', 'BE', 'Company', 'active', ${YESTERDAY}, 'o', ${YESTERDAY} FROM n`,
  `${COUNTER} INSERT INTO monitored_parties (tenant_id, party_id, relationship_id, kind, name, spellings, birth_date, countries,
     added_at, salt_key, screened_at, screened_lists)
   SELECT ?1, lower(hex(randomblob(16))) || i, 'rel-' || (i / 4), 'person', 'Person Of Some Length ' || i,
     json_array('Another Spelling ' || i), '1970-01-01', '["BE"]', ${YESTERDAY}, lower(hex(randomblob(32))),
     ${YESTERDAY}, '{"eu":"list-eu-1","un":"list-un-1"}' FROM n`,
  `${COUNTER} INSERT INTO party_outcomes SELECT tenant_id, party_id, screened_at, iif(i % 100 = 0,
     '{"hits":[{"source":"eu","entry_id":"EU.1","match":"fuzzy","state":"open"}],"unreadable":false}',
     '{"hits":[],"unreadable":false}')
   FROM n CROSS JOIN monitored_parties INDEXED BY monitored_parties_of
   ON tenant_id = ?1 AND relationship_id = 'rel-' || (i / 4) WHERE i % 4 = 0`,
];

export default { fetch: app.fetch, queue: () => {}, scheduled: () => {} };

export * from "./bench-objects.ts";
