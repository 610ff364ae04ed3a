import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { EEA_COUNTRIES } from "./countries.ts";

/** Where a case can be opened. The same for every tenant. */
export function registerReference(api: Api): void {
  registerEndpoint(api, {
    method: "get",
    path: "/api/countries",
    tag: "case management",
    operationId: "listCountries",
    access: "officer",
    handle: async () => ok(EEA_COUNTRIES),
  });
}
