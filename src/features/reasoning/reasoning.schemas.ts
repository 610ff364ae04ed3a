import { z } from "@hono/zod-openapi";

export const TemplatesQuery = z.object({
  country: z.string().optional().openapi({ description: "Only templates of this country, ISO 3166-1 alpha-2" }),
});

export const EvaluationQuery = z.object({
  iteration: z.coerce
    .number<string>()
    .int()
    .min(1)
    .optional()
    .openapi({ description: "The iteration; the latest by default" }),
});
