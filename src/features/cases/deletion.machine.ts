import { refuse } from "../../platform/errors.ts";
import type { Expiry } from "../retention/expiry.machine.ts";
import { type RuleOutcome, change } from "./case.change.ts";
import type { CaseRecord } from "./case.record.ts";

/** Ends a case before it is deleted. What the law wants kept is refused. */
export function terminateCase(record: CaseRecord): RuleOutcome<Expiry> {
  if (record.legalHold) return refuse("retention_hold", "The case is under a legal hold.");
  if (record.sars.some((sar) => sar.status !== "draft")) {
    return reportStays();
  }
  return change({ ...record, run: null }, { retention: null, reportsUntil: null });
}

export const reportStays = () => refuse("retention_hold", "A report of this case must be kept.");
