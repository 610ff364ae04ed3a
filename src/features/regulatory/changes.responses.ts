import { z } from "@hono/zod-openapi";
import { Uuid } from "../../http/fields.schemas.ts";

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

const ComparisonView = z.strictObject({
  kind: z.enum(["percentage", "amount", "period", "date", "number", "list", "text"]),
  direction: z.enum(["lower", "higher", "same", "changed", "introduced", "removed"]),
  from: z.number().nullable(),
  to: z.number().nullable(),
  added: z.array(z.string()),
  removed: z.array(z.string()),
  text: z.string(),
});

export const ImpactView = z
  .strictObject({
    change_id: Uuid,
    comparison: ComparisonView.nullable().openapi({ description: "The old and the new value compared" }),
    cases: z.strictObject({
      customers: z.int().openapi({ description: "Approved customers that stand on the article" }),
      undecided: z.int().openapi({ description: "Undecided cases that stand on the article" }),
      listed: z.int().openapi({ description: "How many of them `affected_areas` names" }),
      between_values: z
        .int()
        .nullable()
        .openapi({ description: "Of those listed, cases with an owner between the old and the new percentage" }),
      not_compared: z.int().openapi({
        description:
          "Cases of an earlier version that have not been compared with the article yet, counted up to 1,000",
      }),
    }),
    affected_areas: z.array(
      z.strictObject({
        kind: z.enum(["template", "rule", "agent", "case", "obligation"]),
        id: z.string(),
        name: z.string(),
        reason: z.string(),
        status: z.string().nullable(),
        grounds: z.array(
          z.strictObject({
            kind: z.enum(["rule", "check", "document"]),
            id: z.string(),
            name: z.string(),
            outcome: z.enum(["triggered", "unknown", "established", "not_established", "contradicted", "provided"]),
          }),
        ),
      }),
    ),
    recommended_actions: z.array(z.strictObject({ priority: z.enum(["high", "medium", "low"]), action: z.string() })),
  })
  .openapi("ImpactAnalysis");

export const ProposalView = z
  .strictObject({
    id: Uuid,
    from_version: z.string(),
    to_version: z.string(),
    article_id: z.string(),
    regulation_id: z.string(),
    change_type: z.enum(["amendment", "new_article", "repeal", "postponement"]),
    description: z.string(),
    effective_date: z.iso
      .date()
      .nullable()
      .openapi({ description: "Null where the release does not say from when the change applies" }),
    old_value: z.string().nullable(),
    new_value: z.string().nullable(),
    source_url: z.string().nullable(),
    proposed_at: z.iso.datetime(),
    status: z.enum(["open", "accepted", "dismissed"]),
    reason: z.string().nullable(),
    change_id: Uuid.nullable(),
    decided_by: z.string().nullable(),
    decided_at: z.iso.datetime().nullable(),
  })
  .openapi("ProposedRegulatoryChange");

export const CalendarFeedView = z
  .strictObject({ feed_token: z.string(), feed_url: z.url(), created_at: z.iso.datetime() })
  .openapi("CalendarFeed");

export const RevokedFeedView = z.strictObject({ status: z.literal("revoked") }).openapi("RevokedCalendarFeed");
