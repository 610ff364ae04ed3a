import type { Regime, RiskLevel } from "../diligence/rating.model.ts";
import type { MonitoringEventType } from "./monitoring-event.model.ts";
import type { FoundChange, RememberedLook } from "./looks.model.ts";

const DAY_MS = 86_400_000;
const MONTHLY = 30;
const QUARTERLY = 91;
const YEARLY = 365;

/** A source that gave no answer is asked again after this time. */
const RETRY_DAYS = 1;
/** Of a source that has been silent for a while. */
const LATER_RETRY_DAYS = 7;
/** Somebody is told of a source that has not answered so long after its answer was due. */
const SILENT_DAYS = 30;

/**
 * Days between two looks: monthly for a customer of high risk, yearly under the simplified regime, else quarterly. A
 * customer without a rating is nobody of low risk. What a register or a gazette says, such as an insolvency, is looked at
 * quarterly for everybody.
 */
export function intervalDays(
  risk: { readonly regime: Regime | null; readonly riskRating: RiskLevel | null },
  type: MonitoringEventType,
): number {
  const { regime, riskRating } = risk;
  if (regime === "enhanced" || riskRating === "high" || riskRating === "prohibited") return MONTHLY;
  return regime === "simplified" && type !== "register_change" ? YEARLY : QUARTERLY;
}

export const addDays = (at: string, days: number): string => new Date(Date.parse(at) + days * DAY_MS).toISOString();

/** When a source that did not answer is asked again: daily for a week after its answer was due, then weekly. */
export function retryAt(now: string, lastAnswer: string, interval: number): string {
  const lateDays = (Date.parse(now) - Date.parse(lastAnswer)) / DAY_MS - interval;
  return addDays(now, Math.min(interval, lateDays >= LATER_RETRY_DAYS ? LATER_RETRY_DAYS : RETRY_DAYS));
}

interface Silence {
  readonly silent: RememberedLook["silent"];
  readonly changes: readonly FoundChange[];
}

/**
 * When a source that answered is asked again: at the latest as soon as somebody is to be told of a part that it left out.
 */
export const nextLookAt = (now: string, silent: RememberedLook["silent"], interval: number): string =>
  addDays(now, Object.values(silent).some(({ told }) => !told) ? Math.min(interval, SILENT_DAYS) : interval);

/**
 * Which parts are silent now, and since when. An event says once that nobody could look, some 30 days after the answer
 * was due.
 * @param parts that gave no answer this time; `all` where the whole source gave none.
 */
export function noteSilence(
  before: Pick<RememberedLook, "answered_at" | "silent">,
  parts: readonly string[],
  { now, interval, what }: { readonly now: string; readonly interval: number; readonly what: string },
): Silence {
  const changes: FoundChange[] = [];
  const silent: Record<string, { since: string; told: boolean }> = {};
  for (const part of parts) {
    const { since, told } = before.silent[part] ?? { since: before.answered_at, told: false };
    const isLong = Date.parse(now) >= Date.parse(since) + (interval + SILENT_DAYS) * DAY_MS;
    if (isLong && !told) changes.push(unanswered(part, since, now, what));
    silent[part] = { since, told: told || isLong };
  }
  return { silent, changes };
}

const PART_WORDS: Readonly<Record<string, string>> = {
  directors: " about the directors",
  owners: " about the owners",
  seat: " about the seat",
  status: " about the status",
  situation: " about the legal situation",
};

function unanswered(part: string, since: string, now: string, what: string): FoundChange {
  const days = Math.floor((Date.parse(now) - Date.parse(since)) / DAY_MS);
  const about = PART_WORDS[part] ?? "";
  return {
    field: `silent:${part}`,
    outcome: since,
    severity: "medium",
    consequence: "none",
    title: `${what} has given no answer${about} for ${days} days. Whether anything changed since ${since.slice(0, 10)} is not known.`,
    before: { last_answer: since },
    after: { answer: "none", asked_until: now },
  };
}
