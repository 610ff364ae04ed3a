import { describe, expect, it } from "vitest";
import { newOfficer, newTenant } from "../support/api.ts";
import { openCase } from "../support/cases.ts";
import { failingDatabase, ServiceWith, teach } from "../support/memory.ts";

const block = (officer: string, label = "officer_profile") => `/api/memory/blocks/${officer}/${label}`;

describe.each([
  ["switched off", { MEMSTORE_ENABLED: "off" }],
  ["down", { DB: failingDatabase() }],
])("with the store %s", (how, changes) => {
  const service = new ServiceWith(changes);
  const who = { tenant: newTenant(), officer: "alice" };
  const send = (method: string, path: string, json?: unknown) =>
    service.send(who, method, path, json === undefined ? {} : { json });

  it("reads nothing", async () => {
    expect((await send("GET", block("alice"))).body).toEqual({
      officer_id: "alice",
      label: "officer_profile",
      value: null,
    });
    expect((await send("GET", "/api/memory/passages/alice")).body).toEqual({
      officer_id: "alice",
      passages: [],
      count: 0,
    });
    const search = await send("POST", "/api/memory/passages/alice/search", { query: "money" });
    expect([search.status, search.body.passages]).toEqual([200, []]);
    expect((await send("GET", "/api/memory/company-context")).body).toEqual({
      company_context: { status: "not_configured" },
    });
    expect((await send("GET", "/api/memory/confidence/alice")).body).toEqual({
      score: 0,
      level: "novice",
      label: how === "switched off" ? "Memory system disabled" : "Still learning your preferences",
      rules_count: 0,
      relevant_passages: 0,
    });
    const status = await send("GET", "/api/memory/status");
    expect([status.status, status.body.memstore]).toEqual([200, { connected: false, officer_agents: 0 }]);
  });

  it("still says what is wrong with a request", async () => {
    expect((await send("GET", block("alice", "secrets"))).status).toBe(400);
    expect((await send("POST", "/api/memory/passages/alice/search", { query: " " })).status).toBe(400);
    expect((await send("PUT", block("bob"), { value: {} })).status).toBe(403);
  });

  it("refuses every write with 503", async () => {
    for (const [method, path, json] of [
      ["PUT", block("alice"), { value: {} }],
      ["DELETE", "/api/memory/passages/alice/some-passage", undefined],
      ["PUT", "/api/memory/company-context", {}],
    ] as const) {
      const answer = await send(method, path, json);
      expect([answer.status, answer.body.code]).toEqual([503, "memory_unavailable"]);
      expect(answer.headers.get("Retry-After")).toBeTruthy();
    }
  });
});

describe("with the memory's own tables out of reach", () => {
  const service = new ServiceWith({ DB: failingDatabase((sql) => sql.includes("memory_")) });

  it.each([
    ["GET", (workflowId: string) => `/api/memory/case/${workflowId}`],
    ["POST", () => "/api/memory/reset"],
  ])("nothing stands in for what %s would tell", async (method, route) => {
    const officer = newOfficer();
    const { workflowId } = await openCase(officer);
    await teach(officer, [{ signal_type: "chat_correction" }], workflowId);
    const who = { tenant: officer.tenant, officer: "carol", roles: ["compliance_manager"] as const };
    const answer = await service.send(who, method, route(workflowId));
    expect([answer.status, answer.body.code]).toEqual([503, "memory_unavailable"]);
    expect((await officer.get(`/api/memory/case/${workflowId}`)).body.signals.total).toBe(1);
  });
});
