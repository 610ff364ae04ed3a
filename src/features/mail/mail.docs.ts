import { describeOperations } from "../../http/openapi/describe-operations.ts";

export const MAIL = describeOperations({
  reportMail: {
    summary: "Report what became of mails",
    description: [
      "Takes the signed reports of the mail service (Standard Webhooks, also under the header names of Svix): `email.bounced` or `bounce`, and `email.complained` or `complaint`, with the address in `data.to` or `data.email`.",
      "No mail is sent to such an address any more; a case shows its officer why. A bounce whose `data.bounce.type` is `Transient`, and any other report, changes nothing.",
      "Without `MAIL_WEBHOOK_SECRET` the operation answers 404.",
    ],
    errors: ["unauthorized", "validation_failed"],
  },
  listMailSuppressions: {
    summary: "List the addresses that get no mail",
    description: ["Returns the addresses, masked, from which a mail came back or whose owner complained."],
  },
  liftMailSuppression: {
    summary: "Let mails go to an address again",
    description: [
      "Ends the suppression of an address, with a line in the platform's audit chain. A repetition changes nothing.",
    ],
  },
  readOfficerMail: {
    summary: "Read which notifications come by mail",
    description: ["Returns the caller's own choice, and what became of the last mail."],
  },
  setOfficerMail: {
    summary: "Choose which notifications come by mail",
    description: [
      "A mail counts what is new in the caller's notifications and has a link; it names no customer and no case. At most one is sent in a quarter of an hour.",
      "Notifications from before the choice are not mailed. A null address ends the mails.",
    ],
  },
});
