import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { requireWritable } from "./blocks.service.ts";
import { RuleChangeBody } from "./rules.schemas.ts";
import { changeRule, deleteRule, listRules } from "./rules.service.ts";

const MEMORY = { tag: "memory", access: "officer" } as const;

export function registerRules(api: Api): void {
  registerEndpoint(api, {
    ...MEMORY,
    method: "get",
    path: "/api/memory/rules/{officer_id}",
    operationId: "listLearnedRules",
    handle: async ({ ctx, params }) => ok(await listRules(ctx, params["officer_id"]!)),
  });
  registerEndpoint(api, {
    ...MEMORY,
    method: "patch",
    path: "/api/memory/rules/{officer_id}/{rule_id}",
    operationId: "changeLearnedRule",
    load: async (ctx, params) => requireWritable(ctx, params["officer_id"]!),
    loadErrors: ["forbidden"],
    body: RuleChangeBody,
    handle: async ({ ctx, params, body }) => ok(await changeRule(ctx, params["officer_id"]!, params["rule_id"]!, body)),
  });
  registerEndpoint(api, {
    ...MEMORY,
    method: "delete",
    path: "/api/memory/rules/{officer_id}/{rule_id}",
    operationId: "deleteLearnedRule",
    load: async (ctx, params) => requireWritable(ctx, params["officer_id"]!),
    loadErrors: ["forbidden"],
    handle: async ({ ctx, params }) => ok(await deleteRule(ctx, params["officer_id"]!, params["rule_id"]!)),
  });
}
