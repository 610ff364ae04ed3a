import { describe, expect, it } from "vitest";
import { checkVat, findParticipant } from "../../../src/sources/index.ts";
import type { EvidenceRef } from "../../../src/domain/case/case.model.ts";
import { sha256Hex } from "../../../src/platform/hashing.ts";
import { createSourceWorld } from "../../support/sources/source-world.ts";
import { freshBaseUrl, json, stubFetch } from "../../support/sources/stub-fetch.ts";

const BE = { countryCode: "BE", vatNumber: "0202239951" };
const VALID = { countryCode: "BE", vatNumber: "0202239951", valid: true, name: "NV OR PROXIMUS", address: "---" };
const NO_HIT = { "total-result-count": 0, matches: [] };

describe("a query to a source", () => {
  it("is retried once after a failure, with both responses as evidence", async () => {
    const server = stubFetch((_, index) => (index === 0 ? json({}, 503) : json(VALID)));
    const { call, toolCalls } = createSourceWorld({ settings: { VIES_BASE_URL: freshBaseUrl() }, fetch: server.fetch });
    const answer = await checkVat(call(), BE);
    expect(answer).toMatchObject({ outcome: "known", value: { valid: true } });
    expect(answer.evidence).toHaveLength(2);
    expect(toolCalls).toMatchObject([{ tool_name: "vies.check", success: true, error_type: null }]);
  });

  it("is attempted at most twice", async () => {
    const server = stubFetch(() => json({}, 503));
    const { call } = createSourceWorld({ settings: { VIES_BASE_URL: freshBaseUrl() }, fetch: server.fetch });
    await checkVat(call(), BE);
    expect(server.requests).toHaveLength(2);
  });

  it("waits for Retry-After before the retry", async () => {
    const tooMany = () => new Response("", { status: 429, headers: { "retry-after": "1" } });
    const server = stubFetch((_, index) => (index === 0 ? tooMany() : json(VALID)));
    const { call } = createSourceWorld({ settings: { VIES_BASE_URL: freshBaseUrl() }, fetch: server.fetch });
    const started = performance.now();
    expect(await checkVat(call(), BE)).toMatchObject({ outcome: "known" });
    expect(performance.now() - started).toBeGreaterThanOrEqual(995);
  });

  it("is not retried if the wait exceeds the deadline", async () => {
    const server = stubFetch(() => new Response("", { status: 429, headers: { "retry-after": "2" } }));
    const { call } = createSourceWorld({ settings: { VIES_BASE_URL: freshBaseUrl() }, fetch: server.fetch });
    const deadline = new Date(Date.now() + 1_500);
    const answer = await checkVat(call({ deadline }), BE);
    expect(answer).toMatchObject({ outcome: "unknown", reason: "rate_limited", retryAfterSeconds: 2 });
    expect(server.requests).toHaveLength(1);
  });

  it("gives no statement if the raw response could not be stored", async () => {
    const server = stubFetch(() => json(VALID));
    const { ctx, call } = createSourceWorld({ settings: { VIES_BASE_URL: freshBaseUrl() }, fetch: server.fetch });
    ctx.env.FILES.put = () => Promise.reject(new Error("storage is down"));
    expect(await checkVat(call(), BE)).toMatchObject({ outcome: "unknown", reason: "internal" });
  });

  it("stores evidence with the hash of the raw bytes under the call's prefix", async () => {
    const body = `${JSON.stringify(VALID)}\n`;
    const server = stubFetch(() => json(body));
    const { call, objects } = createSourceWorld({ settings: { VIES_BASE_URL: freshBaseUrl() }, fetch: server.fetch });
    const { evidence } = await checkVat(call({ evidencePrefix: "verification-9" }), BE);
    const [ref] = evidence as [EvidenceRef];
    expect(ref).toMatchObject({
      source: "vies",
      data_hash: `sha256:${sha256Hex(body)}`,
      key: `verification-9/evidence/${sha256Hex(body)}`,
      content_type: "application/json",
      size: body.length,
    });
    expect(objects.get(ref.key)?.bytes).toEqual(new TextEncoder().encode(body));
  });
});

