import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { describedApi } from "../../src/cli/interface/described-api.ts";
import { openApiDocument } from "../../src/http/openapi/document.ts";
import { sha256Hex } from "../../src/platform/hashing.ts";
import { type CredentialName, makeCredentials, REFUSED } from "../fuzz/credentials.ts";
import { listOperations, type Operation } from "../fuzz/operations.ts";
import { newTenant, TEST_JWT_SECRET } from "../support/api.ts";
import { askApp, bindingsWith } from "../support/ask-app.ts";
import { TEST_OPERATOR_KEYS } from "../support/operator-keys.ts";

const operations = listOperations(openApiDocument(describedApi()) as never);
const tenant = newTenant();
const credentials = await makeCredentials({
  secret: TEST_JWT_SECRET,
  tenant,
  partnerKey: "credential-key",
  strangePartnerKey: "credential-strange-key",
  directoryToken: "credential-directory-token",
  strangeDirectoryToken: "credential-strange-directory-token",
  operators: TEST_OPERATOR_KEYS,
});
const bindings = bindingsWith({
  PARTNER_RATE_LIMIT_PER_MINUTE: "100000",
  SCIM_TOKENS: JSON.stringify([{ sha256: sha256Hex("credential-directory-token"), tenant: `${tenant}-directory` }]),
  PARTNER_KEYS: JSON.stringify([{ sha256: sha256Hex("credential-key"), requestor_id: "p", tenant }]),
});

/** Routes that ask for nothing in a header: the customer's token or the feed's stands in the address. */
const IN_ADDRESS = new Set([
  "GET /api/portal/{token}",
  "POST /api/portal/{token}/documents",
  "POST /api/portal/{token}/submit",
  "GET /api/regulatory/calendar.ics",
]);
const OPEN = new Set([
  "GET /api/config/features",
  "GET /healthz",
  "GET /readyz",
  "GET /openapi.json",
  "GET /docs",
  "GET /v1/peppol/case-verification/{workflow_id}",
  "GET /.well-known/jwks.json",
  "GET /api/config/sign-in",
  "POST /api/session/demo",
  // The mail service signs its reports: without its secret they are refused.
  "POST /api/mail/reports",
]);

async function ask({ method, path }: Operation, headers: Record<string, string>, value = "none"): Promise<Response> {
  const hasBody = method !== "GET";
  return askApp(bindings, path.replaceAll(/\{\w+\}/g, value), {
    method,
    headers: { ...headers, ...(hasBody ? { "Content-Type": "application/json" } : {}) },
    ...(hasBody ? { body: "{}" } : {}),
  });
}

describe("every operation", () => {
  it("asks for a credential, but for those that the contract names", () => {
    const free = operations.filter(({ security }) => security === "none").map(({ id }) => id);
    expect(free.toSorted()).toEqual([...OPEN, ...IN_ADDRESS].toSorted());
  });

  const refused = [...new Set([...REFUSED.officer, ...REFUSED.platform, ...REFUSED.partner, ...REFUSED.directory])];
  it.each(refused)("that asks for a credential refuses %s with 401 and nothing else", async (name) => {
    for (const operation of operations) {
      if (!REFUSED[operation.security].has(name as CredentialName)) continue;
      const answer = await ask(operation, credentials[name as CredentialName]);
      const problem = await answer.json<{ code: string; detail: string }>();
      expect([operation.id, answer.status, problem.code]).toEqual([operation.id, 401, "unauthorized"]);
      expect(answer.headers.get("WWW-Authenticate")).toBeTruthy();
      expect(answer.headers.get("Cache-Control")).toBe("no-store");
      expect(answer.headers.get("Server-Timing")).toBeNull();
    }
  });

  it("that takes its token from the address answers 404 or 401 to one that is not, whatever the headers say", async () => {
    for (const operation of operations.filter(({ id }) => IN_ADDRESS.has(id) && id.includes("{token}"))) {
      for (const value of ["none", `pt_${"A".repeat(32)}`, "..", "%00", "x".repeat(5_000)]) {
        for (const headers of [{}, credentials["all roles"], credentials.partner]) {
          expect([operation.id, value, (await ask(operation, headers, value)).status]).toEqual([
            operation.id,
            value,
            404,
          ]);
        }
      }
    }
    for (const feed of ["", "x", "A".repeat(43), "%00"]) {
      expect((await askApp(bindings, `/api/regulatory/calendar.ics?feed=${feed}`)).status).toBeOneOf([401, 404]);
    }
  });

  it("judges the credential before anything else of the request", async () => {
    for (const operation of operations.filter(({ security: s }) => ["officer", "platform", "directory"].includes(s))) {
      const answer = await askApp(bindings, `${operation.path.replaceAll(/\{\w+\}/g, "%zz")}?limit=x`, {
        method: operation.method,
        headers: { "Idempotency-Key": "a b", "Content-Type": "text/plain" },
        ...(operation.method === "GET" ? {} : { body: "{" }),
      });
      expect([operation.id, answer.status]).toEqual([operation.id, 401]);
    }
  });
});

describe("a partner's key", () => {
  it("is known by its hash alone: the hash itself opens nothing", async () => {
    const send = (key: string) =>
      askApp(bindings, "/v1/peppol/evidence/none", { headers: { "X-API-Key": key } }).then(({ status }) => status);
    expect(await send("credential-key")).toBe(404);
    for (const key of [
      sha256Hex("credential-key"),
      "CREDENTIAL-KEY",
      "credential-ke",
      "credential-key,credential-key",
      " ",
    ]) {
      expect([key, await send(key)]).toEqual([key, 401]);
    }
  });

  it("of the demonstration is none where the demonstration is off", async () => {
    const headers = { "X-API-Key": "demo-partner-key" };
    expect((await askApp(env as Env, "/v1/peppol/evidence/none", { headers })).status).toBe(404);
    const off = bindingsWith({ DEMO_PARTNER_KEY: "off" });
    expect((await askApp(off, "/v1/peppol/evidence/none", { headers })).status).toBe(401);
  });
});
