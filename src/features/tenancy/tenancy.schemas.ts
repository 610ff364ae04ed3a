import { z } from "@hono/zod-openapi";

export const TenantParams = z.object({ tenant_id: z.string().min(1).max(128) });

export const MoveBody = z.strictObject({
  to: z.string().min(1).max(32).openapi({ description: "Binding of the database, such as DB_2", example: "DB_2" }),
});
