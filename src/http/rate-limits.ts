import ipaddr from "ipaddr.js";
import type { Ctx } from "../platform/context.ts";
import { DomainError } from "../platform/errors.ts";
import { errorClass } from "../platform/logger.ts";

/**
 * The period of both bindings in wrangler.toml. A binding does not say when its window ends, so a caller waits a
 * whole one.
 */
const WINDOW_SECONDS = 60;

/**
 * Counts a request against its address: looking up a portal token, or guessing a key, costs the service more than
 * its sender.
 * @throws DomainError `rate_limited`.
 */
export const limitByAddress = (request: Request, ctx: Ctx): Promise<void> =>
  count(ctx, "ADDRESS_LIMITER", addressOf(request.headers.get("CF-Connecting-IP")), "from this address");

/**
 * Counts a request against its portal link, because the holder of a link may send from many addresses.
 * @throws DomainError `rate_limited`.
 */
export const limitByLink = (ctx: Ctx, tokenHash: string): Promise<void> =>
  count(ctx, "LINK_LIMITER", tokenHash, "by this link");

/** A failing counter blocks nobody. */
async function count(
  ctx: Ctx,
  limiter: "ADDRESS_LIMITER" | "LINK_LIMITER",
  key: string,
  source: string,
): Promise<void> {
  const { success } = await ctx.env[limiter].limit({ key }).catch((error: unknown) => {
    ctx.log.warn("rate_limiter_unavailable", { limiter, class: errorClass(error) });
    return { success: true };
  });
  if (success) return;
  ctx.log.warn("rate_limited", { limiter });
  throw new DomainError("rate_limited", `Too many requests ${source}.`, {
    headers: { "Retry-After": String(WINDOW_SECONDS) },
  });
}

/** One sender: an IPv4 address, or the /64 of an IPv6 address, which one sender can use freely. */
function addressOf(address: string | null): string {
  if (address === null || !ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}
