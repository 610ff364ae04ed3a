import { sql } from "drizzle-orm";
import { commit } from "../../../src/platform/db.ts";
import { type Calls, CASE, DAY, NO_QUERY, T } from "./calls.ts";

const event = { key: "new", type: "case.opened", at: T, ids: { workflow_id: CASE } };
const ENDPOINT = "endpoint-3";
const DELIVERY = "msg_endpoint-3_99953";
const job = {
  webhookId: DELIVERY,
  phase: "delivering",
  attempts: 2,
  lastFailure: null,
  dueAtMs: null,
  updatedAt: T,
  version: 7,
};

const ownList = {
  listId: "list-1",
  name: "n",
  severity: "low",
  version: 2,
  entries: 1,
  segments: 1,
  bytes: 1,
  sha256: "h",
  updatedAt: T,
  updatedBy: "o",
  deletedAt: null,
  searchAgainAt: T,
};

export const CALLS_OF_EVENTS: Calls = {
  "screening/own-lists/own-lists.store.ts": {
    OWN_LISTS_MAX: NO_QUERY,
    listOwnLists: (f, ctx) => f(ctx),
    findOwnList: (f, ctx) => f(ctx, "list-1"),
    saveOwnList: (f, ctx) => f(ctx, ownList),
    searchAgain: (f, ctx) => f(ctx, "list-1", ["e-1"]),
    unscreenAll: (f, ctx) => f(ctx),
    listDueAgain: (f, ctx) => f(ctx, T, { tenantId: "t", listId: "list-1", dueAt: T }, 50),
    nextAgain: (f, ctx) => f(ctx),
    endAgain: (f, ctx) => f(ctx, "list-1", T),
  },
  "features/event-feed/publish.store.ts": {
    publishWrites: (f, ctx) => commit(ctx.db, f(ctx, event)),
    emptyEventsOfCase: (f, ctx) => f(ctx, CASE),
    emptyEventsOfRelationship: (f, ctx) => f(ctx, "relationship-9"),
    emptyEvent: (f, ctx) => f(ctx, "case.opened", "key-9"),
  },
  "features/event-feed/feed.store.ts": {
    listEvents: [
      (f, ctx) => f(ctx, { after: 50_000, type: undefined }, 1_000),
      (f, ctx) => f(ctx, { after: 50_000, type: "case.decided" }, 1_000),
    ],
  },
  "features/event-feed/deliveries.store.ts": {
    listUnordered: (f, ctx) =>
      f(ctx, { now: T, lostBefore: T }, { tenantId: "t", deliveryId: "d", nextAttemptAt: T }, 100),
    listUnorderedOfTenant: (f, ctx) => f(ctx, T, 100),
    findNextAttempt: (f, ctx) => f(ctx),
    findOutgoing: (f, ctx) => f(ctx, DELIVERY),
    projectDelivery: (f, ctx) => f(ctx, job),
    listDeliveries: [
      (f, ctx) => f(ctx, ENDPOINT, null, 200),
      (f, ctx) => f(ctx, ENDPOINT, { createdAt: DAY, deliveryId: DELIVERY }, 200),
    ],
    findDelivery: (f, ctx) => f(ctx, DELIVERY),
    orderAgain: (f, ctx) => f(ctx, DELIVERY, T),
    insertTest: (f, ctx) => f(ctx, ENDPOINT, "msg_new", T),
    dropOldDeliveries: (f, ctx) => f(ctx, DAY, 100),
  },
  "features/event-feed/endpoints.store.ts": {
    ENDPOINTS_MAX: NO_QUERY,
    insertEndpoint: (f, ctx) =>
      f(ctx, { endpointId: "e", url: "u", eventTypes: "[]", secret: "s", createdAt: T, createdBy: "o" }),
    listEndpointRows: (f, ctx) => f(ctx),
    findEndpoint: (f, ctx) => f(ctx, ENDPOINT),
    replaceSecret: (f, ctx) => f(ctx, ENDPOINT, { secret: "s", previousUntil: T, rotationId: "r" }),
    enableEndpointRow: (f, ctx) => f(ctx, ENDPOINT),
    endFailing: (f, ctx) => f(ctx, ENDPOINT),
    recordFailing: (f, ctx) => f(ctx, ENDPOINT, { at: T, disableBefore: DAY }),
    notifyOfDisabled: (f, ctx) => f(ctx, ENDPOINT, T, T),
    deleteEndpointRow: (f, ctx) => f(ctx, "endpoint-4"),
    disableEndpointsOf: (f, ctx) => f(ctx, "officer-7", sql`1`),
  },
};
