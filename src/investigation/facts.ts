import type { EvidenceRef } from "../domain/case/case.model.ts";
import type { FactDraft } from "../domain/case/facts.rules.ts";

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
