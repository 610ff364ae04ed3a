import type { Finding } from "../case/case.model.ts";

/**
 * Findings that only an officer's words settle, because no source and no later answer does: until then one officer alone approves
 * nothing over them.
 */
const TO_SETTLE = /^(?:(?:exposure|owners|answer)_taken_back|review_reason|customer_(?:known|other_case))$/;

/** Of whatever severity: an officer refused the same customer, so an officer says why it is otherwise now. */
const REFUSED_BEFORE = "refused_before";

export const isToSettle = (finding: Finding): boolean => finding.clearance === undefined && isForOfficer(finding);

/** Settled or not. */
export const isForOfficer = ({ code, severity }: Pick<Finding, "code" | "severity">): boolean =>
  code === REFUSED_BEFORE || (severity !== "info" && severity !== "low" && TO_SETTLE.test(code ?? ""));

interface Concluded {
  readonly investigations: readonly { readonly findings: readonly Finding[] }[];
}

/** Of the latest result. */
export const findingsToSettle = ({ investigations }: Concluded): Finding[] =>
  (investigations.at(-1)?.findings ?? []).filter(isToSettle);
