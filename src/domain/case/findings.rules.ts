import { SEVERITIES, type Finding } from "./case.model.ts";
import type { CaseRecord } from "./case.record.ts";

/** Findings of all iterations, each once and as it was last found, the gravest first. */
export function newestFindings(record: CaseRecord): Finding[] {
  const newest = new Map(record.investigations.flatMap((result) => result.findings).map((found) => [found.id, found]));
  const rank = ({ severity }: Finding) => SEVERITIES.indexOf(severity);
  return [...newest.values()].sort((a, b) => rank(b) - rank(a) || (a.id < b.id ? -1 : 1));
}
