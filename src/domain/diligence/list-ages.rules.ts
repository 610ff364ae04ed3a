import { HOUR_MS } from "../../platform/clock.ts";
import { isDecided } from "../case/case.machine.ts";
import type { IsoTime } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import type { ScreeningList } from "./grounds.model.ts";

/** A list in force, and when the publisher's current file was last seen. */
export interface ConfirmedList {
  readonly source: string;
  readonly version: string;
  readonly sha256: string;
  readonly checkedAt: IsoTime;
}

/** Whether nobody has seen the publisher's current file for longer than the list's confirmation holds. */
export const isOldList = ({ last_confirmed_at: at, max_age_hours: hours }: ScreeningList, now: Date): boolean =>
  at !== null && now.getTime() - Date.parse(at) > hours * HOUR_MS;

/** Whether a list in force is the one that a case was screened with. */
export const isSameList = (list: ScreeningList, inForce: Omit<ConfirmedList, "checkedAt">): boolean =>
  list.source === inForce.source &&
  list.version === inForce.version &&
  (list.sha256 === undefined || list.sha256 === inForce.sha256);

/** Whether an open case was screened with a list that is too old by what the case itself knows. */
export function hasOldList({ grounds, status }: CaseRecord, now: Date): boolean {
  const screening = grounds?.screening;
  return !isDecided(status) && screening?.state === "answered" && screening.lists.some((list) => isOldList(list, now));
}

/** The case with each of its lists as confirmed since, where the same list is still in force. */
export function withConfirmedLists(record: CaseRecord, inForce: readonly ConfirmedList[]): CaseRecord {
  const { grounds } = record;
  if (grounds?.screening.state !== "answered") return record;
  const lists = grounds.screening.lists.map((list) => {
    const { last_confirmed_at: before } = list;
    const now = inForce.find((one) => isSameList(list, one))?.checkedAt;
    return before !== null && now !== undefined && now > before ? { ...list, last_confirmed_at: now } : list;
  });
  return { ...record, grounds: { ...grounds, screening: { ...grounds.screening, lists } } };
}
