import { Hono } from "hono";
import type { DatabaseCtx } from "../../../src/features/monitoring/due-job.ts";
import { COVER_LISTS } from "../../../src/features/monitoring/cover-lists.service.ts";
import { createCtx, systemActor } from "../../../src/platform/context.ts";
import { commit } from "../../../src/platform/db.ts";
import {
  activationOfList,
  beginListImport,
  compareStagedList,
  type ListEntry,
  putListPart,
  toLines,
} from "../../../src/screening/index.ts";

/** The job that searches parties for what a list changed, as the monitor calls it, over made parties. */
const app = new Hono<{ Bindings: Env }>();
app.get("/bench", (c) => c.json({}));

app.post("/bench/fill", async (c) => {
  const { from, parties, tenant, listId } = await c.req.json<{
    from: number;
    parties: { name: string; kind: string; birthDate?: string; country: string }[];
    tenant: string;
    listId: string;
  }>();
  const json = JSON.stringify(parties);
  await c.env.DB.batch(FILL.map((sql) => c.env.DB.prepare(sql).bind(tenant, from, json, listId)));
  return c.json({});
});

app.post("/bench/import", async (c) => {
  const { version, entries } = await c.req.json<{ version: string; entries: ListEntry[] }>();
  const ctx = createCtx(c.env, { actor: systemActor("") });
  const names = entries.reduce((sum, entry) => sum + entry.names.length, 0);
  const file = {
    source: "un",
    version,
    sha256: version.padEnd(64, "0"),
    entries: entries.length,
    names,
    parts: 1,
  } as const;
  const { listId } = await beginListImport(ctx, file);
  await putListPart(ctx, listId, 0, new TextEncoder().encode(toLines(entries)));
  const { contentSha256, before } = await compareStagedList(ctx, listId);
  const compared = { baseId: before?.listId ?? "", sha256: contentSha256 };
  await commit(ctx.shared, (await activationOfList(ctx, listId, compared)).writes);
  return c.json({ listId });
});

/** Runs the job once. */
app.post("/bench/run", async (c) => {
  const own = createCtx(c.env, { actor: systemActor("") });
  // The sample list would be searched for everybody, too.
  const settings = { ...own.settings, BELGIAN_MOCK_MODE: false };
  const ctx = { ...own, settings, database: "DB" } as DatabaseCtx;
  const { nextAtMs } = await COVER_LISTS.run(ctx, BUDGET_MS);
  const { rowsWritten, rowsRead } = ctx.meter;
  return c.json({ isDone: nextAtMs === null, rowsWritten, rowsRead });
});
app.post("/bench/count", async (c) => {
  const count = (table: string) => c.env.DB.prepare(`SELECT count(*) AS n FROM ${table}`).first<number>("n");
  return c.json({ hits: await count("party_hits"), events: await count("monitoring_events") });
});

/** As the monitor gives it. */
const BUDGET_MS = 10_000;

const THEN = "2026-01-01T10:00:00.000Z";
/** Four parties a relationship, each searched for on the version of the list before. */
const FILL = [
  `INSERT OR IGNORE INTO relationships (relationship_id, tenant_id, customer_key, kind, country, name, state, since, officer, updated_at)
   SELECT 'rel-' || ((?2 + key) / 4), ?1, 'k' || ((?2 + key) / 4), 'company', 'BE', 'Company', 'active', '${THEN}', 'o', '${THEN}'
   FROM json_each(?3) WHERE ?4 IS NOT NULL`,
  `INSERT INTO monitored_parties (tenant_id, party_id, relationship_id, kind, name, birth_date, countries, added_at, salt_key,
     screened_at, screened_lists)
   SELECT ?1, lower(hex(randomblob(16))), 'rel-' || ((?2 + key) / 4), value ->> 'kind', value ->> 'name', value ->> 'birthDate',
     json_array(value ->> 'country'), '${THEN}', 'k', '${THEN}', json_object('un', ?4) FROM json_each(?3)`,
  `INSERT OR IGNORE INTO list_coverage (tenant_id, source, list_id, version, sha256, entries, covered_at)
   SELECT ?1, 'un', ?4, '1', 'h', 1, '${THEN}' WHERE ?2 = 0 AND ?3 IS NOT NULL`,
];

export default { fetch: app.fetch, queue: () => {}, scheduled: () => {} };

export * from "./bench-objects.ts";
