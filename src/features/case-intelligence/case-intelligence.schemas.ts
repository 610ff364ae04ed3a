import { z } from "@hono/zod-openapi";

export const CaseIntelligenceQuery = z.object({
  retry: z
    .stringbool()
    .default(false)
    .openapi({ type: "boolean", default: false, description: "Write the assessment again" }),
});
