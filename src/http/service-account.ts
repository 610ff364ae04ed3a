import type { Ctx, Role } from "../platform/context.ts";
import { callObject, objectByName } from "../platform/durable-object.ts";
import { DomainError } from "../platform/errors.ts";
import { isActorName } from "../platform/actor-name.rules.ts";
import { unauthorized } from "./authenticate.ts";
import { SERVICE_PREFIX } from "./service-operations.rules.ts";
import { findServiceAccount, hasServiceAccounts } from "./standing.store.ts";

/** Roles that a service account may have. Reporting officers and administrators are persons. */
export const SERVICE_ROLES = ["officer", "compliance_manager"] as const satisfies readonly Role[];

/** Methods of the object that counts requests (`durable-objects/rate-limiter.ts`). */
interface Limiter {
  /** Admits and counts a request: null, or the milliseconds until the next one is admitted. */
  take(perMinute: number): Promise<number | null>;
}

/**
 * Refuses a token that names no client, if the tenant has service accounts: only the client tells their tokens from those of
 * officers.
 * @throws DomainError `unauthorized`.
 */
export async function requireNoServiceAccount(ctx: Ctx): Promise<void> {
  if (!(await hasServiceAccounts(ctx))) return;
  throw unauthorized(
    "The tenant has service accounts, so an officer's token must name a client of AUTH_CLIENT_ID or AUTH_AUTHORIZED_PARTIES.",
  );
}

/**
 * The caller of a program's token as its registration has it, within its rate.
 * @throws DomainError `unauthorized` where the tenant has no such account, or no longer; `rate_limited`.
 */
export async function admitService(ctx: Ctx): Promise<Ctx> {
  const { tenantId, id: clientId } = ctx.actor;
  const account = isActorName(clientId) ? await findServiceAccount(ctx, clientId) : undefined;
  if (!account) throw unauthorized("The token's client is no service account of this tenant.");
  const { name, requestsPerMinute } = account;
  const limiter = () =>
    objectByName<Limiter>(ctx, ctx.env.PARTNER_LIMITER, JSON.stringify(["service", tenantId, clientId]));
  const waitMs = await callObject(ctx, "rate limiter", limiter, (object) => object.take(requestsPerMinute));
  if (waitMs !== null) {
    throw new DomainError("rate_limited", `At most ${requestsPerMinute} requests a minute.`, {
      headers: { "Retry-After": String(Math.max(1, Math.ceil(waitMs / 1000))) },
    });
  }
  const named = JSON.parse(account.roles) as Role[];
  const roles = SERVICE_ROLES.filter((role) => named.includes(role));
  return { ...ctx, actor: { kind: "service", tenantId, id: SERVICE_PREFIX + clientId, roles, name } };
}
