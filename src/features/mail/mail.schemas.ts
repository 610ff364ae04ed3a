import { z } from "@hono/zod-openapi";
import { NOTIFICATION_KINDS } from "../../domain/relationships/notification.rules.ts";
import { LANGUAGES } from "../../platform/language.ts";

const Address = z.email().max(254);

/** What mail services report, as far as it is read. */
export const MailReport = z.looseObject({
  type: z.string().max(100),
  data: z.looseObject({
    to: z.union([Address, z.array(Address).max(50)]).optional(),
    email: Address.optional(),
    bounce: z.looseObject({ type: z.string().optional() }).optional(),
  }),
});

export const MailReportView = z
  .strictObject({
    suppressed: z.int().openapi({ description: "Addresses to which no mail is sent from now on" }),
  })
  .openapi("MailReportTaken");

export const SuppressionsQuery = z.object({
  limit: z.coerce.number<string>().int().min(1).max(200).default(100),
  cursor: z.string().max(64).default("").openapi({ description: "`next_cursor` of the page before" }),
});

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

export const LiftBody = z.strictObject({ address: Address }).openapi("LiftMailSuppression");
export const LiftedView = z.strictObject({ lifted: z.boolean() }).openapi("LiftedMailSuppression");

export const OfficerMailBody = z
  .strictObject({
    address: Address.nullable().openapi({
      description: "The address of the caller's token (`AUTH_EMAIL_CLAIM`), and no other; null ends the mails",
    }),
    kinds: z
      .array(z.enum(NOTIFICATION_KINDS))
      .max(20)
      .default([...NOTIFICATION_KINDS])
      .openapi({
        description: "Notifications of which a mail is sent",
      }),
    language: z.enum(LANGUAGES).default("en"),
  })
  .openapi("OfficerMailBody");

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
