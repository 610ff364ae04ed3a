import { isoTime } from "../../platform/clock.ts";
import { refuse } from "../../platform/errors.ts";
import { type ChangeMeta, type RuleOutcome, change } from "../case/case.change.ts";
import type { CaseRecord, KnownSar } from "../case/case.record.ts";
import { isSarOver } from "../sar/open-sar.rules.ts";
import type { SarStatus } from "../sar/sar.model.ts";
import {
  type Day,
  dayOf,
  dueAt,
  hasPassed,
  periodFrom,
  type Retention,
  type RetentionPolicy,
  retentionOf,
} from "./retention.rules.ts";

/** State of a suspicion report of the case, from its database row. */
export interface ReportState {
  readonly sarId: string;
  readonly version: number;
  readonly status: SarStatus;
  readonly lastStepAt: string;
}

/** Consequences of the end of a case. Computed once, in the step that closes it. */
export interface Expiry {
  /** Null if an officer ordered the deletion. */
  readonly retention: Retention | null;
  /** The last day on which the data of reports must be retained; null if there are none. */
  readonly reportsUntil: Day | null;
  /** The officer and the command that ordered the deletion. */
  readonly order?: OrderedBy;
}

export interface OrderedBy {
  readonly officerId: string;
  readonly commandId: string;
}

/** When a retained case is checked again if no date is known. */
const RECHECK_AFTER_MS = 86_400_000;

/**
 * Ends a case whose retention is over. Refuses with `retention_hold` if the case must be retained; `look_again_at` says
 * when to check again. Suspicion reports do not delay the removal, because a case that outlives its date would reveal
 * that a report exists. The data that reports need stays where only an MLRO can read it.
 */
export function expireCase(
  record: CaseRecord,
  reports: readonly ReportState[],
  policy: RetentionPolicy,
  { now }: ChangeMeta,
): RuleOutcome<Expiry> {
  if (record.legalHold) return refuseExpiry(now);
  const retention = retentionOf(record, policy);
  if (retention === null) return refuseExpiry(now);
  if (!hasPassed(retention.retainUntil, now)) return refuseExpiry(now, dueAt(retention.retainUntil));
  return change(
    { ...record, run: null },
    { retention, reportsUntil: retainReportsUntil(record.sars, reports, policy, now) },
  );
}

/**
 * The last day on which reports must be retained, or null if there are none or all periods have passed. The period
 * starts at the last step of a report, and has not started for an open one. Regulation (EU) 2024/1624, article
 * 77(1)(b), covers the assessment whether or not it led to a report; the Belgian law, article 60, 3°, the written
 * report.
 */
export function retainReportsUntil(
  known: readonly Omit<KnownSar, "circle">[],
  reports: readonly ReportState[],
  policy: RetentionPolicy,
  now: Date,
): Day | null {
  const days = known.map((sar) => {
    const state = reports.find(({ sarId }) => sarId === sar.sarId);
    // If the row is older than the object, the report counts as open.
    const isOver = state !== undefined && state.version === sar.version && isSarOver(state.status);
    return periodFrom(dayOf(isOver ? new Date(state.lastStepAt) : now), policy).retainUntil;
  });
  const last = days.toSorted().at(-1);
  return last !== undefined && !hasPassed(last, now) ? last : null;
}

/** Refuses to end a case that still has work in progress. */
export const refuseWhileBusy = (now: Date) => refuseExpiry(now, new Date(now.getTime() + RECHECK_AFTER_MS / 24));
const refuseExpiry = (now: Date, checkAt = new Date(now.getTime() + RECHECK_AFTER_MS)) =>
  refuse("retention_hold", "The case must be retained.", { extra: { look_again_at: isoTime(checkAt) } });
