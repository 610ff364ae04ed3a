import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { HandoverBody, OfficerWorkQuery } from "./handover.schemas.ts";
import { handOverWork } from "./handover.service.ts";
import { readOfficerWork } from "./work.service.ts";

const WORK = { tag: "case management", access: "officer" } as const;

export function registerHandover(api: Api): void {
  registerEndpoint(api, {
    ...WORK,
    method: "get",
    path: "/api/officers/{officer_id}/work",
    operationId: "readOfficerWork",
    roles: ["compliance_manager", "mlro"],
    query: OfficerWorkQuery,
    handle: async ({ ctx, params, query }) => ok(await readOfficerWork(ctx, params["officer_id"]!, query)),
  });
  registerEndpoint(api, {
    ...WORK,
    method: "post",
    path: "/api/officers/{officer_id}/handover",
    operationId: "handOverWork",
    roles: ["compliance_manager"],
    body: HandoverBody,
    handle: async ({ ctx, params, body }) => ok(await handOverWork(ctx, params["officer_id"]!, body)),
  });
}
