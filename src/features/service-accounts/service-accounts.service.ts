import type { z } from "@hono/zod-openapi";
import { SERVICE_ROLES } from "../../http/service-account.ts";
import { clientsOfOfficers } from "../../http/token-claims.rules.ts";
import { SERVICE_PREFIX } from "../../http/service-operations.rules.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError, invalidField, notFound } from "../../platform/errors.ts";
import type { ServiceAccountBody } from "./service-accounts.schemas.ts";
import type { ServiceAccountView } from "./service-accounts.responses.ts";
import {
  findAnyServiceAccount,
  insertServiceAccount,
  listServiceAccounts,
  revokeStoredAccount,
  type ServiceAccountRow,
} from "./service-accounts.store.ts";

type View = z.output<typeof ServiceAccountView>;

const viewOf = (row: ServiceAccountRow): View => ({
  client_id: row.clientId,
  actor_id: SERVICE_PREFIX + row.clientId,
  name: row.name,
  roles: SERVICE_ROLES.filter((role) => (JSON.parse(row.roles) as string[]).includes(role)),
  requests_per_minute: row.requestsPerMinute,
  created_by: row.createdBy,
  created_at: row.createdAt,
  revoked_by: row.revokedBy,
  revoked_at: row.revokedAt,
  revoked_reason: row.revokedReason,
});

export const readServiceAccounts = async (ctx: Ctx): Promise<View[]> => (await listServiceAccounts(ctx)).map(viewOf);

/** @throws DomainError `not_found`. */
export async function requireServiceAccount(ctx: Ctx, clientId: string): Promise<ServiceAccountRow> {
  const row = await findAnyServiceAccount(ctx, clientId);
  if (!row) throw notFound("The service account");
  return row;
}

const NO_CLIENT_OF_OFFICERS =
  "The operator must first set AUTH_CLIENT_ID or AUTH_AUTHORIZED_PARTIES; without them a program's token cannot be told apart from an officer's.";
const UNNAMED_CLIENT =
  "Your token does not name its client (azp, client_id, cid or appid). With a service account such tokens are refused, so let the issuer add the claim first.";

/**
 * @throws DomainError `validation_failed` for a client of officers, `invalid_state` for one that is registered, and where
 * officers' tokens do not name their client.
 */
export async function makeServiceAccount(ctx: Ctx, body: z.output<typeof ServiceAccountBody>): Promise<View> {
  const { settings, actor } = ctx;
  if ([settings.AUTH_CLIENT_ID, ...settings.AUTH_AUTHORIZED_PARTIES].includes(body.client_id)) {
    throw invalidField("client_id", "client_of_officers", "Officers sign in by this client.");
  }
  if (settings.AUTH_JWT_SECRET === undefined && clientsOfOfficers(settings).length === 0) {
    throw new DomainError("invalid_state", NO_CLIENT_OF_OFFICERS);
  }
  // The account would lock the caller out.
  if (actor.isOfUnknownClient) throw new DomainError("invalid_state", UNNAMED_CLIENT);
  const row = {
    clientId: body.client_id,
    name: body.name,
    roles: JSON.stringify([...new Set(body.roles)]),
    requestsPerMinute: body.requests_per_minute,
    createdBy: actor.id,
    createdAt: isoTime(ctx.now()),
  };
  if (!(await insertServiceAccount(ctx, row))) {
    throw new DomainError(
      "invalid_state",
      "This client has a service account already, or the tenant has as many as it may have.",
    );
  }
  ctx.log.info("service_account_made", { officer: actor.id });
  return viewOf({ ...row, revokedBy: null, revokedAt: null, revokedReason: null });
}

/** A repetition changes nothing. */
export async function revokeServiceAccount(
  ctx: Ctx,
  { clientId }: ServiceAccountRow,
  reason: string | null,
): Promise<View> {
  await revokeStoredAccount(ctx, clientId, { by: ctx.actor.id, at: isoTime(ctx.now()), reason });
  ctx.log.info("service_account_revoked", { officer: ctx.actor.id });
  return viewOf(await requireServiceAccount(ctx, clientId));
}
