import type { NOTIFICATIONS as English } from "./texts.ts";

export const NOTIFICATIONS: typeof English = {
  title: "Mitteilungen",
  label: "Mitteilungen, neueste zuerst",
  empty: "Ihnen wurde noch nichts mitgeteilt.",
  markRead: "Als gelesen markieren",
  unread: "Nicht gelesen",
};
