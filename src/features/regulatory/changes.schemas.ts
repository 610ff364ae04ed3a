import { z } from "@hono/zod-openapi";
import { Uuid } from "../../http/fields.schemas.ts";

/** One change says what changed; the text of a law belongs behind its address. */
const TEXT_MAX_CHARACTERS = 10_000;

const text = z.string().trim().min(1).max(TEXT_MAX_CHARACTERS);
const optionalText = z
  .string()
  .max(TEXT_MAX_CHARACTERS)
  .nullish()
  .transform((value) => value ?? null);

/** A page may make a link of it: what is neither a path nor a web address is refused. */
const isHarmlessAddress = (value: string | null): boolean =>
  value === null || /^https?:/i.test(value) || !/^\s*[a-z][a-z0-9+.-]*:/i.test(value);

export const ChangeBody = z
  .strictObject({
    article_id: z.string().min(1),
    change_type: z.string().trim().min(1).max(100).openapi({ example: "amendment" }),
    description: text,
    effective_date: z.iso.date(),
    old_value: optionalText,
    new_value: optionalText,
    source_url: optionalText.refine(isHarmlessAddress, "must be a web address"),
  })
  .openapi("NewRegulatoryChange");

export const ChangesQuery = z.object({
  limit: z.coerce.number<string>().int().min(1).max(200).default(50).openapi({ description: "At most this many" }),
});

export const ChangeView = z
  .strictObject({
    id: Uuid,
    article_id: z.string(),
    regulation_id: z.string(),
    change_type: z.string(),
    description: z.string(),
    effective_date: z.iso.date(),
    old_value: z.string().nullable(),
    new_value: z.string().nullable(),
    source_url: z.string().nullable(),
    created_at: z.iso.datetime(),
    created_by: z.string(),
  })
  .openapi("RegulatoryChange");

export const ImpactView = z
  .strictObject({
    change_id: Uuid,
    affected_areas: z.array(
      z.strictObject({
        kind: z.enum(["template", "rule", "agent", "case", "obligation"]),
        id: z.string(),
        name: z.string(),
        reason: z.string(),
      }),
    ),
    recommended_actions: z.array(z.strictObject({ priority: z.enum(["high", "medium", "low"]), action: z.string() })),
  })
  .openapi("ImpactAnalysis");

export const CalendarFeedView = z
  .strictObject({ feed_token: z.string(), feed_url: z.url(), created_at: z.iso.datetime() })
  .openapi("CalendarFeed");

export const RevokedFeedView = z.strictObject({ status: z.literal("revoked") }).openapi("RevokedCalendarFeed");
