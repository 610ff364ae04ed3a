import { z } from "@hono/zod-openapi";

/** `source` chooses between two lists, so another value is refused rather than found nowhere. */
export const DocumentsQuery = z.object({
  source: z
    .enum(["customer", "all"])
    .default("customer")
    .openapi({ description: "Uploads of the customer, or also what officers filed and the service wrote" }),
});

export const DownloadQuery = z.object({
  key: z.string().min(1).max(1024).openapi({ description: "`key` of the document in the list" }),
});
