import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";

/** Whose link it is, which never changes. */
export interface KnownLink {
  readonly tenantId: string;
  readonly workflowId: string;
  /** As it was when it was looked up; it may have been renewed since. */
  readonly expiresAt: string;
}

const MOST = 5_000;
const links = new Map<string, KnownLink>();

/**
 * A link that this isolate looked up before and that had not expired by now, by the hash of its token. Whether it
 * still opens anything is for the case's object to say: every look asks it, and a write looks the link up anew.
 */
export function knownLink(ctx: Ctx, tokenHash: string): KnownLink | undefined {
  const link = links.get(tokenHash);
  return link && link.expiresAt > isoTime(ctx.now()) ? link : undefined;
}

/** Only of a link that was found: guesses push none out. */
export function keepLink(tokenHash: string, link: KnownLink): void {
  if (links.size >= MOST) links.clear();
  links.set(tokenHash, link);
}

/** From now on it is looked up again. */
export const deleteLink = (tokenHash: string): void => void links.delete(tokenHash);
