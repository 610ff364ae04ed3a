import type { NotificationKind } from "../../../../domain/relationships/notification.rules.ts";
import { texts } from "../../language/language.ts";

const KINDS: Readonly<Record<NotificationKind, string>> = {
  sanctions_match: "Possible hits on a list",
  monitoring_event: "Changes to customers",
  review_due: "Reviews due within 30 days",
  review_overdue: "Overdue reviews",
  endpoint_disabled: "Webhook endpoints that were switched off",
  mentioned: "Comments that mention you",
};

/** Words of the page of notifications. */
export const NOTIFICATIONS = texts("notifications", {
  title: "Notifications",
  label: "Notifications, newest first",
  empty: "You were told of nothing yet.",
  markRead: "Mark as read",
  unread: "Not read",
  mail: {
    title: "Mails",
    heading: "Notifications by mail",
    about:
      "A mail has the number of new notifications of each kind and a link. It names no customer and no case, and none is about a suspicion report.",
    noAddress:
      "Your sign-in has no mail address, so no mail can be sent. Your administrator can add it at the identity provider.",
    off: "You get no mails.",
    on: (address: string) => `Mails go to ${address}, at most one every 15 minutes.`,
    otherAddress: (own: string) => `Your sign-in now has the address ${own}. No mail is sent until you choose again.`,
    last: {
      sent: (time: string) => `The last mail was sent on ${time}.`,
      failed: (time: string) => `The last mail failed on ${time} and is tried again:`,
      given_up: (time: string) => `The last mail was given up on ${time}:`,
    },
    kindsOf: "Which notifications",
    kinds: KINDS,
    language: "Language of the mails",
    chooseKind: "Choose at least one kind",
    send: (address: string) => `Send them to ${address}`,
    stop: "Send no mails any more",
    saved: "Saved.",
  },
} as const);
