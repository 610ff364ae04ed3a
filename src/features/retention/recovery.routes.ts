import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { DomainError } from "../../platform/errors.ts";
import { listQuarantined, restoreQuarantined } from "./quarantine.service.ts";
import { rebuildOne, rebuildPage } from "./rebuild-tenant.service.ts";
import { QuarantineQuery, RebuildBody, RestoreBody } from "./recovery.schemas.ts";

const OPERATORS = { tag: "operation", access: "officer", roles: ["admin"] } as const;

/** What brings back rows of the database and evidence in quarantine. */
export function registerRecovery(api: Api): void {
  registerEndpoint(api, {
    ...OPERATORS,
    method: "get",
    path: "/api/evidence/quarantine",
    operationId: "listQuarantine",
    query: QuarantineQuery,
    handle: async ({ ctx, query }) => ok(await listQuarantined(ctx, query.from)),
  });
  registerEndpoint(api, {
    ...OPERATORS,
    method: "post",
    path: "/api/evidence/restore",
    operationId: "restoreEvidence",
    body: RestoreBody,
    handle: async ({ ctx, body }) => ok(await restoreQuarantined(ctx, body.keys)),
  });
  registerEndpoint(api, {
    ...OPERATORS,
    method: "post",
    path: "/api/rebuild",
    operationId: "rebuildCases",
    body: RebuildBody,
    handle: async ({ ctx, body: { tenant_id, from, limit } }) => {
      if (tenant_id !== undefined && tenant_id !== ctx.actor.tenantId) {
        throw new DomainError("forbidden", "The token belongs to another tenant.");
      }
      return ok(await rebuildPage(ctx, from, limit));
    },
  });
  registerEndpoint(api, {
    ...OPERATORS,
    method: "post",
    path: "/api/rebuild/{workflow_id}",
    operationId: "rebuildCase",
    handle: async ({ ctx, params }) => ok(await rebuildOne(ctx, params["workflow_id"]!)),
  });
}
