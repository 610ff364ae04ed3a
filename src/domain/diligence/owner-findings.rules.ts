import { judgesBefore } from "../case/rules-version.model.ts";
import type { CaseDocument } from "../case/case.model.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { percentWords } from "../ownership/ownership-words.ts";
import { listed } from "./check-results.ts";
import { certainKind } from "../readings/certain-kind.ts";
import { isCurrent } from "../readings/compare-facts.rules.ts";
import { personIn, personsIn } from "../readings/effective-facts.rules.ts";
import { namedNowhereIn } from "../readings/person-names.rules.ts";
import { statesBearerShares } from "../readings/signs.rules.ts";
import { knownOwners } from "../readings/known-case.ts";
import { differingOwners } from "./contradictions/owners.rules.ts";
import { isKnown } from "./control-in-papers.rules.ts";
import type { DocumentFindingDraft } from "./document-severities.ts";
import {
  holderNames,
  isOfEveryHolder,
  missingShare,
  type NamedHolder,
  namedHolders,
  type NamedHolders,
  uncertainHolders,
  unreadOwners,
} from "./named-owners.rules.ts";
import { reachesThreshold } from "./owner-threshold.rules.ts";
import { OWNER_PAPERS } from "./owner-papers.rules.ts";
import { COMPANY_UNNAMED, HOLDER_UNNAMED, namesOf, ownersToday } from "./owners-today.rules.ts";
import { kindThatCounts } from "./judge-document.rules.ts";
import { datedOf, type DocumentFacts, isLive, kindOf } from "./provided-documents.ts";
import { inWords, placeOf } from "./reading-words.ts";
import { isSettledByFiling, unsettledByFiling } from "./settled-papers.rules.ts";
import { whoseDocument } from "./whose-document.rules.ts";

/** Owners who could not be read in a document that names them, and persons in it whom no other source names. */
export function ownerFindings(facts: DocumentFacts, document: CaseDocument): DocumentFindingDraft[] {
  const kind = kindThatCounts(facts, document);
  const isExtract = kind === "register_extract" && !judgesBefore(facts, 12);
  if (judgesBefore(facts, 3) || kind === null || !isLegible(document)) return [];
  if (!isExtract && !OWNER_PAPERS.includes(kind)) return [];
  const whose = whoseDocument(facts, document, kind).is;
  if (whose === "other_company" || whose === "other_person") return [];
  const named = namedHolders(facts, document, kind);
  if (kind === "articles_of_association") {
    return whose === "own" ? [...bearerShares(facts, document), ...unnamedHolders(facts, document, named)] : [];
  }
  if (isSettledByFiling(facts, document, kind)) return [];
  const others = judgesBefore(facts, 12)
    ? []
    : [...(whose === "own" ? unnamedHolders(facts, document, named) : []), ...unnamedCompanies(facts, document, named)];
  if (isExtract) return others;
  const drafts = [noOwner, gap, unreadBeside, guesses, strangerInChart].map((rule) => rule(facts, document, named));
  const unsettled = unsettledByFiling(facts, document, kind);
  return drafts
    .filter((draft) => draft !== null)
    .slice(0, 1)
    .map((draft) => ({ ...draft, description: draft.description + unsettled }))
    .concat(others);
}

/** Whether a paper was read, and not certainly as another one than it was filed as. */
function isLegible({ reading, review, filed }: CaseDocument): boolean {
  if (reading?.status !== "read" && reading?.status !== "partly_read") return false;
  const kind = certainKind(reading);
  return kind === null || kind === (review?.kind ?? filed?.kind ?? kind);
}

type Told = DocumentFindingDraft | null;

const fileOf = (facts: DocumentFacts, document: CaseDocument): string =>
  `file "${document.filename}" (${inWords(kindThatCounts(facts, document)!)})`;

/** `<what>:<type of document>:<document>`: by the type the customer is asked again. */
export const entryOf = (facts: DocumentFacts, document: CaseDocument, what: string): string =>
  `${what}:${documentTypeOf(facts, document)}:${document.document_id}`;

/** Whether a paper was read that should name owners, and none was read in it. A chart may draw who manages the company. */
export function namesNoOwner(facts: DocumentFacts, document: CaseDocument): boolean {
  const kind = kindThatCounts(facts, document);
  if (judgesBefore(facts, 3) || !isLegible(document)) return false;
  if (kind !== "ubo_extract" && kind !== "shareholder_register") return false;
  const { certain, guessed } = namedHolders(facts, document, kind);
  return certain.length + guessed.length === 0;
}

