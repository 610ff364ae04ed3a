import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { file, ok } from "../../http/reply.ts";
import { loadCase, loadCaseFor } from "../cases/cases.routes.ts";
import { readDocumentReading } from "../readings/reading-detail.service.ts";
import { registerFiling } from "./filing.routes.ts";
import { DocumentsQuery, DownloadQuery } from "./documents.schemas.ts";
import { listDocuments, openDocument, readResponses } from "./documents.service.ts";

const CASE = { tag: "case management", access: "officer", load: loadCase } as const;

export function registerDocuments(api: Api): void {
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: "/api/cases/{workflow_id}/documents",
    operationId: "listDocuments",
    load: loadCaseFor("documents_list"),
    query: DocumentsQuery,
    handle: async ({ ctx, loaded, query }) => ok(await listDocuments(ctx, loaded, query.source)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: "/api/cases/{workflow_id}/documents/download",
    operationId: "downloadDocument",
    query: DownloadQuery,
    handle: async ({ ctx, loaded, query }) => file(await openDocument(ctx, loaded, query.key)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: "/api/cases/{workflow_id}/documents/{document_id}/reading",
    operationId: "readDocumentReading",
    handle: async ({ ctx, loaded, params }) =>
      ok(await readDocumentReading(ctx, loaded.workflowId, params["document_id"]!)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: "/api/cases/{workflow_id}/responses",
    operationId: "listTaskResponses",
    load: loadCaseFor("responses_read"),
    handle: async ({ ctx, loaded }) => ok(await readResponses(ctx, loaded)),
  });
  registerFiling(api);
}
