import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { askApp, bindingsWith } from "../support/ask-app.ts";
import { newOfficer, type Officer, officerToken } from "../support/api.ts";
import { openCase, type OpenCase } from "../support/cases.ts";

/** Where the access log is written, which fails alone. */
const withoutLog: D1Database = new Proxy(env.DB, {
  get: (database, property) => {
    const value = Reflect.get(database, property) as unknown;
    if (typeof value !== "function") return value;
    if (property !== "prepare") return (value as (...args: unknown[]) => unknown).bind(database);
    return (sql: string) => {
      if (/insert into "?access_log/i.test(sql)) throw new Error("D1_ERROR: Network connection lost.");
      return database.prepare(sql);
    };
  },
});

let officer: Officer;
let opened: OpenCase;
beforeAll(async () => {
  officer = newOfficer("ada");
  opened = await openCase(officer);
});

/** Calls a tool by one message, as a client of the protocol of 2025 sends it. */
async function call(name: string, args: object, bindings: object = {}) {
  const token = await officerToken({ officer: "ada", tenant: officer.tenant, roles: ["officer"] });
  const response = await askApp(bindingsWith({ MCP_ENABLED: "on", ...bindings }), "/mcp", {
    method: "POST",
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } }),
  });
  const text = await response.text();
  const [, message = text] = /^data: (.*)$/m.exec(text) ?? [];
  const { result } = JSON.parse(message) as { result: { content: { text: string }[]; isError?: boolean } };
  return { text: result.content[0]!.text, isError: result.isError ?? false };
}

const accesses = async (): Promise<string[]> => {
  const { results } = await env.DB.prepare(
    "SELECT officer_id || ' ' || action AS access FROM access_log WHERE workflow_id = ?",
  )
    .bind(opened.workflowId)
    .all<{ access: string }>();
  return results.map(({ access }) => access);
};

describe("an assistant's reading", () => {
  it("stands in the access log as its officer's", async () => {
    const before = (await accesses()).length;
    expect((await call("read_case", { workflow_id: opened.workflowId })).isError).toBe(false);
    expect((await call("read_case_evidence", { workflow_id: opened.workflowId })).isError).toBe(false);
    expect((await accesses()).slice(before).toSorted()).toEqual(["ada case_read", "ada evidence_read"]);
  });

  it("that cannot be recorded shows nothing, and is neither a yes nor a no", async () => {
    const answer = await call("read_case", { workflow_id: opened.workflowId }, { DB: withoutLog });
    expect(answer.isError).toBe(true);
    expect(answer.text).toMatch(/^Not established/);
    expect(answer.text).not.toContain("company_name");
  });
});

it("is off by default: the address answers 404, with or without a token", async () => {
  const token = await officerToken({ officer: "ada", tenant: officer.tenant });
  for (const headers of [{}, { Authorization: `Bearer ${token}` }]) {
    const response = await askApp(bindingsWith({}), "/mcp", { method: "POST", headers, body: "{}" });
    expect([response.status, await response.json()]).toEqual([404, expect.objectContaining({ code: "not_found" })]);
  }
});
