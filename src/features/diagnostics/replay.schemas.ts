import { z } from "@hono/zod-openapi";

export const ReplayQuery = z.object({
  rules: z
    .enum(["recorded", "today"])
    .default("recorded")
    .openapi({ description: "Rules of that time, or those of now" }),
});
