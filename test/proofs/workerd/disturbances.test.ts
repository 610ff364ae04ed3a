import { runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { newOfficer } from "../../support/api.ts";
import { caseLife, type Disturbance } from "../../faults/case-life.ts";
import { Client, passTime } from "../../faults/client.ts";
import { FaultLayer, type Plan } from "../../faults/fault-layer.ts";
import { differences } from "../../faults/plain.ts";
import { run, START, TIMEOUT_MS } from "../../faults/sweep.ts";
import { ringUnasked } from "../../faults/world.ts";

const SKEW_MS = 600_000;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let layer: FaultLayer;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
  layer = new FaultLayer();
});

const abort = (stub: DurableObjectStub) =>
  runInDurableObject(stub, (_, state) => state.abort("aborted")).catch(() => undefined);

async function abortAll(): Promise<void> {
  await Promise.all([...layer.objects.values()].map(({ namespace, name }) => abort(layer.stub(namespace, name))));
}

/** Aborts all objects as soon as it is due: from outside, since none of them survives doing that itself. */
function abortWhenever() {
  const aborting = { isDue: false, isOver: false, ended: Promise.resolve(0) };
  const watch = async () => {
    let aborted = 0;
    while (!aborting.isOver) {
      await sleep(1);
      if (!aborting.isDue) continue;
      aborting.isDue = false;
      aborted++;
      await abortAll();
    }
    return aborted;
  };
  aborting.ended = watch();
  return aborting;
}

let undisturbed: readonly string[] | null = null;

async function expectSameEnd(disturb: Disturbance, plan?: Plan, client?: Client): Promise<void> {
  undisturbed ??= (await run(layer, caseLife())).end;
  const { end } = await run(layer, caseLife(disturb), plan, client);
  expect(differences("the end", undisturbed, end)).toEqual([]);
}

describe("a case comes to the same end", { timeout: TIMEOUT_MS }, () => {
  it("though every answer is lost once and asked for again", async () => {
    const client = new Client();
    client.losesAnswers = true;
    await expectSameEnd({}, undefined, client);
  });

  it("though every object is thrown out of memory after every step", () => expectSameEnd({ afterStep: abortAll }));

  it.each(["d1", "r2"] as const)("though every object is aborted in the middle of its work (%s)", async (boundary) => {
    const aborting = abortWhenever();
    await expectSameEnd({}, (call) => {
      if (call.boundary === boundary && call.n % 17 === 8) aborting.isDue = true;
      return null;
    }).finally(() => (aborting.isOver = true));
    expect(await aborting.ended).toBeGreaterThan(0);
  });

  it("though every alarm rings twice, and once more when nothing waits", () =>
    expectSameEnd({ afterRing: ringUnasked }));

  it("though the clock jumps ten minutes back and forth with every step", async () => {
    let ahead = false;
    const jump = async () => {
      ahead = !ahead;
      passTime(ahead ? SKEW_MS : -SKEW_MS);
    };
    await expectSameEnd({ afterStep: jump });
  });
});

describe("ten minutes of clock skew", () => {
  it("let a request that still runs be overtaken, and open one case all the same", async () => {
    const alice = newOfficer("alice");
    const headers = { "Idempotency-Key": "overtaken" };
    const json = { company_name: "Sample", company_registration_number: "0999900150", country: "BE" };
    let state: "coming" | "stalled" | "released" = "coming";
    layer.stall = async ({ name }) => {
      if (name !== "CASE_WORKFLOW.create" || state !== "coming") return;
      for (state = "stalled"; state === "stalled";) await sleep(5);
    };
    const running = alice.post("/api/cases", json, { headers });
    await expect.poll(() => state, { timeout: 60_000 }).toBe("stalled");
    expect((await alice.post("/api/cases", json, { headers })).body.code).toBe("idempotency_in_progress");
    passTime(SKEW_MS);
    const overtaking = await alice.post("/api/cases", json, { headers });
    state = "released";
    const first = await running;
    expect([first.status, overtaking.status]).toEqual([201, 201]);
    expect(overtaking.body.case_id).toBe(first.body.case_id);
    expect((await alice.get("/api/cases")).body.total).toBe(1);
    expect((await alice.post("/api/cases", json, { headers })).body.case_id).toBe(first.body.case_id);
  });
});
