import { z } from "@hono/zod-openapi";
import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import type { Settings } from "../../platform/settings.ts";
import { CasePath, FeedbackBody, IterationPath, StatsQuery } from "./diagnostics.schemas.ts";
import { ReplayQuery } from "./replay.schemas.ts";
import { replayIteration } from "./replay.service.ts";
import {
  listSessions,
  readDiagnosticsStats,
  readFeedback,
  readSession,
  recordFeedback,
  requireIteration,
} from "./diagnostics.service.ts";

const DIAGNOSTICS = {
  tag: "diagnostics",
  access: "officer",
  roles: ["officer"],
  enabled: (settings: Settings) => settings.DIAGNOSTICS_ENABLED,
} as const;

const placeOf = ({ case_id, n }: z.output<typeof IterationPath>) => ({ caseId: case_id, iteration: n });

export function registerDiagnostics(api: Api): void {
  registerEndpoint(api, {
    ...DIAGNOSTICS,
    method: "get",
    path: "/api/diagnostics/stats",
    operationId: "readDiagnosticsStats",
    query: StatsQuery,
    handle: async ({ ctx, query }) => ok(await readDiagnosticsStats(ctx, query.days)),
  });
  registerEndpoint(api, {
    ...DIAGNOSTICS,
    method: "get",
    path: "/api/diagnostics/{case_id}",
    operationId: "listIterations",
    params: CasePath,
    handle: async ({ ctx, params }) => ok(await listSessions(ctx, params.case_id)),
  });
  registerEndpoint(api, {
    ...DIAGNOSTICS,
    method: "get",
    path: "/api/diagnostics/{case_id}/iterations/{n}",
    operationId: "readIteration",
    params: IterationPath,
    handle: async ({ ctx, params }) => ok(await readSession(ctx, placeOf(params))),
  });
  registerEndpoint(api, {
    ...DIAGNOSTICS,
    method: "get",
    path: "/api/diagnostics/{case_id}/iterations/{n}/replay",
    operationId: "replayIteration",
    params: IterationPath,
    query: ReplayQuery,
    handle: async ({ ctx, params, query }) => ok(await replayIteration(ctx, placeOf(params), query.rules)),
  });
  registerEndpoint(api, {
    ...DIAGNOSTICS,
    method: "post",
    path: "/api/diagnostics/{case_id}/iterations/{n}/feedback",
    operationId: "rateIteration",
    params: IterationPath,
    load: (ctx, params) => requireIteration(ctx, placeOf(params)),
    body: FeedbackBody,
    handle: async ({ ctx, params, loaded, body }) => ok(await recordFeedback(ctx, loaded, placeOf(params), body)),
  });
  registerEndpoint(api, {
    ...DIAGNOSTICS,
    method: "get",
    path: "/api/diagnostics/{case_id}/iterations/{n}/feedback",
    operationId: "listFeedback",
    params: IterationPath,
    handle: async ({ ctx, params }) => ok(await readFeedback(ctx, placeOf(params))),
  });
}
