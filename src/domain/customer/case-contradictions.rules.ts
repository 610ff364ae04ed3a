import type { Finding } from "../case/case.model.ts";

/** Findings that statements about the customer do not agree. */
const CONTRADICTIONS: readonly (string | undefined)[] = ["document_contradicts", "residence_differs"];

/** What is said where there are no discrepancies with a register because nobody keeps one of private persons. */
export function noRegisterOfPersons(findings: readonly Finding[]): string {
  const titles = [...new Set(findings.filter(({ code }) => CONTRADICTIONS.includes(code)).map(({ title }) => title))];
  const none = "No register states who a private customer is.";
  return titles.length === 0
    ? `${none} What was declared is compared with documents only.`
    : `${none} What was declared, and what documents say, does not agree: ${titles.join("; ")}.`;
}
