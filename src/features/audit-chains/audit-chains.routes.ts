import type { Api } from "../../http/api.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { anchorNow, countAnchors, readAnchor, readStampOf } from "./anchor.service.ts";
import {
  AnchoredView,
  AnchorPath,
  AnchorsView,
  AnchorView,
  StampView,
  toStampView,
  VerifiedHeadsView,
  VerifyHeadsBody,
} from "./audit-chains.schemas.ts";
import { verifyHeads } from "./verify-heads.service.ts";

const OPERATION = { tag: "operation", access: "officer", roles: ["admin"] } as const;

/** The anchors of a tenant's audit chains, which `npm run verify-chain` holds the present against. */
export function registerAuditChains(api: Api): void {
  registerEndpoint(api, {
    ...OPERATION,
    method: "get",
    path: "/api/audit/anchors",
    summary: "Count the anchors of the tenant's audit chains",
    responses: { 200: AnchorsView },
    handle: async ({ ctx }) => ok({ tenant: ctx.actor.tenantId, last: await countAnchors(ctx, "cases") }),
  });
  registerEndpoint(api, {
    ...OPERATION,
    method: "post",
    path: "/api/audit/anchors",
    summary: "Export the heads of audit chains that have changed, without waiting for the daily run",
    responses: { 200: AnchoredView },
    handle: async ({ ctx }) => ok(await anchorNow(ctx)),
  });
  registerEndpoint(api, {
    ...OPERATION,
    method: "get",
    path: "/api/audit/anchors/{number}",
    summary: "Read an anchor with the signed heads that it exported",
    params: AnchorPath,
    responses: { 200: AnchorView },
    handle: async ({ ctx, params }) => ok(await readAnchor(ctx, "cases", params.number)),
  });
  registerEndpoint(api, {
    ...OPERATION,
    method: "get",
    path: "/api/audit/anchors/{number}/stamp",
    summary: "Read the time stamp of an anchor (RFC 3161), or null",
    params: AnchorPath,
    responses: { 200: StampView },
    handle: async ({ ctx, params }) => ok(toStampView(await readStampOf(ctx, "cases", params.number))),
  });
  registerEndpoint(api, {
    ...OPERATION,
    method: "post",
    path: "/api/audit/verify",
    summary: "Compare exported heads with the audit chains as they are now",
    body: VerifyHeadsBody,
    responses: { 200: VerifiedHeadsView },
    handle: async ({ ctx, body }) => ok({ heads: await verifyHeads(ctx, body.heads) }),
  });
}
