import type { NOTIFICATIONS as English } from "./texts.ts";

export const NOTIFICATIONS: typeof English = {
  title: "Notificaties",
  label: "Notificaties, nieuwste eerst",
  empty: "U hebt nog geen notificaties.",
  markRead: "Markeren als gelezen",
  unread: "Niet gelezen",
};
