import { isoTime } from "../../platform/clock.ts";
import { refuse } from "../../platform/errors.ts";
import { type ChangeMeta, type RuleOutcome, change } from "../case/case.change.ts";
import type { CaseRecord, KnownSar } from "../case/case.record.ts";
import { isSarOver } from "../sar/sar-note.rules.ts";
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

/** Where a report of the case stands, by its own row. */
export interface ReportState {
  readonly sarId: string;
  readonly version: number;
  readonly status: SarStatus;
  readonly lastStepAt: string;
}

/** What follows from the end of a case. Decided once, in the step that closes the case. */
export interface Expiry {
  /** Null where an officer ordered the deletion. */
  readonly retention: Retention | null;
  /** The last day on which what a report needs must still be kept; null where nothing is. */
  readonly reportsUntil: Day | null;
  /** Who ordered the deletion, and by which command. */
  readonly order?: OrderedBy;
}

export interface OrderedBy {
  readonly officerId: string;
  readonly commandId: string;
}

/** How long a case that may not go yet is left alone, where no date says better. */
const RECHECK_AFTER_MS = 86_400_000;

/**
 * Ends a case whose retention is over. What must be kept is refused with `retention_hold`, and `look_again_at` says
 * when to ask again. Its reports do not keep the case in sight: a case that outlives its date would tell everyone in
 * the house that there is a report. The case is removed on its day as any other, and what its reports need stays where
 * only an MLRO can read it.
 */
export function expireCase(
  record: CaseRecord,
  reports: readonly ReportState[],
  policy: RetentionPolicy,
  { now }: ChangeMeta,
): RuleOutcome<Expiry> {
  if (record.legalHold) return kept(now);
  const retention = retentionOf(record, policy);
  if (retention === null) return kept(now);
  if (!hasPassed(retention.retainUntil, now)) return kept(now, dueAt(retention.retainUntil));
  return change(
    { ...record, run: null },
    { retention, reportsUntil: retainReportsUntil(record.sars, reports, policy, now) },
  );
}

/**
 * The last day on which reports must be kept, or null where there are none or all their periods have passed. A report
 * is kept for a whole period from its last step: article 77(1)(b) of Regulation (EU) 2024/1624 keeps the assessment
 * whether or not it led to a report, article 60, 3° of the Belgian law the written report. The period of one that is
 * still open has not begun.
 */
export function retainReportsUntil(
  known: readonly Omit<KnownSar, "circle">[],
  reports: readonly ReportState[],
  policy: RetentionPolicy,
  now: Date,
): Day | null {
  const days = known.map((sar) => {
    const state = reports.find(({ sarId }) => sarId === sar.sarId);
    // Where the row has not followed the object yet, the report counts as open.
    const isOver = state !== undefined && state.version === sar.version && isSarOver(state.status);
    return periodFrom(dayOf(isOver ? new Date(state.lastStepAt) : now), policy).retainUntil;
  });
  const last = days.toSorted().at(-1);
  return last !== undefined && !hasPassed(last, now) ? last : null;
}

/** What a case that is at work on something refuses with: what is under way must not come after the end. */
export const stillAtWork = (now: Date) => kept(now, new Date(now.getTime() + RECHECK_AFTER_MS / 24));

const kept = (now: Date, lookAgainAt = new Date(now.getTime() + RECHECK_AFTER_MS)) =>
  refuse("retention_hold", "The case must be kept.", { extra: { look_again_at: isoTime(lookAgainAt) } });
