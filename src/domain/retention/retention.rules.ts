import { addDays, HOUR_MS, isoTime } from "../../platform/clock.ts";
import type { CaseRecord } from "../case/case.record.ts";

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

const RETENTION_STARTS = ["relationship_end", "final_decision"] as const;

/**
 * Retention of cases, from the settings.
 *
 * - `years`: `law` applies the law in force on the day on which the period starts; a number (setting `RETENTION_YEARS`)
 *   replaces it for every case.
 * - `startsAt`: what starts the period of an approved case. `relationship_end`: the recorded end of the business
 *   relationship; without one the period has not started. `final_decision`: the approval, for obliged entities that
 *   check only occasional transactions.
 */
export interface RetentionPolicy {
  readonly years: number | "law";
  readonly startsAt: (typeof RETENTION_STARTS)[number];
}

/** Input for a retention date. */
export type RetentionFacts = Pick<CaseRecord, "status" | "decision" | "relationshipEnd">;

export type RetentionBasis = "refusal" | "final_decision" | "relationship_end";
type RetentionRule = "be-aml-2017-art-60" | "eu-amlr-art-77" | "setting";

export interface Retention {
  /** What started the period. */
  readonly basis: RetentionBasis;
  readonly startsOn: Day;
  readonly years: number;
  /** Article id of the regulatory radar, or `setting`. */
  readonly rule: RetentionRule;
  /** The last day of the period. */
  readonly retainUntil: Day;
}

/** Regulation (EU) 2024/1624 applies from this day (article 90). */
export const AMLR_APPLIES_FROM: Day = "2027-07-10";

/**
 * The retention of a case, or null if its period has not started: the case is not decided, or it is approved and the
 * relationship continues.
 *
 * Belgian law of 18 September 2017, article 60: ten years from the end of the business relationship or from the
 * occasional transaction. Regulation (EU) 2024/1624, article 77(3): five years from the same or from the refusal,
 * then deletion. The law on the first day determines the period: one that started under the Belgian law keeps its ten
 * years, because article 77 does not shorten running periods and a premature deletion cannot be undone. An operator who
 * interprets this differently sets `RETENTION_YEARS`. Longer retention at the request of an authority (article 77(3), up
 * to five further years, case by case; 77(4), proceedings pending) is a legal hold.
 */
export function retentionOf(facts: RetentionFacts, policy: RetentionPolicy): Retention | null {
  const start = startOf(facts, policy);
  return start && { ...start, ...periodFrom(start.startsOn, policy) };
}

/** The retention period that starts on a day. */
export function periodFrom(
  startsOn: Day,
  { years: set }: Pick<RetentionPolicy, "years">,
): Pick<Retention, "years" | "rule" | "retainUntil"> {
  const [years, rule] =
    set !== "law"
      ? ([set, "setting"] as const)
      : startsOn < AMLR_APPLIES_FROM
        ? ([10, "be-aml-2017-art-60"] as const)
        : ([5, "eu-amlr-art-77"] as const);
  return { years, rule, retainUntil: addYears(startsOn, years) };
}

/** The recorded end; null if it was recorded before the last decision and so belongs to an earlier relationship. */
export const endInForce = <End extends { readonly recordedAt: string }>({
  decision,
  relationshipEnd,
}: {
  readonly decision: Pick<NonNullable<CaseRecord["decision"]>, "decidedAt"> | null;
  readonly relationshipEnd?: End | undefined;
}): End | null =>
  relationshipEnd && !(decision && relationshipEnd.recordedAt < decision.decidedAt) ? relationshipEnd : null;

function startOf(
  { status, decision, relationshipEnd }: RetentionFacts,
  { startsAt }: RetentionPolicy,
): Pick<Retention, "basis" | "startsOn"> | null {
  const ended = endInForce({ decision, relationshipEnd })?.endedOn ?? null;
  const decided = (basis: RetentionBasis) => decision && { basis, startsOn: dayOf(new Date(decision.decidedAt)) };
  switch (status) {
    case "REJECTED":
      return later(decided("refusal"), ended);
    case "APPROVED":
      if (startsAt === "relationship_end" && ended === null) return null;
      return later(decided("final_decision"), ended);
    case "FAILED":
      return later(null, ended);
    default:
      return null;
  }
}

function later(
  decided: Pick<Retention, "basis" | "startsOn"> | null,
  ended: Day | null,
): Pick<Retention, "basis" | "startsOn"> | null {
  if (ended === null || (decided && decided.startsOn > ended)) return decided;
  return { basis: "relationship_end", startsOn: ended };
}

/** Whether a day is over, both in UTC and in Belgium. */
export const hasPassed = (day: Day, now: Date): boolean => now >= dueAt(day);

/** The first instant after the last day of a retention period. */
export const dueAt = (retainUntil: Day): Date => addDays(new Date(`${retainUntil}T00:00:00.000Z`), 1);

let belgianDay: Intl.DateTimeFormat | null = null;

const toBelgianDay = (instant: Date): Day =>
  (belgianDay ??= new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Brussels" })).format(instant);

/** Between them, Belgium is one hour or two ahead of UTC. */
const KNOWN_HOURS = { from: Date.UTC(1947, 0), to: Date.UTC(9999, 0) };

/** The calendar day of an instant in Belgium. The table of time zones is asked for one hour of the day alone: it is slow. */
export function dayOf(instant: Date): Day {
  const [at, hour] = [instant.getTime(), instant.getUTCHours()];
  if (at < KNOWN_HOURS.from || !(at < KNOWN_HOURS.to) || hour === 22) return toBelgianDay(instant);
  return new Date(hour === 23 ? at + HOUR_MS : at).toISOString().slice(0, 10);
}

/**
 * The same day a number of years later; 29 February becomes 28 February in other years (Regulation (EEC, Euratom) No
 * 1182/71, article 3(2)(c); the day of the event itself does not count).
 */
export function addYears(day: Day, years: number): Day {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, "0");
  const same = `${year}${day.slice(4)}`;
  const exists = isoTime(new Date(`${same}T00:00:00.000Z`)).startsWith(same);
  return exists ? same : `${year}-02-28`;
}

/** A half-open range of days; `from` null means unbounded. */
export interface DayRange {
  readonly from: Day | null;
  readonly before: Day;
}

/** First days of all periods that are over, as ranges for an indexed query. */
export function startsThatAreOver({ years }: Pick<RetentionPolicy, "years">, now: Date): readonly DayRange[] {
  const today = isoTime(now).slice(0, 10);
  if (years !== "law") return [{ from: null, before: addYears(today, -years) }];
  const national = addYears(today, -10);
  const regulation = addYears(today, -5);
  return [
    { from: null, before: national < AMLR_APPLIES_FROM ? national : AMLR_APPLIES_FROM },
    ...(regulation > AMLR_APPLIES_FROM ? [{ from: AMLR_APPLIES_FROM, before: regulation }] : []),
  ];
}
