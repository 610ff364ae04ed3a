import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import { compareText } from "../../platform/compare-text.ts";
import type { Discrepancy, IsoTime, Severity } from "../case/case.model.ts";
import { derivedId } from "../../platform/ids.ts";
import { inWords } from "./reading-words.ts";
import { registerName } from "../customer/register-name.ts";

const SIDES: Readonly<Record<string, string>> = {
  register: "The register",
  documents: "A document",
  filing: "An officer's filing",
};

/** Both sides of a discrepancy as a reason, without a stop. What the customer did not say is not called declared. */
export function differenceInWords({ field, source, declared, observed }: Discrepancy, rules: JudgedBy = {}): string {
  const side = judgesBefore(rules, 11) ? undefined : SIDES[/_by_([a-z]+)$/.exec(field)?.[1] ?? ""];
  const other = isOfFiling(source) ? "an officer's filing" : "a document";
  return side === undefined
    ? `Declared "${declared}", found "${observed}"`
    : `${side} has "${declared}", ${other} has "${observed}"`;
}

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
 * @param foundAt when the comparisons were made.
 */
export function reconcileDiscrepancies(
  caseId: string,
  before: readonly Discrepancy[],
  comparisons: readonly Comparison[],
  foundAt: IsoTime,
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
    // While it is open, the day on which it was first found counts.
    const found_at = known?.status === "open" ? known.found_at : foundAt;
    byId.set(id, { id, ...difference, status: "open", ...(found_at !== undefined && { found_at }) });
  }
  return [...byId.values()].sort((a, b) => compareText(placeOf(a), placeOf(b)));
}

/** By what they say: ids follow from random ones, and the same case must read the same. */
const placeOf = ({ id, kind, field, source, declared, observed, status }: Discrepancy): string =>
  JSON.stringify([kind, field, isOfFiling(source) ? OF_FILING : source, declared, observed, status, id]);

const OWNER_NAME = "beneficial_owner_name_";

/** Of the name that the customer gives to the company with this number among its owners. */
export const ownerNameField = (number: string): string => OWNER_NAME + number;
export const isOwnerName = ({ field }: Pick<Discrepancy, "field">): boolean => field.startsWith(OWNER_NAME);

const OF_DOCUMENT = "document:";

/** The source of what a document of this kind states, in facts and discrepancies. */
export const documentSource = (kind: string): string => OF_DOCUMENT + kind;

export const isOfDocument = (source: string): boolean => source.startsWith(OF_DOCUMENT);

const OF_FILING = "filed:";

/** The source of what an officer filed, in statements and discrepancies. */
export const filingSource = (evidenceId: string): string => OF_FILING + evidenceId;

export const isOfFiling = (source: string): boolean => source.startsWith(OF_FILING);

/** A discrepancy in a sentence: who names what, and who names otherwise. */
export function describeDiscrepancy({ source, field, declared, observed }: Discrepancy, rules: JudgedBy = {}): string {
  const against = /_by_(register|documents|filing)$/.exec(field)?.[1];
  const other = { register: "the register has", documents: "another document has", filing: "an earlier filing has" }[
    against ?? ""
  ];
  const otherwise = `${other ?? "the customer declared"} ${declared}.`;
  if (isOfFiling(source)) return `An officer's filing names ${observed}; ${otherwise}`;
  if (!isOfDocument(source))
    return `The register (${registerName(source, rules)}) names ${observed}; the customer declared ${declared}.`;
  const document = inWords(source.slice(OF_DOCUMENT.length));
  return `A document (${document}) names ${observed}; ${otherwise}`;
}
