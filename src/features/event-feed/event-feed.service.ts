import type { z } from "@hono/zod-openapi";
import type { Ctx } from "../../platform/context.ts";
import type { EventsQuery } from "./event-feed.schemas.ts";
import type { EventsView } from "./event-feed.responses.ts";
import { listEvents } from "./feed.store.ts";

/** A page of the tenant's events. A number that no event has yet answers an empty page. */
export async function readEvents(
  ctx: Ctx,
  { after, limit, type }: z.output<typeof EventsQuery>,
): Promise<z.input<typeof EventsView>> {
  const events = await listEvents(ctx, { after, type }, limit);
  const view = events.map(({ ids, ...event }) => ({ ...event, ids: { ...ids } }));
  return { events: view, next: events.at(-1)?.sequence ?? after };
}
