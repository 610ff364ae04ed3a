import { z } from "@hono/zod-openapi";

export const HealthQuery = z.object({
  detail: z
    .enum(["true", "false"])
    .default("false")
    .transform((text) => text === "true")
    .openapi({ description: "Adds the age of each screening list" }),
});
