import type { z } from "@hono/zod-openapi";
import { SignJWT } from "jose";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx, Role } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { DomainError } from "../../platform/errors.ts";
import type { Settings } from "../../platform/settings.ts";
import { identityWrites } from "../officers/identities.store.ts";
import type { DemoSessionBody } from "./session.schemas.ts";
import type { SessionView, SignedInView, SignInView } from "./session.responses.ts";

const DEMO_TENANT = "demo";
const SESSION_MINUTES = 60;

const DEMO_OFFICERS: readonly { officer: string; roles: Role[]; duty: string }[] = [
  { officer: "alice", roles: ["officer"], duty: "investigates and proposes decisions" },
  { officer: "bob", roles: ["compliance_manager"], duty: "confirms what needs a second pair of eyes" },
  { officer: "mira", roles: ["mlro"], duty: "assesses suspicions and files reports" },
  { officer: "noor", roles: ["mlro"], duty: "the second reporting officer, for four eyes" },
];

/** Whether demo officers are offered: only with locally signed tokens, and only in a demonstration. */
export const offersDemoOfficers = (settings: Settings): boolean =>
  settings.ENVIRONMENT === "local" && settings.DEMO_MODE && settings.AUTH_JWT_SECRET !== undefined;

/** How officers sign in: what the console needs, nothing secret. */
export function describeSignIn({ settings }: Ctx): z.output<typeof SignInView> {
  if (offersDemoOfficers(settings)) return { mode: "demo", officers: [...DEMO_OFFICERS] };
  if (!settings.AUTH_JWKS_URL) return { mode: "unavailable", reason: "Officers of this service bring their token." };
  if (!settings.AUTH_CLIENT_ID) return { mode: "unavailable", reason: "Setting AUTH_CLIENT_ID is empty." };
  return {
    mode: "oidc",
    issuer: settings.AUTH_ISSUER,
    client_id: settings.AUTH_CLIENT_ID,
    audience: settings.AUTH_AUDIENCE,
    scope: settings.AUTH_SCOPE,
    tenant_claim: settings.AUTH_TENANT_CLAIM,
    roles_claim: settings.AUTH_ROLES_CLAIM,
    resource: settings.AUTH_RESOURCE,
  };
}

/** The caller as their token names them. Their names are stored beside the id; records hold only the id. */
export async function readSignedIn(ctx: Ctx): Promise<z.input<typeof SignedInView>> {
  const { id, name = null, email = null, tenantId, roles } = ctx.actor;
  const writes = identityWrites(ctx, ctx.actor, isoTime(ctx.now()));
  if (writes.length > 0) await commit(ctx.db, writes);
  return { officer_id: id, name, email, tenant: tenantId, roles: [...roles] };
}

/**
 * Signs a demo officer in for an hour, in their own roles only, so that one click never gives both of four eyes.
 * Requires {@link offersDemoOfficers}.
 * @throws DomainError `forbidden`.
 */
export async function openDemoSession(
  { settings, now }: Ctx,
  { officer, roles }: z.output<typeof DemoSessionBody>,
): Promise<z.output<typeof SessionView>> {
  const known = DEMO_OFFICERS.find((candidate) => candidate.officer === officer);
  if (!known || roles.some((role) => !known.roles.includes(role))) {
    throw new DomainError("forbidden", "Only the officers of the demo can sign in, each in their own roles.");
  }
  const issuedAt = now();
  const expiresAt = new Date(issuedAt.getTime() + SESSION_MINUTES * 60_000);
  const claims = {
    [settings.AUTH_TENANT_CLAIM]: DEMO_TENANT,
    [settings.AUTH_ROLES_CLAIM]: roles,
    [settings.AUTH_EMAIL_CLAIM]: `${officer}@dossier.example`,
  };
  const token = await new SignJWT(claims)
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(officer)
    .setIssuedAt(issuedAt)
    .setExpirationTime(expiresAt)
    .sign(new TextEncoder().encode(settings.AUTH_JWT_SECRET));
  return { token, officer_id: officer, tenant: DEMO_TENANT, roles, expires_at: expiresAt.toISOString() };
}
