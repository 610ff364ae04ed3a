import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { accessOf, brandOf, PORTAL } from "./portal-caller.ts";
import { registerPortalUpload } from "./portal-upload.routes.ts";
import { SubmitBody } from "./portal.schemas.ts";
import { openSubmission, readPortal, submitPortal } from "./portal.service.ts";

/** What a customer sees and hands in. Nothing here answers differently for a reason that the customer must not know. */
export function registerPortal(api: Api): void {
  registerEndpoint(api, {
    ...PORTAL,
    method: "get",
    path: "/api/portal/{token}",
    operationId: "readPortal",
    handle: async ({ ctx, params, request }) => ok(await readPortal(ctx, accessOf(request, params), brandOf(request))),
  });
  registerPortalUpload(api);
  registerEndpoint(api, {
    ...PORTAL,
    method: "post",
    path: "/api/portal/{token}/submit",
    operationId: "submitPortal",
    load: (ctx, params, request) => openSubmission(ctx, accessOf(request, params)),
    body: SubmitBody,
    handle: async ({ ctx, params, request, body, loaded }) => {
      const submission = { answers: body.answers, taskResponses: body.task_responses };
      return ok(await submitPortal(ctx, accessOf(request, params), submission, loaded));
    },
  });
}