describe("the circuit breaker of a source", () => {
  it("opens after five failures in a row, and closes with the first success after the pause", async () => {
    let isDown = true;
    let now = Date.now();
    const server = stubFetch(() => (isDown ? json({}, 500) : json(VALID)));
    const world = createSourceWorld({
      settings: { VIES_BASE_URL: freshBaseUrl() },
      fetch: server.fetch,
      now: () => new Date(now),
    });
    const ask = () => checkVat(world.call({ deadline: new Date(now) }), BE);
    for (let failure = 0; failure < 5; failure++) expect(await ask()).toMatchObject({ reason: "http_error" });
    expect(await ask()).toMatchObject({ outcome: "unknown", reason: "circuit_open" });
    expect(server.requests).toHaveLength(5);
    isDown = false;
    now += 16_000;
    expect(await ask()).toMatchObject({ outcome: "known" });
    expect(await ask()).toMatchObject({ outcome: "known" });
  });

  it("stays closed for the sample upstream, even if a sample company's source is down", async () => {
    const { call } = createSourceWorld();
    for (let failure = 0; failure < 8; failure++) await findParticipant(call(), "0999902031");
    expect(await findParticipant(call(), "0999900150")).toMatchObject({ outcome: "known" });
  });
});

describe("a cached response", () => {
  const directory = () => {
    const server = stubFetch(() => json(NO_HIT));
    let now = new Date("2026-11-20T10:00:00Z").getTime();
    const settings = { PEPPOL_DIRECTORY_BASE_URL: freshBaseUrl() };
    const world = createSourceWorld({ settings, fetch: server.fetch, now: () => new Date(now) });
    const ask = async (parts = {}) => {
      const answer = await findParticipant(world.call(parts), "0202239951");
      await world.settle();
      return answer;
    };
    return { server, world, ask, wait: (ms: number) => (now += ms) };
  };

  it("is used for 24 hours, with its collection time and evidence under the new prefix", async () => {
    const { server, world, ask, wait } = directory();
    const first = await ask({ evidencePrefix: "case-1" });
    wait(23 * 3_600_000);
    const second = await ask({ evidencePrefix: "case-2" });
    expect(server.requests).toHaveLength(2);
    expect(second).toMatchObject({ outcome: "known", value: { registered: false } });
    expect(second.evidence.map((ref) => ref.collected_at)).toEqual(first.evidence.map((ref) => ref.collected_at));
    for (const ref of second.evidence) expect(world.objects.has(ref.key) && ref.key.startsWith("case-2/")).toBe(true);
    wait(2 * 3_600_000);
    await ask();
    expect(server.requests).toHaveLength(4);
  });

  it("is bypassed by a fresh query", async () => {
    const { server, ask } = directory();
    await ask();
    await ask({ fresh: true });
    expect(server.requests).toHaveLength(4);
  });

  it("is never an unknown answer", async () => {
    let isDown = true;
    const server = stubFetch(() => (isDown ? json({ userError: "MS_UNAVAILABLE", isValid: false }) : json(VALID)));
    const world = createSourceWorld({ settings: { VIES_BASE_URL: freshBaseUrl() }, fetch: server.fetch });
    expect(await checkVat(world.call(), BE)).toMatchObject({ outcome: "unknown" });
    await world.settle();
    isDown = false;
    expect(await checkVat(world.call(), BE)).toMatchObject({ outcome: "known", value: { valid: true } });
  });

  it("is optional: a query succeeds if the cache table cannot be read", async () => {
    const { world, ask } = directory();
    Object.assign(world.ctx, {
      shared: {
        select: () => {
          throw new Error("database is down");
        },
      },
    });
    expect(await ask()).toMatchObject({ outcome: "known" });
  });
});
