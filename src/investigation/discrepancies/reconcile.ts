import type { Discrepancy } from "../../domain/case/case.model.ts";
import { derivedId } from "../../platform/ids.ts";
import type { Comparison } from "./comparison.ts";

/**
 * The case's discrepancies after this iteration's comparisons. One keeps its id from iteration to iteration;
 * agreement resolves it, difference opens it again with what is observed now, and where nothing could be
 * compared it stays as it was. An officer's override stays for as long as both sides say what they said.
 */
export function reconcileDiscrepancies(
  caseId: string,
  before: readonly Discrepancy[],
  comparisons: readonly Comparison[],
): Discrepancy[] {
  const byId = new Map(before.map((discrepancy) => [discrepancy.id, discrepancy]));
  for (const comparison of comparisons) {
    const id = derivedId("discrepancy", caseId, comparison.kind, comparison.field, comparison.source);
    const known = byId.get(id);
    if (comparison.agrees) {
      if (known?.status === "open") byId.set(id, { ...known, status: "resolved" });
      continue;
    }
    const same = known?.declared === comparison.declared && known.observed === comparison.observed;
    if (same && known.status === "overridden") continue;
    const { agrees: _, ...difference } = comparison;
    byId.set(id, { id, ...difference, status: "open" });
  }
  return [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
