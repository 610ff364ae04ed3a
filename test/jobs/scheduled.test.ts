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
