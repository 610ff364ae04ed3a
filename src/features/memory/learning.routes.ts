import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { loadCase } from "../cases/cases.routes.ts";
import { switchLearnedEffects } from "./learning.service.ts";
import { LearningSwitchBody } from "./memory.schemas.ts";

export function registerLearning(api: Api): void {
  registerEndpoint(api, {
    tag: "memory",
    access: "officer",
    method: "put",
    path: "/api/cases/{workflow_id}/learned-effects",
    operationId: "switchLearnedEffects",
    load: loadCase,
    body: LearningSwitchBody,
    handle: async ({ ctx, loaded, body }) =>
      ok(await switchLearnedEffects(ctx, loaded, { enabled: body.enabled, ruleId: body.rule_id })),
  });
}
