import { requireStanding } from "../../http/standing.ts";
import { type Actor, asCaller, type Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { base64url } from "../../platform/ids.ts";
import { isoTime } from "../../platform/clock.ts";
import { type CalendarEntry, listCalendar, MONTHS_AHEAD_MAX } from "./calendar.rules.ts";
import { changesFrom } from "./changes.store.ts";
import { deleteFeed, findFeed, replaceFeed } from "./feeds.store.ts";
import { writeCalendar } from "./ical.ts";
import { radarWith } from "./radar.service.ts";

/** Dates of the next months, in law and from registered changes. One round trip. */
export async function readCalendar(ctx: Ctx, monthsAhead: number): Promise<CalendarEntry[]> {
  const today = isoTime(ctx.now()).slice(0, 10);
  const { radar, results } = await radarWith(ctx, [changesFrom(ctx, today)], ctx.db);
  return listCalendar(radar, monthsAhead, results[0]);
}

/** The whole calendar as a file that calendar programs subscribe to. */
export async function readCalendarFile(ctx: Ctx): Promise<string> {
  const entries = await readCalendar(ctx, MONTHS_AHEAD_MAX);
  return writeCalendar(entries, new URL(ctx.settings.PUBLIC_BASE_URL).hostname, ctx.now());
}

export interface CalendarFeed {
  readonly feed_token: string;
  readonly feed_url: string;
  readonly created_at: string;
}

/** Issues a new feed that replaces the caller's earlier one. Only the hash of its token is stored. */
export async function issueFeed(ctx: Ctx): Promise<CalendarFeed> {
  const token = `cf_${base64url(ctx.randomBytes(24))}`;
  await replaceFeed(ctx, sha256Hex(token));
  return {
    feed_token: token,
    feed_url: `${ctx.settings.PUBLIC_BASE_URL}/api/regulatory/calendar.ics?feed=${token}`,
    created_at: isoTime(ctx.now()),
  };
}

export const revokeFeed = deleteFeed;

/**
 * The reader of a feed: its tenant, with access to the calendar only.
 * @throws DomainError `unauthorized`; `forbidden` for a feed of an officer whom the directory does not know.
 */
export async function identifyFeed(ctx: Ctx, token: string): Promise<Actor> {
  const feed = await findFeed(ctx, sha256Hex(token));
  if (!feed) {
    throw new DomainError("unauthorized", "The calendar feed no longer exists.", {
      headers: { "WWW-Authenticate": "Bearer" },
    });
  }
  const { tenantId, officerId: id, directoryKey } = feed;
  // A feed ends with its officer. One that is older than the directory names them only where the directory does so too.
  const key = directoryKey ?? (ctx.settings.SCIM_MATCH_CLAIM === "sub" ? id : null);
  const officer: Actor = { kind: "officer", tenantId, id, roles: [], ...(key === null ? {} : { directoryKey: key }) };
  await requireStanding(asCaller(ctx, officer));
  return { kind: "system", tenantId, id: "calendar-feed", roles: [] };
}
