import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { newOfficer, type Officer } from "../support/api.ts";
import { CLEAN } from "../support/cases.ts";

afterEach(() => vi.restoreAllMocks());

/** As the version before left it: two scans that were answered and are not in the database yet. */
async function bufferTwoScans({ tenant }: Officer) {
  const buffer = env.SCAN_BUFFER.getByName(`scans:${tenant}`);
  await runInDurableObject(buffer, async (_, { storage }) => {
    storage.sql.exec("CREATE TABLE held (n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, scan TEXT NOT NULL)");
    for (const executionId of ["e-1", "e-2"]) {
      const order = { executionId, number: CLEAN, segmentId: null, orderedBy: "alice", portfolio: null };
      const scan = JSON.stringify({ order, evalScore: 0, scannedAtMs: 1_700_000_000_000 });
      storage.sql.exec("INSERT INTO held (id, scan) VALUES (?, ?)", executionId, scan);
    }
    storage.kv.put("tenant", tenant);
    await storage.setAlarm(Date.now() + 60_000);
  });
  return buffer;
}

describe("scans that the version before buffered", () => {
  it("reach the database, once each, and wait while the database refuses them", async () => {
    const officer = newOfficer();
    const history = async () => (await officer.get(`/api/scan/entity/${CLEAN}/results`)).body.length;
    const buffer = await bufferTwoScans(officer);
    const batch = vi.spyOn(env.DB, "batch").mockRejectedValue(new Error("D1 is down"));
    await runDurableObjectAlarm(buffer);
    batch.mockRestore();
    expect(await history()).toBe(0);
    await runDurableObjectAlarm(buffer);
    expect(await history()).toBe(2);
    await runDurableObjectAlarm(buffer);
    expect(await history()).toBe(2);
  });
});
