import { DAY_MS, isoTime } from "../../platform/clock.ts";
import type { CaseStatus, IsoTime } from "./case.model.ts";

export interface Due {
  /** When the case entered its status; null for one that entered it under an earlier version. */
  readonly status_since: IsoTime | null;
  /** When it must have left it by the policy; null where the policy sets no days for the status. */
  readonly due_at: IsoTime | null;
  readonly overdue: boolean;
}

/** Until when a case may stay in its status. */
export function dueOf(
  status: CaseStatus,
  since: IsoTime | null,
  days: Readonly<Partial<Record<CaseStatus, number>>>,
  now: Date,
): Due {
  const limit = days[status];
  if (since === null || limit === undefined) return { status_since: since, due_at: null, overdue: false };
  const due = Date.parse(since) + limit * DAY_MS;
  return { status_since: since, due_at: isoTime(new Date(due)), overdue: now.getTime() > due };
}
