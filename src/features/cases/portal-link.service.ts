import { addDays, isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { unwrap } from "../../platform/errors.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { base64url } from "../../platform/ids.ts";
import { seal, unseal } from "../../platform/sealing.ts";
import { callCase, newCommand } from "./case.client.ts";
import type { PortalLink } from "../../domain/case/case.record.ts";
import { readCase } from "./case-reading.service.ts";

const PURPOSE = "portal-token";
/** 192 bits, 32 characters of base64url. */
const TOKEN_BYTES = 24;

/** A new portal link: the token's hash for look-ups, the token itself encrypted. */
export function issuePortalLink(ctx: Ctx): Promise<PortalLink> {
  return storeToken(ctx, `pt_${base64url(ctx.randomBytes(TOKEN_BYTES))}`);
}

async function storeToken(ctx: Ctx, token: string): Promise<PortalLink> {
  return {
    tokenHash: sha256Hex(token),
    tokenSealed: await seal(ctx.settings.PORTAL_TOKEN_KEY, PURPOSE, token),
    expiresAt: isoTime(addDays(ctx.now(), ctx.settings.PORTAL_TOKEN_DAYS)),
  };
}

export const revealPortalToken = (ctx: Ctx, link: PortalLink): Promise<string> =>
  unseal(ctx.settings.PORTAL_TOKEN_KEY, PURPOSE, link.tokenSealed);

export const portalUrl = (ctx: Ctx, token: string): string => `${ctx.settings.PUBLIC_BASE_URL}/portal/${token}`;

/**
 * Extends the case's portal link; with `replace` under a new token, which invalidates the old one. A link that is new to
 * the customer, or an address that is named, is mailed.
 */
export async function renewPortalLink(
  ctx: Ctx,
  workflowId: string,
  { replace, customer_email: email }: { readonly replace: boolean; readonly customer_email?: string | undefined },
): Promise<{ portal_token: string; portal_url: string; expires_at: string }> {
  const command = newCommand(ctx);
  const { record } = await readCase(ctx, workflowId);
  const link = replace
    ? await issuePortalLink(ctx)
    : await storeToken(ctx, await revealPortalToken(ctx, record.portal));
  const renewed = unwrap(await callCase(ctx, workflowId, (object) => object.renewPortalLink(command, link, email)));
  const token = await revealPortalToken(ctx, renewed);
  return { portal_token: token, portal_url: portalUrl(ctx, token), expires_at: renewed.expiresAt };
}
