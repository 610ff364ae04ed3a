import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { CallbackBody, CallbackHeaders, WebhooksQuery, WebhooksView, WebhookView } from "./webhooks.schemas.ts";
import { listWebhooks, requireWebhook, retryWebhook } from "./webhooks.service.ts";
import { VERIFICATION_COMPLETED, WEBHOOKS as TEXTS } from "./verification.docs.ts";

const OPERATORS = { tag: "operation", access: "officer", roles: ["admin"] } as const;

/** Callbacks as operators see them: what was delivered, what is under way, what was given up. */
export function registerWebhooks(api: Api): void {
  api.webhooks.push({
    ...VERIFICATION_COMPLETED,
    tag: "partner verification",
    headers: CallbackHeaders,
    body: CallbackBody,
  });
  registerEndpoint(api, {
    ...OPERATORS,
    method: "get",
    path: "/api/webhooks",
    ...TEXTS.listWebhooks,
    query: WebhooksQuery,
    responses: { 200: WebhooksView },
    handle: async ({ ctx, query }) => ok({ webhooks: await listWebhooks(ctx, query) }),
  });
  registerEndpoint(api, {
    ...OPERATORS,
    method: "post",
    path: "/api/webhooks/{webhook_id}/retry",
    ...TEXTS.retryWebhook,
    load: (ctx, params) => requireWebhook(ctx, params["webhook_id"]!),
    responses: { 200: WebhookView },
    handle: async ({ ctx, loaded }) => ok(await retryWebhook(ctx, loaded)),
  });
}
