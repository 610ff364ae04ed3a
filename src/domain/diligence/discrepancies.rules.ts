import type { Discrepancy, Severity } from "../case/case.model.ts";
import { derivedId } from "../../platform/ids.ts";
import { inWords } from "./reading-words.ts";

/**
 * What was declared beside what was found. A comparison that could not be made is not in the list at all:
 * what is not known neither opens a discrepancy nor resolves one.
 */
export interface Comparison {
  readonly kind: Discrepancy["kind"];
  /** The declared field, such as `beneficial_owners`, with the name in question where there are several. */
  readonly field: string;
  readonly declared: string;
  readonly observed: string;
  readonly source: string;
  readonly agrees: boolean;
  readonly severity: Severity;
}

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

const OF_DOCUMENT = "document:";

/** The source of what a document of this kind states, in facts and discrepancies. */
export const documentSource = (kind: string): string => OF_DOCUMENT + kind;

export const isOfDocument = (source: string): boolean => source.startsWith(OF_DOCUMENT);

/** A discrepancy in a sentence: who names what, and who names otherwise. */
export function describeDiscrepancy({ source, field, declared, observed }: Discrepancy): string {
  if (!isOfDocument(source)) return `The register (${source}) names ${observed}; the customer declared ${declared}.`;
  const document = inWords(source.slice(OF_DOCUMENT.length));
  const against = /_by_(register|documents)$/.exec(field)?.[1];
  const other = { register: "the register has", documents: "another document has" }[against ?? ""];
  return `A document (${document}) names ${observed}; ${other ?? "the customer declared"} ${declared}.`;
}
