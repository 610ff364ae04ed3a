import ipaddr from "ipaddr.js";
import type { Ctx } from "../platform/context.ts";
import { DomainError } from "../platform/errors.ts";
import { errorClass } from "../platform/logger.ts";

/** The window of the binding `SHIELD` in wrangler.toml. */
const WINDOW_SECONDS = 60;

/**
 * Counts a request that neither a valid officer's token nor a known link came with against the address that it came
 * from: look-ups of portal tokens and guesses at keys cost the service more than their sender. A counter that is
 * down stops nobody.
 * @throws DomainError `rate_limited`.
 */
export async function limitByAddress(request: Request, ctx: Ctx): Promise<void> {
  const source = sourceOf(request.headers.get("CF-Connecting-IP"));
  const counted = ctx.env.SHIELD.limit({ key: source }).catch((error: unknown) => {
    ctx.log.warn("shield_unavailable", { class: errorClass(error) });
    return { success: true };
  });
  if ((await counted).success) return;
  ctx.log.warn("shield_closed");
  throw new DomainError("rate_limited", "Too many requests from this address.", {
    headers: { "Retry-After": String(WINDOW_SECONDS) },
  });
}

/** One sender: an IPv4 address, or the /64 of an IPv6 one, within which a sender has as many as they like. */
function sourceOf(address: string | null): string {
  if (address === null || !ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}
