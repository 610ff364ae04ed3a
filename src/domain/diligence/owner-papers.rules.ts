import { judgesBefore } from "../case/rules-version.model.ts";
import { compareText } from "../../platform/compare-text.ts";
import type { DocumentKind } from "../documents/document-kinds.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { percentWords } from "../ownership/ownership-words.ts";
import { certainKind } from "../readings/certain-kind.ts";
import { agreesOnPerson } from "../readings/person-names.rules.ts";
import { knownOwners } from "../readings/known-case.ts";
import { capitalized, established, open, type Verdict } from "./check-results.ts";
import type { DueFacts } from "./due-facts.model.ts";
import { acceptedDocuments, judgeDocument } from "./judge-document.rules.ts";
import {
  holderNames,
  isBeyondWhole,
  isOfEveryHolder,
  missingShare,
  namedHolders,
  type NamedHolders,
  uncertainHolders,
  unreadOwners,
} from "./named-owners.rules.ts";
import { isOwnDeclaration } from "./owner-declarations.rules.ts";
import { isOfOtherOwners } from "./owners-today.rules.ts";
import { reachesThreshold } from "./owner-threshold.rules.ts";
import {
  type AcceptedDocument,
  datedOf,
  describeDocument,
  isLive,
  isStale,
  kindOf,
  readingEvidence,
  tooOld,
} from "./provided-documents.ts";
import { inWords } from "./reading-words.ts";
import { isSettledByFiling, unsettledByFiling } from "./settled-papers.rules.ts";

/** Papers that state the owners by themselves once they count, and charts, which do so beside other sources alone. */
export const OWNER_PAPERS: readonly DocumentKind[] = [
  "ubo_extract",
  "shareholder_register",
  "articles_of_association",
  "structure_chart",
];

/** Why a paper that counts does not establish the owners. */
interface Lack {
  /** A sentence. */
  readonly how: string;
  /** Whether an owner may stand in the paper whom nobody knows: then other sources do not establish the owners either. */
  readonly mayHideOwner: boolean;
  /** Said only while the owners are open: what other sources establish does not need it. */
  readonly isAside?: true;
}

/** What papers say of the owners: what they establish or leave open, and what is to be said of them beside other sources. */
export interface WordOfPapers {
  /** Null where other sources decide. */
  readonly verdict: Verdict | null;
  readonly notes: readonly string[];
  /** What is to be said only where other sources leave the owners open as well. */
  readonly asides: readonly string[];
}

/** What the papers that count say, the newest first: a whole and certain one settles what older ones leave open. */
export function wordOfPapers(facts: DueFacts): WordOfPapers {
  const notes = papersThatWait(facts);
  const asides: string[] = [];
  const papers = [...acceptedDocuments(facts, OWNER_PAPERS), ...filedBeyondWhole(facts)];
  for (const paper of papers.sort((a, b) => compareText(b.dated, a.dated))) {
    if (isSilentDeed(facts, paper)) continue;
    const lack = lackIn(facts, paper);
    const evidence = readingEvidence(facts, paper);
    if (lack === null && paper.kind === "structure_chart") continue;
    if (lack === null) {
      const verdict = isStale(paper, facts)
        ? open("stale", `${capitalized(tooOld(facts, paper))}.`, evidence)
        : established(`Stated by the ${describeDocument(paper)}.`, evidence);
      return { verdict, notes, asides };
    }
    if (isStale(paper, facts)) continue;
    if (isSettledByFiling(facts, paper.document, paper.kind)) {
      if (judgesBefore(facts, 4)) continue;
      // The filing is the word of today: an older paper says less.
      break;
    }
    if (lack.mayHideOwner) {
      const how = lack.how + unsettledByFiling(facts, paper.document, paper.kind);
      return { verdict: open("unreadable", how, evidence), notes, asides };
    }
    (lack.isAside || paper.kind === "articles_of_association" ? asides : notes).push(lack.how);
  }
  return { verdict: null, notes, asides };
}

/** What an officer filed and nobody accepted, because its shares are more than the whole. */
function filedBeyondWhole(facts: DueFacts): AcceptedDocument[] {
  return facts.documents.flatMap((document) => {
    const kind = kindOf(document);
    if (!document.filed || !isLive(document) || kind === null || !OWNER_PAPERS.includes(kind)) return [];
    const isBeyond = isBeyondWhole(namedHolders(facts, document, kind));
    if (!isBeyond || judgeDocument(facts, document).state !== "doubtful") return [];
    return [{ document, kind, documentType: documentTypeOf(facts, document), dated: datedOf(document), agrees: null }];
  });
}

/** Papers of owners that do not count until an officer has looked at them. */
function papersThatWait(facts: DueFacts): string[] {
  return facts.documents.flatMap((document) => {
    const kind = kindOf(document);
    if (!isLive(document) || kind === null || kind === "articles_of_association" || !OWNER_PAPERS.includes(kind)) {
      return [];
    }
    const { state, why } = judgeDocument(facts, document);
    if (isSettledByFiling(facts, document, kind)) return [];
    return state === "undetermined" || state === "doubtful"
      ? [`The file "${document.filename}" (${inWords(kind)}) ${why}.`]
      : [];
  });
}

/** Articles in which no founder was read, and which no officer accepted: they are handed in for much besides. */
function isSilentDeed(facts: DueFacts, { kind, document, agrees }: AcceptedDocument): boolean {
  if (kind !== "articles_of_association" || agrees === null) return false;
  const { certain, guessed } = namedHolders(facts, document, kind);
  return certain.length + guessed.length === 0;
}

