import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { created, file, ok, okText } from "../../http/reply.ts";
import type { Ctx } from "../../platform/context.ts";
import { deleteCase, orderDeletion } from "./case-deletion.service.ts";
import { readCaseDetail } from "./case-detail.service.ts";
import { readCompanyProfile, readEvidence } from "./case-evidence.service.ts";
import { readAuditLog } from "./audit-log.service.ts";
import { readBrief, requireCase } from "./case-reading.service.ts";
import {
  AiBriefView,
  AuditView,
  CaseDetailView,
  CaseListView,
  CompanyProfileView,
  CreateCaseBody,
  CreatedCaseView,
  DeletedCaseView,
  EvidenceChainView,
  ListCasesQuery,
  PortalLinkBody,
  PortalLinkView,
} from "./cases.schemas.ts";
import { createCase, listCases } from "./cases.service.ts";
import { renewPortalLink } from "./portal-link.service.ts";
import { renderReport } from "./report.service.ts";

const CASE = { tag: "case management", access: "officer" } as const;

/** Finds the case of a path before anything of the body is judged. */
export const loadCase = (ctx: Ctx, params: { readonly workflow_id?: string }) => requireCase(ctx, params.workflow_id!);

export function registerCases(api: Api): void {
  registerEndpoint(api, {
    ...CASE,
    method: "post",
    path: "/api/cases",
    summary: "Open a case: look the company up, start its workflow, issue the portal link",
    body: CreateCaseBody,
    responses: { 201: CreatedCaseView },
    handle: async ({ ctx, body }) => created(await createCase(ctx, body)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: "/api/cases",
    summary: "A page of cases, newest first",
    query: ListCasesQuery,
    responses: { 200: CaseListView },
    handle: async ({ ctx, query }) => ok(await listCases(ctx, query)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "delete",
    path: "/api/cases/{workflow_id}",
    summary: "Delete a case everywhere; it cannot be undone",
    roles: ["compliance_manager"],
    hidesCost: true,
    load: (ctx, params) => orderDeletion(ctx, params["workflow_id"]!),
    responses: { 200: DeletedCaseView },
    handle: async ({ ctx, loaded }) => ok(await deleteCase(ctx, loaded)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "post",
    path: "/api/cases/{workflow_id}/portal-link",
    summary: "Renew the portal link, or replace its token",
    load: loadCase,
    body: PortalLinkBody,
    responses: { 200: PortalLinkView },
    handle: async ({ ctx, loaded, body }) => ok(await renewPortalLink(ctx, loaded.workflowId, body)),
  });
  registerCaseViews(api);
}

function registerCaseViews(api: Api): void {
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: "/api/cases/{workflow_id}",
    summary: "The whole case",
    responses: { 200: CaseDetailView },
    handle: async ({ ctx, params }) => okText(await readCaseDetail(ctx, params["workflow_id"]!)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: "/api/cases/{workflow_id}/ai-brief",
    summary: "A deterministic brief: trend, key signals, recommended action",
    load: loadCase,
    responses: { 200: AiBriefView },
    handle: async ({ ctx, loaded }) => ok(await readBrief(ctx, loaded.workflowId)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: "/api/cases/{workflow_id}/audit",
    summary: "The audit chain",
    load: loadCase,
    responses: { 200: AuditView },
    handle: async ({ ctx, loaded }) => ok(await readAuditLog(ctx, loaded.workflowId)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: "/api/cases/{workflow_id}/evidence",
    summary: "The evidence chain with its raw data",
    load: loadCase,
    responses: { 200: EvidenceChainView },
    handle: async ({ ctx, loaded }) => ok(await readEvidence(ctx, loaded.workflowId)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: "/api/cases/{workflow_id}/company-profile",
    summary: "What is known of the company, fact by fact, with sources",
    load: loadCase,
    responses: { 200: CompanyProfileView },
    handle: async ({ ctx, loaded }) => ok(await readCompanyProfile(ctx, loaded.workflowId)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: "/api/cases/{workflow_id}/report",
    summary: "The report of a decided case",
    load: loadCase,
    responses: { 200: { mediaTypes: ["application/pdf"], description: "The report" } },
    handle: async ({ ctx, loaded }) => {
      const { pdf, filename } = await renderReport(ctx, loaded.workflowId);
      return file({ body: pdf, contentType: "application/pdf", filename });
    },
  });
}
