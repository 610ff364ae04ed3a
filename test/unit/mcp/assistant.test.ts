import { describe, expect, it } from "vitest";
import { markAsAssistant, reduceForAssistant } from "../../../src/http/assistant-requests.ts";
import type { Actor, Role } from "../../../src/platform/context.ts";
import { issueConfirmation, readConfirmation } from "../../../src/web/mcp/confirmation.ts";
import { shown } from "../../../src/web/mcp/result.ts";
import { callerOf } from "../../../src/web/mcp/call.ts";
import { READ_TOOLS, WRITE_TOOLS } from "../../../src/web/mcp/tools.ts";
import { createApp } from "../../../src/app.ts";
import { OFFICER_ROLES } from "../../../src/http/endpoint-spec.ts";

const actor = (...roles: Role[]): Actor => ({ kind: "officer", tenantId: "demo", id: "mira", roles });
const request = () => new Request("https://dossier.test/");

describe("an assistant's roles", () => {
  it("are the officer's own without that of an MLRO", () => {
    const reduce = (...roles: Role[]) => reduceForAssistant(markAsAssistant(request()), actor(...roles)).roles;
    expect(reduce("mlro")).toEqual(["officer"]);
    expect(reduce("officer", "mlro")).toEqual(["officer"]);
    expect(reduce("compliance_manager", "mlro")).toEqual(["officer", "compliance_manager"]);
    expect(reduce("officer")).toEqual(["officer"]);
    expect(reduce("admin")).toEqual(["admin"]);
  });

  it("are the officer's for a request that the service did not make", () => {
    expect(reduceForAssistant(request(), actor("mlro")).roles).toEqual(["mlro"]);
  });

  it("widen nothing: whatever a tool calls is open to an MLRO as to an officer", () => {
    const { endpoints } = createApp();
    const example = new Proxy({}, { get: () => "x" }) as Record<string, never>;
    for (const [name, tool] of Object.entries({ ...READ_TOOLS, ...WRITE_TOOLS })) {
      const { method, path } = tool.operation(example);
      const found = endpoints.find((one) => one.path === path && one.method.toUpperCase() === method);
      expect(found, name).toBeDefined();
      expect(found!.roles ?? OFFICER_ROLES, name).toEqual(OFFICER_ROLES);
    }
  });
});

describe("a confirmation", () => {
  const ctx = (at: number, by = actor("officer")) =>
    ({
      actor: by,
      settings: { PORTAL_TOKEN_KEY: "a-key-of-this-test-alone" },
      now: () => new Date(at),
      newId: () => "id-1",
    }) as unknown as Parameters<typeof issueConfirmation>[0];
  const intent = { tool: "add_comment", args: { text: "a", workflow_id: "case-1" } };

  it("holds five minutes, whatever the order of the arguments", async () => {
    const { confirmation } = await issueConfirmation(ctx(0), intent);
    const reordered = { ...intent, args: { workflow_id: "case-1", text: "a" } };
    expect(await readConfirmation(ctx(299_999), reordered, confirmation)).toBe("assistant-id-1");
    expect(await readConfirmation(ctx(300_000), intent, confirmation)).toBeNull();
  });

  it("is one officer's in one tenant, for one tool with these arguments", async () => {
    const { confirmation } = await issueConfirmation(ctx(0), intent);
    const read = (other: object, by = actor("officer")) =>
      readConfirmation(ctx(0, by), { ...intent, ...other }, confirmation);
    expect(await read({})).not.toBeNull();
    expect(await read({ tool: "open_case" })).toBeNull();
    expect(await read({ args: { ...intent.args, text: "b" } })).toBeNull();
    expect(await read({}, { ...actor("officer"), id: "bob" })).toBeNull();
    expect(await read({}, { ...actor("officer"), tenantId: "other" })).toBeNull();
    expect(await read({}, { ...actor("officer"), kind: "partner" })).toBeNull();
  });
});

describe("an answer", () => {
  it("that is too long is not cut: it says so, and what may be asked for instead", () => {
    const long = { summary: "short", evidence: ["x".repeat(90_000)] };
    const { isError, content } = shown(long, undefined);
    expect(isError).toBe(true);
    expect(JSON.stringify(content)).toMatch(/is not shown[\s\S]*evidence/);
    expect(JSON.stringify(content)).not.toContain("xxxx");
    expect(shown(long, "summary").isError).toBeUndefined();
    expect(shown(long, "evidence.0").isError).toBe(true);
    expect(shown(long, "constructor").isError).toBe(true);
  });
});

describe("a call of the service itself", () => {
  it("carries the officer's token and no other header, and stays in its own path", async () => {
    const outer = new Request("https://dossier.test/mcp", {
      headers: { Authorization: "Bearer t", Cookie: "a=b", "Idempotency-Key": "k", "X-API-Key": "p" },
    });
    const sent: Request[] = [];
    const { call } = callerOf({ requestId: "r-1" } as never, outer, async (made) => {
      sent.push(made);
      return Response.json({});
    });
    const path = "/api/cases/{workflow_id}";
    for (const workflow_id of ["..", "a/../../policy", ""])
      await call({ method: "GET", path, params: { workflow_id } });
    expect(Object.fromEntries(sent[0]!.headers)).toEqual({
      accept: "application/json",
      authorization: "Bearer t",
      "x-request-id": "r-1",
    });
    const paths = sent.map(({ url }) => new URL(url).pathname);
    expect(paths).toEqual(["/api/cases/-", "/api/cases/a%2F..%2F..%2Fpolicy", "/api/cases/-"]);
  });
});
