import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { created, ok } from "../../http/reply.ts";
import { loadCase } from "../cases/cases.routes.ts";
import { CommentBody, ListCommentsQuery } from "./comments.schemas.ts";
import { addComment, editComment, listCaseComments, requireComment, withdrawComment } from "./comments.service.ts";

const COMMENTS = { tag: "case management", access: "officer" } as const;

export function registerComments(api: Api): void {
  registerEndpoint(api, {
    ...COMMENTS,
    method: "get",
    path: "/api/cases/{workflow_id}/comments",
    operationId: "listComments",
    load: loadCase,
    query: ListCommentsQuery,
    handle: async ({ ctx, loaded, query }) => ok(await listCaseComments(ctx, loaded.workflowId, query)),
  });
  registerEndpoint(api, {
    ...COMMENTS,
    method: "post",
    path: "/api/cases/{workflow_id}/comments",
    operationId: "addComment",
    load: loadCase,
    body: CommentBody,
    handle: async ({ ctx, loaded, body }) => created(await addComment(ctx, loaded.workflowId, body)),
  });
  registerEndpoint(api, {
    ...COMMENTS,
    method: "patch",
    path: "/api/cases/{workflow_id}/comments/{comment_id}",
    operationId: "editComment",
    load: (ctx, params) => requireComment(ctx, params["workflow_id"]!, params["comment_id"]!),
    body: CommentBody,
    handle: async ({ ctx, loaded, body }) => ok(await editComment(ctx, loaded, body)),
  });
  registerEndpoint(api, {
    ...COMMENTS,
    method: "delete",
    path: "/api/cases/{workflow_id}/comments/{comment_id}",
    operationId: "withdrawComment",
    load: (ctx, params) => requireComment(ctx, params["workflow_id"]!, params["comment_id"]!),
    handle: async ({ ctx, loaded }) => ok(await withdrawComment(ctx, loaded)),
  });
}
