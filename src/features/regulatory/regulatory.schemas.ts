import { z } from "@hono/zod-openapi";
import { MONTHS_AHEAD_MAX } from "./calendar.rules.ts";

export const day = z.iso.date();

export const RegulationsQuery = z.object({
  status: z.string().optional().openapi({ description: "Only this status, such as `in_force`" }),
  vertical: z.string().optional().openapi({ description: "Only this kind of business, such as `psp`" }),
  country: z.string().optional().openapi({ description: "Only acts that apply in this country" }),
});

export const ArticlesQuery = RegulationsQuery.extend({
  regulation_id: z.string().optional().openapi({ description: "Only articles of this regulation" }),
  severity: z.string().optional().openapi({ description: "Only this severity" }),
  q: z.string().optional().openapi({ description: "Full-text search; the other filters then do not apply" }),
});

export const TimelineQuery = z.object({
  vertical: z.string().optional().openapi({ description: "Only this kind of business, such as `psp`" }),
  country: z.string().optional().openapi({ description: "Only acts that apply in this country" }),
  from_date: day.optional().openapi({ description: "Only events on or after this day" }),
  to_date: day.optional().openapi({ description: "Only events on or before this day" }),
});

export const CalendarQuery = z.object({
  months_ahead: z.coerce
    .number<string>()
    .int()
    .min(1)
    .max(MONTHS_AHEAD_MAX)
    .default(12)
    .openapi({ description: "How many months ahead" }),
});

export const CompoundingQuery = z.object({
  vertical: z.string().openapi({ description: "Kind of business, such as `psp`" }),
  country: z.string().openapi({ description: "ISO 3166-1 alpha-2" }),
});
