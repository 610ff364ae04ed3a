import { env } from "cloudflare:workers";
import { sql } from "drizzle-orm";
import { describe, expect, it, vi } from "vitest";
import type { Anchor } from "../../src/features/audit-chains/anchor.rules.ts";
import { anchorDaily } from "../../src/features/audit-chains/anchor.service.ts";
import { commitAudited } from "../../src/features/platform/audit.service.ts";
import { asCaller } from "../../src/platform/context.ts";
import { newOfficer } from "../support/api.ts";
import { ann } from "../support/operators.ts";
import { goTo, systemCtx } from "../support/retention-clock.ts";

const BASE = "/api/platform/audit";
const operator = asCaller(systemCtx(), { kind: "operator", tenantId: "", id: "ann", roles: [] });
const record = (version: string) =>
  commitAudited(operator, {
    line: { event: "list_discarded", details: { version } } as never,
    condition: sql`1`,
    writes: [],
  });
const headsOf = ({ heads }: Anchor) => heads.map(({ chain, seq, hash }) => ({ chain, seq, hash }));
const anchored = async (number: number): Promise<Anchor> => (await ann.get(`${BASE}/anchors/${number}`)).body;
const verdictOf = async (anchor: Anchor) =>
  (await ann.post(`${BASE}/verify`, { heads: headsOf(anchor) })).body.heads[0];

describe("the platform's audit chain", () => {
  it("is anchored apart from every tenant, for operators alone", async () => {
    await record("1");
    await record("2");
    expect((await ann.post(`${BASE}/anchors`)).body).toEqual({ status: "anchored" });
    expect((await ann.get(`${BASE}/anchors`)).body).toEqual({ tenant: "", last: 1 });
    const first = await anchored(1);
    expect(first).toMatchObject({ tenant: "", scope: "platform", heads: [{ chain: "platform", seq: 2 }] });
    await record("3");
    expect(await verdictOf(first)).toMatchObject({ status: "intact" });
    const admin = newOfficer().colleague("root", "admin");
    expect((await admin.get(`${BASE}/anchors`)).status).toBe(401);
    expect((await admin.post("/api/audit/verify", { heads: headsOf(first) })).body.heads).toMatchObject([
      { status: "broken", fault: "there is no such chain" },
    ]);
  });

  it("is anchored by the daily run", async () => {
    const { last } = (await ann.get(`${BASE}/anchors`)).body;
    await record("4");
    goTo(new Date(Date.now() + 86_400_000).toISOString());
    while ((await anchorDaily(systemCtx())) > 0);
    vi.useRealTimers();
    expect((await ann.get(`${BASE}/anchors`)).body.last).toBe(last + 1);
  });

  it.each([
    ["a line was rewritten since", "UPDATE platform_audit SET actor = 'eve' WHERE seq = 3"],
    ["it was cut before the anchor", "DELETE FROM platform_audit WHERE seq > 1"],
  ])("is broken where %s", async (_, attack) => {
    const anchor = await anchored(1);
    const guards = ["platform_audit_no_update", "platform_audit_no_delete"];
    await env.DB.batch(guards.map((name) => env.DB.prepare(`DROP TRIGGER IF EXISTS ${name}`)));
    await env.DB.prepare(attack).run();
    expect(await verdictOf(anchor)).toMatchObject({ status: "broken", fault: expect.any(String) });
  });
});
