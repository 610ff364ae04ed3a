import type { NOTIFICATIONS as English } from "./texts.ts";

export const NOTIFICATIONS: typeof English = {
  title: "Meldingen",
  label: "Meldingen, nieuwste eerst",
  empty: "Er is u nog niets gemeld.",
  markRead: "Markeren als gelezen",
  unread: "Niet gelezen",
};
