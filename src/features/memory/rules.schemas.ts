import { z } from "@hono/zod-openapi";

const words = z.string().trim().min(1).max(600);

export const RuleChangeBody = z
  .strictObject({
    statement: words.optional(),
    words: words.max(240).optional(),
    paused: z.boolean().optional(),
    shared: z.boolean().optional().openapi({ description: "By a `compliance_manager`: whether all officers have it" }),
  })
  .openapi("LearnedRuleChange");
