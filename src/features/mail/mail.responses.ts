import { z } from "@hono/zod-openapi";
import { NOTIFICATION_KINDS } from "../../domain/relationships/notification.rules.ts";
import { LANGUAGES } from "../../platform/language.ts";

export const MailReportView = z
  .strictObject({
    suppressed: z.int().openapi({ description: "Addresses to which no mail is sent from now on" }),
  })
  .openapi("MailReportTaken");

const Suppression = z
  .strictObject({
    address: z.string().openapi({ description: "Masked; the address itself is not kept", example: "a***@example.be" }),
    reason: z.enum(["bounce", "complaint"]),
    at: z.iso.datetime(),
  })
  .openapi("MailSuppression");

export const SuppressionsView = z
  .strictObject({ suppressions: z.array(Suppression), next_cursor: z.string().nullable() })
  .openapi("MailSuppressions");

export const LiftedView = z.strictObject({ lifted: z.boolean() }).openapi("LiftedMailSuppression");

export const OfficerMailView = z
  .strictObject({
    address: z.string().nullable().openapi({
      description:
        "The chosen address; null if the officer gets no mails. No mail is sent while it differs from `own_address`",
    }),
    own_address: z.string().nullable().openapi({ description: "Of the caller's token; null where it has none" }),
    kinds: z.array(z.enum(NOTIFICATION_KINDS)),
    language: z.enum(LANGUAGES),
    last: z
      .strictObject({
        status: z.enum(["sent", "failed", "given_up"]).openapi({
          description: "`failed` is tried again; `given_up` is not, and the notifications are in the list",
        }),
        at: z.iso.datetime(),
        failure: z.string().nullable(),
      })
      .nullable()
      .openapi({ description: "What became of the last mail; null before the first" }),
  })
  .openapi("OfficerMail");
