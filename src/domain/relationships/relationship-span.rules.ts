import type { CaseRecord } from "../case/case.record.ts";
import { quotedReason } from "../decisions/quoted-reason.ts";
import { type Day, endInForce } from "../retention/retention.rules.ts";

/** From when until when somebody is a customer. */
export interface RelationshipSpan {
  /** Null where no decision approved the customer. */
  readonly since: Day | null;
  /** Null while it lasts. */
  readonly ended: { readonly on: Day; readonly officer: string; readonly reason: string | null } | null;
}

interface StoredSpan {
  readonly since: string;
  readonly endedAt: string | null;
  readonly endedBy: string | null;
  readonly endReason: string | null;
}

/** The relationship of a case; null where none began. @param stored as the database has it: its end has the day on which it was recorded */
export function spanOf(record: CaseRecord, stored: StoredSpan | undefined): RelationshipSpan | null {
  const end = stored?.endedAt === null ? null : endInForce(record);
  if (stored === undefined && end === null) return null;
  const since = stored?.since.slice(0, 10) ?? null;
  if (end !== null) return { since, ended: { on: end.endedOn, officer: end.recordedBy, reason: end.reason } };
  const { endedAt = null, endedBy, endReason = null } = stored ?? {};
  return {
    since,
    ended: endedAt === null ? null : { on: endedAt.slice(0, 10), officer: endedBy ?? "system", reason: endReason },
  };
}

/** `since 2026-11-01, ended 2026-11-29 by alice: "Moved abroad"`; without the officer in a report to others. */
export function inWords({ since, ended }: RelationshipSpan, by = ""): string {
  const why = ended?.reason ? `: ${quotedReason(ended.reason)}` : "";
  return [
    since === null ? "never approved" : `since ${since}`,
    ...(ended === null ? [] : [`ended ${ended.on}${by}${why}`]),
  ].join(", ");
}
