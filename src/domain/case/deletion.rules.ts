import { type Outcome, refuse } from "../../platform/errors.ts";
import { sarTriggers } from "../decisions/gates.rules.ts";
import { type Expiry, retainReportsUntil, type ReportState } from "../retention/expiry.rules.ts";
import type { RetentionPolicy } from "../retention/retention.rules.ts";
import { type ChangeMeta, type RuleOutcome, change } from "./case.change.ts";
import { isDecided } from "./case.machine.ts";
import type { CaseRecord } from "./case.record.ts";

/**
 * Whether a case must be retained: it is decided, has a SAR-first trigger (whether or not an assessment covers it), or
 * is under a legal hold. A parked decision does not count. The result must not depend on reports, because it would
 * reveal them (tipping off).
 */
export const mustBeRetained = (record: CaseRecord): boolean =>
  isDecided(record.status) || sarTriggers(record).length > 0 || Boolean(record.legalHold);

/** Ends a case that an officer deletes. Refuses with `retention_hold` if it must be retained. */
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

/** The same text for every cause, so that it does not reveal which one applies. */
export const refuseDeletion = (): Outcome<never> =>
  refuse(
    "retention_hold",
    "The case cannot be deleted. A case must be retained if it is decided, has a sanctions, criminal or enforcement finding, or is under a legal hold.",
  );
