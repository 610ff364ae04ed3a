import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { DemoSessionBody, SessionView, SignInView } from "./session.schemas.ts";
import { describeSignIn, offersDemoOfficers, openDemoSession } from "./session.service.ts";

/** How the console's officers come by their token. */
export function registerSession(api: Api): void {
  registerEndpoint(api, {
    method: "get",
    path: "/api/config/sign-in",
    tag: "configuration",
    summary: "How officers sign in: the OIDC issuer, or the demo officers of a local service",
    access: "open",
    responses: { 200: SignInView },
    handle: async ({ ctx }) => ok(describeSignIn(ctx)),
  });
  registerEndpoint(api, {
    method: "post",
    path: "/api/session/demo",
    tag: "configuration",
    summary: "A token for a demo officer; exists only with a local secret and DEMO_MODE",
    access: "open",
    enabled: offersDemoOfficers,
    body: DemoSessionBody,
    responses: { 200: SessionView },
    handle: async ({ ctx, body }) => ok(await openDemoSession(ctx, body), { "Cache-Control": "no-store" }),
  });
}
