import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import type { AnchorScope } from "./anchor.rules.ts";
import { anchorNow, countAnchors, readAnchor, readStampOf } from "./anchor.service.ts";
import { AnchorPath, toStampView, VerifyHeadsBody } from "./audit-chains.schemas.ts";
import { verifyHeads } from "./verify-heads.service.ts";

/**
 * The anchors of audit chains, which `npm run verify-chain` holds the present against: a tenant's cases and deletion
 * ledger for its admin, its reports to the FIU for its MLRO alone, the platform's chain for operators.
 */
export function registerAuditChains(api: Api): void {
  const operation = { tag: "operation", access: "officer" } as const;
  registerAnchors(api, "cases", { ...operation, roles: ["admin"] }, "/api/audit");
  registerAnchors(api, "reports", { ...operation, roles: ["mlro"] }, "/api/audit/reports");
  const platform = { tag: "platform", access: "platform" } as const;
  registerAnchors(api, "platform", platform, "/api/platform/audit");
}

type Access =
  | { readonly tag: string; readonly access: "officer"; readonly roles: readonly ["admin"] | readonly ["mlro"] }
  | { readonly tag: string; readonly access: "platform" };

function registerAnchors(api: Api, scope: AnchorScope, access: Access, base: string): void {
  const name = { cases: "", reports: "Report", platform: "Platform" }[scope];
  registerEndpoint(api, {
    ...access,
    method: "get",
    path: `${base}/anchors`,
    operationId: `count${name}Anchors`,
    handle: async ({ ctx }) => ok({ tenant: ctx.actor.tenantId, last: await countAnchors(ctx, scope) }),
  });
  registerEndpoint(api, {
    ...access,
    method: "post",
    path: `${base}/anchors`,
    operationId: `write${name}Anchor`,
    handle: async ({ ctx }) => ok(await anchorNow(ctx, scope)),
  });
  registerEndpoint(api, {
    ...access,
    method: "get",
    path: `${base}/anchors/{number}`,
    operationId: `read${name}Anchor`,
    params: AnchorPath,
    handle: async ({ ctx, params }) => ok(await readAnchor(ctx, scope, params.number)),
  });
  registerEndpoint(api, {
    ...access,
    method: "get",
    path: `${base}/anchors/{number}/stamp`,
    operationId: `read${name}AnchorStamp`,
    params: AnchorPath,
    handle: async ({ ctx, params }) => ok(toStampView(await readStampOf(ctx, scope, params.number))),
  });
  registerEndpoint(api, {
    ...access,
    method: "post",
    path: `${base}/verify`,
    operationId: `verify${name}Heads`,
    body: VerifyHeadsBody,
    handle: async ({ ctx, body }) => ok({ heads: await verifyHeads(ctx, scope, body.heads) }),
  });
}
