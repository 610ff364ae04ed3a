import type { CaseDocument, Finding } from "../case/case.model.ts";
import { judgesBefore } from "../case/rules-version.model.ts";
import { isCurrent } from "../readings/compare-facts.rules.ts";
import { knownOwners, type KnownParty } from "../readings/known-case.ts";
import { ownersIn, standingFilings } from "./contradictions/filings.rules.ts";
import { differingOwners } from "./contradictions/owners.rules.ts";
import type { NamedHolders } from "./named-owners.rules.ts";
import type { DocumentFacts } from "./provided-documents.ts";

/** Begins the entry of a finding on holders whom nothing names today, beside that on founders. */
export const HOLDER_UNNAMED = "holder_unnamed";
/** Begins that on a company between the customer and its owners. */
export const COMPANY_UNNAMED = "company_unnamed";

/** Whether a paper names a holder whom nothing names today, and no officer has said who holds the shares. */
export const isOpenHolder = ({ source_entry: entry = "", clearance }: Finding): boolean =>
  clearance === undefined && (entry.startsWith(HOLDER_UNNAMED) || entry.startsWith(COMPANY_UNNAMED));

/** Persons whom the customer, the company register or an officer names as owners. */
export function ownersToday(facts: DocumentFacts): readonly KnownParty[] {
  const filings = standingFilings(facts).map(ownersIn);
  const known: readonly KnownParty[] = [...knownOwners(facts).map(({ value }) => value), ...filings].flat();
  return known.filter(({ kind }) => kind !== "company");
}

export const namesOf = (known: readonly KnownParty[]): string => [...new Set(known.map(({ name }) => name))].join(", ");

/** Whether the owners named today are others than those of a paper that is too old to contradict them. */
export function isOfOtherOwners(facts: DocumentFacts, document: CaseDocument, { certain }: NamedHolders): boolean {
  if (judgesBefore(facts, 12) || isCurrent(document, facts)) return false;
  const known = ownersToday(facts);
  const persons = certain.filter(({ kind }) => kind === "person");
  const measured = known.filter(({ share_percent: share }) => share !== undefined);
  return (
    differingOwners(facts.policy, persons, known).length + differingOwners(facts.policy, measured, certain).length > 0
  );
}
