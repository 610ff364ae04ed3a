import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { seal, unseal } from "../../platform/sealing.ts";
import type { EndpointRow } from "./endpoints.store.ts";

const SECRET_BYTES = 32;

const purposeOf = (ctx: Ctx, endpointId: string): string => `webhook-endpoint:${ctx.actor.tenantId}:${endpointId}`;

/** A new secret, encrypted for the database. */
export const newSealedSecret = (ctx: Ctx, endpointId: string): Promise<string> =>
  seal(
    ctx.settings.PORTAL_TOKEN_KEY,
    purposeOf(ctx, endpointId),
    `whsec_${Buffer.from(ctx.randomBytes(SECRET_BYTES)).toString("base64")}`,
  );

export const unsealSecret = (ctx: Ctx, endpointId: string, sealed: string): Promise<string> =>
  unseal(ctx.settings.PORTAL_TOKEN_KEY, purposeOf(ctx, endpointId), sealed);

/** Those that messages are signed by now: the current one, and for a time the one before. */
export async function secretsOf(
  ctx: Ctx,
  endpointId: string,
  { secret, previousSecret, previousUntil }: Pick<EndpointRow, "secret" | "previousSecret" | "previousUntil">,
): Promise<string[]> {
  const isBothValid = previousSecret !== null && previousUntil !== null && isoTime(ctx.now()) < previousUntil;
  const sealed = isBothValid ? [secret, previousSecret] : [secret];
  return Promise.all(sealed.map((one) => unsealSecret(ctx, endpointId, one)));
}
