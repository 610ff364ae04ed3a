import type { NotificationKind } from "../../../../domain/relationships/notification.rules.ts";
import { texts } from "../../language/language.ts";

const KINDS: Readonly<Record<NotificationKind, string>> = {
  sanctions_match: "Possible hits on a list",
  monitoring_event: "Changes to customers",
  review_due: "Reviews due within 30 days",
  review_overdue: "Overdue reviews",
  endpoint_disabled: "Webhook endpoints that were switched off",
  mentioned: "Comments that mention you",
  policy_changed: "Changes of the policy",
  maker_deactivated: "Decisions that wait for a second officer, of officers who were deactivated",
  restrictions_lifted: "Restrictions of yours that no longer apply",
};

/** Words of the page of notifications. */
export const NOTIFICATIONS = texts("notifications", {
  title: "Notifications",
  label: "Notifications, newest first",
  empty: "You were told of nothing yet.",
  markRead: "Mark as read",
  unread: "Not read",
  mail: {
    title: "E-mails",
    heading: "Notifications by e-mail",
    about:
      "Each e-mail states how many new notifications of each kind there are, and has a link. It names no customer or case and is never about a suspicion report.",
    noAddress:
      "Your sign-in has no e-mail address, so no e-mail can be sent. Your administrator can add it at the identity provider.",
    off: "You get no e-mails.",
    on: (address: string) => `E-mails go to ${address}, at most one every 15 minutes.`,
    otherAddress: (own: string) => `Your sign-in now has the address ${own}. No e-mail is sent until you choose again.`,
    last: {
      sent: (time: string) => `The last e-mail was sent on ${time}.`,
      failed: (time: string) => `The last e-mail failed on ${time} and is tried again:`,
      given_up: (time: string) => `The last e-mail failed for good on ${time}:`,
    },
    kindsOf: "Which notifications",
    kinds: KINDS,
    language: "Language of the e-mails",
    chooseKind: "Choose at least one kind",
    send: (address: string) => `Send them to ${address}`,
    stop: "Stop the e-mails",
    saved: "Saved.",
  },
} as const);
