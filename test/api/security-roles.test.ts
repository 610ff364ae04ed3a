import { describe, expect, it } from "vitest";
import { describedApi } from "../../src/cli/interface/described-api.ts";
import { openApiDocument } from "../../src/http/openapi/document.ts";
import { ROLES, type Role } from "../../src/platform/context.ts";
import { listOperations } from "../fuzz/operations.ts";
import { newTenant, Officer } from "../support/api.ts";
import { openCase } from "../support/cases.ts";

const CASEWORK: readonly Role[] = ["officer", "compliance_manager", "mlro"];

/** Who may call what, as the decisions have it; what is not named here is open to all who work on cases. */
const ALLOWED: Readonly<Record<string, readonly Role[]>> = {
  "GET /api/session": ROLES,
  "DELETE /api/cases/{workflow_id}": ["compliance_manager"],
  "POST /api/cases/{workflow_id}/retry-investigation": ["compliance_manager"],
  "DELETE /api/cases/{workflow_id}/findings/{finding_id}/confirmation": ["mlro"],
  "PUT /api/policy": ["compliance_manager"],
  "POST /api/policy/preview": ["compliance_manager"],
  "PUT /api/templates/{template_id}": ["compliance_manager"],
  "PUT /api/brand": ["compliance_manager"],
  "GET /api/events": ["compliance_manager"],
  "GET /api/exports/{kind}": ["compliance_manager"],
  "GET /api/exports/{kind}/schema": ["compliance_manager"],
  "GET /api/service-accounts": ["compliance_manager"],
  "POST /api/service-accounts": ["compliance_manager"],
  "DELETE /api/service-accounts/{client_id}": ["compliance_manager"],
  "GET /api/officers/{officer_id}/work": ["compliance_manager", "mlro"],
  "POST /api/officers/{officer_id}/handover": ["compliance_manager"],
  "GET /api/reports/management-information": ["compliance_manager", "mlro"],
  "GET /api/reports/suspicion-reports": ["mlro"],
  "GET /api/own-lists": ["compliance_manager"],
  "POST /api/own-lists": ["compliance_manager"],
  "GET /api/own-lists/{list_id}": ["compliance_manager"],
  "PUT /api/own-lists/{list_id}": ["compliance_manager"],
  "DELETE /api/own-lists/{list_id}": ["compliance_manager"],
  "GET /api/webhook-endpoints": ["compliance_manager"],
  "POST /api/webhook-endpoints": ["compliance_manager"],
  "DELETE /api/webhook-endpoints/{endpoint_id}": ["compliance_manager"],
  "POST /api/webhook-endpoints/{endpoint_id}/rotate": ["compliance_manager"],
  "POST /api/webhook-endpoints/{endpoint_id}/enable": ["compliance_manager"],
  "POST /api/webhook-endpoints/{endpoint_id}/test": ["compliance_manager"],
  "GET /api/webhook-endpoints/{endpoint_id}/deliveries": ["compliance_manager"],
  "POST /api/webhook-endpoints/{endpoint_id}/deliveries/{delivery_id}/redeliver": ["compliance_manager"],
  "GET /api/automation/officers": ["compliance_manager"],
  "POST /api/automation/promotions": ["compliance_manager"],
  "POST /api/automation/override": ["compliance_manager"],
  "DELETE /api/automation/override/{template_id}/{country}": ["compliance_manager"],
  "POST /api/regulatory/changes": ["compliance_manager"],
  "POST /api/memory/reset": ["compliance_manager", "admin"],
  "GET /api/diagnostics/stats": ["officer"],
  "GET /api/diagnostics/{case_id}": ["officer"],
  "GET /api/diagnostics/{case_id}/iterations/{n}": ["officer"],
  "GET /api/diagnostics/{case_id}/iterations/{n}/replay": ["officer"],
  "POST /api/diagnostics/{case_id}/iterations/{n}/feedback": ["officer"],
  "GET /api/diagnostics/{case_id}/iterations/{n}/feedback": ["officer"],
  "POST /cases/{case_id}/sar/{sar_id}/assessment": ["mlro"],
  "POST /cases/{case_id}/sar/{sar_id}/mlro-approve": ["mlro"],
  "POST /cases/{case_id}/sar/{sar_id}/mlro-reject": ["mlro"],
  "POST /cases/{case_id}/sar/{sar_id}/record-submission": ["mlro"],
  "POST /cases/{case_id}/sar/{sar_id}/acknowledge": ["mlro"],
  "POST /cases/{case_id}/sar/{sar_id}/readers": ["mlro"],
  "DELETE /cases/{case_id}/sar/{sar_id}/readers/{officer_id}": ["mlro"],
  "PUT /api/cases/{workflow_id}/legal-hold": ["compliance_manager", "mlro"],
  "DELETE /api/cases/{workflow_id}/legal-hold": ["compliance_manager", "mlro"],
  "PUT /api/cases/{workflow_id}/relationship-end": ["compliance_manager", "mlro"],
  "DELETE /api/cases/{workflow_id}/relationship-end": ["compliance_manager", "mlro"],
  "POST /api/relationships/{relationship_id}/end": ["compliance_manager", "mlro"],
  "GET /api/retention": ["compliance_manager", "admin"],
  "POST /api/retention/sweep": ["admin"],
  "GET /api/audit/anchors": ["admin"],
  "POST /api/audit/anchors": ["admin"],
  "GET /api/audit/anchors/{number}": ["admin"],
  "GET /api/audit/anchors/{number}/stamp": ["admin"],
  "POST /api/audit/verify": ["admin"],
  "GET /api/audit/reports/anchors": ["mlro"],
  "POST /api/audit/reports/anchors": ["mlro"],
  "GET /api/audit/reports/anchors/{number}": ["mlro"],
  "GET /api/audit/reports/anchors/{number}/stamp": ["mlro"],
  "POST /api/audit/reports/verify": ["mlro"],
  "GET /api/retention/ledger": ["compliance_manager", "admin"],
  "GET /api/retention/reports": ["mlro"],
  "GET /api/retention/reports/{workflow_id}": ["mlro"],
  "GET /api/retention/reports/{workflow_id}/file": ["mlro"],
  "PUT /api/retention/reports/{workflow_id}/legal-hold": ["mlro"],
  "DELETE /api/retention/reports/{workflow_id}/legal-hold": ["mlro"],
  "GET /api/imports/lists": ROLES,
  "GET /api/imports/downloads": ROLES,
  "POST /api/regulatory/proposals/{proposal_id}/accept": ["compliance_manager"],
  "POST /api/regulatory/proposals/{proposal_id}/dismiss": ["compliance_manager"],
  "GET /api/evidence/quarantine": ["admin"],
  "POST /api/evidence/restore": ["admin"],
  "POST /api/rebuild": ["admin"],
  "POST /api/rebuild/{workflow_id}": ["admin"],
  "GET /api/webhooks": ["admin"],
  "POST /api/webhooks/{webhook_id}/retry": ["admin"],
};

