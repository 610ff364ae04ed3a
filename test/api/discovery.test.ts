import { describe, expect, it } from "vitest";
import { send } from "../support/api.ts";

describe("what the service says about itself", () => {
  it("is alive", async () => {
    expect((await send("GET", "/healthz")).body).toEqual({ status: "ok" });
  });

  it("tells the feature flags to anyone, and nothing else of its settings", async () => {
    const { status, body } = await send("GET", "/api/config/features");
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      "belgian_mock_mode",
      "companydata_scrape_enabled",
      "peppol_enabled",
      "proxyvendor_mock_mode",
    ]);
  });

  it("documents every route it serves", async () => {
    const { body } = await send("GET", "/openapi.json");
    expect(body.openapi).toBe("3.1.0");
    expect(body.servers).toEqual([{ url: "/" }]);
    expect(Object.keys(body.paths)).toContain("/api/config/features");
  });

  it("documents which credential a route asks for", async () => {
    const { paths } = (await send("GET", "/openapi.json")).body;
    expect(paths["/api/cases"].get.security).toEqual([{ officer: [] }]);
    expect(paths["/v1/peppol/verify"].post.security).toEqual([{ partner: [] }]);
    expect(paths["/api/portal/{token}"].get.security).toEqual([]);
    expect(paths["/api/config/features"].get.security).toEqual([]);
  });

  it("documents only what a client can be generated from", async () => {
    const { body } = await send("GET", "/openapi.json");
    const faults: string[] = [];
    const visit = (node: any, at: string): void => {
      if (typeof node !== "object" || node === null) return;
      if (typeof node.pattern === "string" && !isRegularExpression(node.pattern)) faults.push(`${at}: ${node.pattern}`);
      if (node.in === "path" && (node.required !== true || Array.isArray(node.schema.type))) faults.push(at);
      if (Array.isArray(node.prefixItems) && node.prefixItems.length === 0) faults.push(`${at}: no prefixItems`);
      if (typeof node.default === "boolean" && node.type !== "boolean") {
        faults.push(`${at}: default ${node.default} of a ${node.type}`);
      }
      for (const [name, child] of Object.entries(node)) visit(child, `${at}/${name}`);
    };
    visit(body, "");
    expect(faults).toEqual([]);
  });

  it("shows the recorded examples in the document", async () => {
    const { paths, components } = (await send("GET", "/openapi.json")).body;
    const { requestBody, responses } = paths["/api/cases/{workflow_id}/decision"].post;
    expect(requestBody.content["application/json"].example.decision).toBe("follow_up");
    expect(responses[200].content["application/json"].example.status).toBe("FOLLOW_UP_REQUIRED");
    expect(components.examples.gate_blocked.value.gate).toBe("sar_first");
  });

  it("serves the page of the interface from this origin alone", async () => {
    const { bytes, headers } = await send("GET", "/docs");
    const page = new TextDecoder().decode(bytes);
    expect(page).toContain('data-url="/openapi.json"');
    expect(page).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(headers.get("Content-Security-Policy")).toMatch(
      /default-src 'none'.*script-src 'self'; connect-src 'self';/,
    );
  });

  it("answers 404 for a path and 405 with Allow for a method that does not exist", async () => {
    const nowhere = await send("GET", "/api/nowhere");
    expect([nowhere.status, nowhere.body.code]).toEqual([404, "not_found"]);
    const wrong = await send("POST", "/healthz");
    expect([wrong.status, wrong.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  });

  it("keeps a sane request id of the caller and replaces another", async () => {
    expect((await send("GET", "/healthz", { headers: { "X-Request-Id": "abc-1" } })).headers.get("X-Request-Id")).toBe(
      "abc-1",
    );
    const odd = await send("GET", "/healthz", { headers: { "X-Request-Id": "a b<script>" } });
    expect(odd.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
  });
});

function isRegularExpression(pattern: string): boolean {
  try {
    return new RegExp(pattern, "u").source !== "" && !pattern.endsWith("/u");
  } catch {
    return false;
  }
}
