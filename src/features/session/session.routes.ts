import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { DemoSessionBody } from "./session.schemas.ts";
import { describeSignIn, offersDemoOfficers, openDemoSession, readSignedIn } from "./session.service.ts";

/** How the console's officers come by their token. */
export function registerSession(api: Api): void {
  registerEndpoint(api, {
    method: "get",
    path: "/api/config/sign-in",
    tag: "configuration",
    operationId: "readSignIn",
    access: "open",
    handle: async ({ ctx }) => ok(describeSignIn(ctx)),
  });
  registerEndpoint(api, {
    method: "get",
    path: "/api/session",
    tag: "configuration",
    operationId: "readSignedIn",
    access: "officer",
    roles: [],
    handle: async ({ ctx }) => ok(await readSignedIn(ctx)),
  });
  registerEndpoint(api, {
    method: "post",
    path: "/api/session/demo",
    tag: "configuration",
    operationId: "openDemoSession",
    access: "open",
    enabled: offersDemoOfficers,
    body: DemoSessionBody,
    handle: async ({ ctx, body }) => ok(await openDemoSession(ctx, body), { "Cache-Control": "no-store" }),
  });
}