function noOwner(facts: DocumentFacts, document: CaseDocument): Told {
  if (!namesNoOwner(facts, document)) return null;
  const kind = kindThatCounts(facts, document);
  const whom = kind === "ubo_extract" ? "owner" : "shareholder";
  return {
    code: "document_incomplete",
    title: `No ${whom} read: ${document.filename}`,
    description: `The ${fileOf(facts, document)} names no ${whom} whom the service could read. An officer must look at it, and file the owners whom it names.`,
    sourceEntry: entryOf(facts, document, "no_owner"),
  };
}

function gap(facts: DocumentFacts, document: CaseDocument, named: NamedHolders): Told {
  const missing =
    isOfEveryHolder(kindThatCounts(facts, document)!) && named.certain.length + named.guessed.length > 0
      ? missingShare(named)
      : null;
  if (missing === null) return null;
  const unread = unreadOwners(document);
  return {
    code: "document_incomplete",
    title: `Shares add up to less than 100 %: ${document.filename}`,
    description: `In the ${fileOf(facts, document)}, the service could read ${holdersRead(named.sum, missing)}.${unread === null ? "" : ` ${unread}`} An officer must look at it, and file the owners whom it names.${uncertainHolders(named)}`,
    sourceEntry: entryOf(facts, document, "shares_below_whole"),
  };
}

function unreadBeside(facts: DocumentFacts, document: CaseDocument, named: NamedHolders): Told {
  const kind = kindThatCounts(facts, document);
  const unread = kind === "ubo_extract" || kind === "shareholder_register" ? unreadOwners(document) : null;
  if (unread === null) return null;
  return {
    code: "document_incomplete",
    title: `Owner not read: ${document.filename}`,
    description: `The ${fileOf(facts, document)} does not settle who all the owners are: ${unread} An officer must look at it, and file the owners whom it names.${uncertainHolders(named)}`,
    sourceEntry: entryOf(facts, document, "unread_owner"),
  };
}

const holdersRead = (sum: number, missing: number): string =>
  sum === 0
    ? "no share with certainty"
    : `who holds ${percentWords(sum)} of the shares, and not who holds the other ${percentWords(missing)}`;

function guesses(facts: DocumentFacts, document: CaseDocument, { guessed }: NamedHolders): Told {
  if (guessed.length === 0 || kindThatCounts(facts, document) !== "ubo_extract") return null;
  return {
    code: "document_incomplete",
    title: `Owner read without certainty: ${document.filename}`,
    description: `The ${fileOf(facts, document)} names ${guessed.length === 1 ? "an owner" : "owners"} read without certainty: ${holderNames(guessed)}. An officer must look at it, and confirm or correct what was read.`,
    sourceEntry: entryOf(facts, document, "uncertain_owner"),
  };
}

/** The holder of its certificate owns such a share. A register of shares tells them among the holders it leaves out. */
function bearerShares(facts: DocumentFacts, document: CaseDocument): DocumentFindingDraft[] {
  if (judgesBefore(facts, 4) || !statesBearerShares(document)) return [];
  return [
    {
      code: "document_incomplete",
      title: `Bearer shares: ${document.filename}`,
      description: `In the ${fileOf(facts, document)}: ${unreadOwners(document)}`,
      sourceEntry: entryOf(facts, document, "bearer_shares"),
    },
  ];
}

