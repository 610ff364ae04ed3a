import { z } from "@hono/zod-openapi";

const Key = z.string().min(1).max(1_024);

export const QuarantineQuery = z.object({
  from: z.string().min(1).max(2_048).optional().openapi({ description: "`next` of the page before" }),
});

export const RestoreBody = z.strictObject({ keys: z.array(Key).min(1).max(100) });

export const RebuildBody = z.strictObject({
  tenant_id: z.string().min(1).max(256).optional().openapi({ description: "Must be the caller's tenant" }),
  from: z.string().min(1).max(256).nullable().default(null),
  limit: z.int().min(1).max(50).default(20),
});
