import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { loadCase } from "../cases/cases.routes.ts";
import { TimelineQuery } from "./timeline.schemas.ts";
import { readTimeline } from "./timeline.service.ts";

export function registerTimeline(api: Api): void {
  registerEndpoint(api, {
    tag: "case management",
    access: "officer",
    method: "get",
    path: "/api/cases/{workflow_id}/timeline",
    operationId: "readCaseTimeline",
    load: loadCase,
    query: TimelineQuery,
    handle: async ({ ctx, loaded, query }) => ok(await readTimeline(ctx, loaded.workflowId, query)),
  });
}
