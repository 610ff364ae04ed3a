import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { abortMove, moveTenant, readDirectory, viewMove } from "./move.service.ts";
import { MoveBody, TenantParams } from "./tenancy.schemas.ts";

const PLATFORM = { tag: "platform", access: "platform" } as const;
const path = "/api/platform/tenants/{tenant_id}/database";

/** Which database holds a tenant, and its move to another while the service runs. */
export function registerTenancy(api: Api): void {
  registerEndpoint(api, {
    ...PLATFORM,
    method: "get",
    path,
    operationId: "readTenantDatabase",
    params: TenantParams,
    handle: async ({ ctx, params }) => ok(viewMove(await readDirectory(ctx, params.tenant_id))),
  });
  registerEndpoint(api, {
    ...PLATFORM,
    method: "post",
    path,
    operationId: "moveTenant",
    params: TenantParams,
    body: MoveBody,
    handle: async ({ ctx, params, body }) => ok(await moveTenant(ctx, params.tenant_id, body.to)),
  });
  registerEndpoint(api, {
    ...PLATFORM,
    method: "post",
    path: `${path}/abort`,
    operationId: "abortTenantMove",
    params: TenantParams,
    handle: async ({ ctx, params }) => ok(await abortMove(ctx, params.tenant_id)),
  });
}
