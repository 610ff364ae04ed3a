import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { ListNotificationsQuery } from "./notifications.schemas.ts";
import { listNotifications, readNotification, requireNotification } from "./notifications.service.ts";

const NOTIFICATIONS = { tag: "monitoring", access: "officer" } as const;

export function registerNotifications(api: Api): void {
  registerEndpoint(api, {
    ...NOTIFICATIONS,
    method: "get",
    path: "/api/notifications",
    operationId: "listNotifications",
    query: ListNotificationsQuery,
    handle: async ({ ctx, query }) => ok(await listNotifications(ctx, query)),
  });
  registerEndpoint(api, {
    ...NOTIFICATIONS,
    method: "post",
    path: "/api/notifications/{notification_id}/read",
    operationId: "readNotification",
    load: (ctx, params) => requireNotification(ctx, params["notification_id"]!),
    handle: async ({ ctx, loaded }) => ok(await readNotification(ctx, loaded)),
  });
}
