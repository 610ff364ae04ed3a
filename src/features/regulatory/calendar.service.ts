import type { Actor, Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { base64url } from "../../platform/ids.ts";
import { isoTime } from "../../platform/clock.ts";
import { type CalendarEntry, listCalendar, MONTHS_AHEAD_MAX } from "./calendar.rules.ts";
import { changesFrom } from "./changes.store.ts";
import { deleteFeed, findFeed, replaceFeed } from "./feeds.store.ts";
import { writeCalendar } from "./ical.ts";
import { radarWith } from "./radar.service.ts";

/** What falls due in the next months: the law's dates and the tenant's registered changes. One round trip. */
export async function readCalendar(ctx: Ctx, monthsAhead: number): Promise<CalendarEntry[]> {
  const today = isoTime(ctx.now()).slice(0, 10);
  const { radar, results } = await radarWith(ctx, [changesFrom(ctx, today)], ctx.db);
  return listCalendar(radar, monthsAhead, results[0]);
}

/** The calendar as a file that calendar programs subscribe to, as far ahead as it goes. */
export async function readCalendarFile(ctx: Ctx): Promise<string> {
  const entries = await readCalendar(ctx, MONTHS_AHEAD_MAX);
  return writeCalendar(entries, new URL(ctx.settings.PUBLIC_BASE_URL).hostname, ctx.now());
}

export interface CalendarFeed {
  readonly feed_token: string;
  readonly feed_url: string;
  readonly created_at: string;
}

/** A new feed for the caller, in place of an earlier one. Only the hash of its token is kept. */
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

/** Who reads a feed: its tenant, and nothing but the calendar. @throws DomainError `unauthorized`. */
export async function identifyFeed(ctx: Ctx, token: string): Promise<Actor> {
  const feed = await findFeed(ctx, sha256Hex(token));
  if (!feed) {
    throw new DomainError("unauthorized", "The calendar feed does not exist any more.", {
      headers: { "WWW-Authenticate": "Bearer" },
    });
  }
  return { kind: "system", tenantId: feed.tenantId, id: "calendar-feed", roles: [] };
}
