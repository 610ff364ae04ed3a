import { createExecutionContext, createMessageBatch, getQueueResult, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { consumeQueue } from "../../src/jobs/index.ts";
import { runScheduled } from "../../src/jobs/scheduled.ts";
import { postponeAlarm } from "../../src/features/config/misconfiguration.service.ts";
import { parseSettings } from "../../src/platform/settings.ts";
import { askApp, bindingsWith, PRODUCTION, putListInForce } from "../support/ask-app.ts";

const DEMO_KEY = "5f7b2ed74a9736a538a6fb5a5a1a76afdcdd0d177d7fc6e79c6b6843527d848d";
const partnerKeys = JSON.stringify([{ sha256: DEMO_KEY, requestor_id: "p", tenant: "t" }]);
const SECRET = "a-shared-secret-of-more-than-thirty-two-characters";

const WRONG: [string, object][] = [
  ["AUTH_JWT_SECRET", { AUTH_JWT_SECRET: SECRET, AUTH_JWKS_URL: "" }],
  ["AUTH_JWT_SECRET", { AUTH_JWT_SECRET: SECRET }],
  ["AUTH_JWKS_URL", { AUTH_JWKS_URL: "" }],
  ["BELGIAN_MOCK_MODE", { BELGIAN_MOCK_MODE: "on" }],
  ["PROXYVENDOR_MOCK_MODE", { PROXYVENDOR_MOCK_MODE: "1" }],
  ["DEMO_MODE", { DEMO_MODE: "true" }],
  ["DEMO_PARTNER_KEY", { DEMO_PARTNER_KEY: "on" }],
  ["PARTNER_KEYS", { PARTNER_KEYS: partnerKeys }],
  ["SCREENING_EXACT_THRESHOLD", { SCREENING_EXACT_THRESHOLD: "92" }],
];
const ROUTES = ["/api/cases", "/api/portal/some-token", "/api/v1/verify", "/console/", "/docs", "/nowhere"];

const misconfiguredLines = (spy: { mock: { calls: unknown[][] } }) =>
  spy.mock.calls.map(([line]) => String(line)).filter((line) => line.includes('"misconfigured"'));

let errors: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  errors = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe("production with a setting of the demonstration", () => {
  beforeEach(() => putListInForce());

  it.each(WRONG)("%s: every request is 503 and says why, in one line of the log", async (name, changes) => {
    const bindings = bindingsWith({ ...PRODUCTION, ...changes });
    expect(() => parseSettings(bindings)).toThrow(name);
    for (const route of ROUTES) {
      const answer = await askApp(bindings, route);
      expect([route, answer.status]).toEqual([route, 503]);
      expect(answer.headers.get("Content-Type")).toBe("application/problem+json");
      expect(answer.headers.get("X-Request-Id")).toBeTruthy();
      const problem = (await answer.json()) as { code: string; detail: string };
      expect(problem.code).toBe("misconfigured");
      expect(problem.detail).toContain(name);
      expect(JSON.stringify(problem)).not.toMatch(/a-shared-secret|some-token|5f7b2e/);
    }
    expect(misconfiguredLines(errors)).toHaveLength(1);
    expect(misconfiguredLines(errors)[0]).not.toMatch(/a-shared-secret|5f7b2e/);
  });

  it.each(WRONG)("%s: it is alive, and says that it is not ready", async (name, changes) => {
    const bindings = bindingsWith({ ...PRODUCTION, ...changes });
    expect((await askApp(bindings, "/healthz")).status).toBe(200);
    const ready = await askApp(bindings, "/readyz");
    expect(ready.status).toBe(503);
    expect(await ready.text()).toContain(name);
  });

  it("still publishes its keys", async () => {
    const answer = await askApp(bindingsWith({ ...PRODUCTION, DEMO_MODE: "on" }), "/.well-known/jwks.json");
    expect(answer.status).toBe(200);
  });

  it("is no matter to the local service", async () => {
    expect((await askApp(bindingsWith({ DEMO_MODE: "on" }), "/api/countries")).status).toBe(401);
  });

  it("tells a browser in a sentence, and a customer without naming settings", async () => {
    const bindings = bindingsWith({ ...PRODUCTION, DEMO_MODE: "on" });
    const page = async (path: string) => {
      const answer = await askApp(bindings, path, { headers: { Accept: "text/html,*/*" } });
      expect([answer.status, answer.headers.get("Content-Type")]).toEqual([503, "text/html; charset=utf-8"]);
      expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      return answer.text();
    };
    expect(await page("/console/")).toContain("The service is not ready for use: setting DEMO_MODE must be off");
    expect(await page("/portal/some-token")).not.toContain("DEMO_MODE");
  });
});

describe("production without lists to screen by", () => {
  const production = (changes: object = {}) => bindingsWith({ ...PRODUCTION, ...changes });
  const countReads = () => {
    let reads = 0;
    const prepare = (query: string) => {
      if (query.includes("screening_current")) reads++;
      return env.DB.prepare(query);
    };
    return { database: { prepare }, reads: () => reads };
  };
  beforeEach(() => env.DB.exec("DELETE FROM screening_current"));

  it("answers nothing, but lets an operator import one, and serves once it is in force", async () => {
    const bindings = production();
    const refused = await askApp(bindings, "/api/cases");
    expect(refused.status).toBe(503);
    expect(await refused.json()).toMatchObject({
      code: "misconfigured",
      cause: "lists",
      detail: expect.stringContaining("list"),
    });
    expect((await askApp(bindings, "/healthz")).status).toBe(200);
    expect((await askApp(bindings, "/.well-known/jwks.json")).status).toBe(200);
    expect(await (await askApp(bindings, "/readyz")).json()).toMatchObject({
      status: "not_ready",
      checks: { database: true, configuration: false },
      reason: expect.stringContaining("no screening list"),
    });
    expect((await askApp(bindings, "/api/platform/imports")).status).not.toBe(503);
    expect((await askApp(bindings, "/api/imports/lists")).status).toBe(503);
    await putListInForce();
    expect((await askApp(bindings, "/api/cases")).status).toBe(401);
    expect(misconfiguredLines(errors)).toHaveLength(1);
  });

  it("answers nothing by a list with sample entries", async () => {
    await putListInForce(1);
    const answer = await askApp(production(), "/api/cases");
    expect(await answer.json()).toMatchObject({ code: "misconfigured", detail: expect.stringContaining("sample") });
    await putListInForce();
  });

  it("reads the database until a list is in force, and from then on no more", async () => {
    const counting = countReads();
    const bindings = production({ DB: counting.database });
    for (let i = 0; i < 2; i++) expect((await askApp(bindings, "/api/cases")).status).toBe(503);
    await putListInForce();
    for (let i = 0; i < 5; i++) expect((await askApp(bindings, "/api/cases")).status).toBe(401);
    expect(counting.reads()).toBe(3);
  });

  it("does not take a database that fails for one without lists", async () => {
    const broken = {
      prepare: () => {
        throw new Error("D1_ERROR: no");
      },
    };
    expect((await askApp(production({ DB: broken }), "/api/cases")).status).toBe(401);
  });
});

describe("work that nobody requested, in a misconfigured production", () => {
  const body = { tenant_id: "t", portfolio_id: "p", position: 0 };

  it("is put off: messages of a queue are sent again, so that none is given up", async () => {
    const sent: unknown[] = [];
    const queue = { sendBatch: async (messages: unknown[], options: object) => void sent.push(...messages, options) };
    const bindings = bindingsWith({ ...PRODUCTION, DEMO_MODE: "on", PORTFOLIO_QUEUE: queue });
    for (const name of ["dossier-portfolio", "dossier-portfolio-dead"]) {
      const messages = [{ id: "1", timestamp: new Date(), body, attempts: 3 }];
      const batch = createMessageBatch(name, messages);
      const execution = createExecutionContext();
      await consumeQueue(batch, bindings, execution);
      expect((await getQueueResult(batch, execution)).ackAll).toBe(true);
    }
    const again = [{ body, contentType: "json" }, { delaySeconds: 60 }];
    expect(sent).toEqual([...again, ...again]);
  });

  it("is put off: a message that could not be sent again stays where it is", async () => {
    const queue = { sendBatch: () => Promise.reject(new Error("down")) };
    const bindings = bindingsWith({ ...PRODUCTION, DEMO_MODE: "on", PORTFOLIO_QUEUE: queue });
    const batch = createMessageBatch("dossier-portfolio", [{ id: "1", timestamp: new Date(), body, attempts: 1 }]);
    const execution = createExecutionContext();
    await expect(consumeQueue(batch, bindings, execution)).rejects.toThrow("down");
    expect((await getQueueResult(batch, execution)).ackAll).toBe(false);
  });

  it("is put off: an alarm comes again, and the clock does nothing", async () => {
    const bindings = bindingsWith({ ...PRODUCTION, BELGIAN_MOCK_MODE: "on", DB: null });
    const setAlarm = vi.fn<(at: number | Date) => Promise<void>>().mockResolvedValue();
    expect(await postponeAlarm(bindings, { setAlarm })).toBe(true);
    expect(Number(setAlarm.mock.calls[0]![0])).toBeGreaterThan(Date.now() + 50_000);
    await runScheduled(bindings, createExecutionContext());
  });

  it.each([
    "CASE_WORKFLOW",
    "SAR_WORKFLOW",
    "MEMORY_WORKER",
    "MONITOR",
    "SCAN_BUFFER",
    "SWEEPER",
    "WEBHOOK_DELIVERY",
  ] as const)("is put off by the alarm of every object: %s", async (name) => {
    const stub = (env[name] as unknown as DurableObjectNamespace).getByName(`misconfigured-${name}`);
    await runInDurableObject(stub, async (object, state) => {
      Object.defineProperty(object, "env", { value: bindingsWith({ ...PRODUCTION, DEMO_MODE: "on" }) });
      await object.alarm!();
      expect(await state.storage.getAlarm()).toBeGreaterThan(Date.now() + 50_000);
      await state.storage.deleteAlarm();
    });
  });
});
