import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { newOfficer, type Officer } from "../support/api.ts";
import { CLEAN } from "../support/cases.ts";

const BANKRUPT = "0999901536";
const PHOENIX = "0999901635";

const keeperOf = ({ tenant }: Officer) => env.SCAN_KEEPER.getByName(`scans:${tenant}`);
const scan = (officer: Officer, number: string, tier: 0 | 1, headers = {}) =>
  officer.post(`/api/scan/entity/${number}`, {}, { headers, json: { tier } });
const history = async (officer: Officer, number: string): Promise<{ tier: number }[]> =>
  (await officer.get(`/api/scan/entity/${number}/results`)).body;
const stored = async ({ tenant }: Officer): Promise<number> =>
  (await env.DB.prepare("SELECT COUNT(*) AS n FROM scans WHERE tenant_id = ? AND tier = 0").bind(tenant).first("n"))!;
const held = (officer: Officer): Promise<number> =>
  runInDurableObject(keeperOf(officer), (_, { storage }) =>
    Number(storage.sql.exec("SELECT COUNT(*) AS n FROM held").one()["n"]),
  );

afterEach(() => vi.restoreAllMocks());

describe("a scan of tier 0", () => {
  it("is safe before it is answered, and one item of the history", async () => {
    const officer = newOfficer();
    await scan(officer, CLEAN, 0);
    expect((await held(officer)) + (await stored(officer))).toBe(1);
    expect(await history(officer, CLEAN)).toHaveLength(1);
    expect([await held(officer), await stored(officer)]).toEqual([0, 1]);
  });

  it("is one, however often it is sent under its key and wherever it is by then", async () => {
    const officer = newOfficer();
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const first = await scan(officer, CLEAN, 0, key);
    expect((await scan(officer, CLEAN, 0, key)).body).toEqual(first.body);
    const order = { executionId: "e-1", number: CLEAN, segmentId: null, orderedBy: "alice", portfolio: null };
    const caller = { tenantId: officer.tenant, requestId: "r-1" };
    await keeperOf(officer).evaluate(caller, order);
    await keeperOf(officer).evaluate(caller, order);
    await keeperOf(officer).settle(officer.tenant);
    await keeperOf(officer).evaluate(caller, order);
    expect(await history(officer, CLEAN)).toHaveLength(2);
  });

  it("reaches the database by its alarm, and waits where the database takes nothing", async () => {
    const officer = newOfficer();
    const batch = vi.spyOn(env.DB, "batch").mockRejectedValue(new Error("D1 is down"));
    // A company that nobody asked about yet: even its evaluation cannot be read.
    expect((await scan(officer, CLEAN, 0)).status).toBe(503);
    batch.mockRestore();
    await scan(officer, CLEAN, 0);
    await runDurableObjectAlarm(keeperOf(officer));
    expect([await held(officer), await stored(officer)]).toEqual([0, 1]);

    vi.spyOn(env.DB, "batch").mockRejectedValue(new Error("D1 is down"));
    expect((await scan(officer, CLEAN, 0)).status).toBe(200);
    await runDurableObjectAlarm(keeperOf(officer));
    expect([await held(officer), await stored(officer)]).toEqual([1, 1]);
    // Never a history without its last scan.
    expect((await officer.get(`/api/scan/entity/${CLEAN}/results`)).status).toBe(503);
    vi.restoreAllMocks();
    await runDurableObjectAlarm(keeperOf(officer));
    expect([await held(officer), await stored(officer)]).toEqual([0, 2]);
  });

  it("stands in the history at its own time", async () => {
    const officer = newOfficer();
    await scan(officer, CLEAN, 0);
    await scan(officer, CLEAN, 1);
    expect((await history(officer, CLEAN)).map(({ tier }) => tier)).toEqual([1, 0]);
  });

  it("asks the database again after the graph changed, and only then", async () => {
    const officer = newOfficer();
    const evaluate = async () => {
      const { body, headers } = await scan(officer, PHOENIX, 0);
      return [body.eval_score > 0, headers.get("Server-Timing")!.includes('"trips=0 ')];
    };
    expect(await evaluate()).toEqual([false, false]);
    expect(await evaluate()).toEqual([false, true]);
    await scan(officer, BANKRUPT, 1);
    await scan(officer, PHOENIX, 1);
    expect(await evaluate()).toEqual([true, false]);
    expect(await evaluate()).toEqual([true, true]);
  });

  it("tells nothing of one tenant to another", async () => {
    const [one, other] = [newOfficer(), newOfficer()];
    await scan(one, BANKRUPT, 1);
    await scan(one, PHOENIX, 1);
    expect((await scan(one, PHOENIX, 0)).body.eval_score).toBeGreaterThan(0);
    expect((await scan(other, PHOENIX, 0)).body.eval_score).toBe(0);
    expect(await history(other, BANKRUPT)).toEqual([]);
  });
});
