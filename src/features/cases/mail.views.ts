import { z } from "@hono/zod-openapi";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { maskAddress } from "../../domain/mail/mail.rules.ts";

export const CustomerEmail = z.email().max(254).openapi({
  description: "Where the customer gets the link, requests and reminders. Shown masked from then on",
});

export const customerMailView = ({ customerMail }: CaseRecord) =>
  customerMail === undefined
    ? null
    : {
        to: maskAddress(customerMail.address),
        mails: customerMail.results.map(({ cause, status, to, at, failure }) => ({ cause, status, to, at, failure })),
      };
