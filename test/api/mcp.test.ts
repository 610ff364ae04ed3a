import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { askApp, bindingsWith, PRODUCTION, putListInForce } from "../support/ask-app.ts";
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

/** One POST of an assistant, as it is. */
async function post(body: string, settings: object = {}, headers: Record<string, string> = {}) {
  const token = await officerToken({ officer: "ada", tenant: officer.tenant, roles: ["officer"] });
  const response = await askApp(bindingsWith({ MCP_ENABLED: "on", ...settings }), "/mcp", {
    method: "POST",
    headers: {
      Authorization: `Bearer ${token}`,
      "Content-Type": "application/json",
      Accept: "application/json, text/event-stream",
      ...headers,
    },
    body,
  });
  const text = await response.text();
  const answer: any = text === "" ? null : JSON.parse(text);
  return { status: response.status, headers: response.headers, body: answer };
}

describe("a message", () => {
  const listing = (id: number) => ({ jsonrpc: "2.0", id, method: "tools/list" });

  it("of the newest revision is answered without a handshake, and discovers what the server speaks", async () => {
    const meta = {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    const send = (method: string, params: object = {}) =>
      post(
        JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: { ...params, _meta: meta } }),
        {},
        {
          "MCP-Protocol-Version": "2026-07-28",
          "Mcp-Method": method,
          ...("name" in params && { "Mcp-Name": String(params.name) }),
        },
      );
    const discovered = await send("server/discover");
    expect(discovered.body).toMatchObject({ result: { supportedVersions: ["2026-07-28"] } });
    const { body } = await send("tools/call", { name: "read_case", arguments: { workflow_id: opened.workflowId } });
    expect(body.result.content[0].text).toContain(opened.workflowId);
    // A stream would outlive what its officer may do: an officer who is deactivated meanwhile would still listen.
    const listened = await send("subscriptions/listen", { notifications: { toolsListChanged: true } });
    expect([listened.status, listened.body.error.code]).toEqual([404, -32601]);
  });

  it("may come with nine others, no more, and none of a longer batch is carried out", async () => {
    const batch = (count: number) => JSON.stringify(Array.from({ length: count }, (_, id) => listing(id)));
    expect((await post(batch(10))).body).toHaveLength(10);
    for (const body of [batch(11), batch(500), "[]"]) {
      const answer = await post(body);
      expect([answer.status, answer.body.error.code]).toEqual([400, -32600]);
    }
    expect(
      (await post(JSON.stringify([listing(1), { jsonrpc: "2.0", id: 2, method: "subscriptions/listen" }]))).status,
    ).toBe(404);
    const broken = await post("{");
    expect([broken.status, broken.body.error.code]).toEqual([400, -32700]);
    expect((await post("null")).status).toBe(400);
    expect((await post(JSON.stringify({ ...listing(1), filler: "x".repeat(70_000) }))).status).toBe(413);
  });
});

describe("the metadata of the resource (RFC 9728)", () => {
  const read = async (path: string, settings: object) => {
    const answer = await askApp(bindingsWith({ PUBLIC_BASE_URL: "https://dossier.example", ...settings }), path);
    return [answer.status, await answer.json<any>()] as const;
  };
  const settings = { ...PRODUCTION, MCP_ENABLED: "on" };
  beforeAll(() => putListInForce());

  it("names the issuer at both addresses, and a refusal names it", async () => {
    for (const path of ["/.well-known/oauth-protected-resource", "/.well-known/oauth-protected-resource/mcp"]) {
      expect(await read(path, settings)).toMatchObject([
        200,
        {
          resource: "https://dossier.example/mcp",
          authorization_servers: [PRODUCTION.AUTH_ISSUER],
          bearer_methods_supported: ["header"],
        },
      ]);
    }
    const bindings = bindingsWith(settings);
    const refused = await askApp(bindings, "/mcp", { method: "POST", body: "{}" });
    expect([refused.status, refused.headers.get("WWW-Authenticate")]).toEqual([
      401,
      'Bearer resource_metadata="https://dossier.example/.well-known/oauth-protected-resource/mcp"',
    ]);
  });

  it("is not there without assistants or without an issuer", async () => {
    for (const off of [{ ...settings, MCP_ENABLED: "off" }, { MCP_ENABLED: "on" }]) {
      expect((await read("/.well-known/oauth-protected-resource/mcp", off))[0]).toBe(404);
    }
    const refused = await askApp(bindingsWith({ MCP_ENABLED: "on" }), "/mcp", { method: "POST", body: "{}" });
    expect([refused.status, refused.headers.get("WWW-Authenticate")]).toEqual([401, "Bearer"]);
  });
});

it("is off by default: the address answers 404, with or without a token", async () => {
  const token = await officerToken({ officer: "ada", tenant: officer.tenant });
  for (const headers of [{}, { Authorization: `Bearer ${token}` }]) {
    const response = await askApp(bindingsWith({}), "/mcp", { method: "POST", headers, body: "{}" });
    expect([response.status, await response.json()]).toEqual([404, expect.objectContaining({ code: "not_found" })]);
  }
});
