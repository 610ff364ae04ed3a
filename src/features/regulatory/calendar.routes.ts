import { z } from "@hono/zod-openapi";
import type { CallerIdentifier } from "../../http/access.ts";
import type { Api } from "../../http/endpoint-spec.ts";
import { authenticateOfficer } from "../../http/authenticate.ts";
import { registerEndpoint } from "../../http/endpoint.ts";
import { ok } from "../../http/reply.ts";
import type { Actor, Ctx } from "../../platform/context.ts";
import { identifyFeed, issueFeed, readCalendar, readCalendarFile, revokeFeed } from "./calendar.service.ts";
import { CalendarQuery } from "./regulatory.schemas.ts";
import { calendarEntry } from "./regulatory.views.ts";

const CALENDAR = { tag: "regulatory radar", access: "officer" } as const;

export function registerCalendar(api: Api): void {
  registerEndpoint(api, {
    ...CALENDAR,
    method: "get",
    path: "/api/regulatory/calendar",
    operationId: "listCalendar",
    query: CalendarQuery,
    handle: async ({ ctx, query }) => ok((await readCalendar(ctx, query.months_ahead)).map(calendarEntry)),
  });
  registerEndpoint(api, {
    ...CALENDAR,
    method: "post",
    path: "/api/regulatory/calendar-feed",
    operationId: "issueCalendarFeed",
    handle: async ({ ctx }) => ok(await issueFeed(ctx)),
  });
  registerEndpoint(api, {
    ...CALENDAR,
    method: "delete",
    path: "/api/regulatory/calendar-feed",
    operationId: "revokeCalendarFeed",
    handle: async ({ ctx }) => {
      await revokeFeed(ctx);
      return ok({ status: "revoked" });
    },
  });
  registerEndpoint(api, {
    method: "get",
    path: "/api/regulatory/calendar.ics",
    tag: CALENDAR.tag,
    operationId: "readCalendarFeed",
    access: identifySubscriber,
    hidesCost: true,
    query: z.object({ feed: z.string().optional().openapi({ description: "Token of the subscribed address" }) }),
    handle: async ({ ctx }) =>
      new Response(await readCalendarFile(ctx), {
        headers: {
          "Content-Type": "text/calendar; charset=utf-8",
          "Content-Disposition": 'inline; filename="regulatory-calendar.ics"',
          "Referrer-Policy": "no-referrer",
        },
      }),
  });
}

/** Calendar programs send no header, so the token stands in the address; an officer's own works too. */
const identifySubscriber: CallerIdentifier = Object.assign(
  async (request: Request, ctx: Ctx): Promise<Actor> => {
    const token = new URL(request.url).searchParams.get("feed");
    return token === null ? authenticateOfficer(request.headers, ctx.settings) : identifyFeed(ctx, token);
  },
  {
    errors: ["unauthorized", "forbidden"] as const,
    credential: "the feed token in the address, or an officer's token.",
  },
);
