import { z } from "@hono/zod-openapi";
import { SERVICE_ROLES } from "../../http/service-account.ts";

export const ServiceAccountView = z
  .strictObject({
    client_id: z.string(),
    actor_id: z.string().openapi({ description: "Its id in records, such as `created_by` of a case" }),
    name: z.string(),
    roles: z.array(z.enum(SERVICE_ROLES)),
    requests_per_minute: z.number().int(),
    created_by: z.string(),
    created_at: z.iso.datetime(),
    revoked_by: z.string().nullable(),
    revoked_at: z.iso.datetime().nullable(),
    revoked_reason: z.string().nullable(),
  })
  .openapi("ServiceAccount");

export const ServiceAccountListView = z
  .strictObject({ service_accounts: z.array(ServiceAccountView) })
  .openapi("ServiceAccountList");
