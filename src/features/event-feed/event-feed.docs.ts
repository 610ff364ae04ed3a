import {
  DeletedEndpointView,
  DeliveriesView,
  DeliveryView,
  EndpointSecretView,
  EndpointView,
  EndpointsView,
  EventsView,
} from "./event-feed.responses.ts";
import { describeOperation, describeOperations, type WebhookSpec } from "../../http/openapi/describe-operations.ts";
import { EventHeaders, EventMessage } from "./event-message.responses.ts";

export const EVENT_FEED = describeOperations({
  listEvents: {
    summary: "Read the event feed",
    description: [
      "Returns what happened to the tenant's cases, customers and alerts, in the order of publication: type, time and ids, nothing else.",
      "Read on with `after` set to `next`. The numbers have no gap; an event of a deleted case stays with empty `ids`.",
      "A type that does not exist matches nothing, and neither does a number that no event has yet.",
    ],
    responses: { 200: EventsView },
  },
  listWebhookEndpoints: {
    summary: "List webhook endpoints",
    description: ["Returns the addresses that the tenant's events are posted to, in the order of creation."],
    responses: { 200: EndpointsView },
  },
  createWebhookEndpoint: {
    summary: "Create a webhook endpoint",
    description: [
      "Posts every event from now on to the address (webhook `eventPublished`). The answer shows the `secret` that messages are signed by; no other answer does.",
      "The address must be public and use https on port 443 or 8443, else 422. A tenant has ten endpoints at most; one more answers 409.",
    ],
    errors: ["validation_failed", "invalid_state"],
    responses: { 201: EndpointSecretView },
  },
  deleteWebhookEndpoint: {
    summary: "Delete a webhook endpoint",
    description: ["Events are not posted there any more. What is still to be delivered is given up."],
    responses: { 200: DeletedEndpointView },
  },
  rotateWebhookSecret: {
    summary: "Rotate the secret of a webhook endpoint",
    description: [
      "Makes a new `secret` and shows it once. For 24 hours each message carries two signatures, by the new secret and by the one before.",
      "A further rotation within that time ends the older of the two.",
    ],
    responses: { 200: EndpointSecretView },
  },
  enableWebhookEndpoint: {
    summary: "Enable a webhook endpoint",
    description: [
      "Posts events again to an endpoint that was disabled. Those that were published meanwhile are not posted: read them from the feed.",
      "An endpoint is disabled when all attempts have failed for five days, and at once when it answers 410.",
    ],
    responses: { 200: EndpointView },
  },
  testWebhookEndpoint: {
    summary: "Send a test event",
    description: ["Posts an event of type `endpoint.test` with empty `data`. A disabled endpoint answers 409."],
    errors: ["invalid_state", "service_unavailable"],
    responses: { 202: DeliveryView },
  },
  listWebhookDeliveries: {
    summary: "List the deliveries of a webhook endpoint",
    description: ["Returns what was posted in the last 30 days or is still to be posted, newest first."],
    errors: ["validation_failed"],
    responses: { 200: DeliveriesView },
  },
  redeliverWebhook: {
    summary: "Send a delivery again",
    description: [
      "Posts the event again now, under the same `webhook-id`, whatever came of it before. If the attempt fails, further attempts follow.",
      "A disabled endpoint answers 409.",
    ],
    errors: ["invalid_state", "service_unavailable"],
    responses: { 202: DeliveryView },
  },
});

/** The message to a tenant's endpoint. */
export const EVENT_PUBLISHED: WebhookSpec = {
  ...describeOperation("eventPublished", {
    summary: "Something happened",
    description: [
      "Posted to the webhook endpoints of a tenant: type, time and ids of an event. Read what changed by its ids.",
      "",
      "The headers follow Standard Webhooks: verify `webhook-signature` with the endpoint's secret before you trust the body.",
      "`webhook-id` is the same for every attempt, so that a repetition can be recognised. Events can arrive in another order than they were published: `sequence` tells.",
      "Any 2xx answer within 10 seconds counts as received. Anything else is attempted again after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24 hours, then the delivery counts as failed; redirects are not followed.",
    ],
  }),
  tag: "events",
  headers: EventHeaders,
  body: EventMessage,
};
