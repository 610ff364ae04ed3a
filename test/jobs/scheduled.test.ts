import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { runScheduled } from "../../src/jobs/scheduled.ts";
import { newOfficer } from "../support/api.ts";
import { reviewedCase } from "../support/cases.ts";

it("finds patterns again that were lost, each in its own tenant, and drops keys past their day", async () => {
  const officer = newOfficer();
  for (const number of ["0999901536", "0999901635"]) await reviewedCase(officer, number);
  const phoenixes = async () => (await officer.get("/intelligence/alerts?pattern_type=phoenix")).body.length;
  await expect.poll(phoenixes, { timeout: 60_000 }).toBe(1);
  await env.DB.batch([
    env.DB.prepare("DELETE FROM alerts WHERE tenant_id = ?").bind(officer.tenant),
    env.DB.prepare("DELETE FROM alert_cases WHERE tenant_id = ?").bind(officer.tenant),
    env.DB.prepare(
      "INSERT INTO idempotency_keys VALUES (?, 'officer:alice', 'POST /', 'old', 'f', 's', 'a', 'done', 0, 1, null)",
    ).bind(officer.tenant),
  ]);
  expect(await phoenixes()).toBe(0);
  const execution = createExecutionContext();
  await runScheduled(env, execution);
  await waitOnExecutionContext(execution);
  expect(await phoenixes()).toBe(1);
  const kept = await env.DB.prepare("SELECT count(*) AS n FROM idempotency_keys WHERE tenant_id = ? AND key = 'old'")
    .bind(officer.tenant)
    .first<{ n: number }>();
  expect(kept?.n).toBe(0);
});

it("evaluates every alert that is due in one sweep, and one that fails keeps none of the others waiting", async () => {
  const officer = newOfficer();
  for (const number of ["0999901536", "0999901635"]) await reviewedCase(officer, number);
  const { body: raised } = await officer.get("/intelligence/alerts?pattern_type=phoenix");
  expect(raised).toHaveLength(1);
  const copy = (columns: Record<string, string>) => {
    const own = ["linked_case_ids", "severity", "status", "title", "description", "created_at", "updated_at"];
    const all: Record<string, string> = { ...Object.fromEntries(own.map((name) => [name, name])), ...columns };
    return `INSERT INTO alerts (tenant_id, ${Object.keys(all).join(", ")})
      SELECT tenant_id, ${Object.values(all).join(", ")} FROM n, alerts WHERE tenant_id = ?1 AND id = ?2`;
  };
  const numbers = (count: number) =>
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${count})`;
  const earlier = {
    id: "tenant_id || '-due-' || i",
    pattern_type: "'dormant'",
    entity_key: "'due-' || i",
    evidence_hash: "'h'",
    story_id: "tenant_id || '-due-' || i",
    due_at: "'2026-01-02'",
    focus_id: "NULL",
    evidence_snapshot: `'{"entities":[],"relationships":[],"motif_details":{}}'`,
  };
  // Some that cannot be evaluated, before all others.
  const broken = {
    ...earlier,
    id: "tenant_id || '-broken-' || i",
    entity_key: "'broken-' || i",
    story_id: "tenant_id || '-broken-' || i",
    due_at: "'2026-01-01'",
    focus_id: "focus_id",
    evidence_snapshot: "'{}'",
  };
  await env.DB.batch([
    env.DB.prepare(`${numbers(75)} ${copy(earlier)}`).bind(officer.tenant, raised[0].id),
    env.DB.prepare(`${numbers(5)} ${copy(broken)}`).bind(officer.tenant, raised[0].id),
  ]);
  const due = async () => {
    const sql = "SELECT id FROM alerts WHERE tenant_id = ? AND due_at IS NOT NULL";
    return (await env.DB.prepare(sql).bind(officer.tenant).all<{ id: string }>()).results.map(({ id }) => id);
  };
  expect(await due()).toHaveLength(80);
  const execution = createExecutionContext();
  await runScheduled(env, execution);
  await waitOnExecutionContext(execution);
  const left = await due();
  expect(left.filter((id) => id.includes("-due-"))).toEqual([]);
  expect(left).toHaveLength(5);
});
