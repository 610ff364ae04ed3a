import { z } from "@hono/zod-openapi";

export const TenantDatabaseView = z
  .strictObject({
    tenant_id: z.string(),
    database: z.string(),
    state: z.enum(["settled", "copying", "clearing", "aborting"]),
    moving_to: z.string().nullable(),
    rows_copied: z.int().nullable(),
    table: z.string().nullable(),
  })
  .openapi("TenantDatabase");
