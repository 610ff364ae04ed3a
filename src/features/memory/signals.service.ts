import { isoTime } from "../../platform/clock.ts";
import type { Actor, Ctx } from "../../platform/context.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import { uuidFromBytes } from "../../platform/ids.ts";
import { errorClass } from "../../platform/logger.ts";
import type { DecisionSignal } from "../../domain/case/case.change.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { seeDecision } from "./decision-seen.rules.ts";
import { insertDecision } from "./decisions.store.ts";
import { describeDecision } from "./decision-signal.rules.ts";
import { scheduleMemoryWork } from "./memory-worker.client.ts";
import { SHARED_OFFICER } from "../../domain/memory/memory.model.ts";
import { type Classification, classifySignal, storableContext, storableName } from "./signal.rules.ts";
import { insertSignals, type NewSignal } from "./signals.store.ts";

export interface SignalInput {
  readonly signalType: string;
  readonly source: string;
  readonly iteration: number;
  /** Empty for the caller. */
  readonly officerId: string;
  readonly context: Readonly<Record<string, unknown>>;
}

/**
 * Stores a signal and schedules what is learned from it. It never fails its sender: nobody would send the signal again,
 * so one that the database refuses twice is logged and lost.
 */
export async function captureSignal(ctx: Ctx, workflowId: string, input: SignalInput): Promise<Classification> {
  const kind = classifySignal(input.signalType);
  if (!ctx.settings.SIGNAL_CAPTURE_ENABLED) return kind;
  const signal: NewSignal = {
    id: ctx.newId(),
    officerId: maySpeakFor(ctx.actor, input.officerId) ? input.officerId : ctx.actor.id,
    workflowId,
    signalType: storableName(input.signalType),
    ...kind,
    source: storableName(input.source),
    iteration: input.iteration,
    templateId: identifier(input.context["template_id"]),
    country: identifier(input.context["country"])?.toUpperCase() ?? null,
    context: storableContext(input.context),
    createdAt: isoTime(ctx.now()),
  };
  await scheduleMemoryWork(ctx).catch((error: unknown) =>
    ctx.log.warn("memory_work_not_scheduled", { class: errorClass(error) }),
  );
  const insert = () => insertSignals(ctx, [signal]);
  await insert()
    .catch(insert)
    .catch((error: unknown) => ctx.log.error("signal_lost", { class: errorClass(error) }));
  return kind;
}

/** Whose memory an officer may write: their own, the tenant's, and a compliance manager anyone's. */
export const mayWriteFor = (actor: Actor, officerId: string): boolean =>
  officerId === SHARED_OFFICER || maySpeakFor(actor, officerId);

/** Whose act a signal may say that it is. What all officers do is learned from each one's. */
const maySpeakFor = (actor: Actor, officerId: string): boolean =>
  officerId === actor.id || (officerId !== "" && actor.roles.includes("compliance_manager"));

/** A value that can be part of a tag. */
function identifier(value: unknown): string | null {
  return typeof value === "string" && /^[\w.-]{1,100}$/.test(value) ? value : null;
}

/**
 * Captures that a decision took effect. A repeated call changes nothing.
 * @throws when the signal cannot be stored; the outbox of the case then tries again.
 */
export async function captureDecisionSignal(ctx: Ctx, record: CaseRecord, decided: DecisionSignal): Promise<void> {
  if (!ctx.settings.SIGNAL_CAPTURE_ENABLED) return;
  const signal: NewSignal = {
    id: uuidFromBytes(Buffer.from(sha256Hex(`${record.tenantId} ${decided.id}`), "hex")),
    officerId: decided.officerId,
    workflowId: record.workflowId,
    signalType: decided.signalType,
    ...classifySignal(decided.signalType),
    source: "decision",
    iteration: decided.iteration,
    templateId: record.templateId,
    country: record.country,
    context: describeDecision(record, decided),
    createdAt: isoTime(ctx.now()),
  };
  await scheduleMemoryWork(ctx);
  // First the decision: the signal makes a consolidation due, which reads it.
  await insertDecision(ctx, {
    id: signal.id,
    officerId: decided.officerId,
    workflowId: record.workflowId,
    templateId: record.templateId,
    country: record.country,
    decision: decided.signalType,
    stands: decided.teaches ?? false,
    seen: seeDecision(record, decided.officerId, decided.iteration, ctx.now()),
    decidedAt: signal.createdAt,
  });
  await insertSignals(ctx, [signal]);
}
