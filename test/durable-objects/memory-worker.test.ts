import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { newOfficer, type Officer } from "../support/api.ts";
import { openCase } from "../support/cases.ts";
import { rest } from "../support/retention-clock.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const workerOf = ({ tenant }: Officer) => env.MEMORY_WORKER.getByName(`memory:${tenant}`);
const countSignals = async (officer: Officer) => (await officer.get("/api/memory/status")).body.signals.total as number;

/** Makes the database refuse to insert signals until the mock is restored. */
function refuseSignals() {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const prepare = env.DB.prepare.bind(env.DB);
  return vi.spyOn(env.DB, "prepare").mockImplementation((sql) => {
    if (sql.includes("INSERT INTO memory_signals")) throw new Error("D1 is down");
    return prepare(sql);
  });
}

/** As the previous version left it: signals that were accepted and are not in the database yet, and an alarm. */
async function bufferSignals(officer: Officer, count: number) {
  const worker = workerOf(officer);
  await runInDurableObject(worker, async (_, { storage }) => {
    storage.sql.exec("CREATE TABLE held (n INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, signal TEXT NOT NULL)");
    for (let n = 0; n < count; n++) {
      const id = crypto.randomUUID();
      const kind = { signalType: "case_rejected", category: "judgment", safetyClass: "non_suppressible" };
      const about = { workflowId: null, templateId: null, country: null, context: {}, iteration: 1 };
      const signal = { id, officerId: "alice", source: "x", createdAt: "2026-11-21T10:00:00.000Z", ...kind, ...about };
      storage.sql.exec("INSERT INTO held (id, signal) VALUES (?, ?)", id, JSON.stringify(signal));
    }
    storage.kv.put("rest", { tenantId: officer.tenant, awakeUntil: 0, pauseMs: 1_000, checkedTo: 0 });
    await storage.setAlarm(Date.now() + 60_000);
  });
  return worker;
}

const hasBuffer = (officer: Officer) =>
  runInDurableObject(
    workerOf(officer),
    (_, { storage }) => storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'held'").toArray().length > 0,
  );

describe("signals that the previous version buffered", () => {
  it("reach the database by the alarm, once each, and wait while the database refuses them", async () => {
    const officer = newOfficer();
    const worker = await bufferSignals(officer, 501);
    const refusal = refuseSignals();
    await runDurableObjectAlarm(worker);
    refusal.mockRestore();
    expect([await countSignals(officer), await hasBuffer(officer)]).toEqual([0, true]);
    expect(await runDurableObjectAlarm(worker)).toBe(true);
    expect([await countSignals(officer), await hasBuffer(officer)]).toEqual([501, false]);
    await runDurableObjectAlarm(worker);
    expect(await countSignals(officer)).toBe(501);
  });

  it("reach the database by the first call, which fails while the database refuses them", async () => {
    const officer = newOfficer();
    const worker = await bufferSignals(officer, 2);
    const refusal = refuseSignals();
    // Called on the object itself: the rejection of a remote call would be reported as unhandled.
    await runInDurableObject(worker, async (object) => {
      await expect(object.schedule(officer.tenant)).rejects.toMatchObject({ cause: { message: "D1 is down" } });
    });
    refusal.mockRestore();
    await worker.schedule(officer.tenant);
    expect(await countSignals(officer)).toBe(2);
  });
});

describe("a memory worker", () => {
  it("runs soon, however often it is scheduled meanwhile", async () => {
    const officer = newOfficer();
    const worker = workerOf(officer);
    const alarm = () => runInDurableObject(worker, (_, { storage }) => storage.getAlarm());
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2040-01-10T00:00:00.000Z") });
    await worker.schedule(officer.tenant);
    const first = await alarm();
    expect(first).toBe(Date.now() + 50);
    vi.setSystemTime(Date.now() + 40);
    await worker.schedule(officer.tenant);
    expect(await alarm()).toBe(first);
    await runInDurableObject(worker, (_, { storage }) => storage.deleteAlarm());
  });
});

describe("the signal of a decision", () => {
  it("is stored by the outbox of its case where the database refused it", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    await rest(opened);
    const refusal = refuseSignals();
    expect((await officer.post(`${opened.path}/decision`, { decision: "reject", reason: "no" })).status).toBe(200);
    await runDurableObjectAlarm(env.CASE_WORKFLOW.getByName(opened.workflowId));
    expect(refusal.mock.calls.some(([sql]) => sql.includes("INSERT INTO memory_signals"))).toBe(true);
    refusal.mockRestore();
    expect(await countSignals(officer)).toBe(0);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
    await rest(opened);
    expect(await countSignals(officer)).toBe(1);
  });
});
