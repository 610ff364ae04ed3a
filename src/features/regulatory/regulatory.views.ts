import type { z } from "@hono/zod-openapi";
import type { CalendarEntry } from "./calendar.rules.ts";
import type { EventRecord } from "./radar.dataset.ts";
import { type Article, listEvents, type Radar, type Regulation } from "./radar.machine.ts";
import type {
  ArticleItemView,
  ArticleView,
  CalendarEntryView,
  RegulationItemView,
  RegulationView,
  TimelineEntryView,
} from "./regulatory.responses.ts";

export const regulationItem = (act: Regulation): z.output<typeof RegulationItemView> => ({
  id: act.id,
  name: act.name,
  status: act.status,
  vertical: act.vertical,
  country: act.country,
  effective_date: act.effective_date,
  article_count: act.articles.length,
});

export const regulationDetail = (radar: Radar, act: Regulation): z.output<typeof RegulationView> => ({
  ...act,
  article_count: act.articles.length,
  articles: act.articles.map(articleItem),
  timeline: listEvents(radar, {})
    .filter((event) => event.regulation_id === act.id)
    .map(timelineEntry),
});

export const articleItem = (article: Article): z.output<typeof ArticleItemView> => ({
  id: article.id,
  regulation_id: article.regulation_id,
  article_number: article.article_number,
  title: article.title,
  summary: article.summary,
  severity: article.severity,
  status: article.status,
});

export const articleDetail = (article: Article): z.output<typeof ArticleView> => article;

export const timelineEntry = (event: EventRecord | CalendarEntry): z.output<typeof TimelineEntryView> => ({
  date: event.date,
  regulation_id: event.regulation_id,
  event_type: event.event_type,
  title: event.title,
  description: event.description,
});

export const calendarEntry = (entry: CalendarEntry): z.output<typeof CalendarEntryView> => ({
  ...timelineEntry(entry),
  article_id: entry.article_id,
  days_until: entry.days_until,
});
