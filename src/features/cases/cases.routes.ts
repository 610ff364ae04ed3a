import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { created, file, ok } from "../../http/reply.ts";
import type { Ctx } from "../../platform/context.ts";
import type { AccessAction } from "./access-log.model.ts";
import { deleteCase, orderDeletion } from "./case-deletion.service.ts";
import { readCaseDetail } from "./case-detail.service.ts";
import { readCompanyProfile, readEvidence } from "./case-evidence.service.ts";
import { readAuditLog } from "./audit-log.service.ts";
import { readBrief, requireCase } from "./case-reading.service.ts";
import { CreateCaseBody, PortalLinkBody } from "./cases.schemas.ts";
import { AssignmentBody, AssignmentsBody } from "./assignment.schemas.ts";
import { assignCase, assignCases } from "./assignment.service.ts";
import { ListCasesQuery } from "./case-list.schemas.ts";
import { createCase, listCases } from "./cases.service.ts";
import { renewPortalLink } from "./portal-link.service.ts";
import { renderReport } from "./report.service.ts";

const CASE = { tag: "case management", access: "officer" } as const;

/** Finds the case of a path before anything of the body is judged. */
export const loadCase = (ctx: Ctx, params: { readonly workflow_id?: string }) => requireCase(ctx, params.workflow_id!);

/** The same, and records that the caller reads something of it. */
export const loadCaseFor = (action: AccessAction) => (ctx: Ctx, params: { readonly workflow_id?: string }) =>
  requireCase(ctx, params.workflow_id!, action);

export function registerCases(api: Api): void {
  registerEndpoint(api, {
    ...CASE,
    method: "post",
    path: "/api/cases",
    operationId: "openCase",
    body: CreateCaseBody,
    handle: async ({ ctx, body }) => created(await createCase(ctx, body)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: "/api/cases",
    operationId: "listCases",
    query: ListCasesQuery,
    // Looked up by their ids alone, cases of other tenants are read before they are left out.
    hidesCostOf: (query) => query.has("case_id"),
    handle: async ({ ctx, query }) => ok(await listCases(ctx, query)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "delete",
    path: "/api/cases/{workflow_id}",
    operationId: "deleteCase",
    roles: ["compliance_manager"],
    hidesCost: true,
    load: (ctx, params) => orderDeletion(ctx, params["workflow_id"]!),
    handle: async ({ ctx, loaded }) => ok(await deleteCase(ctx, loaded)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "post",
    path: "/api/cases/{workflow_id}/portal-link",
    operationId: "renewPortalLink",
    load: loadCase,
    body: PortalLinkBody,
    handle: async ({ ctx, loaded, body }) => ok(await renewPortalLink(ctx, loaded.workflowId, body)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "patch",
    path: "/api/cases/{workflow_id}/assignment",
    operationId: "assignCase",
    load: loadCase,
    body: AssignmentBody,
    handle: async ({ ctx, loaded, body }) => ok(await assignCase(ctx, loaded.workflowId, body)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "post",
    path: "/api/cases/assignments",
    operationId: "assignCases",
    hidesCost: true,
    body: AssignmentsBody,
    handle: async ({ ctx, body }) => ok(await assignCases(ctx, body)),
  });
  registerCaseViews(api);
}

function registerCaseViews(api: Api): void {
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: "/api/cases/{workflow_id}",
    operationId: "readCase",
    handle: async ({ ctx, params }) => ok(await readCaseDetail(ctx, params["workflow_id"]!)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: "/api/cases/{workflow_id}/ai-brief",
    operationId: "readCaseBrief",
    load: loadCase,
    handle: async ({ ctx, loaded }) => ok(await readBrief(ctx, loaded)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: "/api/cases/{workflow_id}/audit",
    operationId: "readCaseAudit",
    load: loadCase,
    handle: async ({ ctx, loaded }) => ok(await readAuditLog(ctx, loaded.workflowId)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: "/api/cases/{workflow_id}/evidence",
    operationId: "readCaseEvidence",
    load: loadCaseFor("evidence_read"),
    handle: async ({ ctx, loaded }) => ok(await readEvidence(ctx, loaded.workflowId)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: "/api/cases/{workflow_id}/company-profile",
    operationId: "readCompanyProfile",
    load: loadCase,
    handle: async ({ ctx, loaded }) => ok(await readCompanyProfile(ctx, loaded.workflowId)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: "/api/cases/{workflow_id}/report",
    operationId: "downloadReport",
    load: loadCase,
    handle: async ({ ctx, loaded }) => {
      const { pdf, filename } = await renderReport(ctx, loaded.workflowId);
      return file({ body: pdf, contentType: "application/pdf", filename });
    },
  });
}
