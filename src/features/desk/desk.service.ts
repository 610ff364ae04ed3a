import type { z } from "@hono/zod-openapi";
import type { Ctx } from "../../platform/context.ts";
import { readListStates } from "../../screening/index.ts";
import { countCases } from "../cases/case-list.store.ts";
import { countOpenEvents } from "../monitoring/event-list.store.ts";
import { countUnreadOfCaller } from "../notifications/notifications.service.ts";
import type { DeskView } from "./desk.responses.ts";

/** How much waits for the caller, as the lists of cases, events and notifications count it. */
export async function readDesk(ctx: Ctx): Promise<z.input<typeof DeskView>> {
  const [cases, openEvents, unread, { lists }] = await Promise.all([
    countCases(ctx),
    countOpenEvents(ctx),
    countUnreadOfCaller(ctx),
    readListStates(ctx),
  ]);
  return {
    cases,
    open_events: openEvents,
    unread_notifications: unread,
    stale_lists: lists.filter(({ stale }) => stale).map(({ source, checkedAt }) => ({ source, checked_at: checkedAt })),
    no_lists: lists.length === 0,
  };
}
