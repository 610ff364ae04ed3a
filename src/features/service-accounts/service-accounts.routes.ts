import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { created, ok } from "../../http/reply.ts";
import { RevocationBody, ServiceAccountBody } from "./service-accounts.schemas.ts";
import {
  makeServiceAccount,
  readServiceAccounts,
  requireServiceAccount,
  revokeServiceAccount,
} from "./service-accounts.service.ts";

const MANAGED = { tag: "configuration", access: "officer", roles: ["compliance_manager"] } as const;

export function registerServiceAccounts(api: Api): void {
  registerEndpoint(api, {
    ...MANAGED,
    method: "get",
    path: "/api/service-accounts",
    operationId: "listServiceAccounts",
    handle: async ({ ctx }) => ok({ service_accounts: await readServiceAccounts(ctx) }),
  });
  registerEndpoint(api, {
    ...MANAGED,
    method: "post",
    path: "/api/service-accounts",
    operationId: "createServiceAccount",
    body: ServiceAccountBody,
    handle: async ({ ctx, body }) => created(await makeServiceAccount(ctx, body)),
  });
  registerEndpoint(api, {
    ...MANAGED,
    method: "delete",
    path: "/api/service-accounts/{client_id}",
    operationId: "revokeServiceAccount",
    load: (ctx, params) => requireServiceAccount(ctx, params["client_id"]!),
    body: RevocationBody,
    handle: async ({ ctx, loaded, body }) => ok(await revokeServiceAccount(ctx, loaded, body.reason)),
  });
}
