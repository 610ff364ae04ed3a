import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { OverrideBody, PromotionBody, ReleaseQuery, TeamQuery } from "./automation.schemas.ts";
import {
  forceTier,
  listTeamTiers,
  listTiers,
  promoteOfficer,
  readStats,
  readTier,
  releaseTier,
} from "./automation.service.ts";

const AUTOMATION = { tag: "supervised autonomy", access: "officer" } as const;
/** A tier that its own officer could lift would force nothing. */
const MANAGER = { ...AUTOMATION, roles: ["compliance_manager"] } as const;

export function registerAutomation(api: Api): void {
  registerEndpoint(api, {
    ...AUTOMATION,
    method: "get",
    path: "/api/automation/tiers",
    operationId: "listTiers",
    handle: async ({ ctx }) => ok(await listTiers(ctx)),
  });
  registerEndpoint(api, {
    ...AUTOMATION,
    method: "get",
    path: "/api/automation/tiers/{template_id}/{country}",
    operationId: "readTier",
    handle: async ({ ctx, params }) => ok(await readTier(ctx, params["template_id"]!, params["country"]!)),
  });
  registerEndpoint(api, {
    ...AUTOMATION,
    method: "get",
    path: "/api/automation/stats",
    operationId: "readTierStats",
    handle: async ({ ctx }) => ok(await readStats(ctx)),
  });
  registerManagement(api);
}

function registerManagement(api: Api): void {
  registerEndpoint(api, {
    ...MANAGER,
    method: "get",
    path: "/api/automation/officers",
    operationId: "listTeamTiers",
    query: TeamQuery,
    handle: async ({ ctx, query }) => ok(await listTeamTiers(ctx, query.officer_id)),
  });
  registerEndpoint(api, {
    ...MANAGER,
    method: "post",
    path: "/api/automation/promotions",
    operationId: "promoteOfficer",
    body: PromotionBody,
    handle: async ({ ctx, body }) =>
      ok(
        await promoteOfficer(ctx, {
          officerId: body.officer_id,
          templateId: body.template_id,
          country: body.country,
        }),
      ),
  });
  registerEndpoint(api, {
    ...MANAGER,
    method: "post",
    path: "/api/automation/override",
    operationId: "forceTier",
    body: OverrideBody,
    handle: async ({ ctx, body }) =>
      ok(
        await forceTier(ctx, {
          officerId: body.officer_id,
          templateId: body.template_id,
          country: body.country,
          reason: body.reason,
          forcedTier: body.forced_tier,
        }),
      ),
  });
  registerEndpoint(api, {
    ...MANAGER,
    method: "delete",
    path: "/api/automation/override/{template_id}/{country}",
    operationId: "releaseTier",
    query: ReleaseQuery,
    handle: async ({ ctx, params, query }) =>
      ok(
        await releaseTier(ctx, {
          officerId: query.officer_id ?? ctx.actor.id,
          templateId: params["template_id"]!,
          country: params["country"]!,
        }),
      ),
  });
}
