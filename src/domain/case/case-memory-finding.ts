import { derivedId } from "../../platform/ids.ts";
import type { Finding } from "./case.model.ts";

/** The case that a finding is about, and the evidence that it stands on. */
export interface CaseMemorySubject {
  readonly caseId: string;
  readonly name: string;
  readonly evidenceIds: readonly string[];
}

type Draft = Required<Pick<Finding, "severity" | "title" | "description" | "code">>;

/**
 * A finding on what the tenant's other cases, or an officer, say of a customer.
 * @param entry the same for the same fact in a later run.
 */
export const caseMemoryFinding = (
  { caseId, name, evidenceIds }: CaseMemorySubject,
  entry: string,
  draft: Draft,
): Finding => ({
  // As every finding of an investigation: case, category, subject and source entry.
  id: derivedId("finding", caseId, "cross_case", name, entry),
  category: "cross_case",
  source: "case_memory",
  evidence_ids: evidenceIds,
  agent_name: "declarations",
  confidence: 1,
  subject: name,
  source_entry: entry,
  ...draft,
});
