import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { ChangeBody, ChangesQuery, ImpactQuery } from "./changes.schemas.ts";
import { listChanges, readImpact, registerChange } from "./changes.service.ts";

const CHANGES = { tag: "regulatory radar", access: "officer" } as const;

export function registerChanges(api: Api): void {
  registerEndpoint(api, {
    ...CHANGES,
    method: "post",
    path: "/api/regulatory/changes",
    operationId: "registerChange",
    roles: ["compliance_manager"],
    body: ChangeBody,
    handle: async ({ ctx, body }) => ok(await registerChange(ctx, body)),
  });
  registerEndpoint(api, {
    ...CHANGES,
    method: "get",
    path: "/api/regulatory/changes",
    operationId: "listChanges",
    query: ChangesQuery,
    handle: async ({ ctx, query }) => ok(await listChanges(ctx, query.limit)),
  });
  registerEndpoint(api, {
    ...CHANGES,
    method: "get",
    path: "/api/regulatory/impact/{change_id}",
    operationId: "readImpact",
    query: ImpactQuery,
    handle: async ({ ctx, params, query }) => ok(await readImpact(ctx, params.change_id!, query.limit)),
  });
}
