import { SignJWT } from "jose";
import { describe, expect, it } from "vitest";
import { createApp } from "../../src/app.ts";
import { SERVICE_OPERATIONS } from "../../src/http/service-operations.rules.ts";
import { newOfficer, newTenant, Officer, send, TEST_JWT_SECRET } from "../support/api.ts";
import { openCase } from "../support/cases.ts";

const LOADER = { client_id: "case-loader", name: "Loads cases", roles: ["officer"] };

/** A token as an issuer gives a client for itself. */
const machineToken = (tenant: string, claims: Record<string, unknown> = {}) =>
  new SignJWT({
    tenant,
    roles: ["officer", "compliance_manager", "mlro", "admin"],
    client_id: "case-loader",
    sub: "case-loader",
    ...claims,
  })
    .setProtectedHeader({ alg: "HS256", typ: "at+jwt" })
    .setExpirationTime(Math.floor(Date.now() / 1000) + 600)
    .sign(new TextEncoder().encode(TEST_JWT_SECRET));

const callAs = async (token: string, method: string, path: string, json?: object) =>
  send(method, path, { headers: { Authorization: `Bearer ${token}` }, ...(json && { json }) });

/** A tenant's manager, and a program of theirs. */
async function withAccount(body: object = LOADER) {
  const officer = newOfficer();
  const manager = officer.colleague("bob", "compliance_manager");
  expect((await manager.post("/api/service-accounts", body)).status).toBe(201);
  const token = await machineToken(officer.tenant);
  return { officer, manager, call: (method: string, path: string, json?: object) => callAs(token, method, path, json) };
}