const operations = listOperations(openApiDocument(describedApi()) as never).filter(
  ({ security }) => security === "officer",
);

describe("a role", () => {
  it("is named by the decisions for routes that exist", () => {
    const ids = operations.map(({ id }) => id);
    expect(Object.keys(ALLOWED).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it.each(ROLES)("opens what %s may do, and nothing else", async (role) => {
    const officer = new Officer({ tenant: newTenant(), officer: role, roles: [role] });
    for (const { id, method, path } of operations) {
      // Whose memory it is decides more than a role: here it is one's own.
      const target = path.replaceAll(/\{\w+\}/g, (name) => (name === "{officer_id}" ? role : "none"));
      const body = { body: "{}", headers: { "Content-Type": "application/json" } };
      const answer = await officer.send(method, target, method === "GET" ? {} : body);
      const isAllowed = (ALLOWED[id] ?? CASEWORK).includes(role);
      expect([id, answer.status === 403]).toEqual([id, !isAllowed]);
    }
  });

  it("that is missing altogether opens nothing, and only tells its holder so", async () => {
    const nobody = new Officer({ tenant: newTenant(), officer: "nobody", roles: [] });
    const { body } = await nobody.get("/api/session");
    expect(body).toEqual({ officer_id: "nobody", name: null, email: null, tenant: nobody.tenant, roles: [] });
    const others = operations.filter(({ id }) => id !== "GET /api/session");
    for (const { id, method, path } of others.filter(({ method: m }) => m === "GET" || m === "DELETE")) {
      const answer = await nobody.send(method, path.replaceAll(/\{\w+\}/g, "none"));
      expect([id, answer.status]).toEqual([id, 403]);
    }
  });

  it("cannot be given by a body, a query or a header", async () => {
    const officer = new Officer({ tenant: newTenant(), officer: "alice", roles: ["officer"] });
    const { path } = await openCase(officer);
    const headers = { "X-Roles": "compliance_manager", "X-HTTP-Method-Override": "GET", "X-Tenant": "other" };
    expect((await officer.delete(`${path}?roles=compliance_manager`, { headers })).status).toBe(403);
    expect((await officer.get(path, { headers })).status).toBe(200);
    const self = { officer_id: "bob", value: { roles: ["mlro"] } };
    expect((await officer.put("/api/memory/blocks/bob/officer_profile", self)).status).toBe(403);
  });
});
