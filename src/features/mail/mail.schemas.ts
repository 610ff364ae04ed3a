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

export const SuppressionsQuery = z.object({
  limit: z.coerce.number<string>().int().min(1).max(200).default(100),
  cursor: z.string().max(64).default("").openapi({ description: "`next_cursor` of the page before" }),
});

export const LiftBody = z.strictObject({ address: Address }).openapi("LiftMailSuppression");

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
