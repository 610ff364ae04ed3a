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

export const RevocationBody = z
  .strictObject({ reason: z.string().trim().min(1).max(500).nullable().default(null) })
  .openapi("ServiceAccountRevocation");
