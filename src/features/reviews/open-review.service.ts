import { isDecided } from "../../domain/case/case.machine.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import type { Relationship } from "../../domain/relationships/relationship.model.ts";
import { type RecordedTrigger, type ReviewTrigger, UNCHANGED } from "../../domain/reviews/review.model.ts";
import { isoTime } from "../../platform/clock.ts";
import { type Ctx, ctxAbout } from "../../platform/context.ts";
import { DomainError, unwrap } from "../../platform/errors.ts";
import { derivedId } from "../../platform/ids.ts";
import { callCase, newCommand } from "../cases/case.client.ts";
import { readStoredCase } from "../cases/case-reading.service.ts";
import { enterCase } from "../cases/directory.service.ts";
import { requireRelationship } from "../relationships/relationships.service.ts";
import { isInLedger } from "../retention/ledger.store.ts";
import { draftReview, type ReviewIds } from "./draft-review.service.ts";
import { registerSince } from "./register-since.service.ts";
import { joinRelationship } from "./join-relationship.service.ts";
import { type CaseOfRelationship, listCasesOfRelationship } from "./reviews.store.ts";

export interface OpenReviewInput extends ReviewTrigger {
  readonly relationshipId: string;
}

/** How often an open review may be decided between the look and the trigger that joins it. */
const ATTEMPTS_MAX = 4;

/**
 * Opens a review of an approved customer, or adds a reason to the one that is open. The same event, or the same request
 * of an officer, does it once: a repetition finds what the first attempt left.
 * @throws DomainError `not_found`; `invalid_state` for a customer who has left, and where no approved case is left.
 */
export async function openReview(ctx: Ctx, input: OpenReviewInput): Promise<{ workflowId: string }> {
  const { relationshipId, ...given } = input;
  const key = given.eventId ?? ctx.newId();
  const recorded: RecordedTrigger = { ...given, key, at: isoTime(ctx.now()) };
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt++) {
    const relationship = await requireRelationship(ctx, relationshipId);
    const cases = await listCasesOfRelationship(ctx, relationshipId);
    const known = cases.find(({ review }) => review?.keys.includes(key));
    if (known) return { workflowId: known.workflowId };
    if (relationship.state === "ended") {
      throw new DomainError("invalid_state", "The relationship has ended; there is nothing to review.");
    }
    const open = await findOpen(ctx, cases);
    const created = open === undefined ? await createReview(ctx, relationship, cases, recorded) : null;
    const workflowId = created?.workflowId ?? open!.workflowId;
    if (created?.reviewOf?.key === key || (await addTrigger(ctx, { relationshipId, workflowId, cases }, recorded)))
      return { workflowId };
  }
  throw unavailable();
}

const unavailable = (): DomainError =>
  new DomainError("service_unavailable", "The review could not be opened; please try again.", {
    headers: { "Retry-After": "2" },
  });

/** The review that is not decided yet. One without a row is being written, unless it was deleted. */
async function findOpen(ctx: Ctx, cases: readonly CaseOfRelationship[]): Promise<CaseOfRelationship | undefined> {
  for (const one of cases.filter(({ part }) => part === "review")) {
    const isOpen = one.status === null ? !(await isInLedger(ctx, one.workflowId)) : !isDecided(one.status);
    if (isOpen) return one;
  }
  return undefined;
}

/** The review that follows those known. Two openers find the same id, and one of them creates it. */
async function createReview(
  ctx: Ctx,
  relationship: Relationship,
  cases: readonly CaseOfRelationship[],
  trigger: RecordedTrigger,
): Promise<CaseRecord> {
  const ids = await nextIds(ctx, relationship, cases);
  const about = ctxAbout(ctx, { case_id: ids.caseId, workflow_id: ids.workflowId });
  const basis = await readBasis(about, cases);
  await enterCase(about, { tenantId: ctx.actor.tenantId, ...ids });
  const draft = await draftReview(about, relationship, basis, trigger, ids);
  const created = unwrap(await callCase(about, ids.workflowId, (object) => object.create(newCommand(about), draft)));
  await joinRelationship(about, created);
  about.log.info("review_opened", { trigger: trigger.trigger });
  return created;
}

/** A deleted review never comes back, so the next one has another id. */
async function nextIds(
  ctx: Ctx,
  { relationshipId }: Relationship,
  cases: readonly CaseOfRelationship[],
): Promise<ReviewIds> {
  const known = new Set(cases.map(({ workflowId }) => workflowId));
  for (let n = 0; ; n++) {
    const id = derivedId("review", ctx.actor.tenantId, relationshipId, n);
    const workflowId = `case-${id}`;
    if (!known.has(workflowId) && !(await isInLedger(ctx, workflowId))) {
      return { workflowId, caseId: derivedId("case of review", id) };
    }
  }
}

/** The last approved case that still exists. */
async function readBasis(ctx: Ctx, cases: readonly CaseOfRelationship[]): Promise<CaseRecord> {
  const approved = cases
    .filter(({ status }) => status === "APPROVED")
    .toSorted((a, b) => ((a.decidedAt ?? "") < (b.decidedAt ?? "") ? 1 : -1));
  for (const { workflowId } of approved) {
    const snapshot = await readStoredCase(ctx, workflowId).catch((error: unknown) => {
      if (error instanceof DomainError && error.code === "not_found") return null;
      throw error;
    });
    if (snapshot !== null && !snapshot.isClosed && snapshot.record.decision !== null) return snapshot.record;
  }
  // It opened the relationship by its approval, which has not reached its row yet, or has no row yet.
  for (const { part, status, workflowId } of cases) {
    if (part !== "opening") continue;
    const isComing = status === null ? !(await isInLedger(ctx, workflowId)) : !isDecided(status);
    if (isComing) throw unavailable();
  }
  throw new DomainError("invalid_state", "No approved case of this customer is left to review.");
}

interface OpenReview {
  readonly relationshipId: string;
  readonly workflowId: string;
  readonly cases: readonly CaseOfRelationship[];
}

/** Adds the trigger to the review, unless it opened it; false where the review was decided meanwhile. */
async function addTrigger(
  ctx: Ctx,
  { relationshipId, workflowId, cases }: OpenReview,
  trigger: RecordedTrigger,
): Promise<boolean> {
  const command = { ...newCommand(ctx), id: `join:${trigger.key}` };
  // The reason must not wait for what the review can be compared with.
  const approved = await readBasis(ctx, cases).catch(() => null);
  const isAsked = trigger.trigger !== "screening_hit";
  const since = approved ? await registerSince(ctx, relationshipId, approved, isAsked) : UNCHANGED;
  const joined = await callCase(ctx, workflowId, (object) => object.joinReview(command, trigger, since));
  if (!joined.ok && joined.refusal.code === "invalid_state") return false;
  unwrap(joined);
  return true;
}
