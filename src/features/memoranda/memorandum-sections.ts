import { endOnce } from "../../platform/end-once.ts";
import { describeCustomer } from "../../domain/customer/describe-customer.rules.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import type { MemoSection } from "../../domain/memoranda/memorandum.model.ts";
import { type DescribedCase, describeOwnership, describePurpose, describeSubject } from "./memorandum-customer.ts";
import { describeDecision, describeFindings, describeRisk, describeScreening } from "./memorandum-findings.ts";

/** The title of each section and how its text derives from the case. Deterministic. */
const SECTIONS: readonly (readonly [title: string, tell: (described: DescribedCase) => string])[] = [
  ["The customer", describeSubject],
  ["Ownership and control", describeOwnership],
  ["Purpose and documents", describePurpose],
  ["Screening results", describeScreening],
  ["Checks, findings and discrepancies", describeFindings],
  ["Risk assessment", describeRisk],
  ["Decision and conditions", describeDecision],
];

/** Sections 1 to 7 from the case as it stands at `now`, and the justification as section 8. */
export function writeSections(
  record: CaseRecord,
  justification: string | null,
  now: Date,
  approvalComment: string | null = null,
): MemoSection[] {
  const described = { record, customer: describeCustomer(record, now), now, approvalComment };
  const told = SECTIONS.map(([title, tell], i) => ({ number: i + 1, title, content: endOnce(tell(described)) }));
  return [...told, { number: told.length + 1, title: "Justification", content: justification ?? "" }];
}
