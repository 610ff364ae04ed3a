import { addDays, isoTime } from "../../platform/clock.ts";
import type { CaseRecord } from "../case/case.record.ts";

/** A calendar day, `YYYY-MM-DD`. */
export type Day = string;

const RETENTION_STARTS = ["relationship_end", "final_decision"] as const;

/**
 * How long a case is kept, by the settings.
 *
 * - `years`: `law` is the law by the day on which the period begins; a number (setting `RETENTION_YEARS`) stands in
 *   its place for every case, whatever the day.
 * - `startsAt`: what begins the period of an approved case. `relationship_end`: the day on which somebody recorded
 *   that the business relationship ended, and until then none, because a decision ends no relationship.
 *   `final_decision`: the approval itself, for who checks occasional transactions only.
 */
export interface RetentionPolicy {
  readonly years: number | "law";
  readonly startsAt: (typeof RETENTION_STARTS)[number];
}

/** What a retention date is computed from. */
export type RetentionFacts = Pick<CaseRecord, "status" | "decision" | "relationshipEnd">;

export type RetentionBasis = "refusal" | "final_decision" | "relationship_end";
type RetentionRule = "be-aml-2017-art-60" | "eu-amlr-art-77" | "setting";

export interface Retention {
  /** What the period is counted from. */
  readonly basis: RetentionBasis;
  readonly startsOn: Day;
  readonly years: number;
  /** The article of the radar that says so, or that an operator does. */
  readonly rule: RetentionRule;
  /** The last day on which it must be kept. */
  readonly retainUntil: Day;
}

/** Regulation (EU) 2024/1624 applies from this day (article 90). */
const AMLR_APPLIES_FROM: Day = "2027-07-10";

/**
 * The retention of a case, or null as long as nothing has begun it: a case that is not decided has none, nor has
 * an approved one whose relationship goes on.
 *
 * Belgian law of 18 September 2017, article 60: ten years from the end of the business relationship or from the
 * occasional transaction. Regulation (EU) 2024/1624, article 77(3): five years from the same or from the refusal,
 * then deletion. The period is fixed by the day on which it begins: what began under the Belgian law keeps its ten
 * years, because article 77 has no rule that shortens a period under way and what is deleted too early cannot be
 * brought back. An operator who reads it otherwise sets `RETENTION_YEARS`. What authorities ask to be kept longer
 * (article 77(3), up to five further years, case by case; 77(4), proceedings pending) is a legal hold.
 */
export function retentionOf(facts: RetentionFacts, policy: RetentionPolicy): Retention | null {
  const start = startOf(facts, policy);
  return start && { ...start, ...periodFrom(start.startsOn, policy) };
}

/** The period that begins with a day. */
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

function startOf(
  { status, decision, relationshipEnd }: RetentionFacts,
  { startsAt }: RetentionPolicy,
): Pick<Retention, "basis" | "startsOn"> | null {
  // An end that was recorded before the case was decided again is of an earlier relationship.
  const isStale = relationshipEnd && decision && relationshipEnd.recordedAt < decision.decidedAt;
  const ended = relationshipEnd && !isStale ? relationshipEnd.endedOn : null;
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

/** Whether a day has passed for good: at its end in UTC it has ended in Belgium too. */
export const hasPassed = (day: Day, now: Date): boolean => now >= dueAt(day);

/** The instant from which on nothing keeps what had to be kept until a day. */
export const dueAt = (retainUntil: Day): Date => addDays(new Date(`${retainUntil}T00:00:00.000Z`), 1);

const BELGIAN_DAY = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Brussels" });

/** The calendar day of an instant where the obliged entity is. */
export const dayOf = (instant: Date): Day => BELGIAN_DAY.format(instant);

/**
 * The same day so many years later; 29 February ends on the 28th where there is none (Regulation (EEC, Euratom)
 * No 1182/71, article 3(2)(c), which also has the day of the event itself not count).
 */
export function addYears(day: Day, years: number): Day {
  const year = String(Number(day.slice(0, 4)) + years).padStart(4, "0");
  const same = `${year}${day.slice(4)}`;
  const isThere = isoTime(new Date(`${same}T00:00:00.000Z`)).startsWith(same);
  return isThere ? same : `${year}-02-28`;
}

/** Days in a row, the last one not among them; without a first one from ever on. */
export interface DayRange {
  readonly from: Day | null;
  readonly before: Day;
}

/** The days such that a period which began on one of them is over. It is what a look-up by index asks for. */
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
