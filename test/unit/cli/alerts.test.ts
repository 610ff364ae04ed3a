import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { checkAlerts, describeAlerts, exitCodeOf } from "../../../src/cli/operate/analytics/check-alerts.ts";
import { grafanaDashboard } from "../../../src/cli/operate/analytics/grafana.ts";
import { readAlerts, readPanels } from "../../../src/cli/operate/analytics/monitor-files.ts";
import { openAnalytics } from "../../../src/cli/operate/analytics/query-analytics.ts";

/** The SQL API of the Analytics Engine, as far as the command uses it. */
describe("the alerts of a deployed service", () => {
  let platform: Server;
  let base: string;
  let asked: { url: string; authorization: string | undefined; sql: string }[] = [];
  /** What the platform answers to a query. */
  let answer: (sql: string) => { status?: number; body: string };

  beforeAll(async () => {
    platform = createServer((request, response) => {
      void text(request).then((sql) => {
        asked.push({ url: request.url!, authorization: request.headers.authorization, sql });
        const { status = 200, body } = answer(sql);
        response.writeHead(status, { "content-type": "application/json" }).end(body);
      });
    });
    await new Promise<void>((listening) => platform.listen(0, "127.0.0.1", listening));
    base = `http://127.0.0.1:${(platform.address() as AddressInfo).port}`;
  });
  afterAll(() => platform.close());
  beforeEach(() => {
    asked = [];
  });

  const environment = () => ({
    CLOUDFLARE_API_BASE_URL: base,
    CLOUDFLARE_ACCOUNT_ID: "account-1",
    CLOUDFLARE_API_TOKEN: "secret-token",
  });
  const rows = (...data: object[]) => ({ body: JSON.stringify({ meta: [], data, rows: data.length }) });
  const check = () => checkAlerts(readAlerts(), openAnalytics(environment()));
  const stateOf = (states: Awaited<ReturnType<typeof check>>, title: string) =>
    states.find(({ alert }) => alert.title === title)?.state;

  it("are quiet where nothing failed and the clock runs", async () => {
    answer = (sql) => (sql.includes("'scheduled'") ? rows({ runs: 4 }) : rows());
    const states = await check();
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(["quiet"]));
    expect(exitCodeOf(states)).toBe(0);
    expect(asked).toHaveLength(readAlerts().length);
    expect(asked[0]).toMatchObject({
      url: "/accounts/account-1/analytics_engine/sql",
      authorization: "Bearer secret-token",
    });
  });

  it("fire with the rows that tell where, and with the place to read what to do", async () => {
    answer = (sql) =>
      sql.includes("'5xx'")
        ? rows({ route: "/api/cases", failed: 7 })
        : sql.includes("'scheduled'")
          ? rows({ runs: 4 })
          : rows();
    const states = await check();
    expect(stateOf(states, "Requests fail")).toBe("fires");
    expect(exitCodeOf(states)).toBe(1);
    const printed = describeAlerts(states);
    expect(printed).toContain("FIRES    Requests fail: read docs/operations.md#requests-fail");
    expect(printed).toContain('{"route":"/api/cases","failed":7}');
    expect(printed).not.toContain("secret-token");
  });

  it("fire where the clock has written nothing", async () => {
    answer = () => rows();
    const states = await check();
    expect(stateOf(states, "The clock has stopped")).toBe("fires");
    expect(exitCodeOf(states)).toBe(1);
  });

  it.each([
    ["refuses", { status: 403, body: "no right" }, "status 403: no right"],
    ["answers something else", { body: "<html>" }, "JSON"],
    ["answers without rows", { body: "{}" }, "data"],
  ])("are unknown, not quiet, where the platform %s", async (_, given, reason) => {
    answer = () => given;
    const states = await check();
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(["unknown"]));
    expect(exitCodeOf(states)).toBe(2);
    expect(describeAlerts(states)).toContain("unknown  Requests fail: ");
    expect(describeAlerts(states)).toContain(reason);
  });

  it("are not asked without an account and a token", () => {
    expect(() => openAnalytics({ CLOUDFLARE_ACCOUNT_ID: "account-1" })).toThrow("CLOUDFLARE_API_TOKEN");
  });

  it("have a dashboard whose charts carry the queries of their files", () => {
    const { panels } = grafanaDashboard(readPanels()) as { panels: any[] };
    expect(panels.map(({ title }) => title)).toEqual(readPanels().map(({ title }) => title));
    expect(panels.map(({ targets: [{ url_options: options }] }) => options.data)).toEqual(
      readPanels().map(({ sql }) => sql),
    );
    const places = panels.map(({ gridPos: { x, y } }) => `${x}:${y}`);
    expect(new Set(places).size).toBe(panels.length);
  });
});
