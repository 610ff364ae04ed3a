import type { z } from "@hono/zod-openapi";
import { dayOf } from "../../domain/retention/retention.rules.ts";
import { readOfficerStandings } from "../../http/standing.ts";
import { isActorName } from "../../platform/actor-name.rules.ts";
import type { Ctx } from "../../platform/context.ts";
import { foreignCursor, notFound } from "../../platform/errors.ts";
import { workOf } from "../cases/assignment.service.ts";
import { isKnownOfficer } from "../officers/officers.store.ts";
import type { OfficerWorkQuery } from "./handover.schemas.ts";
import type { OfficerWorkView, WorkItemView } from "./handover.responses.ts";
import {
  type CaseOfOfficer,
  countWork,
  listAssignedCases,
  listParkedCases,
  listRelationshipsOf,
  listSubstitutions,
} from "./work.store.ts";

export type WorkItem = z.input<typeof WorkItemView>;
export type WorkKind = WorkItem["kind"];

interface Keyed {
  readonly key: string;
  readonly item: WorkItem;
}

type ReadKind = (ctx: Ctx, officerId: string, after: string | null, limit: number) => Promise<Keyed[]>;

/** In the order of the list. */
const READ: Readonly<Record<WorkKind, ReadKind>> = {
  case: async (ctx, officerId, after, limit) =>
    (await listAssignedCases(ctx, officerId, { after: numberOf(after), limit })).map((row) =>
      caseItem(ctx, row, "case"),
    ),
  second_approval: async (ctx, officerId, after, limit) =>
    (await listParkedCases(ctx, officerId, { after: numberOf(after), limit })).map((row) =>
      caseItem(ctx, row, "second_approval"),
    ),
  relationship: async (ctx, officerId, after, limit) =>
    (await listRelationshipsOf(ctx, officerId, { after, limit })).map((row) => ({
      key: row.relationshipId,
      item: {
        ...NOTHING,
        kind: "relationship" as const,
        id: row.relationshipId,
        name: row.name,
        state: row.state,
        due_at: row.nextReviewAt,
        overdue: row.nextReviewAt !== null && row.nextReviewAt <= dayOf(ctx.now()),
        open_events: row.openEvents,
      },
    })),
  substitution: async (ctx, officerId, after, limit) =>
    (await listSubstitutions(ctx, officerId, dayOf(ctx.now()), { after, limit })).map(({ absentee, untilDay }) => ({
      key: absentee,
      item: { ...NOTHING, kind: "substitution" as const, id: absentee, name: absentee, due_at: untilDay },
    })),
};
const KINDS = Object.keys(READ) as WorkKind[];

const NOTHING = { state: null, due_at: null, overdue: false, assignee: null, maker: null, open_events: null } as const;

const numberOf = (key: string | null): number | null => (key === null ? null : Number(key));

function caseItem(ctx: Ctx, row: CaseOfOfficer, kind: "case" | "second_approval"): Keyed {
  const { due_at, overdue, assignee } = workOf(row, ctx.now());
  const maker = row.status === "PENDING_SECOND_APPROVAL" ? row.parkedBy : null;
  const { workflowId: id, companyName: name, status: state } = row;
  return { key: String(row.key), item: { ...NOTHING, kind, id, name, state, due_at, overdue, assignee, maker } };
}

interface Position {
  readonly kind: WorkKind;
  readonly key: string;
}

/** @throws DomainError `validation_failed` for anything but a cursor of this operation. */
export function readWorkCursor(cursor: string | undefined): Position | null {
  if (cursor === undefined) return null;
  const at = cursor.indexOf(" ");
  const [kind, key] = [KINDS.find((one) => one === cursor.slice(0, at)), cursor.slice(at + 1)];
  const isKey = kind === "case" || kind === "second_approval" ? /^\d{1,15}$/.test(key) : isActorName(key);
  if (kind === undefined || !isKey) throw foreignCursor();
  return { kind, key };
}

/** A part of an officer's work, kind by kind. */
export async function listWork(
  ctx: Ctx,
  officerId: string,
  after: Position | null,
  limit: number,
): Promise<{ readonly items: readonly WorkItem[]; readonly nextCursor: string | null }> {
  const found: (Keyed & { readonly kind: WorkKind })[] = [];
  for (const kind of KINDS.slice(after === null ? 0 : KINDS.indexOf(after.kind))) {
    const missing = limit + 1 - found.length;
    if (missing === 0) break;
    const from = after?.kind === kind ? after.key : null;
    found.push(...(await READ[kind](ctx, officerId, from, missing)).map((one) => ({ ...one, kind })));
  }
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1)! : null;
  return { items: page.map(({ item }) => item), nextCursor: last && `${last.kind} ${last.key}` };
}

/**
 * What an officer must hand over before they leave. It says nothing of reports to the financial intelligence unit.
 * @throws DomainError `not_found` for an id that has never worked here and has nothing to hand over.
 */
export async function readOfficerWork(
  ctx: Ctx,
  officerId: string,
  { cursor, limit }: z.output<typeof OfficerWorkQuery>,
): Promise<z.input<typeof OfficerWorkView>> {
  const { items, nextCursor } = await listWork(ctx, officerId, readWorkCursor(cursor), limit);
  const counts = await countWork(ctx, officerId, dayOf(ctx.now()));
  const hasNone = Object.values(counts).every((count) => count === 0);
  if (hasNone && !(await isKnownOfficer(ctx, officerId))) throw notFound("The officer");
  const standings = await readOfficerStandings(ctx, [officerId]);
  return {
    officer_id: officerId,
    standing: standings?.get(officerId) ?? null,
    counts: {
      cases: counts.cases,
      second_approvals: counts.secondApprovals,
      relationships: counts.relationships,
      substitutions: counts.substitutions,
    },
    items: [...items],
    next_cursor: nextCursor,
  };
}
