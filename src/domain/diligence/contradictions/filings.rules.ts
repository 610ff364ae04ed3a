import type { Discrepancy } from "../../case/case.model.ts";
import type { OwnershipFiling } from "../../ownership/ownership-filing.model.ts";
import { type KnownParty, knownOwners } from "../../readings/known-case.ts";
import { type Comparison, filingSource, isOfFiling } from "../discrepancies.rules.ts";
import type { DocumentFacts } from "../provided-documents.ts";
import { differingOwners, nameOwners } from "./owners.rules.ts";

/** Names are compared in pairs, within the transaction of a change: this bounds what a case of many filings costs. */
const COMPARED_FILINGS = 3;
const COMPARED_OWNERS = 25;

/** Filings that count: those that were not withdrawn. */
export const standingFilings = ({ ownershipFiled = [] }: Pick<DocumentFacts, "ownershipFiled">) =>
  ownershipFiled.filter(({ withdrawn }) => withdrawn === undefined);

/**
 * What officers filed of the owners beside what the customer declared, what the company register names, and what was
 * filed before. A discrepancy of a filing that was withdrawn, or that nothing contradicts any more, is resolved.
 */
export function filingComparisons(facts: DocumentFacts, before: readonly Discrepancy[]): Comparison[] {
  const filings = standingFilings(facts);
  const compared = filings.slice(-COMPARED_FILINGS);
  const current = compared.flatMap((filing) => {
    const earlier = filings[filings.indexOf(filing) - 1];
    return [
      ...knownOwners(facts).flatMap(({ with: side, value }) =>
        compareFiling(facts, filing, value, side === "answer" ? "beneficial_owners" : "beneficial_owners_by_register"),
      ),
      ...(earlier ? compareFiling(facts, filing, ownersIn(earlier), "beneficial_owners_by_filing") : []),
    ];
  });
  const stands = (known: Discrepancy) =>
    current.some(({ field, source }) => field === known.field && source === known.source);
  const unseen = filings.slice(0, -COMPARED_FILINGS).map(({ evidence_id }) => filingSource(evidence_id));
  const over = before.filter((known) => isOfFiling(known.source) && !stands(known) && !unseen.includes(known.source));
  return [
    ...current,
    ...over.map(({ id: _id, status: _status, found_at: _found, ...known }) => ({ ...known, agrees: true })),
  ];
}

function compareFiling(
  { policy }: DocumentFacts,
  filing: OwnershipFiling,
  list: readonly KnownParty[],
  field: string,
): Comparison[] {
  const filed = largest(ownersIn(filing));
  const named = largest(list);
  const persons = (owners: readonly KnownParty[]) => owners.filter(({ kind }) => kind !== "company");
  const differing = differingOwners(policy, persons(filed), named);
  // A register names every owner; what was found elsewhere need not.
  const unnamed = filing.source_type === "officialRegister" ? differingOwners(policy, persons(named), filed) : [];
  if (differing.length + unnamed.length === 0) return [];
  const { names, observed } = nameOwners(differing.length === 0 ? filed : differing, named);
  const source = filingSource(filing.evidence_id);
  return [{ kind: "ubo", field, declared: names, observed, source, agrees: false, severity: "high" }];
}

/** The owners that a comparison is about: whose share is not known, then the largest. */
const largest = <Owner extends KnownParty>(owners: readonly Owner[]): readonly Owner[] =>
  owners.length <= COMPARED_OWNERS
    ? owners
    : owners.toSorted((a, b) => (b.share_percent ?? 100) - (a.share_percent ?? 100)).slice(0, COMPARED_OWNERS);

/** Who holds interests in the customer itself by a filing. */
export function ownersIn({ stated }: OwnershipFiling): (KnownParty & { readonly control?: string })[] {
  if (stated.form === "owners") {
    return stated.owners.map(({ kind, name, share_percent, ...owner }) => ({
      name,
      ...(kind !== "unknown" && { kind }),
      ...(share_percent !== undefined && { share_percent }),
      ...("birth_date" in owner && owner.birth_date !== undefined && { birth_date: owner.birth_date }),
    }));
  }
  const parties = new Map(stated.parties.map((party) => [party.id, party]));
  return stated.statements.flatMap(({ subject, interested_party: owner, interests }) => {
    const party = subject === stated.subject && typeof owner === "string" ? parties.get(owner) : undefined;
    if (!party) return [];
    const held = interests.filter(({ end_date }) => end_date === undefined);
    if (held.length === 0) return [];
    const share = held.map((one) => one.share?.exact).find((percent) => percent !== undefined);
    return [
      {
        name: party.name,
        ...(party.kind === "person" && { kind: "person" as const }),
        ...((party.kind === "entity" || party.kind === "arrangement") && { kind: "company" as const }),
        ...(party.birth_date !== undefined && { birth_date: party.birth_date }),
        ...(share !== undefined && { share_percent: share }),
        ...(held.every(({ directness }) => directness === "indirect") && { control: "indirect" }),
      },
    ];
  });
}
