import type { z } from "@hono/zod-openapi";
import { dayOf } from "../../domain/retention/retention.rules.ts";
import { readOfficerStandings, requireStandingOfficers } from "../../http/standing.ts";
import { isActorName, isSameOfficer, mayBeSameOfficer } from "../../platform/actor-name.rules.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx, Role } from "../../platform/context.ts";
import { DomainError, foreignCursor, invalidField, notFound } from "../../platform/errors.ts";
import type { AbsenceBody, ListOfficersQuery } from "./officers.schemas.ts";
import type { OfficerAbsenceView, OfficerListView, OfficerNamesView } from "./officers.responses.ts";
import { wakeMonitor } from "../monitoring/monitor.client.ts";
import { listIdentities } from "./identities.store.ts";
import {
  type Absence,
  deleteAbsence,
  isKnownOfficer,
  listOfficers,
  listRepresented,
  saveAbsence,
} from "./officers.store.ts";

/** The tenant's officers, as far as what they did about cases tells. */
export async function readOfficers(
  ctx: Ctx,
  { cursor, limit }: z.output<typeof ListOfficersQuery>,
): Promise<z.input<typeof OfficerListView>> {
  if (cursor !== undefined && !isActorName(cursor)) throw foreignCursor();
  const rows = await listOfficers(ctx, { after: cursor ?? "", today: dayOf(ctx.now()), limit: limit + 1 });
  const page = rows.slice(0, limit);
  const ids = page.map(({ officerId }) => officerId);
  const standings = await readOfficerStandings(ctx, ids);
  return {
    officers: page.map(({ officerId, roles, lastSeen, absence }) => ({
      officer_id: officerId,
      standing: standings?.get(officerId) ?? null,
      roles: roles === null ? null : (JSON.parse(roles) as Role[]),
      last_seen: lastSeen,
      absence: absence === null ? null : absenceView(JSON.parse(absence) as Absence),
    })),
    next_cursor: rows.length > page.length ? page.at(-1)!.officerId : null,
  };
}

/** Names of officers who signed in or worked on a case, by their last token. */
export async function readOfficerNames(
  ctx: Ctx,
  { cursor, limit }: z.output<typeof ListOfficersQuery>,
): Promise<z.input<typeof OfficerNamesView>> {
  if (cursor !== undefined && !isActorName(cursor)) throw foreignCursor();
  const rows = await listIdentities(ctx, { after: cursor ?? "", limit: limit + 1 });
  const page = rows.slice(0, limit);
  return {
    names: page.map(({ officerId, name, email }) => ({ officer_id: officerId, name, email })),
    next_cursor: rows.length > page.length ? page.at(-1)!.officerId : null,
  };
}

const absenceView = ({ fromDay, untilDay, substitute, setBy }: Absence) => ({
  from: fromDay,
  until: untilDay,
  substitute,
  set_by: setBy,
});

/**
 * Whose absence the path names: the caller's, or for a compliance manager that of any officer who is known.
 * @throws DomainError `forbidden`, `not_found`.
 */
export async function requireAbsentee(ctx: Ctx, officerId: string): Promise<string> {
  if (officerId === "me" || isSameOfficer(officerId, ctx.actor.id)) return ctx.actor.id;
  if (!ctx.actor.roles.includes("compliance_manager")) {
    throw new DomainError("forbidden", "Only a compliance manager can record the absence of another officer.");
  }
  if (!(await isKnownOfficer(ctx, officerId))) throw notFound("The officer");
  return officerId;
}

/** @throws DomainError `validation_failed` for days that are over or a substitute who is not there or was deactivated. */
export async function recordAbsence(
  ctx: Ctx,
  officerId: string,
  { from, until, substitute }: z.output<typeof AbsenceBody>,
): Promise<z.input<typeof OfficerAbsenceView>> {
  if (until < from) throw invalidField("until", "before_from", "The last day is before the first.");
  if (until < dayOf(ctx.now())) throw invalidField("until", "in_the_past", "The last day is over.");
  if (mayBeSameOfficer(substitute, officerId)) {
    throw invalidField("substitute", "same_officer", "Nobody stands in for themselves.");
  }
  await requireStandingOfficers(ctx, [substitute], "substitute");
  const absence = { fromDay: from, untilDay: until, substitute, setBy: ctx.actor.id };
  if (!(await saveAbsence(ctx, officerId, absence, isoTime(ctx.now())))) {
    throw (await isKnownOfficer(ctx, substitute))
      ? invalidField("substitute", "absent", "The substitute is away on one of these days.")
      : invalidField("substitute", "unknown_officer", "No officer with this id has worked on a case here.");
  }
  await wakeMonitor(ctx);
  return {
    officer_id: officerId,
    absence: absenceView(absence),
    without_substitute: await listRepresented(ctx, officerId, from, until),
  };
}

/** A repetition changes nothing. */
export async function endAbsence(ctx: Ctx, officerId: string): Promise<z.input<typeof OfficerAbsenceView>> {
  await deleteAbsence(ctx, officerId);
  return { officer_id: officerId, absence: null, without_substitute: [] };
}

/** The officers whose work is the caller's now: their own, and that of those who are away. */
export const workersOf = async (ctx: Ctx): Promise<string[]> => [
  ctx.actor.id,
  ...(await listRepresented(ctx, ctx.actor.id, dayOf(ctx.now()))),
];
