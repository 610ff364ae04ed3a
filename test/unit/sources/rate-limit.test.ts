import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CircuitBreakers } from "../../../src/sources/breaker.ts";
import { findParticipant } from "../../../src/sources/peppol/client.ts";
import { rateOf } from "../../../src/sources/rates.ts";
import { grantPermit, type PermitRequest, type Permits } from "../../../src/sources/rate-limit.rules.ts";
import type { SourceName } from "../../../src/sources/types.ts";
import type { ReachableUpstream } from "../../../src/sources/upstream.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";
import { json, stubFetch } from "../../support/sources/stub-fetch.ts";

const rates = fc.constantFrom(
  { perSecond: 0.5 },
  { perSecond: 1 },
  { perSecond: 2 },
  { perSecond: 3.5 },
  { perSecond: 2, burst: 10 },
);

describe("permits", () => {
  it("never exceed the rate in any window, and do not count refused ones", () => {
    const asks = fc.array(
      fc.record({
        gapMs: fc.integer({ min: 0, max: 900 }),
        withinMs: fc.integer({ min: 0, max: 4_000 }),
        background: fc.boolean(),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(rates, asks, (rate, list) => {
        let permits: Permits = [];
        let nowMs = 1_000;
        const given: number[] = [];
        for (const { gapMs, ...request } of list) {
          nowMs += gapMs;
          const granted = grantPermit(permits, nowMs, { ...rate, ...request });
          if (granted.waitMs === null) expect(granted.permits).toBe(permits);
          else {
            given.push(nowMs + granted.waitMs);
            expect(granted.waitMs === 0 || granted.waitMs <= request.withinMs).toBe(true);
          }
          permits = granted.permits;
        }
        const size = "burst" in rate ? rate.burst : Math.max(1, Math.floor(rate.perSecond));
        const windowMs = (size * 1000) / rate.perSecond;
        for (let at = size; at < given.length; at++) {
          expect(given[at]! - given[at - size]!).toBeGreaterThanOrEqual(Math.floor(windowMs) - 1);
        }
      }),
    );
  });
});

/** Twenty callers of a batch that ask as they are told to, for so long. @returns when each permit was for. */
function runBatch(rate: { perSecond: number; burst?: number }, forMs: number, others: readonly number[] = []) {
  let permits: Permits = [];
  const given: { atMs: number; background: boolean; waitedMs: number }[] = [];
  const callers = Array.from({ length: 20 }, (_, n) => ({ nextMs: n, background: true, askedMs: n }));
  const queue = [...callers, ...others.map((atMs) => ({ nextMs: atMs, background: false, askedMs: atMs }))];
  for (;;) {
    const caller = queue.toSorted((a, b) => a.nextMs - b.nextMs)[0];
    if (!caller || caller.nextMs > forMs) return given;
    const { nextMs: nowMs, background } = caller;
    const request: PermitRequest = { ...rate, withinMs: 600_000, background };
    const granted = grantPermit(permits, nowMs, request);
    permits = granted.permits;
    if (granted.waitMs === null) caller.nextMs = nowMs + granted.retryMs! + (nowMs % 125);
    else {
      const atMs = nowMs + granted.waitMs;
      given.push({ atMs, background, waitedMs: atMs - caller.askedMs });
      if (!background) queue.splice(queue.indexOf(caller), 1);
      // A batch goes on to its next request at once.
      Object.assign(caller, { nextMs: atMs + 1, askedMs: atMs + 1 });
    }
  }
}

describe("a batch and everybody else", () => {
  it.each([{ perSecond: 2 }, { perSecond: 2, burst: 10 }, { perSecond: 7 }, { perSecond: 1, burst: 60 }])(
    "at %j: whoever is not of the batch waits for one permit at most",
    (rate) => {
      const others = Array.from({ length: 20 }, (_, n) => 3_137 + n * 2_911);
      const given = runBatch(rate, 65_000, others).filter(({ background }) => !background);
      expect(given).toHaveLength(20);
      expect(Math.max(...given.map(({ waitedMs }) => waitedMs))).toBeLessThanOrEqual(1_000 / rate.perSecond + 251);
    },
  );

  it.each([{ perSecond: 2 }, { perSecond: 5, burst: 10 }])(
    "at %j: a batch alone gets nearly the whole rate",
    (rate) => {
      const given = runBatch(rate, 60_000);
      expect(given.length).toBeGreaterThanOrEqual(60 * rate.perSecond * 0.85);
      expect(given.length).toBeLessThanOrEqual(60 * rate.perSecond + 1);
    },
  );
});

describe("the rate of a source", () => {
  const { settings } = createSourceWorld().ctx;
  const live = (baseUrl: string): ReachableUpstream => ({ kind: "live", baseUrl, fetch });
  const sources: SourceName[] = ["kbo", "vies", "inhoudingsplicht", "adverse_media", "nbb", "gazette", "krs", "kvk"];

  it.each(sources)("is limited for %s, but not for its sample or a stub on this machine", (source) => {
    expect(rateOf(settings, source, live("https://source.example"))?.perSecond).toBeGreaterThan(0);
    expect(rateOf(settings, source, { kind: "sample", baseUrl: "sample://x", fetch })).toBeNull();
    for (const here of ["http://127.0.0.1:4000", "http://localhost:4000/x", "http://[::1]:4000"]) {
      expect(rateOf(settings, source, live(here))).toBeNull();
    }
    for (const there of ["https://127.0.0.1.example", "https://localhost.example"]) {
      expect(rateOf(settings, source, live(there))).not.toBeNull();
    }
  });

  it("is a setting for the directory, wherever it is", () => {
    expect(rateOf(settings, "peppol", live("http://127.0.0.1:4000"))).toEqual({
      perSecond: settings.PEPPOL_DIRECTORY_PER_SECOND,
    });
  });
});

describe("background work", () => {
  const NO_HIT = {
    version: "1.0",
    "total-result-count": 0,
    "used-result-count": 0,
    "result-page-index": 0,
    matches: [],
  };

  it("waits for its permit by asking again, and gets it", async () => {
    const server = stubFetch(() => json(NO_HIT));
    const settings = { PEPPOL_DIRECTORY_BASE_URL: "https://turns.example", PEPPOL_DIRECTORY_PER_SECOND: "2" };
    const { call } = createSourceWorld({ settings, fetch: server.fetch });
    const deadline = new Date(Date.now() + 10_000);
    const batch = { deadline, background: true, signal: AbortSignal.timeout(10_000) };
    const started = Date.now();
    await Promise.all(["0202239951", "0403091220"].map((number) => findParticipant(call(batch), number)));
    // Four requests, half a second apart.
    expect(server.requests).toHaveLength(4);
    expect(Date.now() - started).toBeGreaterThan(1_250);
  });

  it("of which the permit would come too late sends nothing", async () => {
    const server = stubFetch(() => json(NO_HIT));
    const settings = { PEPPOL_DIRECTORY_BASE_URL: "https://late.example", PEPPOL_DIRECTORY_PER_SECOND: "0.1" };
    const { call } = createSourceWorld({ settings, fetch: server.fetch });
    const batch = () => call({ deadline: new Date(Date.now() + 2_000), background: true });
    const [first, second] = [
      await findParticipant(batch(), "0202239951"),
      await findParticipant(batch(), "0403091220"),
    ];
    for (const answer of [first, second]) expect(answer).toMatchObject({ outcome: "unknown", reason: "rate_limited" });
    expect(server.requests).toHaveLength(1);
  });

  it("waits for the trial request of a source that was down, and follows it when it is up again", async () => {
    let isDown = true;
    const server = stubFetch(async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return isDown ? new Response("", { status: 503 }) : json(NO_HIT);
    });
    let nowMs = Date.now();
    const settings = { PEPPOL_DIRECTORY_BASE_URL: "https://back.example", PEPPOL_DIRECTORY_PER_SECOND: "1000" };
    const { call } = createSourceWorld({ settings, fetch: server.fetch, now: () => new Date(nowMs) });
    const ask = (background: boolean) => findParticipant(call({ background }), "0202239951");
    for (let i = 0; i < 3; i++) await ask(true);
    expect(await ask(true)).toMatchObject({ reason: "circuit_open" });
    isDown = false;
    nowMs += 16_000;
    const answers = await Promise.all([ask(true), ask(true), ask(true), ask(false)]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(["known", "known", "known", "unknown"]);
  });
});

describe("a circuit breaker", () => {
  it("tells a trial request from a circuit that is just open", () => {
    const breakers = new CircuitBreakers();
    for (let i = 0; i < 5; i++) breakers.failed("x", 1_000);
    expect([breakers.isOpen("x"), breakers.isTrying("x"), breakers.allows("x", 2_000)]).toEqual([true, false, false]);
    expect([breakers.allows("x", 17_000), breakers.isTrying("x")]).toEqual([true, true]);
    breakers.failed("x", 17_100);
    expect([breakers.isOpen("x"), breakers.isTrying("x")]).toEqual([true, false]);
    expect(breakers.allows("x", 40_000)).toBe(true);
    breakers.succeeded("x");
    expect([breakers.isOpen("x"), breakers.isTrying("x")]).toEqual([false, false]);
  });
});
