import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { readDesk } from "./desk.service.ts";

export function registerDesk(api: Api): void {
  registerEndpoint(api, {
    tag: "case management",
    access: "officer",
    method: "get",
    path: "/api/desk",
    operationId: "readDesk",
    handle: async ({ ctx }) => ok(await readDesk(ctx)),
  });
}