describe("a service account", () => {
  it("opens and reads cases with the roles of its registration, under an id that is no officer's", async () => {
    const { officer, call } = await withAccount();
    expect((await call("GET", "/api/session")).body).toMatchObject({
      officer_id: "service:case-loader",
      roles: ["officer"],
    });
    const opened = await call("POST", "/api/cases", {
      company_name: "Bakery",
      company_registration_number: "0999900150",
      country: "BE",
    });
    expect(opened.status).toBe(201);
    const { body } = await officer.get(`/api/cases/${opened.body.workflow_id}`);
    expect(body.created_by).toBe("service:case-loader");
    expect((await officer.get("/api/officers")).body.officers).toEqual([]);
    // Its token names more roles than it has.
    expect((await call("GET", "/api/events")).status).toBe(403);
    expect((await call("GET", "/api/exports/cases")).status).toBe(403);
    expect((await call("GET", "/cases/none/sar")).status).toBeGreaterThanOrEqual(403);
  });

  it("with the manager's role reads exports and the event feed and keeps webhook endpoints, and manages nothing else", async () => {
    const { call } = await withAccount({ ...LOADER, roles: ["compliance_manager"] });
    expect((await call("GET", "/api/exports/cases")).status).toBe(200);
    expect((await call("GET", "/api/exports/cases/schema")).status).toBe(200);
    expect((await call("GET", "/api/events")).status).toBe(200);
    expect((await call("GET", "/api/webhook-endpoints")).status).toBe(200);
    for (const [method, path, json] of [
      ["GET", "/api/service-accounts"],
      ["POST", "/api/service-accounts", { ...LOADER, client_id: "another" }],
      ["DELETE", "/api/service-accounts/case-loader"],
      ["PUT", "/api/policy", {}],
      ["GET", "/api/automation/officers"],
    ] as const) {
      const answer = await call(method, path, json);
      expect([path, answer.status, answer.body.detail]).toEqual([
        path,
        403,
        "A service account may not do this; only an officer may.",
      ]);
    }
  });

  it("decides nothing and confirms nothing, whatever it was given: only what is named is open to it", async () => {
    const { officer, call } = await withAccount({ ...LOADER, roles: ["officer", "compliance_manager"] });
    const { path, workflowId } = await openCase(officer);
    for (const [method, target, json] of [
      ["POST", `${path}/decision`, { decision: "approve", reason: "fine" }],
      ["POST", `${path}/decision/second-approval`, { decision: "approve" }],
      ["POST", `${path}/provisional-decision`, { decision: "approve", reason: "fine" }],
      ["POST", `/cases/${workflowId}/decision-memorandum`, {}],
      ["DELETE", path],
    ] as const) {
      expect([target, (await call(method, target, json)).status]).toEqual([target, 403]);
    }
    expect((await officer.get(path)).body).toMatchObject({ status: "AWAITING_DOCUMENTS", decision: null });
    const { endpoints } = createApp();
    const ids = endpoints.filter(({ access }) => access === "officer").map(({ operationId }) => operationId);
    expect([...SERVICE_OPERATIONS].filter((id) => !ids.includes(id))).toEqual([]);
    const mlro = endpoints.filter(
      ({ operationId, roles, path: at }) =>
        SERVICE_OPERATIONS.has(operationId) && (at.includes("/sar") || (roles?.length === 1 && roles[0] === "mlro")),
    );
    expect(mlro).toEqual([]);
    expect(
      [...SERVICE_OPERATIONS].filter(
        (id) =>
          /decid|confirm|clear|sign|approv|sar|policy|hold|purge|tier|review/i.test(id) &&
          !["readSignedIn", "assignCase", "assignCases"].includes(id),
      ),
    ).toEqual([]);
  });

  it("is refused without a registration in its own tenant, and from the next request on after it is revoked", async () => {
    const { officer, manager, call } = await withAccount();
    const stranger = await machineToken(newTenant());
    expect((await callAs(stranger, "GET", "/api/cases")).status).toBe(401);
    expect((await call("GET", "/api/cases")).status).toBe(200);
    const because = (reason: string) => manager.delete("/api/service-accounts/case-loader", { json: { reason } });
    expect((await because(" ")).status).toBe(422);
    expect((await call("GET", "/api/cases")).status).toBe(200);
    const revoked = await because("Replaced.");
    expect([revoked.status, revoked.body.revoked_by, revoked.body.revoked_reason]).toEqual([200, "bob", "Replaced."]);
    for (const path of ["/api/cases", "/api/session", "/api/regulatory/calendar.ics"]) {
      expect([path, (await call("GET", path)).status]).toEqual([path, 401]);
    }
    expect((await manager.delete("/api/service-accounts/case-loader")).body).toEqual(revoked.body);
    expect((await manager.delete("/api/service-accounts/unheard-of")).status).toBe(404);
    const other = new Officer({ tenant: newTenant(), officer: "bob", roles: ["compliance_manager"] });
    expect((await other.get("/api/service-accounts")).body).toEqual({ service_accounts: [] });
    expect((await other.delete("/api/service-accounts/case-loader")).status).toBe(404);
    expect((await manager.post("/api/service-accounts", LOADER)).status).toBe(201);
    expect((await call("GET", "/api/cases")).status).toBe(200);
    expect((await manager.post("/api/service-accounts", LOADER)).status).toBe(409);
    expect((await officer.get("/api/service-accounts")).status).toBe(403);
    for (const roles of [["mlro"], ["admin"], []]) {
      expect((await manager.post("/api/service-accounts", { ...LOADER, client_id: "x", roles })).status).toBe(422);
    }
    const parties = { settings: { AUTH_AUTHORIZED_PARTIES: "console-two" } };
    expect((await manager.post("/api/service-accounts", { ...LOADER, client_id: "console-two" }, parties)).status).toBe(
      422,
    );
  });

  it("gets no events any more after it is revoked, until a manager enables its endpoint again", async () => {
    const { manager, call } = await withAccount({ ...LOADER, roles: ["compliance_manager"] });
    const endpoint = { url: "https://hooks.bank.example/program" };
    const { endpoint_id: id } = (await call("POST", "/api/webhook-endpoints", endpoint)).body;
    expect((await manager.post("/api/webhook-endpoints", { url: "https://hooks.bank.example/own" })).status).toBe(201);
    const states = async () =>
      (await manager.get("/api/webhook-endpoints")).body.endpoints
        .map(({ url, state }: Record<string, string>) => `${url?.split("/").at(-1)} ${state}`)
        .toSorted();
    expect(await states()).toEqual(["own enabled", "program enabled"]);
    const revoke = () => manager.delete("/api/service-accounts/case-loader");
    await revoke();
    expect(await states()).toEqual(["own enabled", "program disabled"]);
    expect((await manager.post(`/api/webhook-endpoints/${id}/enable`)).status).toBe(200);
    await revoke();
    expect(await states()).toEqual(["own enabled", "program enabled"]);
  });

  it.each<[string, Record<string, unknown>]>([
    ["RFC 9068", {}],
    ["Okta", { client_id: undefined, cid: "case-loader" }],
    ["Entra ID by idtyp", { sub: "0b1c", client_id: undefined, azp: "case-loader", idtyp: "app" }],
    ["Entra ID by its object id", { sub: "0b1c", oid: "0b1c", client_id: undefined, azp: "case-loader" }],
    ["Auth0", { sub: "case-loader@clients", client_id: undefined, azp: "case-loader", gty: "client-credentials" }],
    ["Keycloak", { sub: "0b1c", azp: "case-loader", preferred_username: "service-account-case-loader" }],
  ])("is known by the token of %s, and such a token is never an officer's", async (_, claims) => {
    const { officer } = await withAccount();
    const read = async (tenant: string) =>
      (await callAs(await machineToken(tenant, claims), "GET", "/api/session")).body;
    expect((await read(officer.tenant)).officer_id).toBe("service:case-loader");
    expect((await read(newTenant())).code).toBe("unauthorized");
  });

  it("has a rate of its own", async () => {
    const { officer, call } = await withAccount({ ...LOADER, requests_per_minute: 3 });
    const statuses = [];
    for (let i = 0; i < 5; i++) statuses.push((await call("GET", "/api/countries")).status);
    expect(statuses).toEqual([200, 200, 200, 429, 429]);
    expect((await call("GET", "/api/countries")).headers.get("Retry-After")).toMatch(/^\d+$/);
    expect((await officer.get("/api/countries")).status).toBe(200);
  });

  it("has no id that an officer could have", async () => {
    const officer = new Officer({ tenant: newTenant(), officer: "service:case-loader", roles: ["officer"] });
    expect((await officer.get("/api/cases")).status).toBe(401);
    await openCase(newOfficer("services"));
  });
});
