import { commit } from "../../../src/platform/db.ts";
import { type Calls, CASE, T } from "./calls.ts";

const event = { key: "new", type: "case.opened", at: T, ids: { workflow_id: CASE } };

export const CALLS_OF_EVENTS: Calls = {
  "features/event-feed/publish.store.ts": {
    publishWrites: (f, ctx) => commit(ctx.db, f(ctx, event)),
    emptyEventsOfCase: (f, ctx) => f(ctx, CASE),
    emptyEventsOfRelationship: (f, ctx) => f(ctx, "relationship-9"),
    emptyEvent: (f, ctx) => f(ctx, "case.opened", "key-9"),
  },
};
