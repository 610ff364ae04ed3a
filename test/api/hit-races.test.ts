import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ScreeningHit } from "../../src/domain/hits/screening.model.ts";
import type { MonitoredParty } from "../../src/domain/relationships/relationship.model.ts";
import { listUnscreened } from "../../src/features/monitoring/list-runs.store.ts";
import { recordFound } from "../../src/features/monitoring/screen-party.service.ts";
import { beforeNextWriteOf, putHit, putRelationship, systemCtx } from "../support/monitoring.ts";

afterEach(() => vi.restoreAllMocks());

const hitWith = (fingerprint: string, match: "exact" | "fuzzy" = "exact"): ScreeningHit => ({
  list: { source: "eu", version: "2026-04-02", sha256: "h" },
  entry: {
    id: "eu-1",
    name: "Jan Peeters",
    matchedName: "Jan Peeters",
    kind: "person",
    topics: ["sanction"],
    birthDates: [],
    countries: [],
    programmes: [],
    fingerprint,
  },
  score: match === "exact" ? 1 : 0.8,
  match,
  parts: [],
});

const found = (party: MonitoredParty, hit: ScreeningHit) => [
  { party, subject: { kind: party.kind, name: party.name }, hit, listId: "list-2" },
];

const partyOf = (relationshipId: string, partyId: string): MonitoredParty => ({
  partyId,
  relationshipId,
  kind: "person",
  name: "Jan Peeters",
  spellings: [],
  roles: [],
  birthDate: null,
  gender: null,
  countries: [],
  identifiers: [],
});

async function partyWithHit(tenant: string, match: "exact" | "fuzzy") {
  const relationshipId = await putRelationship(tenant);
  const partyId = await putHit(tenant, relationshipId, "eu-1", { match });
  await env.DB.prepare("UPDATE party_hits SET hit = ? WHERE tenant_id = ?")
    .bind(JSON.stringify(hitWith("f1", match)), tenant)
    .run();
  const party = partyOf(relationshipId, partyId);
  const rows = async (table: string): Promise<any[]> =>
    (await env.DB.prepare(`SELECT * FROM ${table} WHERE tenant_id = ?`).bind(tenant).all()).results;
  const clear = () =>
    env.DB.prepare(
      `UPDATE party_hits SET state = 'cleared', settled_by = 'mia', settled_at = '2026-11-01T10:00:00.000Z',
        reason = 'born elsewhere' WHERE tenant_id = ?`,
    )
      .bind(tenant)
      .run();
  return { party, rows, clear };
}

it("searches again for a party whose lists were noted and whose time was not", async () => {
  const tenant = crypto.randomUUID();
  const { party } = await partyWithHit(tenant, "exact");
  await env.DB.prepare(`UPDATE monitored_parties SET screened_lists = '{"eu":"list-1"}' WHERE tenant_id = ?`)
    .bind(tenant)
    .run();
  expect(await listUnscreened(systemCtx(tenant), 10)).toMatchObject([{ ...party, listId: null, isScreened: false }]);
});

it("writes the matches of many parties together, and all others where an MLRO clears one meanwhile", async () => {
  const tenant = crypto.randomUUID();
  const matches = await Promise.all(
    Array.from({ length: 30 }, async (_, at) => {
      const relationshipId = await putRelationship(tenant, { relationshipId: `${tenant}-${at}` });
      const partyId = await putHit(tenant, relationshipId, "eu-1");
      const party = partyOf(relationshipId, partyId);
      await env.DB.prepare("UPDATE party_hits SET hit = ? WHERE party_id = ?")
        .bind(JSON.stringify(hitWith("f1")), partyId)
        .run();
      return { party, subject: { kind: party.kind, name: party.name }, hit: hitWith("f2", "exact"), listId: "list-2" };
    }),
  );
  const states = () =>
    env.DB.prepare(
      "SELECT state, fingerprint, count(*) AS n FROM party_hits WHERE tenant_id = ? GROUP BY 1, 2 ORDER BY 1",
    )
      .bind(tenant)
      .all();
  const isDone = beforeNextWriteOf("party_hits", () =>
    env.DB.prepare(
      `UPDATE party_hits SET state = 'cleared', settled_by = 'mia', settled_at = '2026-11-01T10:00:00.000Z'
        WHERE party_id = ?`,
    )
      .bind(matches[7]!.party.partyId)
      .run(),
  );
  await recordFound(systemCtx(tenant), matches, new Map());
  expect(isDone()).toBe(true);
  expect((await states()).results).toEqual([{ state: "open", fingerprint: "f2", n: 30 }]);
  const events = await env.DB.prepare("SELECT title FROM monitoring_events WHERE tenant_id = ?").bind(tenant).all();
  expect(events.results).toHaveLength(30);
  expect(events.results.filter(({ title }) => String(title).includes("was cleared on 2026-11-01"))).toHaveLength(1);

  const ctx = systemCtx(tenant);
  const changed = matches.map((one) => ({ ...one, hit: hitWith("f3", "exact") }));
  await recordFound(ctx, changed, new Map());
  expect((await states()).results).toEqual([{ state: "open", fingerprint: "f3", n: 30 }]);
  expect(ctx.meter.roundTrips).toBeLessThanOrEqual(4);
  await recordFound(ctx, changed, new Map());
  expect(ctx.meter.roundTrips).toBeLessThanOrEqual(5);
});

describe("a match that an MLRO clears while it is looked at again", () => {
  it("is open again with the clearing in the event, where its entry reads otherwise now", async () => {
    const tenant = crypto.randomUUID();
    const { party, rows, clear } = await partyWithHit(tenant, "exact");
    const isDone = beforeNextWriteOf("party_hits", clear);
    await recordFound(systemCtx(tenant), found(party, hitWith("f2")), new Map());
    expect(isDone()).toBe(true);
    const events = await rows("monitoring_events");
    expect(events).toHaveLength(1);
    expect(JSON.parse(events[0].before)).toMatchObject({ state: "cleared" });
    expect(events[0].title).toContain("was cleared on 2026-11-01 and is open again");
    expect(await rows("party_hits")).toMatchObject([{ state: "open", settled_by: null, fingerprint: "f2" }]);
  });

  it("stays cleared where another search had written the same look before", async () => {
    const tenant = crypto.randomUUID();
    const { party, rows, clear } = await partyWithHit(tenant, "exact");
    const other = async () => {
      await recordFound(systemCtx(tenant), found(party, hitWith("f2")), new Map());
      await clear();
    };
    const isDone = beforeNextWriteOf("party_hits", other);
    await recordFound(systemCtx(tenant), found(party, hitWith("f2")), new Map());
    expect(isDone()).toBe(true);
    expect(await rows("monitoring_events")).toHaveLength(1);
    expect(await rows("party_hits")).toMatchObject([{ state: "cleared", settled_by: "mia", reason: "born elsewhere" }]);
  });
});
