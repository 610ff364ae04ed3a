import { type Outcome, refuse } from "../../platform/errors.ts";
import type { RuleOutcome } from "../case/case.change.ts";
import type { CaseRecord, DecisionInput } from "../case/case.record.ts";
import { decideOnNetwork, type NetworkReading } from "../network/apply-network.rules.ts";
import {
  answerSecondApproval,
  type DecisionAnswer,
  type DecisionMeta,
  type SecondApprovalInput,
  takeDecision,
} from "./decision.rules.ts";
import { isApproval } from "./gates.rules.ts";
import { approveKnowingOthers, type OtherCase } from "./cases-of-customer.rules.ts";
import type { Policy } from "../diligence/policy.model.ts";
import { decideUnderPolicy } from "./policy-in-force.rules.ts";
import { stateRefusal, undisposedRefusal } from "./refusals.rules.ts";
import { approveAfterScreening, type RescreeningAttempt } from "./rescreening.rules.ts";

/** What was screened for a decision; null where nothing was, absent in a call of an earlier version. */
type DecisionScreening = RescreeningAttempt | null | undefined;

/** Alerts on the case that were read for a decision; null where they were not, absent in a call of an earlier version. */
export type DecisionNetwork = NetworkReading | null | undefined;

/** The policy in force that was read for a decision; null or absent likewise. */
type DecisionPolicy = Policy | null | undefined;

/** What is read again for a decision, as the case's object takes it. */
export type ReadForDecision = [
  screening: DecisionScreening,
  network?: DecisionNetwork,
  policy?: DecisionPolicy,
  others?: readonly OtherCase[] | null,
  /** Titles of events of a review's customer that wait for a disposition; absent in a call of an earlier version. */
  undisposed?: readonly string[],
];

/** `takeDecision` on the case as the policy in force, the customer's other cases, a repeated screening and a fresh reading of its alerts leave it. */
export const takeScreenedDecision = (
  record: CaseRecord,
  input: DecisionInput,
  meta: DecisionMeta,
  ...[screening, network, policy, others, undisposed]: ReadForDecision
): RuleOutcome<DecisionAnswer> =>
  refusalBefore(record, isApproval(input.decision) && stateRefusal(record, input.decision) === null ? input : null, {
    network,
    undisposed,
  }) ??
  decideUnderPolicy(record, policy, meta.now, (rated) =>
    approveKnowingOthers(rated, others, meta.now, (told) =>
      decideOnNetwork(told, network, meta.now, (known) =>
        approveAfterScreening(known, screening ?? null, meta.now, (current) => takeDecision(current, input, meta)),
      ),
    ),
  );

/** Likewise `answerSecondApproval`. */
export const answerScreenedApproval = (
  record: CaseRecord,
  input: SecondApprovalInput,
  meta: DecisionMeta,
  ...[screening, network, policy, others, undisposed]: ReadForDecision
): RuleOutcome<DecisionAnswer> =>
  refusalBefore(record, input.decision === "approve" ? parkedApproval(record) : null, { network, undisposed }) ??
  decideUnderPolicy(record, policy, meta.now, (rated) =>
    approveKnowingOthers(rated, others, meta.now, (told) =>
      decideOnNetwork(told, network, meta.now, (known) =>
        approveAfterScreening(known, screening ?? null, meta.now, (current) =>
          answerSecondApproval(current, input, meta),
        ),
      ),
    ),
  );

const parkedApproval = ({ status, parked }: CaseRecord): DecisionInput | null =>
  status === "PENDING_SECOND_APPROVAL" && parked !== null && isApproval(parked.input.decision) ? parked.input : null;

/** Refuses an approval that the case admits, before its gates; null for what is no such approval. */
function refusalBefore(
  record: CaseRecord,
  approval: DecisionInput | null,
  { network, undisposed = [] }: { network: DecisionNetwork; undisposed: readonly string[] | undefined },
): RuleOutcome<never> | null {
  if (approval === null) return null;
  return unreadRefusal(network) ?? (undisposed.length > 0 ? undisposedRefusal(record, approval, undisposed) : null);
}

/**
 * Refuses an approval that the case admits although nothing was read for it. The service reads by the status in its
 * database, which can be behind the case: it then sends the decision without a reading.
 */
const unreadRefusal = (network: DecisionNetwork): Outcome<never> | null =>
  network === null
    ? refuse("service_unavailable", "The lists and the alerts were not read for this approval. Try again.", {
        headers: { "Retry-After": "2" },
      })
    : null;
