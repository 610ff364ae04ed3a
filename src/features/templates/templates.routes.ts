import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import type { Ctx } from "../../platform/context.ts";
import { TemplateBody, TemplateVersionsQuery } from "./templates.schemas.ts";
import { listTemplates, readTemplate, requireBuiltIn, templateHistory, writeTemplate } from "./templates.service.ts";

const TEMPLATES = { tag: "templates", access: "officer" } as const;
const ONE = {
  ...TEMPLATES,
  load: async (_ctx: Ctx, params: Readonly<Record<string, string>>) => requireBuiltIn(params["template_id"]!),
} as const;

export function registerTemplates(api: Api): void {
  registerEndpoint(api, {
    ...TEMPLATES,
    method: "get",
    path: "/api/templates",
    operationId: "listTemplates",
    handle: async ({ ctx }) => ok(await listTemplates(ctx)),
  });
  registerEndpoint(api, {
    ...ONE,
    method: "get",
    path: "/api/templates/{template_id}",
    operationId: "readTemplate",
    handle: async ({ ctx, loaded }) => ok(await readTemplate(ctx, loaded)),
  });
  registerEndpoint(api, {
    ...ONE,
    method: "put",
    path: "/api/templates/{template_id}",
    operationId: "replaceTemplate",
    roles: ["compliance_manager"],
    body: TemplateBody,
    handle: async ({ ctx, loaded, body }) => ok(await writeTemplate(ctx, loaded, body)),
  });
  registerEndpoint(api, {
    ...ONE,
    method: "get",
    path: "/api/templates/{template_id}/versions",
    operationId: "listTemplateVersions",
    query: TemplateVersionsQuery,
    handle: async ({ ctx, loaded, query }) => ok(await templateHistory(ctx, loaded, query.page, query.per_page)),
  });
}
