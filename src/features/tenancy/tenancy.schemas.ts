import { z } from "@hono/zod-openapi";

export const TenantParams = z.object({ tenant_id: z.string().min(1).max(128) });

export const MoveBody = z.strictObject({
  to: z.string().min(1).max(32).openapi({ description: "Binding of the database, such as DB_2", example: "DB_2" }),
});

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
