import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { WebhooksQuery } from "./webhooks.schemas.ts";
import { listWebhooks, requireWebhook, retryWebhook } from "./webhooks.service.ts";

const OPERATORS = { tag: "operation", access: "officer", roles: ["admin"] } as const;

/** Callbacks as operators see them: what was delivered, what is under way, what was given up. */
export function registerWebhooks(api: Api): void {
  registerEndpoint(api, {
    ...OPERATORS,
    method: "get",
    path: "/api/webhooks",
    operationId: "listWebhooks",
    query: WebhooksQuery,
    handle: async ({ ctx, query }) => ok({ webhooks: await listWebhooks(ctx, query) }),
  });
  registerEndpoint(api, {
    ...OPERATORS,
    method: "post",
    path: "/api/webhooks/{webhook_id}/retry",
    operationId: "retryWebhook",
    load: (ctx, params) => requireWebhook(ctx, params["webhook_id"]!),
    handle: async ({ ctx, loaded }) => ok(await retryWebhook(ctx, loaded)),
  });
}
