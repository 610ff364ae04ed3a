import { compareText } from "../../platform/compare-text.ts";
import type { ArticleRecord, EventRecord, RadarDataset, RegulationRecord } from "./radar.dataset.ts";

/** A release as of one day: what was upcoming when it was written may apply by now. */
export interface Radar {
  /** Name of the release. */
  readonly version: string;
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly regulations: ReadonlyMap<string, Regulation>;
  readonly articles: ReadonlyMap<string, Article>;
  /** By date, then by id. */
  readonly events: readonly EventRecord[];
  readonly dataset: RadarDataset;
}

export interface Regulation extends RegulationRecord {
  readonly articles: readonly Article[];
}

export type Article = ArticleRecord;

/** YYYY-MM-DD compares as text. */
const hasCome = (date: string | null, today: string): boolean => date !== null && date <= today;

export function openRadar(version: string, dataset: RadarDataset, today: string): Radar {
  const byRegulation = Map.groupBy(dataset.articles, (article) => article.regulation_id);
  const regulations = new Map<string, Regulation>();
  for (const record of dataset.regulations) {
    const status = regulationStatus(record, today);
    const articles = (byRegulation.get(record.id) ?? []).map((article) => ({
      ...article,
      status: articleStatus(article, status, today),
    }));
    regulations.set(record.id, { ...record, status, articles });
  }
  const articles = new Map<string, Article>();
  for (const { id, regulation_id } of dataset.articles) {
    articles.set(
      id,
      regulations.get(regulation_id)!.articles.find((article) => article.id === id)!,
    );
  }
  const events = dataset.events.toSorted((a, b) => compareText(a.date, b.date) || compareText(a.id, b.id));
  return { version, today, regulations, articles, events, dataset };
}

/** A proposal (`upcoming`) has no date and keeps its status until a release changes it. */
function regulationStatus(record: RegulationRecord, today: string): RegulationRecord["status"] {
  if (hasCome(record.end_date, today)) return "superseded";
  return record.status === "adopted" && hasCome(record.effective_date, today) ? "in_force" : record.status;
}

function articleStatus(
  record: ArticleRecord,
  regulation: RegulationRecord["status"],
  today: string,
): ArticleRecord["status"] {
  if (regulation === "superseded") return "superseded";
  return record.status === "upcoming" && hasCome(record.effective_date, today) ? "active" : record.status;
}

export interface RegulationFilter {
  readonly status?: string | undefined;
  readonly vertical?: string | undefined;
  readonly country?: string | undefined;
}

export interface ArticleFilter extends RegulationFilter {
  readonly regulation_id?: string | undefined;
  readonly severity?: string | undefined;
}

const is = (wanted: string | undefined, value: string): boolean => wanted === undefined || wanted === value;

/**
 * Whether an act is law in a country: national acts in their own, acts of the Union in every member state. `EU`
 * means the Union's acts only.
 */
export function appliesIn(radar: Radar, act: { readonly country: string }, country: string): boolean {
  if (act.country === country) return true;
  return act.country === "EU" && radar.dataset.countries.some((entry) => entry.code === country && entry.eu_member);
}

const concerns = (radar: Radar, act: RegulationRecord, filter: RegulationFilter): boolean =>
  (filter.vertical === undefined || act.verticals.includes(filter.vertical)) &&
  (filter.country === undefined || appliesIn(radar, act, filter.country));

export function listRegulations(radar: Radar, filter: RegulationFilter): Regulation[] {
  return [...radar.regulations.values()].filter((act) => is(filter.status, act.status) && concerns(radar, act, filter));
}

export function listArticles(radar: Radar, filter: ArticleFilter): Article[] {
  return [...radar.regulations.values()]
    .filter((act) => is(filter.regulation_id, act.id) && concerns(radar, act, filter))
    .flatMap((act) => act.articles)
    .filter((article) => is(filter.status, article.status) && is(filter.severity, article.severity));
}

export interface TimelineFilter extends Pick<RegulationFilter, "vertical" | "country"> {
  readonly from_date?: string | undefined;
  readonly to_date?: string | undefined;
}

/** Dated events, oldest first; both dates included. */
export function listEvents(radar: Radar, filter: TimelineFilter): EventRecord[] {
  return radar.events.filter(
    (event) =>
      (filter.from_date === undefined || event.date >= filter.from_date) &&
      (filter.to_date === undefined || event.date <= filter.to_date) &&
      concerns(radar, radar.regulations.get(event.regulation_id)!, filter),
  );
}

/** What the radar contains; a country is covered when at least one act is law there. */
export function countRadar(radar: Radar, upcomingDeadlines: number) {
  const regulations = [...radar.regulations.values()];
  return {
    total_regulations: regulations.length,
    total_articles: radar.articles.size,
    active_articles: [...radar.articles.values()].filter((article) => article.status === "active").length,
    upcoming_deadlines: upcomingDeadlines,
    verticals_covered: new Set(regulations.flatMap((act) => act.verticals)).size,
    countries_covered: radar.dataset.countries.filter(({ code }) =>
      regulations.some((act) => appliesIn(radar, act, code)),
    ).length,
  };
}
