import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { openInvestigation } from "./full-investigation.service.ts";
import { EntityParams, EscalateBody, ScanBody } from "./scans.schemas.ts";
import { evaluateNumber, listHistory, runCompanyScan, newOrder, scanCompany } from "./scans.service.ts";

const SCAN = { tag: "scan", access: "officer" } as const;

/** Tiered scans of one company. */
export function registerScans(api: Api): void {
  registerEndpoint(api, {
    ...SCAN,
    method: "post",
    path: "/api/scan/entity/{reg_number}",
    operationId: "scanCompany",
    params: EntityParams,
    body: ScanBody,
    handle: async ({ ctx, params, body }) => {
      const order = newOrder(ctx, params.reg_number, body.segment_id ?? null);
      switch (body.tier) {
        case 0:
          return ok(await evaluateNumber(ctx, order));
        case 3:
          return ok(await openInvestigation(ctx, order));
        default:
          return ok(await scanCompany(ctx, order, body.tier));
      }
    },
  });
  registerEndpoint(api, {
    ...SCAN,
    method: "get",
    path: "/api/scan/entity/{reg_number}/results",
    operationId: "listScans",
    params: EntityParams,
    handle: async ({ ctx, params }) => ok(await listHistory(ctx, params.reg_number)),
  });
  registerEndpoint(api, {
    ...SCAN,
    method: "post",
    path: "/api/scan/entity/{reg_number}/escalate",
    operationId: "escalateScan",
    params: EntityParams,
    body: EscalateBody,
    handle: async ({ ctx, params, body }) => {
      const order = newOrder(ctx, params.reg_number, null);
      if (body.target_tier === 3) return ok(await openInvestigation(ctx, order));
      return ok(await runCompanyScan(ctx, order, body.target_tier, { fresh: true }));
    },
  });
}
