import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { disposeOfEvent } from "./disposition.service.ts";
import { DispositionBody, ListEventsQuery } from "./events.schemas.ts";
import { listEvents, readEvent, readEventEvidence, requireEvent } from "./events.service.ts";

const MONITORING = { tag: "monitoring", access: "officer" } as const;

export function registerMonitoringEvents(api: Api): void {
  registerEndpoint(api, {
    ...MONITORING,
    method: "get",
    path: "/api/monitoring/events",
    operationId: "listMonitoringEvents",
    query: ListEventsQuery,
    handle: async ({ ctx, query }) => ok(await listEvents(ctx, query)),
  });
  registerEndpoint(api, {
    ...MONITORING,
    method: "get",
    path: "/api/monitoring/events/{event_id}",
    operationId: "readMonitoringEvent",
    load: (ctx, params) => requireEvent(ctx, params["event_id"]!),
    handle: async ({ ctx, loaded }) => ok(await readEvent(ctx, loaded)),
  });
  registerEndpoint(api, {
    ...MONITORING,
    method: "get",
    path: "/api/monitoring/events/{event_id}/evidence",
    operationId: "readMonitoringEventEvidence",
    load: (ctx, params) => requireEvent(ctx, params["event_id"]!),
    handle: async ({ ctx, loaded }) => ok(await readEventEvidence(ctx, loaded)),
  });
  registerEndpoint(api, {
    ...MONITORING,
    method: "post",
    path: "/api/monitoring/events/{event_id}/disposition",
    operationId: "disposeOfMonitoringEvent",
    load: (ctx, params) => requireEvent(ctx, params["event_id"]!),
    body: DispositionBody,
    handle: async ({ ctx, loaded, body }) => ok(await disposeOfEvent(ctx, loaded, body)),
  });
}
