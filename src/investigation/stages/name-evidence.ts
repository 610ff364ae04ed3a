import type { EvidenceRef } from "../../domain/case/case.model.ts";
import { derivedId } from "../../platform/ids.ts";

/**
 * Derives evidence ids from agent, source, URL and ordinal of the answer, so that they depend neither on the order of
 * arrival nor on a retry after a crash.
 */
export function nameEvidence(askedBy: readonly string[], evidence: readonly EvidenceRef[]): EvidenceRef[] {
  const counts = new Map<string, number>();
  return evidence.map((ref) => {
    const place = `${ref.source} ${ref.source_url}`;
    const nth = (counts.get(place) ?? 0) + 1;
    counts.set(place, nth);
    return { ...ref, id: derivedId("evidence", ...askedBy, place, nth) };
  });
}
