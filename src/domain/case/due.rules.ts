import { DAY_MS, isoTime } from "../../platform/clock.ts";
import type { RiskLevel } from "../diligence/rating.model.ts";
import { isDecided } from "./case.machine.ts";
import type { CaseStatus, IsoTime } from "./case.model.ts";

export interface Due {
  /** When the case entered its status; null for one that entered it under an earlier version. */
  readonly status_since: IsoTime | null;
  /** When it must be decided, or have left its status; null where neither an officer nor the policy says so. */
  readonly due_at: IsoTime | null;
  readonly overdue: boolean;
}

/** What a due date follows from. */
export interface Dated {
  readonly status: CaseStatus;
  readonly statusSince: IsoTime | null;
  readonly createdAt: IsoTime;
  /** Null before the first rating, and while it is withheld. */
  readonly riskLevel: RiskLevel | null;
  /** Set by an officer. */
  readonly dueAt: IsoTime | null;
}

/** Days that a tenant's policy gives a case. */
export interface DueDays {
  /** In a status. */
  readonly due_days?: Readonly<Partial<Record<CaseStatus, number>>>;
  /** From its opening to its decision, by rating; `unrated` without one. */
  readonly decision_due_days?: Readonly<Record<string, number>>;
}

/** An officer's date, or else the first of those by the policy. The queue's SQL states the same (`case-due.store.ts`). */
export function dueOf(of: Dated, { due_days = {}, decision_due_days = {} }: DueDays, now: Date): Due {
  const inStatus = later(of.statusSince, due_days[of.status]);
  const decision = isDecided(of.status) ? null : later(of.createdAt, decision_due_days[of.riskLevel ?? "unrated"]);
  const byPolicy = inStatus === null || (decision !== null && decision < inStatus) ? decision : inStatus;
  const due = of.dueAt ?? byPolicy;
  return { status_since: of.statusSince, due_at: due, overdue: due !== null && now.getTime() > Date.parse(due) };
}

const later = (from: IsoTime | null, days: number | undefined): IsoTime | null =>
  from === null || days === undefined ? null : isoTime(new Date(Date.parse(from) + days * DAY_MS));
