import type { CaseRecord } from "../../domain/case/case.record.ts";
import {
  type ExpiringDocument,
  expiringDocuments,
  expiryNotice,
  nextExpiryNotice,
} from "../../domain/relationships/document-expiry.rules.ts";
import { REVIEW_NOTICE_DAYS, reviewNotice } from "../../domain/relationships/review-due.rules.ts";
import { openIdentity, TO_IDENTIFY_DAYS, unidentifiedNotice } from "../../domain/relationships/unidentified.rules.ts";
import { addDays, isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import type { DueJob } from "./due-job.ts";
import {
  type DueExpiry,
  type DueReview,
  findPlaceOfDocuments,
  forgetExpiriesWrite,
  listDueExpiries,
  listDueReviews,
} from "./due-dates.store.ts";
import { findStanding } from "./events.store.ts";
import { recordChange } from "./record-change.service.ts";
import { lookChange } from "./record-look.service.ts";
import { nextRun, serveRows } from "./serve-in-turn.ts";

const AT_ONCE = 100;

const dayOf = (date: Date): string => isoTime(date).slice(0, 10);

/**
 * Copies the days on which documents of an approved case expire, so that somebody is told in time. Those of a review
 * replace those before; of two other cases of a customer the longer validity counts. Idempotent: who was told of a day is
 * not told again.
 */
export async function recordExpiriesOfCase(ctx: Ctx, record: CaseRecord): Promise<void> {
  if (record.status !== "APPROVED" || record.decision === null) return;
  const { decidedAt } = record.decision;
  const place = await findPlaceOfDocuments(ctx, record.workflowId, decidedAt);
  if (place === undefined) return;
  const { relationshipId, known } = place;
  const replaces = place.part === "review";
  const decided = decidedAt.slice(0, 10);
  const open = openIdentity(record);
  const dueOn = dayOf(addDays(new Date(decidedAt), TO_IDENTIFY_DAYS));
  const found = expiringDocuments(record).filter(
    ({ subject, expires_on: day }) => replaces || (known.get(subject) ?? "") <= day,
  );
  await commit(ctx.db, [
    ...(replaces
      ? [
          forgetExpiriesWrite(
            ctx,
            relationshipId,
            found.map(({ subject }) => subject),
          ),
        ]
      : []),
    ...found.flatMap((document) =>
      // Who approved knew of what had expired by then: of an identity document that nothing replaced, a valid one is due.
      expiryLook(
        ctx,
        relationshipId,
        document,
        document.expires_on >= decided
          ? firstNotice(document, decided)
          : open !== null && document.is_identity
            ? dueOn
            : null,
      ),
    ),
  ]);
  if (open !== null) await recordChange(ctx, unidentifiedNotice(relationshipId, record, open, dueOn));
}

/** A document that is within a notice already when the case is decided is told of at once. */
const firstNotice = (document: ExpiringDocument, decided: string): string | null =>
  expiryNotice("", document, decided) === null ? nextExpiryNotice(document, decided) : decided;

const expiryLook = (ctx: Ctx, relationshipId: string, document: ExpiringDocument, day: string | null) =>
  lookChange(ctx, {
    relationshipId,
    type: "document_expiry",
    subject: document.subject,
    facts: { ...document },
    dueAt: day === null ? null : `${day}T00:00:00.000Z`,
  });

/** Tells of documents that expire in 60 or 30 days, or have expired. */
export const DOCUMENT_EXPIRY: DueJob = {
  name: "document_expiry",
  async run(ctx, budgetMs) {
    const now = ctx.now();
    const pages = {
      limit: AT_ONCE,
      list: (after: DueExpiry | null) => listDueExpiries(ctx, isoTime(now), after, AT_ONCE),
    };
    const served = await serveRows(ctx, pages, {
      job: DOCUMENT_EXPIRY.name,
      failure: "expiry_not_told",
      untilMs: now.getTime() + budgetMs,
      async serve(own, { relationshipId, facts }) {
        await tellExpiry(own, relationshipId, JSON.parse(facts) as ExpiringDocument);
        return true;
      },
    });
    return { nextAtMs: nextRun(ctx, served) };
  },
};

async function tellExpiry(ctx: Ctx, relationshipId: string, document: ExpiringDocument): Promise<void> {
  const today = dayOf(ctx.now());
  const change = expiryNotice(relationshipId, document, today);
  const standing = change && (await findStanding(ctx, change));
  // A customer who left is asked for nothing more; approving the case again brings the day back.
  const isOver = change !== null && (standing === undefined || standing?.state === "ended");
  const next = expiryLook(ctx, relationshipId, document, isOver ? null : nextExpiryNotice(document, today));
  if (change === null || isOver) await commit(ctx.db, next);
  else await recordChange(ctx, change, next);
}

/** Tells of reviews that fall due in 30 days, and of those that were not decided until their day. */
export const REVIEW_DUE: DueJob = {
  name: "review_due",
  async run(ctx, budgetMs) {
    const now = ctx.now();
    const today = dayOf(now);
    const days = { today, until: dayOf(addDays(now, REVIEW_NOTICE_DAYS)) };
    const pages = { limit: AT_ONCE, list: (after: DueReview | null) => listDueReviews(ctx, days, after, AT_ONCE) };
    const served = await serveRows(ctx, pages, {
      job: REVIEW_DUE.name,
      failure: "review_due_not_told",
      untilMs: now.getTime() + budgetMs,
      async serve(own, row) {
        const restrictions = JSON.parse(row.restrictions) as string[];
        await recordChange(own, reviewNotice({ ...row, restrictions }, today));
        return true;
      },
    });
    return { nextAtMs: nextRun(ctx, served) };
  },
};
