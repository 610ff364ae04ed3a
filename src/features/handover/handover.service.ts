import type { z } from "@hono/zod-openapi";
import { noticesOf } from "../../domain/relationships/event-notices.rules.ts";
import { OFFICER_ROLES } from "../../http/endpoint-spec.ts";
import { requireStandingOfficers } from "../../http/standing.ts";
import { isSameOfficer, mayBeSameOfficer } from "../../platform/actor-name.rules.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx, Role } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { DomainError, type ErrorCode, invalidField, unwrap } from "../../platform/errors.ts";
import { errorClass } from "../../platform/logger.ts";
import { callCase, newCommand } from "../cases/case.client.ts";
import { listOwnCases } from "../cases/cases.store.ts";
import { publishWrites } from "../event-feed/publish.store.ts";
import { notifyWrites } from "../notifications/notifications.store.ts";
import { findOfficer } from "../officers/officers.store.ts";
import { findRelationships, versionWrites } from "../relationships/relationships.store.ts";
import type { HandoverBody } from "./handover.schemas.ts";
import type { HandoverView } from "./handover.responses.ts";
import { listOpenEvents, type OpenEvent, replaceSubstitute } from "./handover.store.ts";
import { listWork, readWorkCursor, type WorkItem, type WorkKind } from "./work.service.ts";

type Result = z.input<typeof HandoverView>["results"][number]["result"];
type Given = Pick<WorkItem, "kind" | "id"> & { readonly name: string | null };

/** Whose work goes to whom. */
interface Handover {
  readonly from: string;
  readonly to: string;
  readonly reason: string | null;
}

/** A customer takes up to fifteen statements, and the platform admits a thousand in one request. */
const AT_ONCE = 40;
const EVENTS_OF_EACH = 10;

/**
 * Gives an officer's work to another, each item by itself: a refusal of one is its result and changes nothing. Repeated, it
 * finds what is left.
 * @throws DomainError `validation_failed` for an officer who may not get it.
 */
export async function handOverWork(
  ctx: Ctx,
  from: string,
  { to, reason, items, cursor }: z.output<typeof HandoverBody>,
): Promise<z.input<typeof HandoverView>> {
  const after = readWorkCursor(cursor);
  await requireSuccessor(ctx, from, to);
  const page = items === undefined ? await listWork(ctx, from, after, AT_ONCE) : null;
  const given: readonly Given[] = page?.items ?? items!.map((item) => ({ ...item, name: null }));
  const handover = { from, to, reason };
  const ids = (...kinds: WorkKind[]) => given.flatMap(({ kind, id }) => (kinds.includes(kind) ? [id] : []));
  const [own, relationships, events] = await Promise.all([
    listOwnCases(ctx, ids("case", "second_approval")),
    findRelationships(ctx, ids("relationship")),
    listOpenEvents(ctx, ids("relationship"), EVENTS_OF_EACH),
  ]);
  const nameOf = new Map(relationships.map((one) => [one.relationshipId, one.name]));
  const results: z.input<typeof HandoverView>["results"] = [];
  for (const { kind, id, name } of given) {
    results.push({ kind, id, name: name ?? nameOf.get(id) ?? null, result: await handOverOne(kind, id) });
  }
  ctx.log.info("work_handed_over", { items: results.length });
  return { results, next_cursor: page?.nextCursor ?? null };

  async function handOverOne(kind: WorkKind, id: string): Promise<Result> {
    if (kind === "relationship") return handOverCustomer(ctx, id, handover, events);
    if (kind === "substitution") {
      if (mayBeSameOfficer(id, to)) return "substitute_away";
      return (await replaceSubstitute(ctx, id, { from, to, at: isoTime(ctx.now()) }))
        ? "handed_over"
        : "substitute_away";
    }
    return own.includes(id) ? handOverCase(ctx, id, handover) : "not_found";
  }
}

/** @throws DomainError `validation_failed` */
async function requireSuccessor(ctx: Ctx, from: string, to: string): Promise<void> {
  if (mayBeSameOfficer(from, to)) throw invalidField("to", "same_officer", "The officer has this work already.");
  const officer = await findOfficer(ctx, to);
  if (!officer) throw invalidField("to", "unknown_officer", "No officer with this id has worked on a case here.");
  const roles = officer.roles === null ? null : (JSON.parse(officer.roles) as Role[]);
  if (roles !== null && !roles.some((role) => OFFICER_ROLES.includes(role))) {
    throw invalidField("to", "role_missing", "By their last token this officer may not work on cases.");
  }
  await requireStandingOfficers(ctx, [to], "to");
}

const RESULTS: Readonly<Partial<Record<ErrorCode, Result>>> = {
  four_eyes_same_officer: "four_eyes",
  invalid_state: "invalid_state",
  precondition_failed: "not_theirs",
  not_found: "not_found",
  service_unavailable: "service_unavailable",
};

async function handOverCase(ctx: Ctx, workflowId: string, handover: Handover): Promise<Result> {
  try {
    unwrap(await callCase(ctx, workflowId, (object) => object.assign(newCommand(ctx), handover)));
    return "handed_over";
  } catch (error) {
    const result = error instanceof DomainError ? RESULTS[error.code] : undefined;
    if (result === undefined) throw error;
    return result;
  }
}

/** Somebody else may change the customer at the same time; then it is read again. */
const ATTEMPTS = 3;

async function handOverCustomer(
  ctx: Ctx,
  relationshipId: string,
  { from, to, reason }: Handover,
  events: readonly OpenEvent[],
): Promise<Result> {
  const at = isoTime(ctx.now());
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const [before] = await findRelationships(ctx, [relationshipId]);
    if (!before) return "not_found";
    if (before.endedAt !== null) return "invalid_state";
    if (!isSameOfficer(before.officer, from)) return "not_theirs";
    const after = { ...before, officer: to, version: before.version + 1 };
    const ids = { relationship_id: relationshipId };
    try {
      await commit(ctx.db, [
        ...versionWrites(ctx, {
          after,
          actor: ctx.actor.id,
          event: "officer_changed",
          details: { from, to, reason },
          at,
        }),
        ...publishWrites(ctx, { key: `${relationshipId} ${after.version}`, type: "relationship.changed", at, ids }),
        ...events.flatMap((event) => (event.relationshipId === relationshipId ? noticeWrites(ctx, event, to, at) : [])),
      ]);
      return "handed_over";
    } catch (error) {
      // The other items of the page have their results, and this one can be handed over again.
      if (attempt === ATTEMPTS) ctx.log.error("handover_failed", { class: errorClass(error) });
    }
  }
  return "service_unavailable";
}

/** Tells the new officer of what nobody has disposed of. */
function noticeWrites(ctx: Ctx, { eventId, relationshipId, ...event }: OpenEvent, to: string, at: string) {
  const after = JSON.parse(event.after) as Readonly<Record<string, unknown>> | null;
  const [notice] = noticesOf({ ...event, after }, to);
  const ids = { relationship_id: relationshipId, event_id: eventId };
  return notifyWrites(ctx, { key: `event:${eventId}`, to: { officer: to }, kind: notice!.kind, ids, at });
}
