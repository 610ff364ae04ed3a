import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";

const WINDOW_MS = 60_000;
/** Of one minute in one isolate; beyond them all begin anew. */
const MOST_CALLERS = 10_000;

const visits = new Map<string, number>();
let window = 0;

/**
 * Counts a request by a valid link, which is let in without asking the shield. By the case that it opens, not by
 * address: many customers may share one, and whoever holds a link may send from as many as they like. It is counted
 * where it is answered, in memory, because that is what it must protect: an answer costs little more than a counter
 * elsewhere would.
 * @throws DomainError `rate_limited`, with the seconds to wait.
 */
export async function limitVisits(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime();
  const current = Math.floor(now / WINDOW_MS);
  if (current !== window || visits.size >= MOST_CALLERS) visits.clear();
  window = current;
  const count = (visits.get(ctx.actor.id) ?? 0) + 1;
  visits.set(ctx.actor.id, count);
  if (count <= ctx.settings.PORTAL_RATE_LIMIT_PER_MINUTE) return;
  throw new DomainError("rate_limited", "Too many requests by this link.", {
    headers: { "Retry-After": String(Math.ceil(((current + 1) * WINDOW_MS - now) / 1000)) },
  });
}
