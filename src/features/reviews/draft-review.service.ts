import type { CaseRecord } from "../../domain/case/case.record.ts";
import { isSarLocked } from "../../domain/decisions/gates.rules.ts";
import type { Relationship } from "../../domain/relationships/relationship.model.ts";
import { type CarriedOver, carryOver, describeCarried, lastDecision } from "../../domain/reviews/carry-over.rules.ts";
import {
  answersSince,
  askingFields,
  asksAnswersAgain,
  changesInWords,
  type ReviewStart,
  whatToAsk,
  withoutOldNames,
  withStandingAnswers,
} from "../../domain/reviews/review-asks.rules.ts";
import type { Asked, RecordedTrigger } from "../../domain/reviews/review.model.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { retrievableDocuments } from "../../sources/index.ts";
import { draftRecord } from "../cases/cases.service.ts";
import { currentPolicy } from "../policy/policy.service.ts";
import { currentTemplate } from "../templates/templates.service.ts";
import { copyFiles } from "./copy-files.service.ts";
import { registerSince } from "./register-since.service.ts";
import { findObservedFacts, hasSanctionsHit } from "./reviews.store.ts";

export interface ReviewIds {
  readonly caseId: string;
  readonly workflowId: string;
}

/** A review as it begins: what is known of the customer and still good, and what they are asked. */
export async function draftReview(
  ctx: Ctx,
  relationship: Relationship,
  approved: CaseRecord,
  trigger: RecordedTrigger,
  ids: ReviewIds,
): Promise<CaseRecord> {
  // A list may name many customers at once, and a hit asks them nothing.
  const isAsked = trigger.trigger !== "screening_hit";
  const [since, policy, template, observed, isHit] = await Promise.all([
    registerSince(ctx, relationship.relationshipId, approved, isAsked),
    currentPolicy(ctx),
    currentTemplate(ctx, approved.templateId),
    trigger.eventId === null ? null : findObservedFacts(ctx, trigger.eventId),
    hasSanctionsHit(ctx, relationship.relationshipId),
  ]);
  const basis = withoutOldNames(withStandingAnswers(approved, template), since);
  const { registrationNumber, vatNumber, country } = basis;
  const retrievable = retrievableDocuments(ctx, country, registrationNumber ?? vatNumber);
  const fields = Object.fromEntries(askingFields(since).map((field) => [field, true]));
  const changed = { ...observed?.facts, ...fields };
  const start: ReviewStart = { basis, policy, template, now: ctx.now(), retrievable, changed, since };
  const plan = carryOver(start, ids.caseId);
  const carried = await copyFiles(ctx, plan);
  const documents = carried.documents.map(({ to }) => to);
  const asks = whatToAsk({ ...start, basis: withoutLost(basis, plan, carried) });
  const isForMlro = observed != null && (observed.type === "list_entry" || observed.needsRole !== null);
  const standsOnHit = trigger.trigger === "screening_hit" || isForMlro;
  const heldBack = standsOnHit || isHit || relationship.state === "restricted" || isSarLocked(basis);
  const draft = await draftRecord(ctx, inputOf(basis), { ...ids, origin: "officer" });
  return {
    ...draft,
    ...beginning(draft, asks, heldBack),
    createdBy: trigger.trigger === "officer" ? ctx.actor.id : relationship.officer,
    documents,
    evidence: [...draft.evidence, ...carried.evidence.map(({ to }) => to)],
    ...(carried.ownershipFiled.length > 0 && { ownershipFiled: carried.ownershipFiled }),
    mcc: basis.mcc,
    reviewOf: {
      ...trigger,
      relationshipId: relationship.relationshipId,
      workflowId: basis.workflowId,
      joined: [],
      heldBack,
      asks,
      answersSince: asksAnswersAgain(start) && !heldBack ? isoTime(ctx.now()) : answersSince(basis),
      before: lastDecision(approved, ctx.now(), relationship.restrictions),
      registerSince: changesInWords(approved, basis, since),
      carried: documents.map(describeCarried),
    },
  };
}

/** A document whose file is gone is asked for like one that was never given. */
function withoutLost(basis: CaseRecord, plan: CarriedOver, copied: CarriedOver): CaseRecord {
  const lost = plan.documents.filter((document) => !copied.documents.includes(document)).map(({ from }) => from);
  return { ...basis, documents: basis.documents.filter(({ key }) => !lost.includes(key)) };
}

const inputOf = ({ companyName, registrationNumber, vatNumber, ...basis }: CaseRecord) => ({
  company_name: companyName,
  company_registration_number: registrationNumber ?? undefined,
  vat_number: vatNumber ?? undefined,
  country: basis.country,
  template_id: basis.templateId,
  website_url: basis.websiteUrl ?? undefined,
  additional_data: { ...basis.additionalData },
  customer_email: basis.customerMail?.address,
});

/** Where nothing is asked, or nothing may be asked yet, the review is investigated at once. */
function beginning({ portal, createdAt }: CaseRecord, asks: Asked, heldBack: boolean) {
  const link = heldBack ? { portal: { ...portal, expiresAt: createdAt } } : {};
  const asksNothing = asks.requirements.length === 0 && asks.questions.length === 0;
  return heldBack || asksNothing
    ? { ...link, status: "DOCUMENTS_RECEIVED" as const, iteration: 1 }
    : { status: "AWAITING_DOCUMENTS" as const, iteration: 0 };
}
