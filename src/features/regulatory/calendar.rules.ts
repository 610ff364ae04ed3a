import { compareText } from "../../platform/compare-text.ts";
import { DAY_MS } from "../../platform/clock.ts";
import type { RegulatoryChange } from "./change.model.ts";
import type { Radar } from "./radar.machine.ts";

export interface CalendarEntry {
  /** Stable across releases, so that a calendar program recognises the entry. */
  readonly uid: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly regulation_id: string;
  readonly article_id: string | null;
  readonly event_type: string;
  readonly title: string;
  readonly description: string;
  readonly days_until: number;
}

export const MONTHS_AHEAD_MAX = 60;

/** The same day `months` later, or the last day of a shorter month. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth))).toISOString().slice(0, 10);
}

/** Dates from today on, in order: those in law and the tenant's registered changes. */
export function listCalendar(
  radar: Radar,
  monthsAhead: number,
  changes: readonly RegulatoryChange[] = [],
): CalendarEntry[] {
  const last = addMonths(radar.today, monthsAhead);
  const entries = [
    ...radar.events.map((event) => ({
      uid: event.id,
      date: event.date,
      regulation_id: event.regulation_id,
      article_id: onlyArticleFrom(radar, event.regulation_id, event.date),
      event_type: event.event_type,
      title: event.title,
      description: event.description,
    })),
    ...changes.map((change) => ({
      uid: `change-${change.id}`,
      date: change.effective_date,
      regulation_id: change.regulation_id,
      article_id: change.article_id,
      event_type: change.change_type,
      title: `Registered change: ${radar.articles.get(change.article_id)?.title ?? change.article_id}`,
      description: change.description,
    })),
  ];
  return entries
    .filter((entry) => entry.date >= radar.today && entry.date <= last)
    .sort((a, b) => compareText(a.date, b.date) || compareText(a.uid, b.uid))
    .map((entry) => ({ ...entry, days_until: daysBetween(radar.today, entry.date) }));
}

/** The article of an event, when it is the only one of its act that takes effect on that day. */
function onlyArticleFrom(radar: Radar, regulationId: string, date: string): string | null {
  const starting = radar.regulations.get(regulationId)!.articles.filter((article) => article.effective_date === date);
  return starting.length === 1 ? starting[0]!.id : null;
}

const daysBetween = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
