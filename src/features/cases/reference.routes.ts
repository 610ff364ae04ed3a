import { z } from "@hono/zod-openapi";
import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { EEA_COUNTRIES } from "./countries.ts";
import { CountryView, TemplateView } from "./reference.schemas.ts";
import { TEMPLATES } from "../../domain/templates/index.ts";
import { REFERENCE } from "./cases.docs.ts";

/** What a case can be opened with. The same for every tenant. */
export function registerReference(api: Api): void {
  registerEndpoint(api, {
    method: "get",
    path: "/api/countries",
    tag: "case management",
    ...REFERENCE.listCountries,
    access: "officer",
    responses: { 200: z.array(CountryView) },
    handle: async () => ok(EEA_COUNTRIES),
  });
  registerEndpoint(api, {
    method: "get",
    path: "/api/templates",
    tag: "case management",
    ...REFERENCE.listTemplates,
    access: "officer",
    responses: { 200: z.array(TemplateView) },
    handle: async () =>
      ok(
        TEMPLATES.map(({ id, name, description, documents, questions }) => ({
          id,
          name,
          description,
          document_count: documents.length,
          question_count: questions.length,
        })),
      ),
  });
}
