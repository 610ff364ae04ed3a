import type { Finding, InvestigationResult } from "../../domain/case/case.model.ts";
import { statedBefore, withStatement } from "../../domain/decisions/statements.rules.ts";

/**
 * What an agent found in the last iteration and could not look at again in this one. Silence now takes
 * nothing away of what was known before.
 */
export function findingsToCarryOver(previous: readonly InvestigationResult[], agentName: string): Finding[] {
  const last = previous.reduce<InvestigationResult | null>(
    (latest, result) => (latest === null || result.iteration > latest.iteration ? result : latest),
    null,
  );
  return (last?.findings ?? []).filter(
    (finding) => finding.agent_name === agentName && finding.category !== "data_gap",
  );
}

/**
 * Puts an officer's clearance or confirmation on a finding that comes again, while what it stands on is unchanged; where the
 * entry or the subject changed since, the finding is open again and says so.
 */
export function withClearances(findings: readonly Finding[], cleared: readonly Finding[]): Finding[] {
  const statedOf = statedBefore(cleared);
  return findings.map((finding) => {
    const before = statedOf(finding);
    // A list hit that the memory of cleared ones answers for already comes with its clearance, or says why without.
    const told = before === undefined ? finding : withStatement(finding, before);
    const statement = before?.confirmation ?? before?.clearance;
    if (statement === undefined || told.confirmation !== undefined || told.clearance !== undefined) return told;
    const [word, at] =
      "confirmed_at" in statement ? ["confirmed", statement.confirmed_at] : ["cleared", statement.cleared_at];
    const since = `It was ${word} on ${at.slice(0, 10)}`;
    if (finding.description.includes(since)) return finding;
    return { ...finding, description: `${finding.description} ${since}; what it stands on has changed since.` };
  });
}
