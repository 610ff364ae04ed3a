import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import type { Ctx } from "../../platform/context.ts";
import { AbsenceBody, ListOfficersQuery } from "./officers.schemas.ts";
import { endAbsence, readOfficerNames, readOfficers, recordAbsence, requireAbsentee } from "./officers.service.ts";

const OFFICERS = { tag: "case management", access: "officer" } as const;

const load = (ctx: Ctx, params: Readonly<Record<string, string>>) => requireAbsentee(ctx, params["officer_id"]!);

export function registerOfficers(api: Api): void {
  registerEndpoint(api, {
    ...OFFICERS,
    method: "get",
    path: "/api/officers",
    operationId: "listOfficers",
    query: ListOfficersQuery,
    handle: async ({ ctx, query }) => ok(await readOfficers(ctx, query)),
  });
  registerEndpoint(api, {
    ...OFFICERS,
    method: "get",
    path: "/api/officers/names",
    operationId: "listOfficerNames",
    query: ListOfficersQuery,
    handle: async ({ ctx, query }) => ok(await readOfficerNames(ctx, query)),
  });
  registerEndpoint(api, {
    ...OFFICERS,
    method: "put",
    path: "/api/officers/{officer_id}/absence",
    operationId: "recordAbsence",
    load,
    loadErrors: ["not_found", "forbidden"],
    body: AbsenceBody,
    handle: async ({ ctx, loaded, body }) => ok(await recordAbsence(ctx, loaded, body)),
  });
  registerEndpoint(api, {
    ...OFFICERS,
    method: "delete",
    path: "/api/officers/{officer_id}/absence",
    operationId: "endAbsence",
    load,
    loadErrors: ["not_found", "forbidden"],
    handle: async ({ ctx, loaded }) => ok(await endAbsence(ctx, loaded)),
  });
}
