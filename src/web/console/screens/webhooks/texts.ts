import type { FeedEventType } from "../../../../domain/event-feed/feed-event.model.ts";
import { texts } from "../../language/language.ts";

const TYPES: Readonly<Record<FeedEventType, string>> = {
  "case.opened": "A case was opened",
  "case.submitted": "A customer handed in",
  "case.review_pending": "A case waits for an officer",
  "case.decided": "A case was decided",
  "relationship.changed": "A relationship changed",
  "monitoring.event": "Something about a customer changed",
  "alert.raised": "An alert was raised",
  "review.due": "A review falls due",
  "verification.completed": "A verification was completed",
};

/** Words of the pages of webhook endpoints. */
export const WEBHOOKS = texts("webhooks", {
  title: "Webhooks",
  types: TYPES,
  notYours: "Webhooks belong to the compliance manager.",
  deleted: "This endpoint was deleted.",
  list: {
    title: "Endpoints",
    empty: "No system of yours is told of events yet.",
    every: "Every event",
    since: (day: string) => `since ${day}`,
    failing: (time: string) => `Every delivery has failed since ${time}.`,
  },
  add: {
    title: "A new endpoint",
    address: "Address",
    hint: "https, on a public address. Messages carry ids, type and time, and are signed by Standard Webhooks.",
    events: "Events",
    create: "Create the endpoint",
    chooseEvents: "Choose at least one event",
  },
  secret: {
    title: "The signing secret",
    store: "Store it now: it is not shown again. Whoever has it can sign messages as this service.",
    copy: "Copy",
    stored: "I have stored it",
  },
  page: {
    test: "Send a test",
    rotate: "New secret",
    rotateHint: "With a new secret, messages carry both signatures for 24 hours.",
    enable: "Switch on",
    delete: "Delete",
    deleteTitle: "Delete this endpoint",
    deleteEffect: (url: string) =>
      `Nothing is delivered to ${url} any more, also nothing that waits for another attempt.`,
    keep: "Keep the endpoint",
    deleteNow: "Delete the endpoint",
    deliveries: "Deliveries",
    columns: ["Event", "State", "Attempts", "Last failure", "Changed", ""],
    noFailure: "none",
    again: "Send again",
    empty: "Nothing was delivered yet.",
  },
} as const);
