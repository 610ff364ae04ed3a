import type { CaseDocument } from "../case/case.model.ts";
import type { DocumentKind } from "../documents/document-kinds.ts";
import type { OwnershipFiling } from "../ownership/ownership-filing.model.ts";
import { dateIn } from "../readings/effective-facts.rules.ts";
import { ownersIn, standingFilings } from "./contradictions/filings.rules.ts";
import { differingOwners } from "./contradictions/owners.rules.ts";
import { holderNames, isOfEveryHolder, namedHolders } from "./named-owners.rules.ts";
import { reachesThreshold } from "./owner-threshold.rules.ts";
import type { DocumentFacts } from "./provided-documents.ts";

/**
 * Whether an officer filed the owners whom a document names: the filing says what was not read, whether the officer accepts
 * the document before or after.
 */
export const isSettledByFiling = (facts: DocumentFacts, document: CaseDocument, kind: DocumentKind | null): boolean =>
  filings(facts).some((filing) => whyUnsettled(facts, document, kind, filing) === null);

/** Why the latest filing of owners does not say what was not read in a document, as a sentence of its own; else empty. */
export function unsettledByFiling(facts: DocumentFacts, document: CaseDocument, kind: DocumentKind | null): string {
  const latest = filings(facts).at(-1);
  const why = latest && whyUnsettled(facts, document, kind, latest);
  return why ? ` The owners filed on ${latest.filed_at.slice(0, 10)} do not settle it: ${why}.` : "";
}

/** Those that say something of the customer. */
const filings = (facts: DocumentFacts): OwnershipFiling[] =>
  standingFilings(facts).filter((filing) => ownersIn(filing).length > 0);

/** What a filing made before the document was read, or about an earlier day, says is not of the document. */
function whyUnsettled(
  facts: DocumentFacts,
  document: CaseDocument,
  kind: DocumentKind | null,
  filing: OwnershipFiling,
): string | null {
  const { policy } = facts;
  if (Date.parse(filing.filed_at) < knownSince(document)) return "they were filed before it was read";
  const dated = dateIn(document, "document_date");
  if (filing.as_of !== null && dated !== null && filing.as_of < dated) {
    return `they are about ${filing.as_of}, and it is of ${dated}`;
  }
  const owners = ownersIn(filing);
  // Founders may have sold since.
  const named = kind === null || kind === "articles_of_association" ? [] : certainPersons(facts, document, kind);
  const differing = differingOwners(policy, named, owners);
  if (differing.length > 0) {
    return `by them, ${holderNames(differing)} ${differing.length === 1 ? "is no owner" : "are no owners"} with such a share`;
  }
  if (kind !== null && !isOfEveryHolder(kind)) return null;
  const held = owners.reduce((sum, { share_percent: share = 0 }) => sum + share, 0);
  return reachesThreshold(policy.values, 100 - held) ? "they leave the share of an owner to nobody" : null;
}

const certainPersons = (facts: DocumentFacts, document: CaseDocument, kind: DocumentKind) =>
  namedHolders(facts, document, kind).certain.filter((holder) => holder.kind === "person");

/** Officers know what they file themselves before the service has read it. */
function knownSince({ source, uploaded_at, reading }: CaseDocument): number {
  const uploaded = Date.parse(uploaded_at);
  return source === "officer" || reading === undefined ? uploaded : Math.max(uploaded, Date.parse(reading.read_at));
}