/** Founders may have sold since: that nobody names them today contradicts nothing, and is to be explained. */
function unnamedHolders(
  facts: DocumentFacts,
  document: CaseDocument,
  { certain }: NamedHolders,
): DocumentFindingDraft[] {
  const kind = kindThatCounts(facts, document)!;
  const isDeed = kind === "articles_of_association";
  // Other papers of today contradict the owners by themselves.
  if (!isDeed && kind !== "register_extract" && isCurrent(document, facts)) return [];
  if (facts.documents.some((other) => other !== document && saysOfToday(facts, other, document))) return [];
  const known = ownersToday(facts);
  const founders = certain.filter((one) => one.kind === "person");
  const isNobodyNamed = known.length === 0 && knownOwners(facts).length === 0;
  const unnamed = isNobodyNamed
    ? founders.filter(
        ({ share_percent: share }) => isDeed && (share === undefined || reachesThreshold(facts.policy.values, share)),
      )
    : differingOwners(facts.policy, founders, known);
  if (unnamed.length === 0) return [];
  const today = isNobodyNamed ? "Nobody is named as owner today" : `The owners named today are ${namesOf(known)}`;
  return [
    {
      code: "document_founder_unnamed",
      isGrave: isCurrent(document, facts),
      title: `${isDeed ? "Founder" : "Holder"} not among the owners: ${document.filename}`,
      description: `By the file "${document.filename}" (${inWords(kind)} of ${datedOf(document).slice(0, 10)}), ${unnamed.map((one) => heldBy(facts, one)).join("; ")}. ${today}, and no later document shows who holds these shares now: ask the customer.`,
      sourceEntry: entryOf(facts, document, isDeed ? "founder_unnamed" : HOLDER_UNNAMED),
    },
  ];
}

/** Papers that show which companies stand between the customer and its owners. */
const CHAIN = ["structure_chart", "ubo_extract"];

/** Companies that hold an owner's share of the customer, and that nothing names beside the paper: who is behind them is not known. */
function unnamedCompanies(
  facts: DocumentFacts,
  document: CaseDocument,
  { certain }: NamedHolders,
): DocumentFindingDraft[] {
  const unnamed = certain.filter(
    ({ kind, isCustomer, name, share_percent: share }) =>
      kind === "company" &&
      !isCustomer &&
      share !== undefined &&
      reachesThreshold(facts.policy.values, share) &&
      !isKnown(facts, name, CHAIN),
  );
  if (unnamed.length === 0) return [];
  return [
    {
      code: "document_founder_unnamed",
      title: `Held by ${listed(unnamed.map(({ name }) => name))}, which nobody names: ${document.filename}`,
      description: `By the ${fileOf(facts, document)}, ${holderNames(unnamed)} holds the customer. Neither the customer nor a register names it: who is behind it, and which companies stand between, must be shown.`,
      sourceEntry: entryOf(facts, document, COMPANY_UNNAMED),
    },
  ];
}

/** A holding that was not read may be of any size. */
function heldBy(facts: DocumentFacts, { name, share_percent: share, fact }: NamedHolder): string {
  const role = personIn(fact)?.role;
  const isNow = (role === "shareholder" && !judgesBefore(facts, 4)) || (role === "owner" && !judgesBefore(facts, 12));
  return share === undefined
    ? `${name} is a ${isNow ? "shareholder" : "founder"}, with a share that was not read (${placeOf(fact)})`
    : `${name} held ${percentWords(share)}${isNow ? "" : " at the founding"} (${placeOf(fact)})`;
}

/** Persons whom a chart draws with a large share, not certainly of the customer, and whom no other source names. */
function strangerInChart(facts: DocumentFacts, document: CaseDocument, { certain }: NamedHolders): Told {
  if (kindThatCounts(facts, document) !== "structure_chart" || certain.length > 0) return null;
  const drawn = personsIn(document, ["shareholder", "owner"]).filter(
    ({ share_percent: share }) => share !== undefined && reachesThreshold(facts.policy.values, share),
  );
  const known = ownersToday(facts);
  const unnamed = known.length === 0 ? drawn : namedNowhereIn(drawn, known);
  if (unnamed.length === 0) return null;
  return {
    code: "document_incomplete",
    title: `Holder whom no other source names: ${document.filename}`,
    description: `The ${fileOf(facts, document)} draws ${holderNames(unnamed)} as holding shares, and the service could not tell whether of the customer. An officer must check it: no other source names ${unnamed.length === 1 ? "this person" : "these persons"} as an owner.`,
    sourceEntry: entryOf(facts, document, "unclear_holding"),
  };
}

/** Whether a later paper of the customer's owners was read, which says who holds the shares since. */
function saysOfToday(facts: DocumentFacts, paper: CaseDocument, deed: CaseDocument): boolean {
  const kind = kindOf(paper);
  if (!isLive(paper) || (kind !== "ubo_extract" && kind !== "shareholder_register")) return false;
  if (datedOf(paper).slice(0, 10) < datedOf(deed).slice(0, 10)) return false;
  return whoseDocument(facts, paper, kind).is === "own" && namedHolders(facts, paper, kind).certain.length > 0;
}
