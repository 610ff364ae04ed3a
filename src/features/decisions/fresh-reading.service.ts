import type { CaseStatus } from "../../domain/case/case.model.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { isApproval } from "../../domain/decisions/gates.rules.ts";
import type { ReadForDecision } from "../../domain/decisions/screened-decision.rules.ts";
import { deactivatedSince } from "../../http/standing.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { errorClass } from "../../platform/logger.ts";
import { readNetworkAgain } from "../alerts/network.service.ts";
import { readLiveCase } from "../cases/case-reading.service.ts";
import type { CaseSummary } from "../cases/cases.store.ts";
import { currentPolicy } from "../policy/policy.service.ts";
import { listUndisposed } from "../monitoring/event-hit.store.ts";
import { readCasesOfCustomer } from "./cases-of-customer.service.ts";
import { screenAgain } from "./rescreening.service.ts";

const ATTEMPTS_MAX = 2;

export const NOTHING_READ: ReadForDecision = [null, null];

/** Of a case in another status an approval is refused, whatever is read. */
const APPROVABLE: readonly CaseStatus[] = ["REVIEW_PENDING", "ESCALATED"];

/**
 * What an approval must know as it is now: the lists, the alerts and the policy. By the record, since the case's row may lag behind it:
 * an approval was refused for good because its row still said that it was being investigated.
 * @throws DomainError `service_unavailable`.
 */
export async function readBeforeApproval(
  ctx: Ctx,
  { workflowId }: Pick<CaseSummary, "workflowId">,
): Promise<ReadForDecision> {
  const { record } = await readLiveCase(ctx, workflowId);
  return APPROVABLE.includes(record.status) ? readAgain(ctx, record) : NOTHING_READ;
}

/** Likewise, if the decision that waits is an approval; and since when its maker is deactivated, if so. */
export async function readBeforeSecondApproval(
  ctx: Ctx,
  { workflowId }: Pick<CaseSummary, "workflowId">,
): Promise<{ readonly read: ReadForDecision; readonly gone: string | null }> {
  const { record } = await readLiveCase(ctx, workflowId);
  if (!record.parked) return { read: NOTHING_READ, gone: null };
  const gone = await deactivatedSince(ctx, record.parked.maker);
  return { read: isApproval(record.parked.input.decision) ? await readAgain(ctx, record) : NOTHING_READ, gone };
}

const readAgain = (ctx: Ctx, record: CaseRecord): Promise<ReadForDecision> =>
  Promise.all([
    screenAgain(ctx, record),
    readNow(ctx, "network", "The alerts on this customer", () => readNetworkAgain(ctx, record)),
    readNow(ctx, "policy", "The policy", () => currentPolicy(ctx)),
    readNow(ctx, "other_cases", "The other cases of this customer", async () => {
      const { others } = await readCasesOfCustomer(ctx, record);
      return others;
    }),
    readNow(ctx, "events", "The events of this customer", async () =>
      record.reviewOf === undefined ? [] : listUndisposed(ctx, record.reviewOf.relationshipId),
    ),
  ]);

/** Without it nobody knows whether a senior officer is needed, so the approval waits. */
async function readNow<T>(ctx: Ctx, name: string, what: string, read: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await read();
    } catch (error) {
      ctx.log.warn(`${name}_not_read`, { attempt, class: errorClass(error) });
      if (attempt < ATTEMPTS_MAX) continue;
      throw new DomainError(
        "service_unavailable",
        `${what} cannot be read at the moment, so it is not known whether the approval needs a senior officer. Try again.`,
        { headers: { "Retry-After": "2" } },
      );
    }
  }
}
