import { z } from "@hono/zod-openapi";

export const OwnershipQuery = z.object({
  format: z.enum(["bods"]).optional().openapi({
    description: "`bods` for statements of the Beneficial Ownership Data Standard 0.4",
  }),
});