const UNREAD: readonly (string | undefined)[] = [undefined, "unreadable", "failed"];

function lackIn(facts: DueFacts, paper: AcceptedDocument): Lack | null {
  const { document, kind, agrees } = paper;
  const what = `The ${describeDocument(paper)},`;
  const lack = (how: string, mayHideOwner = false): Lack => ({ how, mayHideOwner });
  if (kind === null) return null;
  const isReviewed = document.review?.outcome === "accepted";
  if (UNREAD.includes(document.reading?.status)) {
    // Who accepted it has looked at it. A deed is accepted for much besides its shares.
    if (isReviewed && kind !== "articles_of_association") return null;
    return kind === "structure_chart" ? null : lack(`${what} was not read by the service; an officer must look.`);
  }
  const named = namedHolders(facts, document, kind);
  const isVouched = agrees === null;
  if (!isVouched && kind !== "ubo_extract") {
    return {
      ...lack(
        `The file "${document.filename}" (${inWords(kind)}) establishes the owners only once an officer has accepted it.`,
      ),
      isAside: true,
    };
  }
  const doubt = doubtIn(facts, paper, named, what);
  if (doubt !== null) return doubt;
  if (kind === "ubo_extract" && isOwnDeclaration(facts, document)) {
    const how = `The file "${document.filename}" is the customer's own declaration, and no extract from the register of owners.`;
    return { ...lack(how), isAside: true };
  }
  if (named.certain.length === 0) {
    return kind === "structure_chart"
      ? null
      : lack(`${what} names no ${WHOM[kind] ?? "owner"} whom the service could read; an officer must look.`);
  }
  if (!isReviewed && certainKind(document.reading) === null) {
    return lack(`${what} is of a kind that is not certain; an officer must look.`);
  }
  if (isOfOtherOwners(facts, document, named)) {
    const how = `${what} names ${holderNames(named.certain)}, others than the owners named today: who holds the shares now is to be shown.`;
    return lack(
      how,
      knownOwners(facts).every(({ with: side }) => side === "answer"),
    );
  }
  return unfitHolders(facts, kind, named, what);
}

const WHOM: Partial<Record<DocumentKind, string>> = {
  shareholder_register: "shareholder",
  articles_of_association: "founder with a share",
};

/** Whether a paper leaves room for an owner whom it names, and nobody has read. */
function doubtIn(
  facts: DueFacts,
  { kind, document, dated }: AcceptedDocument,
  named: NamedHolders,
  what: string,
): Lack | null {
  const isHiding = kind !== "articles_of_association";
  if (isBeyondWhole(named)) {
    return { how: `${what} gives shares that add up to ${named.sum} %; an officer must look.`, mayHideOwner: isHiding };
  }
  const unread = unreadOwners(document);
  const missing =
    isOfEveryHolder(kind!) && named.certain.length + named.guessed.length > 0 ? missingShare(named) : null;
  if (missing !== null) {
    const paper = `${inWords(kind!)} of ${dated.slice(0, 10)} ("${document.filename}")`;
    const how = `The service could not read who holds ${percentWords(missing)} of the shares in the ${paper}: look at it, and file the owners whom it names.${uncertainHolders(named)}${unread === null ? "" : ` ${unread}`}`;
    return { how, mayHideOwner: isHiding };
  }
  if (kind !== "ubo_extract" && kind !== "shareholder_register") return null;
  if (unread !== null) {
    return {
      how: `${what} does not settle who all the owners are: ${unread} Look at it, and file the owners whom it names.${uncertainHolders(named)}`,
      mayHideOwner: true,
    };
  }
  if (kind !== "ubo_extract" || named.guessed.length === 0) return null;
  const register = knownOwners(facts).filter(({ with: side }) => side === "register");
  const isKnown = named.guessed.every((one) =>
    register.some(({ value }) => value.some((owner) => agreesOnPerson(owner, one) === true)),
  );
  return {
    how: `${what} names ${named.guessed.length === 1 ? "an owner" : "owners"} read without certainty: ${holderNames(named.guessed)}; confirm or correct what was read.`,
    mayHideOwner: !isKnown,
  };
}

/** Holders who were all read, without a natural person who is an owner. */
function unfitHolders({ policy }: DueFacts, kind: DocumentKind, { certain }: NamedHolders, what: string): Lack | null {
  const isLarge = (share: number | undefined) => share === undefined || reachesThreshold(policy.values, share);
  const companies = certain.filter(
    ({ kind: is, isCustomer, share_percent: share }) =>
      is === "company" && !isCustomer && isLarge(share) && (kind !== "ubo_extract" || share !== undefined),
  );
  // An extract may list the company through which an owner holds.
  const isBetween = kind === "ubo_extract" && certain.some(({ control }) => control === "indirect");
  if (companies.length > 0 && !isBetween) {
    return {
      how: `${what} names ${companies.length === 1 ? "a company as holder" : "companies as holders"}, ${holderNames(companies)}, and not who stands behind ${companies.length === 1 ? "it" : "them"}.`,
      mayHideOwner: false,
      isAside: true,
    };
  }
  const isOwner = certain.some(
    ({ kind: is, control, share_percent: share }) => is === "person" && (control === "other" || isLarge(share)),
  );
  return isOwner
    ? null
    : {
        how: `${what} names nobody who reaches the threshold; an officer must look.`,
        mayHideOwner: false,
        isAside: true,
      };
}
