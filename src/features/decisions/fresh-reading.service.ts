import type { CaseRecord } from "../../domain/case/case.record.ts";
import { isApproval } from "../../domain/decisions/gates.rules.ts";
import type { ReadForDecision } from "../../domain/decisions/screened-decision.rules.ts";
import type { NetworkReading } from "../../domain/network/apply-network.rules.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { errorClass } from "../../platform/logger.ts";
import { readNetworkAgain } from "../alerts/network.service.ts";
import { readStoredCase } from "../cases/case-reading.service.ts";
import type { CaseSummary } from "../cases/cases.store.ts";
import { currentPolicy } from "../policy/policy.service.ts";
import { screenAgain } from "./rescreening.service.ts";

const ATTEMPTS_MAX = 2;

/** What an approval must know as it is now: the lists, the alerts and the policy. @throws DomainError `service_unavailable`. */
export async function readBeforeApproval(
  ctx: Ctx,
  { workflowId }: Pick<CaseSummary, "workflowId">,
): Promise<ReadForDecision> {
  const { record } = await readStoredCase(ctx, workflowId);
  return readAgain(ctx, record);
}

/** Likewise, if the decision that waits is an approval. */
export async function readBeforeSecondApproval(
  ctx: Ctx,
  { workflowId }: Pick<CaseSummary, "workflowId">,
): Promise<ReadForDecision> {
  const { record } = await readStoredCase(ctx, workflowId);
  return record.parked && isApproval(record.parked.input.decision) ? readAgain(ctx, record) : [null, null];
}

const readAgain = async (ctx: Ctx, record: CaseRecord): Promise<ReadForDecision> => {
  return Promise.all([screenAgain(ctx, record), readNetworkNow(ctx, record), currentPolicy(ctx)]);
};

/** Without it nobody knows whether a senior officer is needed, so the approval waits. */
async function readNetworkNow(ctx: Ctx, record: CaseRecord): Promise<NetworkReading> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await readNetworkAgain(ctx, record);
    } catch (error) {
      ctx.log.warn("network_not_read", { attempt, class: errorClass(error) });
      if (attempt < ATTEMPTS_MAX) continue;
      throw new DomainError(
        "service_unavailable",
        "The alerts on this customer cannot be read at the moment, so it is not known whether the approval needs a senior officer. Try again.",
        { headers: { "Retry-After": "2" } },
      );
    }
  }
}
