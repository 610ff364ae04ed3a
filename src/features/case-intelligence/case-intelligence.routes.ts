import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { readJudgedCase } from "../cases/case-reading.service.ts";
import { CaseIntelligenceQuery } from "./case-intelligence.schemas.ts";
import { readCaseIntelligence, requireKnownCase } from "./case-intelligence.service.ts";

export function registerCaseIntelligence(api: Api): void {
  registerEndpoint(api, {
    method: "get",
    path: "/api/cases/{workflow_id}/case-intelligence",
    tag: "case intelligence",
    operationId: "readCaseIntelligence",
    access: "officer",
    load: (ctx, params) => requireKnownCase(ctx, params["workflow_id"]!),
    query: CaseIntelligenceQuery,
    handle: async ({ ctx, loaded, query }) => {
      await readJudgedCase(ctx, loaded.workflowId);
      return ok(await readCaseIntelligence(ctx, loaded, query));
    },
  });
}
