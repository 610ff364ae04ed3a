import { z } from "@hono/zod-openapi";
import { ARTICLE_SEVERITIES } from "./radar.dataset.ts";
import { day } from "./regulatory.schemas.ts";

const RegulationItem = z.strictObject({
  id: z.string(),
  name: z.string(),
  status: z.enum(["in_force", "adopted", "upcoming", "superseded"]),
  vertical: z.string(),
  country: z.string(),
  effective_date: day.nullable(),
  article_count: z.int(),
});

export const RegulationItemView = RegulationItem.openapi("RegulationItem");

const ArticleItem = z.strictObject({
  id: z.string(),
  regulation_id: z.string(),
  article_number: z.string(),
  title: z.string(),
  summary: z.string(),
  severity: z.enum(ARTICLE_SEVERITIES),
  status: z.enum(["active", "upcoming", "superseded"]),
});

export const ArticleItemView = ArticleItem.openapi("ArticleItem");

export const ArticleView = ArticleItem.extend({
  effective_date: day.nullable(),
  reference_kind: z.enum(["article", "topic"]),
  confidence: z.enum(["verified", "known"]),
  obligations: z.array(
    z.strictObject({ id: z.string(), text: z.string(), requirement_key: z.string(), applies_to: z.array(z.string()) }),
  ),
}).openapi("Article");

const TimelineEntry = z.strictObject({
  date: day,
  regulation_id: z.string(),
  event_type: z.string(),
  title: z.string(),
  description: z.string(),
});

export const TimelineEntryView = TimelineEntry.openapi("TimelineEntry");

export const RegulationView = RegulationItem.extend({
  short_name: z.string(),
  citation: z.string(),
  celex: z.string().nullable(),
  instrument_type: z.string(),
  verticals: z.array(z.string()),
  summary: z.string(),
  source_url: z.string(),
  effective_date_basis: z.string(),
  adopted_date: day.nullable(),
  entry_into_force_date: day.nullable(),
  end_date: day.nullable(),
  directly_binding: z.boolean(),
  transposed_by: z.array(z.string()),
  transposition_coverage: z.enum(["full", "partial"]).nullable(),
  amended_by: z.array(z.string()),
  confidence: z.enum(["verified", "known"]),
  articles: z.array(ArticleItemView),
  timeline: z.array(TimelineEntryView),
}).openapi("Regulation");

export const CalendarEntryView = TimelineEntry.extend({
  article_id: z.string().nullable(),
  days_until: z.int(),
}).openapi("CalendarEntry");

export const CompoundingImpactView = z
  .strictObject({
    vertical: z.string(),
    country: z.string(),
    total_obligations: z.int(),
    regulations_applicable: z.int(),
    burden_score: z.int().min(0).max(100),
    overlapping_requirements: z.array(
      z.strictObject({ requirement: z.string(), label: z.string(), regulations: z.array(z.string()) }),
    ),
    counted_once: z.array(z.strictObject({ directive: z.string(), national_acts: z.array(z.string()) })),
  })
  .openapi("CompoundingImpact");

export const StatsView = z
  .strictObject({
    total_regulations: z.int(),
    total_articles: z.int(),
    active_articles: z.int(),
    upcoming_deadlines: z.int(),
    verticals_covered: z.int(),
    countries_covered: z.int(),
  })
  .openapi("RegulatoryStats");
