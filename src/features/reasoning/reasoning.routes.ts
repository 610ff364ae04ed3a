import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { readJudgedCase, requireCase } from "../cases/case-reading.service.ts";
import { EvaluationQuery, TemplatesQuery } from "./reasoning.schemas.ts";
import { listReasoningTemplates, readRuleEvaluation, requireReasoningTemplate } from "./reasoning.service.ts";
import { templateDetail, templateSummary } from "./reasoning.views.ts";

const REASONING = { tag: "reasoning templates", access: "officer", method: "get" } as const;

/** By which rules a case is judged, and what they said of it. */
export function registerReasoning(api: Api): void {
  registerEndpoint(api, {
    ...REASONING,
    path: "/api/reasoning-templates",
    operationId: "listReasoningTemplates",
    query: TemplatesQuery,
    handle: async ({ query }) => ok(listReasoningTemplates(query.country).map(templateSummary)),
  });
  registerEndpoint(api, {
    ...REASONING,
    path: "/api/reasoning-templates/{template_id}",
    operationId: "readReasoningTemplate",
    load: async (_ctx, params) => requireReasoningTemplate(params.template_id!),
    handle: async ({ loaded }) => ok(templateDetail(loaded)),
  });
  registerEndpoint(api, {
    ...REASONING,
    path: "/api/cases/{workflow_id}/rule-evaluations",
    operationId: "readRuleEvaluation",
    load: (ctx, params) => requireCase(ctx, params.workflow_id!),
    query: EvaluationQuery,
    handle: async ({ ctx, loaded, query }) => {
      await readJudgedCase(ctx, loaded.workflowId);
      return ok(await readRuleEvaluation(ctx, loaded.workflowId, query.iteration));
    },
  });
}
