import { z } from "@hono/zod-openapi";
import { Jws } from "../../http/fields.schemas.ts";
import { RoleView } from "./session.schemas.ts";

export const SignInView = z
  .discriminatedUnion("mode", [
    z.strictObject({
      mode: z.literal("oidc"),
      issuer: z.string(),
      client_id: z.string(),
      audience: z.string(),
      scope: z.string(),
      tenant_claim: z.string(),
      roles_claim: z.string(),
      resource: z.string().openapi({ description: "Resource of the access token (RFC 8707); empty: none is named" }),
    }),
    z.strictObject({
      mode: z.literal("demo"),
      officers: z.array(z.strictObject({ officer: z.string(), roles: z.array(RoleView), duty: z.string() })),
    }),
    z.strictObject({ mode: z.literal("unavailable"), reason: z.string() }),
  ])
  .openapi("SignIn");

export const SessionView = z
  .strictObject({
    token: Jws,
    officer_id: z.string(),
    tenant: z.string(),
    roles: z.array(RoleView),
    expires_at: z.iso.datetime(),
  })
  .openapi("Session");

export const SignedInView = z
  .strictObject({
    officer_id: z.string(),
    name: z.string().nullable(),
    email: z.string().nullable(),
    tenant: z.string(),
    roles: z.array(RoleView).openapi({ description: "As the service understands the token; empty: no work here" }),
  })
  .openapi("SignedIn");
