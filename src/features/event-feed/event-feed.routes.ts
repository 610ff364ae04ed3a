import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { accepted, created, ok } from "../../http/reply.ts";
import { readDeliveries, redeliver, requireDelivery, sendTest } from "./deliveries.service.ts";
import {
  createEndpoint,
  deleteEndpoint,
  enableEndpoint,
  listEndpoints,
  requireEndpoint,
  rotateSecret,
} from "./endpoints.service.ts";
import { DeliveriesQuery, EndpointBody, EventsQuery } from "./event-feed.schemas.ts";
import { readEvents } from "./event-feed.service.ts";

/** Events name every case of the tenant, so they are for who is accountable for all of them. */
const MANAGER = { tag: "events", access: "officer", roles: ["compliance_manager"] } as const;

const loadEndpoint = (ctx: Parameters<typeof requireEndpoint>[0], params: Readonly<Record<string, string>>) =>
  requireEndpoint(ctx, params["endpoint_id"]!);

export function registerEventFeed(api: Api): void {
  registerEndpoint(api, {
    ...MANAGER,
    method: "get",
    path: "/api/events",
    operationId: "listEvents",
    query: EventsQuery,
    handle: async ({ ctx, query }) => ok(await readEvents(ctx, query)),
  });
  registerEndpoint(api, {
    ...MANAGER,
    method: "get",
    path: "/api/webhook-endpoints",
    operationId: "listWebhookEndpoints",
    handle: async ({ ctx }) => ok({ endpoints: await listEndpoints(ctx) }),
  });
  registerEndpoint(api, {
    ...MANAGER,
    method: "post",
    path: "/api/webhook-endpoints",
    operationId: "createWebhookEndpoint",
    body: EndpointBody,
    handle: async ({ ctx, body }) => created(await createEndpoint(ctx, body)),
  });
  registerEndpoint(api, {
    ...MANAGER,
    method: "delete",
    path: "/api/webhook-endpoints/{endpoint_id}",
    operationId: "deleteWebhookEndpoint",
    load: loadEndpoint,
    handle: async ({ ctx, loaded }) => ok(await deleteEndpoint(ctx, loaded)),
  });
  registerEndpoint(api, {
    ...MANAGER,
    method: "post",
    path: "/api/webhook-endpoints/{endpoint_id}/rotate",
    operationId: "rotateWebhookSecret",
    load: loadEndpoint,
    handle: async ({ ctx, loaded }) => ok(await rotateSecret(ctx, loaded)),
  });
  registerEndpoint(api, {
    ...MANAGER,
    method: "post",
    path: "/api/webhook-endpoints/{endpoint_id}/enable",
    operationId: "enableWebhookEndpoint",
    load: loadEndpoint,
    handle: async ({ ctx, loaded }) => ok(await enableEndpoint(ctx, loaded)),
  });
  registerEndpoint(api, {
    ...MANAGER,
    method: "post",
    path: "/api/webhook-endpoints/{endpoint_id}/test",
    operationId: "testWebhookEndpoint",
    load: loadEndpoint,
    handle: async ({ ctx, loaded }) => accepted(await sendTest(ctx, loaded)),
  });
  registerEndpoint(api, {
    ...MANAGER,
    method: "get",
    path: "/api/webhook-endpoints/{endpoint_id}/deliveries",
    operationId: "listWebhookDeliveries",
    load: loadEndpoint,
    query: DeliveriesQuery,
    handle: async ({ ctx, loaded, query }) => ok(await readDeliveries(ctx, loaded, query)),
  });
  registerEndpoint(api, {
    ...MANAGER,
    method: "post",
    path: "/api/webhook-endpoints/{endpoint_id}/deliveries/{delivery_id}/redeliver",
    operationId: "redeliverWebhook",
    load: async (ctx, params) => requireDelivery(ctx, await loadEndpoint(ctx, params), params["delivery_id"]!),
    handle: async ({ ctx, loaded }) => accepted(await redeliver(ctx, loaded)),
  });
}
