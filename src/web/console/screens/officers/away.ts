import type { Officer } from "../../api/officers.ts";

const BELGIAN_DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Brussels" });

/** Whether an absence has begun, by the day in Belgium as the service counts. */
export const isAway = ({ from }: NonNullable<Officer["absence"]>, now = new Date()): boolean =>
  from <= BELGIAN_DAY.format(now);
