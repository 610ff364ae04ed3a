import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { accepted, ok } from "../../http/reply.ts";
import { loadCase } from "../cases/cases.routes.ts";
import { CompanyContextBody, CompanyContextQuery, ConfidenceQuery, SignalBody } from "./memory.schemas.ts";
import { requireWritable } from "./blocks.service.ts";
import { registerBlocks } from "./blocks.routes.ts";
import {
  readCaseStory,
  readCompanyContext,
  readConfidence,
  readStatus,
  resetMemory,
  writeCompanyContext,
} from "./memory.service.ts";
import { registerLearning } from "./learning.routes.ts";
import { registerPassages } from "./passages.routes.ts";
import { registerRules } from "./rules.routes.ts";
import { captureSignal } from "./signals.service.ts";

const MEMORY = { tag: "memory", access: "officer" } as const;

export function registerMemory(api: Api): void {
  registerEndpoint(api, {
    ...MEMORY,
    method: "post",
    path: "/api/cases/{workflow_id}/signals",
    operationId: "captureSignal",
    bestEffort: true,
    // The rows read would tell a case of another tenant from none.
    hidesCost: true,
    body: SignalBody,
    handle: async ({ ctx, params, body }) => {
      const { category, safetyClass } = await captureSignal(ctx, params["workflow_id"]!, {
        signalType: body.signal_type,
        source: body.source_component,
        iteration: body.iteration,
        officerId: body.officer_id,
        context: body.context_data,
      });
      return accepted({ status: "captured", signal_category: category, safety_class: safetyClass });
    },
  });
  registerEndpoint(api, {
    ...MEMORY,
    method: "get",
    path: "/api/memory/status",
    operationId: "readMemoryStatus",
    handle: async ({ ctx }) => ok(await readStatus(ctx)),
  });
  registerEndpoint(api, {
    ...MEMORY,
    method: "post",
    path: "/api/memory/reset",
    operationId: "resetMemory",
    roles: ["compliance_manager", "admin"],
    handle: async ({ ctx }) => ok(await resetMemory(ctx)),
  });
  registerEndpoint(api, {
    ...MEMORY,
    method: "get",
    path: "/api/memory/case/{workflow_id}",
    operationId: "readCaseMemory",
    load: loadCase,
    handle: async ({ ctx, loaded }) => ok(await readCaseStory(ctx, loaded)),
  });
  registerLearning(api);
  registerBlocks(api);
  registerRules(api);
  registerPassages(api);
  registerEndpoint(api, {
    ...MEMORY,
    method: "get",
    path: "/api/memory/confidence/{officer_id}",
    operationId: "readConfidence",
    query: ConfidenceQuery,
    handle: async ({ ctx, params, query }) => {
      const scope = { templateId: query.template_id || null, country: query.country.toUpperCase() || null };
      return ok(await readConfidence(ctx, params["officer_id"]!, scope));
    },
  });
  registerCompanyContext(api);
}

function registerCompanyContext(api: Api): void {
  registerEndpoint(api, {
    ...MEMORY,
    method: "get",
    path: "/api/memory/company-context",
    operationId: "readCompanyContext",
    query: CompanyContextQuery,
    handle: async ({ ctx, query }) => ok(await readCompanyContext(ctx, query.officer_id)),
  });
  registerEndpoint(api, {
    ...MEMORY,
    method: "put",
    path: "/api/memory/company-context",
    operationId: "replaceCompanyContext",
    query: CompanyContextQuery,
    load: async (ctx, _, request) => {
      const officerId = new URL(request.url).searchParams.get("officer_id");
      // An empty one is no officer's: the query refuses it.
      if (officerId) requireWritable(ctx, officerId);
    },
    loadErrors: ["forbidden"],
    body: CompanyContextBody,
    handle: async ({ ctx, query, body }) => ok(await writeCompanyContext(ctx, query.officer_id, body)),
  });
}
