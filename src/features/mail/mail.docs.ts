import { LiftedView, MailReportView, OfficerMailView, SuppressionsView } from "./mail.responses.ts";
import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const MAIL = describeOperations({
  reportMail: {
    summary: "Report bounced mails and complaints",
    description: [
      "Takes the signed reports of the mail service (Standard Webhooks, also under the header names of Svix): `email.bounced` or `bounce`, and `email.complained` or `complaint`, with the address in `data.to` or `data.email`.",
      "No mail is sent to such an address any more; a case shows its officer why. A bounce whose `data.bounce.type` is `Transient`, and any other report, changes nothing.",
      "Without `MAIL_WEBHOOK_SECRET` the operation answers 404.",
    ],
    errors: ["unauthorized", "validation_failed"],
    responses: { 200: MailReportView },
  },
  listMailSuppressions: {
    summary: "List the addresses that get no mail",
    description: ["Returns the addresses, masked, from which a mail came back or whose owner complained."],
    responses: { 200: SuppressionsView },
  },
  liftMailSuppression: {
    summary: "Allow mails to an address again",
    description: [
      "Ends the suppression of an address, with a line in the platform's audit chain. A repetition changes nothing.",
    ],
    responses: { 200: LiftedView },
  },
  readOfficerMail: {
    summary: "Read which notifications come by mail",
    description: ["Returns the caller's own choice, and the status of the last mail."],
    responses: { 200: OfficerMailView },
  },
  setOfficerMail: {
    summary: "Choose which notifications come by mail",
    description: [
      "A mail has the number of new notifications of each kind and a link; it names no customer and no case. At most one is sent every 15 minutes.",
      "Mails go only to the address that the issuer states in the caller's token. If a later token has another one, no mail is sent until the officer chooses again.",
      "Notifications from before the choice are not mailed. With a null address no mail is sent any more.",
    ],
    responses: { 200: OfficerMailView },
  },
});
