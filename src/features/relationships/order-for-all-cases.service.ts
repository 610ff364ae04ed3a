import type { CaseRecord } from "../../domain/case/case.record.ts";
import type { RetentionOrder } from "../../domain/retention/hold.rules.ts";
import type { Ctx } from "../../platform/context.ts";
import { derivedId } from "../../platform/ids.ts";
import { DomainError, unwrap } from "../../platform/errors.ts";
import { callCase } from "../cases/case.client.ts";
import { listCasesOf } from "./relationships.store.ts";

/** The end of a relationship that one of its cases recorded, or that it was withdrawn there. */
export type OrderForAll =
  | { readonly kind: "end"; readonly end: NonNullable<CaseRecord["relationshipEnd"]> }
  | { readonly kind: "resume" };

/**
 * Records in the other cases of a relationship what one of them recorded, so that the retention of each starts on the
 * same day. Idempotent. A case that is not decided, or being deleted, is left out.
 */
export async function orderForOtherCases(
  ctx: Ctx,
  { workflowId: origin, version }: CaseRecord,
  relationshipId: string,
  given: OrderForAll,
): Promise<void> {
  for (const { workflowId } of await listCasesOf(ctx, relationshipId)) {
    if (workflowId === origin) continue;
    const id = derivedId("relationship-order", origin, version, workflowId);
    const command = { id, actor: ctx.actor, requestId: ctx.requestId };
    const outcome = await callCase(ctx, workflowId, (object) =>
      object.changeRetention(command, orderOf(given, origin)),
    );
    if (!outcome.ok && !IGNORED.includes(outcome.refusal.code)) unwrap(outcome);
  }
}

const IGNORED: readonly DomainError["code"][] = ["invalid_state", "not_found"];

const orderOf = (given: OrderForAll, via: string): RetentionOrder =>
  given.kind === "end"
    ? { kind: "end", endedOn: given.end.endedOn, reason: given.end.reason, recorded: { ...given.end, via } }
    : { kind: "resume", reason: "The relationship was resumed.", via };
