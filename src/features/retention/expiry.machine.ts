import { isoTime } from "../../platform/clock.ts";
import { refuse } from "../../platform/errors.ts";
import { type ChangeMeta, type RuleOutcome, change } from "../cases/case.change.ts";
import type { CaseRecord } from "../cases/case.record.ts";
import { isSarOver } from "../sar/sar-note.machine.ts";
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
} from "./retention.machine.ts";

/** Where a report of the case stands, by its own room. */
export interface ReportState {
  readonly sarId: string;
  readonly version: number;
  readonly status: SarStatus;
  /** Of its last step. */
  readonly updatedAt: string;
}

/** What the end of a case's retention leads to. Fixed in the step that closes the case, and never judged again. */
export interface Expiry {
  /** Null where an officer's deletion was cut short, which this one finishes. */
  readonly retention: Retention | null;
  /** The last day on which what a report needs must still be kept; null where nothing is. */
  readonly reportsUntil: Day | null;
}

/** How long a case that may not go yet is left alone, where no date says better. */
const LOOK_AGAIN_MS = 86_400_000;

/**
 * Ends a case whose retention is over. What must be kept is refused with `retention_hold`, and `look_again_at` says
 * when to ask again.
 *
 * A report is kept as long as the case or, where that is longer, for a whole period from its last step: article
 * 77(1)(b) of Regulation (EU) 2024/1624 keeps the assessment whether or not it led to a report, article 60, 3° of the
 * Belgian law the written report. It does not keep the case in sight, though: a case that outlives its date would
 * tell everyone in the house that there is a report. So the case goes on its day as any other does, and only what
 * the report needs stays, where nobody but the MLRO can look. A report that is still open keeps the whole case.
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
  if (!record.sars.every((sar) => isKnownAndOver(sar, reports))) return kept(now);
  const until = reports.map(({ updatedAt }) => periodFrom(dayOf(new Date(updatedAt)), policy).retainUntil).toSorted();
  const last = until.at(-1);
  const reportsUntil = last !== undefined && !hasPassed(last, now) ? last : null;
  return change({ ...record, run: null }, { retention, reportsUntil });
}

/** What the case knows and what the report's room says must be the same, or one of the two is yet to follow. */
function isKnownAndOver(known: CaseRecord["sars"][number], reports: readonly ReportState[]): boolean {
  const report = reports.find(({ sarId }) => sarId === known.sarId);
  return report !== undefined && report.version === known.version && isSarOver(report.status);
}

/** What a case that is at work on something refuses with: what is under way must not come after the end. */
export const stillAtWork = (now: Date) => kept(now, new Date(now.getTime() + LOOK_AGAIN_MS / 24));

const kept = (now: Date, lookAgainAt = new Date(now.getTime() + LOOK_AGAIN_MS)) =>
  refuse("retention_hold", "The case must be kept.", { extra: { look_again_at: isoTime(lookAgainAt) } });
