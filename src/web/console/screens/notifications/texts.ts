import { texts } from "../../language/language.ts";

/** Words of the page of notifications. */
export const NOTIFICATIONS = texts("notifications", {
  title: "Notifications",
  label: "Notifications, newest first",
  empty: "You were told of nothing yet.",
  markRead: "Mark as read",
  unread: "Not read",
} as const);
