import { z } from "@hono/zod-openapi";
import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { EEA_COUNTRIES } from "./countries.ts";
import { CountryView } from "./reference.schemas.ts";

/** Where a case can be opened. The same for every tenant. */
export function registerReference(api: Api): void {
  registerEndpoint(api, {
    method: "get",
    path: "/api/countries",
    tag: "case management",
    operationId: "listCountries",
    access: "officer",
    responses: { 200: z.array(CountryView) },
    handle: async () => ok(EEA_COUNTRIES),
  });
}
