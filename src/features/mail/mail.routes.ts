import { readBodyBytes } from "../../http/body.ts";
import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { takeMailReport } from "./mail-reports.service.ts";
import { LiftBody, OfficerMailBody, SuppressionsQuery } from "./mail.schemas.ts";
import { readOfficerMail, setOfficerMail } from "./officer-mail.service.ts";
import { liftSuppression, readSuppressions } from "./suppressions.service.ts";

const REPORT_MAX_BYTES = 65_536;
const PLATFORM = { tag: "platform", access: "platform" } as const;
const OWN = { tag: "monitoring", access: "officer", path: "/api/notifications/mail" } as const;

export function registerMail(api: Api): void {
  registerEndpoint(api, {
    method: "post",
    path: "/api/mail/reports",
    tag: "operation",
    access: "open",
    operationId: "reportMail",
    enabled: ({ MAIL_WEBHOOK_SECRET }) => MAIL_WEBHOOK_SECRET !== undefined,
    bodyKind: "raw",
    rawType: "application/json",
    handle: async ({ ctx, request }) => {
      const body = new TextDecoder().decode(await readBodyBytes(request, REPORT_MAX_BYTES));
      return ok({ suppressed: await takeMailReport(ctx, request.headers, body) });
    },
  });
  registerEndpoint(api, {
    ...PLATFORM,
    method: "get",
    path: "/api/platform/mail-suppressions",
    operationId: "listMailSuppressions",
    query: SuppressionsQuery,
    handle: async ({ ctx, query }) => ok(await readSuppressions(ctx, query)),
  });
  registerEndpoint(api, {
    ...PLATFORM,
    method: "post",
    path: "/api/platform/mail-suppressions/lift",
    operationId: "liftMailSuppression",
    body: LiftBody,
    handle: async ({ ctx, body }) => ok({ lifted: await liftSuppression(ctx, body.address) }),
  });
  registerEndpoint(api, {
    ...OWN,
    method: "get",
    operationId: "readOfficerMail",
    handle: async ({ ctx }) => ok(await readOfficerMail(ctx)),
  });
  registerEndpoint(api, {
    ...OWN,
    method: "put",
    operationId: "setOfficerMail",
    body: OfficerMailBody,
    handle: async ({ ctx, body }) => ok(await setOfficerMail(ctx, body)),
  });
}
