import type { EvidenceRef } from "../features/cases/case.model.ts";
import type { FactDraft } from "../features/cases/facts.machine.ts";

/**
 * Statements of one source on the evidence of one answer. What it does not say is no fact, and neither is
 * anything that no evidence stands behind.
 */
export function factsFrom(
  source: string,
  evidence: readonly EvidenceRef[],
  values: Readonly<Record<string, unknown>>,
): FactDraft[] {
  const [first] = evidence;
  if (first === undefined) return [];
  return Object.entries(values)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => ({
      name,
      value,
      source,
      timestamp: first.collected_at,
      evidence_hash: first.data_hash,
    }));
}
