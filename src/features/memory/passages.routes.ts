import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { requireWritable } from "./blocks.service.ts";
import { PassagesQuery, SearchBody } from "./memory.schemas.ts";
import { deletePassage, listPassages, searchPassages } from "./passages.service.ts";

const MEMORY = { tag: "memory", access: "officer" } as const;

export function registerPassages(api: Api): void {
  registerEndpoint(api, {
    ...MEMORY,
    method: "get",
    path: "/api/memory/passages/{officer_id}",
    operationId: "listPassages",
    query: PassagesQuery,
    handle: async ({ ctx, params, query }) =>
      ok(await listPassages(ctx, params["officer_id"]!, query.tag, query.limit)),
  });
  registerEndpoint(api, {
    ...MEMORY,
    method: "post",
    path: "/api/memory/passages/{officer_id}/search",
    operationId: "searchPassages",
    body: SearchBody,
    handle: async ({ ctx, params, body }) =>
      ok(await searchPassages(ctx, params["officer_id"]!, body.query, body.tags)),
  });
  registerEndpoint(api, {
    ...MEMORY,
    method: "delete",
    path: "/api/memory/passages/{officer_id}/{passage_id}",
    operationId: "deletePassage",
    load: async (ctx, params) => requireWritable(ctx, params["officer_id"]!),
    loadErrors: ["forbidden"],
    handle: async ({ ctx, params }) => ok(await deletePassage(ctx, params["officer_id"]!, params["passage_id"]!)),
  });
}
