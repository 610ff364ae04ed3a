import { type Outcome, refuse } from "../../platform/errors.ts";
import { sarTriggers } from "../decisions/gates.rules.ts";
import { type Expiry, retainReportsUntil, type ReportState } from "../retention/expiry.rules.ts";
import type { RetentionPolicy } from "../retention/retention.rules.ts";
import { type ChangeMeta, type RuleOutcome, change } from "./case.change.ts";
import { isDecided } from "./case.machine.ts";
import type { CaseRecord } from "./case.record.ts";

/**
 * Whether the law keeps a case from an officer's deletion: it is decided, has a trigger of the SAR-first gate, whether
 * or not an assessment covers it, or is under a legal hold. A parked decision is none yet. Nothing here depends on
 * whether there is a report.
 */
export const mustBeRetained = (record: CaseRecord): boolean =>
  isDecided(record.status) || sarTriggers(record).length > 0 || Boolean(record.legalHold);

/** Ends a case that an officer deletes. What must be kept is refused with `retention_hold`. */
export function terminateCase(
  record: CaseRecord,
  { reports, commandId }: { readonly reports: readonly ReportState[]; readonly commandId: string },
  policy: RetentionPolicy,
  { now, actor }: ChangeMeta,
): RuleOutcome<Expiry> {
  if (mustBeRetained(record)) return refuseDeletion();
  const reportsUntil = retainReportsUntil(record.sars, reports, policy, now);
  const order = { officerId: actor.id, commandId };
  return change({ ...record, run: null }, { retention: null, reportsUntil, order });
}

/** One wording for every cause. */
export const refuseDeletion = (): Outcome<never> =>
  refuse(
    "retention_hold",
    "This case must be kept. A case that is decided, has a finding of sanctions, crime or enforcement, or is under a legal hold cannot be deleted.",
  );
