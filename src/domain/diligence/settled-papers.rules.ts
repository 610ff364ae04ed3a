import { judgesBefore } from "../case/rules-version.model.ts";
import { DAY_MS } from "../../platform/clock.ts";
import type { CaseDocument } from "../case/case.model.ts";
import type { DocumentKind } from "../documents/document-kinds.ts";
import type { OwnershipFiling } from "../ownership/ownership-filing.model.ts";
import { percentWords } from "../ownership/ownership-words.ts";
import { dateIn } from "../readings/effective-facts.rules.ts";
import { ownersIn, standingFilings } from "./contradictions/filings.rules.ts";
import { differingOwners } from "./contradictions/owners.rules.ts";
import { agreesOnPerson, namedNowhereIn } from "../readings/person-names.rules.ts";
import {
  holderNames,
  isOfEveryHolder,
  type NamedHolder,
  type NamedHolders,
  namedHolders,
  unreadOwners,
} from "./named-owners.rules.ts";
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

/** Why a filing does not say what was not read; null if it does. One made before the reading, or as of an earlier day, is not about it. */
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
    return `they are as of ${filing.as_of}, and the document is dated ${dated}`;
  }
  const days = policy.values.document_max_age_days["ubo_extract"];
  const about = filing.as_of ?? filing.filed_at.slice(0, 10);
  if (days !== undefined && facts.now.getTime() - Date.parse(about) > days * DAY_MS) {
    return `they are as of ${about}, and an extract of owners may be ${days} days old`;
  }
  const owners = ownersIn(filing);
  // Founders may have sold since.
  const named = kind === null || kind === "articles_of_association" ? null : namedHolders(facts, document, kind);
  const read = named?.certain.filter((holder) => holder.kind === "person") ?? [];
  const differing = differingOwners(policy, read, owners);
  if (differing.length > 0) {
    return `they do not name ${holderNames(differing)} with such a share, as the document does`;
  }
  const isExtract = kind !== null && !isOfEveryHolder(kind);
  if (isExtract && (judgesBefore(facts, 4) || named === null || !leavesOneOut(document, named))) return null;
  const held = sumOf(owners);
  const rest = 100 - (judgesBefore(facts, 4) ? held : sumOf(owners.map((owner) => withinRead(owner, read))));
  const others = namedNowhereIn(owners, read);
  if (!reachesThreshold(policy.values, rest)) {
    return isExtract && others.length === 0
      ? "they do not name the owner who was not read in the document. File that owner as well"
      : null;
  }
  const filed = read.filter((one) => owners.some((owner) => agreesOnPerson(one, owner) === true));
  const more = 100 - rest < held && filed.length > 0 ? `: the document gives ${holderNames(filed)} no more` : "";
  if (!isExtract) return `they do not say who holds the other ${percentWords(rest)}${more}`;
  return others.some(({ share_percent: share }) => share === undefined || reachesThreshold(policy.values, share))
    ? null
    : `they do not name the owner who was not read in the document, nor the holder of the other ${percentWords(rest)}${more}. File that owner as well`;
}

type FiledOwner = ReturnType<typeof ownersIn>[number];

const sumOf = (owners: readonly FiledOwner[]): number =>
  owners.reduce((sum, { share_percent: share = 0 }) => sum + share, 0);

/** Whether an extract names an owner beside those who were read with certainty. */
const leavesOneOut = (document: CaseDocument, { certain, guessed }: NamedHolders): boolean =>
  certain.length > 0 && (unreadOwners(document) !== null || guessed.length > 0);

/** A filed owner with no more than the document gives: what it leaves to somebody else is not theirs. */
function withinRead(owner: FiledOwner, read: readonly NamedHolder[]): FiledOwner {
  const share = read.find((one) => agreesOnPerson(one, owner) === true && one.control !== "indirect")?.share_percent;
  return share === undefined ? owner : { ...owner, share_percent: Math.min(share, owner.share_percent ?? share) };
}

/** Officers know what they file themselves before the service has read it. */
function knownSince({ source, uploaded_at, reading }: CaseDocument): number {
  const uploaded = Date.parse(uploaded_at);
  return source === "officer" || reading === undefined ? uploaded : Math.max(uploaded, Date.parse(reading.read_at));
}
