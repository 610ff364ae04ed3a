import type { z } from "@hono/zod-openapi";
import type { Ctx } from "../../platform/context.ts";
import { DomainError, unwrap } from "../../platform/errors.ts";
import { callCase, newCommand } from "../cases/case.client.ts";
import type { DecisionInput, FollowUpRequest } from "../../domain/case/case.record.ts";
import type { CaseSummary } from "../cases/cases.store.ts";
import type { HitStep } from "../../domain/decisions/hit-steps.rules.ts";
import type { DecisionAnswer } from "../../domain/decisions/decision.rules.ts";
import { isApproval } from "../../domain/decisions/gates.rules.ts";
import { NOTHING_READ, readBeforeApproval, readBeforeSecondApproval } from "./fresh-reading.service.ts";
import type { DecisionBody, ProvisionalDecisionBody, SecondApprovalBody } from "./decisions.schemas.ts";

/**
 * Sends an officer's decision to the case's object, which checks state and gates in the step that applies it.
 * @throws DomainError `invalid_state`, `gate_blocked`, `max_iterations_reached`.
 */
export async function decideCase(
  ctx: Ctx,
  found: CaseSummary,
  body: z.output<typeof DecisionBody>,
): Promise<DecisionAnswer> {
  const command = newCommand(ctx);
  const read = isApproval(body.decision) ? await readBeforeApproval(ctx, found) : NOTHING_READ;
  const input = decisionInput(body);
  return unwrap(await callCase(ctx, found.workflowId, (object) => object.decide(command, input, ...read)));
}

function decisionInput(body: z.output<typeof DecisionBody>): DecisionInput {
  return {
    decision: body.decision,
    reason: body.reason || null,
    restrictions: body.restrictions,
    followUpTasks: (body.decision === "follow_up" ? (body.follow_up_tasks ?? []) : []).map((task): FollowUpRequest => ({
      description: task.description,
      response_type: task.response_type,
      document_type: task.document_type ?? null,
      required: task.required,
      justification: task.justification || null,
      customer_note: task.customer_note ?? null,
    })),
    overrideDissolvedEntity: body.override_dissolved_entity ?? null,
    overrideOpenDiscrepancies: body.override_open_discrepancies ?? null,
    overrideOpenChecks: body.override_open_checks ?? null,
  };
}

/** Records the caller's decision before the judgement is shown. It decides nothing. @throws DomainError `invalid_state`. */
export async function decideProvisionally(
  ctx: Ctx,
  { workflowId }: CaseSummary,
  input: z.output<typeof ProvisionalDecisionBody>,
) {
  const command = newCommand(ctx);
  const given = unwrap(await callCase(ctx, workflowId, (object) => object.recordProvisional(command, input)));
  return {
    workflow_id: workflowId,
    provisional_decision: {
      decision: given.decision,
      reason: given.reason,
      officer: given.officer,
      at: given.recordedAt,
    },
  };
}

/** @throws DomainError `invalid_state`, `four_eyes_same_officer`, `forbidden`, `evidence_changed`, `gate_blocked`. */
export async function confirmDecision(
  ctx: Ctx,
  found: CaseSummary,
  body: z.output<typeof SecondApprovalBody>,
): Promise<DecisionAnswer> {
  const command = newCommand(ctx);
  const isScreened = body.decision === "approve" && found.status === "PENDING_SECOND_APPROVAL";
  const { read, gone } = isScreened ? await readBeforeSecondApproval(ctx, found) : { read: NOTHING_READ, gone: null };
  const input = {
    decision: body.decision,
    comment: body.comment || null,
    ...(gone !== null && { makerDeactivatedAt: gone }),
  };
  return unwrap(
    await callCase(ctx, found.workflowId, (object) => object.answerSecondApproval(command, input, ...read)),
  );
}

/**
 * Records what an officer states on a hit. Clearing a SAR-first trigger or a confirmed hit, and undoing a confirmation,
 * need `mlro`. @throws DomainError `not_found`, `forbidden`, `validation_failed`, `invalid_state`.
 */
export async function takeHitStep(ctx: Ctx, { workflowId }: CaseSummary, findingId: string, step: HitStep) {
  const command = newCommand(ctx);
  return unwrap(await callCase(ctx, workflowId, (object) => object.takeHitStep(command, findingId, step)));
}

/** Retries an investigation that failed for good. @throws DomainError `invalid_state`. */
export async function retryFailedInvestigation(ctx: Ctx, { workflowId }: CaseSummary) {
  const command = newCommand(ctx);
  const status = unwrap(await callCase(ctx, workflowId, (object) => object.retryInvestigation(command)));
  return { workflow_id: workflowId, status };
}

/** Fails early for a case that is not under review. @throws DomainError `invalid_state`. */
export function requireUnderReview({ status }: Pick<CaseSummary, "status">): void {
  if (status === "REVIEW_PENDING") return;
  throw new DomainError("invalid_state", `The case in status ${status} is not under review.`, {
    extra: { current_status: status },
  });
}
