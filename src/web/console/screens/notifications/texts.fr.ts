import type { NOTIFICATIONS as English } from "./texts.ts";

export const NOTIFICATIONS: typeof English = {
  title: "Notifications",
  label: "Notifications, les plus récentes d'abord",
  empty: "Rien ne vous a encore été signalé.",
  markRead: "Marquer comme lu",
  unread: "Non lu",
};
