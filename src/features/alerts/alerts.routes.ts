import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { loadCase } from "../cases/cases.routes.ts";
import { AlertActionBody, ListAlertsQuery, ListStoriesQuery, TrendsQuery } from "./alerts.schemas.ts";
import {
  actOnAlert,
  listAlerts,
  listAlertsOfCase,
  listStories,
  readAlert,
  readAlertStats,
  readAlertTrends,
  readStory,
  requireAlert,
} from "./alerts.service.ts";

const ALERTS = { tag: "cross-case intelligence", access: "officer" } as const;

export function registerAlerts(api: Api): void {
  registerEndpoint(api, {
    ...ALERTS,
    method: "get",
    path: "/intelligence/alerts",
    operationId: "listAlerts",
    query: ListAlertsQuery,
    handle: async ({ ctx, query }) => ok(await listAlerts(ctx, query)),
  });
  registerEndpoint(api, {
    ...ALERTS,
    method: "get",
    path: "/intelligence/alerts/for-case/{workflow_id}",
    operationId: "listAlertsOfCase",
    load: loadCase,
    handle: async ({ ctx, loaded }) => ok(await listAlertsOfCase(ctx, loaded)),
  });
  registerEndpoint(api, {
    ...ALERTS,
    method: "get",
    path: "/intelligence/alerts/{alert_id}",
    operationId: "readAlert",
    load: (ctx, params) => requireAlert(ctx, params["alert_id"]!),
    handle: async ({ ctx, loaded }) => ok(await readAlert(ctx, loaded)),
  });
  registerEndpoint(api, {
    ...ALERTS,
    method: "patch",
    path: "/intelligence/alerts/{alert_id}",
    operationId: "updateAlert",
    load: (ctx, params) => requireAlert(ctx, params["alert_id"]!),
    body: AlertActionBody,
    bodyCode: () => "invalid_input",
    handle: async ({ ctx, loaded, body }) => ok(await actOnAlert(ctx, loaded, body)),
  });
  registerEndpoint(api, {
    ...ALERTS,
    method: "get",
    path: "/intelligence/stories",
    operationId: "listStories",
    query: ListStoriesQuery,
    handle: async ({ ctx, query }) => ok(await listStories(ctx, query)),
  });
  registerEndpoint(api, {
    ...ALERTS,
    method: "get",
    path: "/intelligence/stories/{story_id}",
    operationId: "readStory",
    load: (ctx, params) => readStory(ctx, params["story_id"]!),
    handle: async ({ loaded }) => ok(loaded),
  });
  registerEndpoint(api, {
    ...ALERTS,
    method: "get",
    path: "/intelligence/stats",
    operationId: "readAlertStats",
    handle: async ({ ctx }) => ok(await readAlertStats(ctx)),
  });
  registerEndpoint(api, {
    ...ALERTS,
    method: "get",
    path: "/intelligence/trends",
    operationId: "readAlertTrends",
    query: TrendsQuery,
    handle: async ({ ctx, query }) => ok(await readAlertTrends(ctx, query.days)),
  });
}
