import { z } from "@hono/zod-openapi";
import { SERVICE_ROLES } from "../../http/service-account.ts";
import { isActorName } from "../../platform/actor-name.rules.ts";

const Name = z.string().refine(isActorName, "is no name");

export const ServiceAccountBody = z
  .strictObject({
    client_id: Name.openapi({ description: "Id of the client at the issuer", maxLength: 255 }),
    name: Name.openapi({ description: "What the program is", maxLength: 255 }),
    roles: z
      .array(z.enum(SERVICE_ROLES))
      .min(1)
      .max(SERVICE_ROLES.length)
      .openapi({ description: "The event feed and webhook endpoints take `compliance_manager`" }),
    requests_per_minute: z.number().int().min(1).max(6000).default(120),
  })
  .openapi("ServiceAccountInput");

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

export const RevocationBody = z
  .strictObject({ reason: z.string().trim().min(1).max(500).nullable().default(null) })
  .openapi("ServiceAccountRevocation");
