import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { HealthQuery } from "./config.schemas.ts";
import { checkReadiness, readFeatureFlags, readHealth } from "./config.service.ts";

/** What the service says about itself. None of it asks for a credential. */
export function registerConfig(api: Api): void {
  registerEndpoint(api, {
    method: "get",
    path: "/api/config/features",
    tag: "configuration",
    operationId: "readFeatureFlags",
    access: "open",
    handle: async ({ ctx }) => ok(readFeatureFlags(ctx)),
  });
  registerEndpoint(api, {
    method: "get",
    path: "/healthz",
    tag: "operation",
    operationId: "readHealth",
    access: "open",
    query: HealthQuery,
    handle: async ({ ctx, query }) => ok(query.detail ? await readHealth(ctx) : { status: "ok" }),
  });
  registerEndpoint(api, {
    method: "get",
    path: "/readyz",
    tag: "operation",
    operationId: "readReadiness",
    access: "open",
    handle: async ({ ctx }) => {
      const body = await checkReadiness(ctx);
      return { status: body.status === "ready" ? 200 : 503, body };
    },
  });
}
