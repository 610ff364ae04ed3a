import { readBodyBytes } from "../../http/body.ts";
import type { Api } from "../../http/endpoint-spec.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import { takeMailReport } from "./mail-reports.service.ts";
import {
  LiftBody,
  LiftedView,
  MailReportView,
  OfficerMailBody,
  OfficerMailView,
  SuppressionsQuery,
  SuppressionsView,
} from "./mail.schemas.ts";
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
    responses: { 200: MailReportView },
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
    responses: { 200: SuppressionsView },
    handle: async ({ ctx, query }) => ok(await readSuppressions(ctx, query)),
  });
  registerEndpoint(api, {
    ...PLATFORM,
    method: "post",
    path: "/api/platform/mail-suppressions/lift",
    operationId: "liftMailSuppression",
    body: LiftBody,
    responses: { 200: LiftedView },
    handle: async ({ ctx, body }) => ok({ lifted: await liftSuppression(ctx, body.address) }),
  });
  registerEndpoint(api, {
    ...OWN,
    method: "get",
    operationId: "readOfficerMail",
    responses: { 200: OfficerMailView },
    handle: async ({ ctx }) => ok(await readOfficerMail(ctx)),
  });
  registerEndpoint(api, {
    ...OWN,
    method: "put",
    operationId: "setOfficerMail",
    body: OfficerMailBody,
    responses: { 200: OfficerMailView },
    handle: async ({ ctx, body }) => ok(await setOfficerMail(ctx, body)),
  });
}
