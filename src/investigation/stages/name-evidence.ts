import type { EvidenceRef } from "../../domain/case/case.model.ts";
import { derivedId } from "./derived-id.ts";

/**
 * Names evidence by who asked, which source and where, and the how-manieth answer it was: neither the order in
 * which answers arrived shows in the ids, nor whether the same was asked again after a crash.
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
