import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { file, ok } from "../../http/reply.ts";
import { loadCase, loadCaseFor } from "../cases/cases.routes.ts";
import { readDocumentReading } from "../readings/reading-detail.service.ts";
import { DocumentReadingView } from "../readings/readings.schemas.ts";
import { registerFiling } from "./filing.routes.ts";
import { FORMATS } from "./file-type.ts";
import { DocumentListView, DocumentsQuery, DownloadQuery, ResponsesView } from "./documents.schemas.ts";
import { listDocuments, openDocument, readResponses } from "./documents.service.ts";

const CASE = { tag: "case management", access: "officer", load: loadCase } as const;

const MEDIA_TYPES = [
  ...Object.values(FORMATS).map(({ mediaType }) => mediaType),
  "application/json",
  "application/xml",
  "application/octet-stream",
];

export function registerDocuments(api: Api): void {
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: "/api/cases/{workflow_id}/documents",
    operationId: "listDocuments",
    load: loadCaseFor("documents_list"),
    query: DocumentsQuery,
    responses: { 200: DocumentListView },
    handle: async ({ ctx, loaded, query }) => ok(await listDocuments(ctx, loaded, query.source)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: "/api/cases/{workflow_id}/documents/download",
    operationId: "downloadDocument",
    query: DownloadQuery,
    responses: { 200: { mediaTypes: MEDIA_TYPES, description: "The document as it was handed in" } },
    handle: async ({ ctx, loaded, query }) => file(await openDocument(ctx, loaded, query.key)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: "/api/cases/{workflow_id}/documents/{document_id}/reading",
    operationId: "readDocumentReading",
    responses: { 200: DocumentReadingView },
    handle: async ({ ctx, loaded, params }) =>
      ok(await readDocumentReading(ctx, loaded.workflowId, params["document_id"]!)),
  });
  registerEndpoint(api, {
    ...CASE,
    method: "get",
    path: "/api/cases/{workflow_id}/responses",
    operationId: "listTaskResponses",
    load: loadCaseFor("responses_read"),
    responses: { 200: ResponsesView },
    handle: async ({ ctx, loaded }) => ok(await readResponses(ctx, loaded)),
  });
  registerFiling(api);
}
