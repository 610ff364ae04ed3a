import { createExecutionContext, createMessageBatch, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import { consumeQueue } from "../../src/jobs/index.ts";
import { runScheduled } from "../../src/jobs/scheduled.ts";
import { METRICS, type MetricName } from "../../src/platform/metrics.ts";
import { newOfficer, send } from "../support/api.ts";
import { openCase, reviewedCase } from "../support/cases.ts";

interface Point {
  readonly metric: MetricName;
  readonly tenant: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, number>>;
}

let measure: MockInstance<AnalyticsEngineDataset["writeDataPoint"]>;
let points: Point[];
let lines: Readonly<Record<string, unknown>>[];

beforeEach(() => {
  points = [];
  lines = [];
  measure = vi.spyOn(env.METRICS, "writeDataPoint").mockImplementation((point) => {
    const metric = point!.indexes![0] as MetricName;
    const [tenant, ...texts] = point!.blobs as string[];
    const { labels, values } = METRICS[metric];
    points.push({
      metric,
      tenant: tenant!,
      labels: Object.fromEntries(labels.map((name, i) => [name, texts[i]!])),
      values: Object.fromEntries(values.map((name, i) => [name, point!.doubles![i]!])),
    });
  });
  for (const level of ["info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => {
      lines.push(JSON.parse(line) as Record<string, unknown>);
    });
  }
});
afterEach(() => void vi.restoreAllMocks());

const of = (metric: MetricName) => points.filter((point) => point.metric === metric);

describe("what the service says of its work", () => {
  it("measures each request by its route, and names neither tenant nor path", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    await officer.get(`/api/cases/${opened.workflowId}`);
    await officer.get("/api/cases/case-00000000-0000-4000-8000-000000000000");
    await send("GET", `/api/portal/${opened.token}`);
    await send("GET", "/nothing/here");
    await officer.get("/api/cases");
    const seen = of("request").map(({ labels }) => `${labels.method} ${labels.route} ${labels.status_class}`);
    expect(seen).toEqual([
      "POST /api/cases 2xx",
      "GET /api/cases/{workflow_id} 2xx",
      "GET /api/cases/{workflow_id} 4xx",
      "GET /api/portal/{token} 2xx",
      "GET unmatched 4xx",
      "GET /api/cases 2xx",
    ]);
    expect(of("request").at(-1)!.values.d1_round_trips).toBeGreaterThan(0);
    const everything = JSON.stringify(points);
    for (const secret of [officer.tenant, opened.token, opened.workflowId, "0999900150"]) {
      expect(everything).not.toContain(secret);
    }
    expect(JSON.stringify(lines)).not.toContain(opened.token);
  });

  it("says of every line which request it belongs to, and of every line about a case which case", async () => {
    const officer = newOfficer();
    const reviewed = await reviewedCase(officer, "0999900150");
    await officer.get(`/api/cases/${reviewed.workflowId}`, { headers: { "X-Request-Id": "req-1" } });
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line).toMatchObject({ event: expect.any(String), request_id: expect.any(String) });
    expect(lines).toContainEqual(
      expect.objectContaining({ event: "request", request_id: "req-1", workflow_id: reviewed.workflowId }),
    );
    expect(lines).toContainEqual(expect.objectContaining({ event: "case_opened", workflow_id: reviewed.workflowId }));
    const aboutCases = lines.filter(({ route }) => /workflow_id|case_id|\{token\}/.test(String(route)));
    expect(aboutCases.length).toBeGreaterThan(1);
    for (const line of aboutCases)
      expect(line.workflow_id ?? line.case_id).toEqual(expect.stringMatching(/[0-9a-f-]{36}$/));
  });

  it("carries the request's id into the case's object, where the case cannot be recorded", async () => {
    const officer = newOfficer();
    const opened = await openCase(officer);
    const database = vi.spyOn(env.DB, "batch").mockRejectedValue(new Error("no database"));
    const headers = { "X-Request-Id": "req-2" };
    const route = `/api/cases/${opened.workflowId}/portal-link`;
    const { status } = await officer.post(route, { replace: true }, { headers });
    database.mockRestore();
    expect(status).toBe(503);
    expect(lines).toContainEqual(
      expect.objectContaining({
        event: "projection_failed",
        level: "error",
        request_id: "req-2",
        workflow_id: opened.workflowId,
      }),
    );
    expect(of("trouble")).toContainEqual(
      expect.objectContaining({ labels: { event: "projection_failed", level: "error" } }),
    );
  });

  it("measures investigations and the sources they asked", async () => {
    await reviewedCase(newOfficer(), "0999901140");
    expect(of("investigation").map(({ labels }) => labels.outcome)).toEqual(["completed"]);
    const outcomes = of("source").map(({ labels }) => labels);
    expect(outcomes).toContainEqual(expect.objectContaining({ outcome: "known", reason: "" }));
    expect(outcomes).toContainEqual(expect.objectContaining({ outcome: "unknown", reason: "captcha" }));
  });

  it("measures what the clock asks for, what a queue brings and what a partner is told", async () => {
    const execution = createExecutionContext();
    await runScheduled(env, execution);
    const body = { tenant_id: "t", portfolio_id: `portfolio-${"0".repeat(32)}`, position: 0 };
    const messages = [{ id: "m", timestamp: new Date(), body, attempts: 4 }];
    await consumeQueue(createMessageBatch("dossier-portfolio-dead", messages), env, execution);
    await waitOnExecutionContext(execution);
    expect(of("scheduled")).toContainEqual(
      expect.objectContaining({ labels: { job: "drop_expired_keys", outcome: "done" } }),
    );
    expect(of("queue_message")).toEqual([
      expect.objectContaining({
        labels: { queue: "dossier-portfolio-dead", outcome: "settled" },
        values: { attempts: 4 },
      }),
    ]);

    vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("ok"));
    const json = {
      enterprise_number: "0999900150",
      requestor_id: "desk",
      callback_url: "https://partner.example/hook",
    };
    await send("POST", "/v1/peppol/verify", { headers: { "X-API-Key": "demo-partner-key" }, json });
    await expect.poll(() => of("webhook"), { timeout: 60_000 }).toHaveLength(1);
    expect(of("webhook")[0]).toMatchObject({ labels: { outcome: "delivered", reason: "" }, values: { attempt: 1 } });
  });

  it("answers all the same where measuring fails", async () => {
    measure.mockImplementation(() => {
      throw new Error("over the limit");
    });
    expect((await send("GET", "/healthz")).status).toBe(200);
  });
});
