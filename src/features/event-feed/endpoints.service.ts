import type { z } from "@hono/zod-openapi";
import type { FeedEventType } from "../../domain/event-feed/feed-event.model.ts";
import { addDays, isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError, invalidField, notFound } from "../../platform/errors.ts";
import { checkCallbackUrl } from "../../platform/outbound-address.ts";
import {
  deleteEndpointRow,
  enableEndpointRow,
  type EndpointRow,
  ENDPOINTS_MAX,
  findEndpoint,
  insertEndpoint,
  listEndpointRows,
  replaceSecret,
} from "./endpoints.store.ts";
import { newSealedSecret, unsealSecret } from "./endpoint-secrets.ts";
import type { EndpointBody } from "./event-feed.schemas.ts";
import type { EndpointSecretView, EndpointView } from "./event-feed.responses.ts";

/** How long messages are signed by the secret before a rotation too. */
const BOTH_VALID_DAYS = 1;

type View = z.input<typeof EndpointView>;
type SecretView = z.input<typeof EndpointSecretView>;

export async function listEndpoints(ctx: Ctx): Promise<View[]> {
  return (await listEndpointRows(ctx)).map(toView);
}

/** @throws DomainError `not_found`. */
export async function requireEndpoint(ctx: Ctx, endpointId: string): Promise<EndpointRow> {
  const row = await findEndpoint(ctx, endpointId);
  if (!row) throw notFound("The webhook endpoint");
  return row;
}

/**
 * Adds an endpoint, which gets the events from now on.
 * @throws DomainError `validation_failed` for an address that is not public, `invalid_state` where the tenant has ten.
 */
export async function createEndpoint(
  ctx: Ctx,
  { url, event_types }: z.output<typeof EndpointBody>,
): Promise<SecretView> {
  const checked = checkCallbackUrl(url, ctx.settings);
  if (!checked.ok) throw invalidField("url", "invalid", checked.refusal.message);
  const endpointId = ctx.newId();
  await insertEndpoint(ctx, {
    endpointId,
    url: checked.value.href,
    eventTypes: JSON.stringify([...new Set(event_types)]),
    secret: await newSealedSecret(ctx, endpointId),
    createdAt: isoTime(ctx.now()),
    createdBy: ctx.actor.id,
  });
  // A repetition of the request has the secret that the first attempt stored.
  const row = await findEndpoint(ctx, endpointId);
  if (!row) throw new DomainError("invalid_state", `A tenant can have ${ENDPOINTS_MAX} webhook endpoints.`);
  return withSecret(ctx, row);
}

/** Deletes an endpoint. What is still to be delivered to it is given up. */
export async function deleteEndpoint(ctx: Ctx, { endpointId }: EndpointRow) {
  await deleteEndpointRow(ctx, endpointId);
  return { status: "deleted", endpoint_id: endpointId } as const;
}

/** A new secret; for a day messages are signed by the one before too. */
export async function rotateSecret(ctx: Ctx, { endpointId }: EndpointRow): Promise<SecretView> {
  const rotationId = ctx.newId();
  const secret = await newSealedSecret(ctx, endpointId);
  const previousUntil = isoTime(addDays(ctx.now(), BOTH_VALID_DAYS));
  await replaceSecret(ctx, endpointId, { secret, previousUntil, rotationId });
  return withSecret(ctx, await requireEndpoint(ctx, endpointId));
}

/** Sends events again to an endpoint that was disabled. */
export async function enableEndpoint(ctx: Ctx, { endpointId }: EndpointRow): Promise<View> {
  await enableEndpointRow(ctx, endpointId);
  return toView(await requireEndpoint(ctx, endpointId));
}

const withSecret = async (ctx: Ctx, row: EndpointRow): Promise<SecretView> => ({
  ...toView(row),
  secret: await unsealSecret(ctx, row.endpointId, row.secret),
});

const toView = (row: EndpointRow): View => ({
  endpoint_id: row.endpointId,
  url: row.url,
  event_types: JSON.parse(row.eventTypes) as FeedEventType[],
  state: row.state,
  failing_since: row.failingSince,
  created_at: row.createdAt,
});
