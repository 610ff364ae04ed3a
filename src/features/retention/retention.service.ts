import type { z } from "@hono/zod-openapi";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { unwrap } from "../../platform/errors.ts";
import { callCase, newCommand } from "../cases/case.client.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { readCase } from "../cases/case-reading.service.ts";
import type { CaseSummary } from "../cases/cases.store.ts";
import type { RetentionOrder } from "../../domain/retention/hold.rules.ts";
import { hasPassed, retentionOf } from "../../domain/retention/retention.rules.ts";
import { retentionPolicy } from "./retention.policy.ts";
import type { RetentionQuery } from "./retention.schemas.ts";
import type { CaseRetentionView } from "./retention.responses.ts";
import { listRetentionRows } from "./retention.store.ts";

type View = z.input<typeof CaseRetentionView>;

/** Until when a case is retained, and why. Independent of whether it has a report. */
export async function readRetention(ctx: Ctx, { workflowId }: CaseSummary): Promise<View> {
  return toView(ctx, (await readCase(ctx, workflowId)).record);
}

/** Executes an order about a case's retention. @throws DomainError `invalid_state`, `validation_failed`. */
export async function orderRetention(ctx: Ctx, { workflowId }: CaseSummary, order: RetentionOrder): Promise<View> {
  const command = newCommand(ctx);
  unwrap(await callCase(ctx, workflowId, (object) => object.changeRetention(command, order)));
  return toView(ctx, (await readCase(ctx, workflowId)).record);
}

/** One page of the tenant's cases by retention. */
export async function listRetention(ctx: Ctx, { list, page, per_page }: z.output<typeof RetentionQuery>) {
  const today = isoTime(ctx.now()).slice(0, 10);
  const { rows, total } = await listRetentionRows(ctx, list, { page, perPage: per_page, today });
  const { years, startsAt } = retentionPolicy(ctx.settings);
  return {
    list,
    policy: { years, starts_at: startsAt },
    cases: rows.map(({ held, ...row }) => ({ ...row, held: held === 1 })),
    total,
    page,
    per_page,
  };
}

function toView(ctx: Ctx, record: CaseRecord): View {
  const retention = retentionOf(record, retentionPolicy(ctx.settings));
  const { legalHold: hold, relationshipEnd: end } = record;
  return {
    workflow_id: record.workflowId,
    state: hold
      ? "held"
      : retention === null
        ? "open"
        : hasPassed(retention.retainUntil, ctx.now())
          ? "due"
          : "running",
    basis: retention?.basis ?? null,
    starts_on: retention?.startsOn ?? null,
    years: retention?.years ?? null,
    rule: retention?.rule ?? null,
    retain_until: retention?.retainUntil ?? null,
    relationship_end: end
      ? { ended_on: end.endedOn, reason: end.reason, recorded_by: end.recordedBy, recorded_at: end.recordedAt }
      : null,
    legal_hold: hold ? { reason: hold.reason, set_by: hold.setBy, set_at: hold.setAt } : null,
  };
}
