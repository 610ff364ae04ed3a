import { SEVERITIES, type Finding } from "./case.model.ts";
import type { CaseRecord } from "./case.record.ts";

/** The latest version of each finding of all iterations, most severe first. */
export function newestFindings(record: CaseRecord): Finding[] {
  const all = record.investigations.flatMap((result) => result.findings);
  const newest = new Map(all.map((finding) => [finding.id, finding]));
  const rank = ({ severity }: Finding) => SEVERITIES.indexOf(severity);
  return [...newest.values()].sort((a, b) => rank(b) - rank(a) || (a.id < b.id ? -1 : 1));
}
