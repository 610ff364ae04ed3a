import { z } from "@hono/zod-openapi";
import { MAIL_CAUSES, MAIL_STATUSES } from "../../domain/mail/mail.model.ts";
import { TimeView } from "./case.responses.ts";

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
