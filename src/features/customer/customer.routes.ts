import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { loadCaseFor } from "../cases/cases.routes.ts";
import { readCustomerPicture } from "./customer.service.ts";

export function registerCustomer(api: Api): void {
  registerEndpoint(api, {
    tag: "case management",
    access: "officer",
    method: "get",
    path: "/api/cases/{workflow_id}/customer",
    operationId: "readCustomerPicture",
    load: loadCaseFor("case_read"),
    handle: async ({ ctx, loaded }) => ok(await readCustomerPicture(ctx, loaded.workflowId)),
  });
}
