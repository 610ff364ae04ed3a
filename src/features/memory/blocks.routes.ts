import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { expectedVersion, readBlock, requireLabel, requireWritable, writeBlock } from "./blocks.service.ts";
import { BlockBody, BlockParams } from "./memory.schemas.ts";

const MEMORY = { tag: "memory", access: "officer" } as const;

const etag = (version: number) => ({ ETag: `"${version}"` });

export function registerBlocks(api: Api): void {
  registerEndpoint(api, {
    ...MEMORY,
    method: "get",
    path: "/api/memory/blocks/{officer_id}/{label}",
    operationId: "readBlock",
    params: BlockParams,
    load: async (_, params) => requireLabel(params.label),
    loadErrors: ["invalid_input"],
    responseHeaders: ["ETag"],
    handle: async ({ ctx, params, loaded }) => {
      const { officerId, label, value, version } = await readBlock(ctx, params.officer_id, loaded);
      return ok({ officer_id: officerId, label, value }, etag(version));
    },
  });
  registerEndpoint(api, {
    ...MEMORY,
    method: "put",
    path: "/api/memory/blocks/{officer_id}/{label}",
    operationId: "replaceBlock",
    params: BlockParams,
    load: async (ctx, params) => {
      requireWritable(ctx, params.officer_id);
      return requireLabel(params.label);
    },
    loadErrors: ["forbidden", "invalid_input"],
    requestHeaders: ["If-Match"],
    body: BlockBody,
    responseHeaders: ["ETag"],
    handle: async ({ ctx, params, body, loaded: label, request }) => {
      const place = { officerId: params.officer_id, label };
      const version = await writeBlock(ctx, place, body.value, expectedVersion(request.headers.get("If-Match")));
      return ok({ status: "updated", officer_id: params.officer_id, label }, etag(version));
    },
  });
}
