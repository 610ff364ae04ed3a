import { z } from "@hono/zod-openapi";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { MAIL_CAUSES, MAIL_STATUSES } from "../../domain/mail/mail.model.ts";
import { maskAddress } from "../../domain/mail/mail.rules.ts";
import { TimeView } from "./case.views.ts";

export const CustomerEmail = z.email().max(254).openapi({
  description: "Where the customer gets the link, requests and reminders. Shown masked from then on",
});

export const CustomerMailView = z
  .strictObject({
    to: z.string().openapi({ description: "The address, masked", example: "a***@example.be" }),
    mails: z.array(
      z.strictObject({
        cause: z.enum(MAIL_CAUSES),
        status: z.enum(MAIL_STATUSES).openapi({
          description: "`failed` is tried again; `given_up` is not, and the link can be copied instead",
        }),
        to: z.string(),
        at: TimeView,
        failure: z.string().nullable(),
      }),
    ),
  })
  .openapi("CustomerMail");

export const customerMailView = ({ customerMail }: CaseRecord) =>
  customerMail === undefined
    ? null
    : {
        to: maskAddress(customerMail.address),
        mails: customerMail.results.map(({ cause, status, to, at, failure }) => ({ cause, status, to, at, failure })),
      };
