import { z } from "@hono/zod-openapi";
import { Uuid } from "../../http/fields.schemas.ts";
import { FEEDBACK_CATEGORIES } from "./diagnosis.model.ts";

export const CasePath = z.object({ case_id: Uuid });

export const IterationPath = z.object({ case_id: Uuid, n: z.coerce.number<string>().int().min(1).max(1_000_000) });

export const StatsQuery = z.object({
  days: z.coerce
    .number<string>()
    .int()
    .min(1)
    .max(365)
    .default(30)
    .openapi({ description: "Number of days up to today" }),
});

export const FeedbackBody = z
  .strictObject({
    rating: z.int().min(1).max(5),
    categories: z.array(z.enum(FEEDBACK_CATEGORIES)).max(FEEDBACK_CATEGORIES.length).default([]),
    comment: z.string().max(10_000).nullish(),
  })
  .openapi("Feedback");
