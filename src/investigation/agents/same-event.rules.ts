import { compareText } from "../../platform/compare-text.ts";
import type { MediaHit } from "../../sources/media-answer.ts";
import { offencesIn, wordsOf } from "./media-grade.rules.ts";

/** What is told of one event: the article that tells it best, and the others. */
export interface ToldEvent {
  readonly hit: MediaHit;
  readonly also: readonly MediaHit[];
}

/** One event is in the news for about a week. */
const DAYS = 7;
const SEVERITIES: readonly unknown[] = ["low", "medium", "high"];

export const gravityOf = (severity: unknown): number => SEVERITIES.indexOf(severity);
const isCertain = ({ judgement }: MediaHit): number => Number(judgement?.namesake === "certain");

/** Articles that tell the same of one subject within a week, whatever their language, as one event: who is surely meant in one is meant in all. */
export function eventsIn(hits: readonly MediaHit[]): ToldEvent[] {
  const events: { hit: MediaHit; also: MediaHit[] }[] = [];
  const bestFirst = hits.toSorted(
    (a, b) =>
      isCertain(b) - isCertain(a) ||
      gravityOf(b.judgement?.severity) - gravityOf(a.judgement?.severity) ||
      compareText(a.published_at ?? "", b.published_at ?? "") ||
      compareText(a.url, b.url),
  );
  for (const hit of bestFirst) {
    const known = events.find((event) => isSameEvent(event.hit, hit));
    if (known) known.also.push(hit);
    else events.push({ hit, also: [] });
  }
  return events.toSorted((a, b) => hits.indexOf(a.hit) - hits.indexOf(b.hit));
}

function isSameEvent(one: MediaHit, other: MediaHit): boolean {
  if (one.subject !== other.subject || !one.judgement || one.judgement.event !== other.judgement?.event) return false;
  const apart = Math.abs(Date.parse(one.published_at ?? "") - Date.parse(other.published_at ?? "")) / 86_400_000;
  const [offences, others] = [offencesIn(wordsOf(one)), offencesIn(wordsOf(other))];
  const isOfOne = offences.length === 0 || others.length === 0 || offences.some((offence) => others.includes(offence));
  return apart <= DAYS && isOfOne;
}
