import { judgesBefore } from "../case/rules-version.model.ts";
import { oncePerObject } from "../../platform/once-per-object.ts";
import type { CaseDocument } from "../case/case.model.ts";
import { type DocumentKind, IDENTITY_KINDS, kindsFor, satisfies } from "../documents/document-kinds.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { agreesOnCompany } from "../readings/agreement.rules.ts";
import { certainKind, satisfiesByReading } from "../readings/certain-kind.ts";
import { dateIn, effectiveFacts, subjectTexts } from "../readings/effective-facts.rules.ts";
import { knownNames } from "../readings/known-case.ts";
import {
  alterationsIn,
  hasBrokenZone,
  hasInvalidSignature,
  hasNoValidAccount,
  invalidNumbers,
  sumOfShares,
  zoneDifferences,
  WHOLE,
} from "../readings/signs.rules.ts";
import { expiryBeyond } from "./expiry-beyond.rules.ts";
import { addressGap } from "./address-proofs.rules.ts";
import {
  type AcceptedDocument,
  datedIn,
  type DocumentFacts,
  isExpired,
  isLive,
  isStale,
  kindOf,
  maxAgeOf,
  meets,
  yearEndOf,
} from "./provided-documents.ts";
import { inSentence } from "./check-results.ts";
import { isReadInPart } from "./long-papers.rules.ts";
import { isOwnDeclaration } from "./owner-declarations.rules.ts";
import { ownerWhoMayNotAct, whyPowerless } from "./may-act.rules.ts";
import { warningInWords } from "./reading-words.ts";
import { whyBackAlone, whyRefused, whyUnreadLanguage } from "./refused-papers.rules.ts";
import { datedAhead, whyUnreal } from "./unreal-papers.rules.ts";
import { personalHolder } from "./personal-holder.rules.ts";
import { isOfProxy, unnamedHolder, whoseDocument } from "./whose-document.rules.ts";
import type { Whose } from "./whose-number.rules.ts";
import { compareText } from "../../platform/compare-text.ts";

/**
 * What a document is worth for a requirement. `undetermined`: an officer must look, and in sample mode it counts;
 * `doubtful`: something about the file itself speaks against it.
 */
export type DocumentState = "accepted" | "undetermined" | "wrong_kind" | "stranger" | "doubtful" | "expired" | "stale";

export interface JudgedDocument {
  readonly state: DocumentState;
  /** Of `undetermined` and `doubtful`: what is the matter, as the end of a sentence about the document. */
  readonly why: string;
  /** The document as it counts for anything; null where neither an officer nor its reading vouches for it. */
  readonly accepted: AcceptedDocument | null;
  /** Of `doubtful`: whether the customer may well have a better one. */
  readonly isAskedAgain?: true;
  /** Of `doubtful`: another one would bring the same, but by what right its holder acts can be shown. */
  readonly isOfUnknownRight?: true;
  /** Of `undetermined`: what is certain of it speaks against it, so that it does not count in sample mode either. */
  readonly isInDoubt?: true;
}

const judged = (state: DocumentState, why: string, accepted: AcceptedDocument | null = null): JudgedDocument => ({
  state,
  why,
  accepted,
});

/** Judges a document that counts at all, for the type that it was handed in for unless another is given. */
export const judgeDocument = (facts: DocumentFacts, document: CaseDocument, documentType?: string): JudgedDocument =>
  documentType === undefined || documentType === documentTypeOf(facts, document)
    ? judgedBy(facts)(document)
    : judge(facts, document, documentType);

/** Each rule asks again what each document is worth. */
const judgedBy = oncePerObject((facts: DocumentFacts) =>
  oncePerObject((document: CaseDocument) => judge(facts, document)),
);

function judge(facts: DocumentFacts, document: CaseDocument, documentType?: string): JudgedDocument {
  const given = documentTypeOf(facts, document);
  const type = documentType ?? given;
  const { filed, review } = document;
  if (review?.outcome === "accepted") return byOfficer(facts, document, given, type);
  if (filed) return contradictedBy(facts, document) ?? byOfficer(facts, document, given, type);
  return byReading(facts, document, given, type);
}

/** Types that may be the customer's own statement: without a kind an officer only accepts that it was made. */
const DECLARATIONS: readonly string[] = ["ubo_declaration"];

function byOfficer(facts: DocumentFacts, document: CaseDocument, given: string, type: string): JudgedDocument {
  const kinds = document.filed || DECLARATIONS.includes(given) ? [] : kindsFor(given);
  const known = kindOf(document);
  // An officer who accepts without a word on the kind accepts it as what it was handed in for.
  const isMeant = document.review?.kind || document.filed || (known !== null && satisfies(known, given));
  const kind = (isMeant ? known : null) ?? (kinds.length === 1 ? kinds[0]! : null);
  return aged(facts, { document, kind, documentType: given, dated: datedIn(facts, document), agrees: null }, type);
}

function aged(facts: DocumentFacts, accepted: AcceptedDocument, type: string): JudgedDocument {
  if (accepted.kind !== null && !meets(accepted, type)) return judged("wrong_kind", "is of another kind", accepted);
  if (isExpired(accepted, facts)) return judged("expired", "has expired", accepted);
  if (isStale(accepted, facts)) return judged("stale", "is too old", accepted);
  return judged("accepted", "counts", accepted);
}

/** What an officer filed counts at once, unless its reading certainly says otherwise: then an officer must review it. */
function contradictedBy(facts: DocumentFacts, document: CaseDocument): JudgedDocument | null {
  const kind = certainKind(document.reading);
  if (kind !== null && kind !== document.filed!.kind) return judged("wrong_kind", "is of another kind");
  if (document.reading?.kind === "ubo_extract" && document.filed!.kind === "ubo_extract" && !namesAnybody(document)) {
    return judged("undetermined", "names no owner whom the service could read; an officer must look");
  }
  return speaksAgainst(facts, document, kind, whoseDocument(facts, document, kind));
}

/** By any fact, also an uncertain one. */
const namesAnybody = (document: CaseDocument): boolean =>
  effectiveFacts(document).some(({ type }) => type === "person" || type === "company_share");

const UNNAMED = "whom neither the customer nor a register names";

function speaksAgainst(
  facts: DocumentFacts,
  document: CaseDocument,
  kind: DocumentKind | null,
  whose: Whose,
): JudgedDocument | null {
  if (whose.is === "other_company" || whose.is === "other_person") {
    return judged("stranger", `is of ${whose.names}`);
  }
  const unnamed = document.filed ? null : unnamedHolder(facts, document, kind);
  const who = isOfProxy(facts, document) ? "who may act for the customer" : UNNAMED;
  if (unnamed) return judged("doubtful", `is of ${unnamed}, ${who}; an officer must look`);
  const holder = document.filed ? null : personalHolder(facts, document, kind);
  if (holder)
    return {
      ...judged(
        "doubtful",
        `shows an account of ${holder}, not of the company; an officer must accept it, or ask for proof of the company's own account`,
      ),
      ...(!judgesBefore(facts, 6) && { isAskedAgain: true }),
    };
  const { reading } = document;
  const refused = whyRefused(facts, document) ?? whyBackAlone(facts, document);
  if (refused) return { ...judged("doubtful", `${refused}; another one is needed`), isAskedAgain: true };
  const unreal = whyUnreal(facts, document);
  if (unreal !== null) return judged("doubtful", `${unreal}; an officer must look`);
  if (reading && alterationsIn(reading, kind).length > 0) {
    return judged("doubtful", "shows a sign of an alteration; an officer must look");
  }
  if (reading && hasInvalidSignature(reading)) {
    return judged("doubtful", "has a signature that is not valid; an officer must look");
  }
  if (reading && zoneDifferences(facts, reading).length > 0) {
    return judged("doubtful", "has a printed side and a machine-readable zone that differ; an officer must look");
  }
  const invalid = invalidNumbers(document, facts.now);
  const [wrong] = invalid.filter(({ isGrave }) => isGrave);
  if (wrong) return judged("doubtful", `has a ${wrong.what} that is not valid; an officer must look`);
  if (kind === "bank_account_certificate" && hasNoValidAccount(document)) {
    return judged("doubtful", "has no account number with correct check digits; an officer must look");
  }
  const sum = sumOfShares(document);
  return sum > WHOLE ? judged("doubtful", `gives shares that add up to ${sum} %; an officer must look`) : null;
}

const UNREAD: Readonly<Record<string, string>> = {
  pending: "has not been read yet",
  unreadable: "could not be read; an officer must look",
  failed: "could not be read because of a fault in the service; an officer must look",
};

function byReading(facts: DocumentFacts, document: CaseDocument, given: string, type: string): JudgedDocument {
  const { reading } = document;
  const unread = UNREAD[reading?.status ?? "pending"];
  if (!reading || unread !== undefined) return judged("undetermined", unread ?? UNREAD["pending"]!);
  const kind = certainKind(reading);
  if (satisfiesByReading(reading, type) === false || satisfiesByReading(reading, given) === false) {
    return judged("wrong_kind", "is of another kind");
  }
  const whose = whoseDocument(facts, document, kind);
  const against = speaksAgainst(facts, document, kind, whose);
  if (against) return against;
  const owner = ownerWhoMayNotAct(facts, document, given);
  if (owner !== null) {
    const why = `is of ${owner}, who owns and is not named as one who may act; an officer must accept it with a power of attorney`;
    return { ...judged("doubtful", why), isOfUnknownRight: true };
  }
  const powerless = whyPowerless(facts, document, given);
  if (powerless !== null) return { ...judged("doubtful", powerless), isAskedAgain: true };
  const gap = addressGap(facts, document, kind, type);
  if (gap?.isContradicted) return judged("doubtful", `${gap.why}; an officer must look`);
  const read = {
    document,
    kind,
    documentType: given,
    dated: datedIn(facts, document),
    agrees: whose.is === "own" ? whose.agrees : [],
  };
  const byAge = kind === null && kindsFor(given).length > 1 ? null : aged(facts, read, type);
  if (byAge?.state === "expired" || byAge?.state === "stale") return byAge;
  const open =
    whatIsOpen(facts, document, kind, given, whose) ?? (gap === null ? null : `${gap.why}; an officer must look`);
  if (open === null) return judged("accepted", "counts", read);
  return { ...judged("undetermined", open), ...(isInDoubt(facts, document, kind, whose) && { isInDoubt: true }) };
}

/**
 * Whether a paper is in a language that is not read, or one of a certain kind names another company, is dated ahead, or has a zone whose check digits do not hold or an
 * expiry that no authority gives.
 */
function isInDoubt(facts: DocumentFacts, document: CaseDocument, kind: DocumentKind | null, whose: Whose): boolean {
  if (whyUnreadLanguage(facts, document) !== null) return true;
  if (judgesBefore(facts, 7) || kind === null) return false;
  const isOther = whose.is !== "own" && otherName(facts, document) !== null;
  if (isOther || datedAhead(facts, document) !== null) return true;
  if (!IDENTITY_KINDS.includes(kind)) return false;
  return hasBrokenZone(document) || (!judgesBefore(facts, 8) && expiryBeyond(facts, document) !== null);
}

/** What is not certain enough for the service to accept a document by itself; null for nothing. */
function whatIsOpen(
  facts: DocumentFacts,
  document: CaseDocument,
  kind: DocumentKind | null,
  given: string,
  whose: Whose,
): string | null {
  if (isReadInPart(facts, document)) return "was read only in part; an officer must look";
  const several = document.reading!.warnings.find(({ code }) => code === "several_documents");
  if (several) return `${several.detail.replace(/^The file /, "").replace(/\.$/, "")}; an officer must look`;
  const unclear = document.reading!.warnings.find(({ code }) => code === "text_layer_unclear");
  if (unclear && !judgesBefore(facts, 6)) {
    return `is not clear: ${inSentence(warningInWords(unclear))}; an officer must look`;
  }
  const foreign = whyUnreadLanguage(facts, document);
  if (foreign !== null) return `${foreign}; an officer must look`;
  if (kind === null && kindsFor(given).length > 0) return "is of a kind that is not certain; an officer must look";
  if (given === "ubo_extract" && isOwnDeclaration(facts, document)) {
    return "is the customer's own declaration, and no extract from the register of owners; an officer must look";
  }
  if (whose.is !== "own") return `${ofWhom(facts, document)}; an officer must look`;
  const ahead = datedAhead(facts, document);
  if (ahead !== null) return `is dated ${ahead}, which is still to come; an officer must look`;
  const isDated = dateIn(document, "document_date") !== null || yearEndOf(facts, document) !== null;
  if (kind !== null && maxAgeOf(facts, [kind]) !== null && !isDated) return "gives no date; an officer must look";
  const isIdentity = kind !== null && IDENTITY_KINDS.includes(kind);
  if (isIdentity && dateIn(document, "expiry_date") === null) return "gives no date of expiry; an officer must look";
  if (isIdentity && !judgesBefore(facts, 6) && hasBrokenZone(document))
    return "has a machine-readable zone with wrong check digits, which may have been misread; an officer must look";
  const beyond = isIdentity && !judgesBefore(facts, 8) ? expiryBeyond(facts, document) : null;
  if (beyond !== null)
    return `is valid until ${beyond}, longer than identity documents are issued for; an officer must look`;
  return null;
}

/** What is said of a paper that is not certainly the customer's. */
function ofWhom(facts: DocumentFacts, document: CaseDocument): string {
  const other = judgesBefore(facts, 6) ? null : otherName(facts, document);
  return other === null
    ? "does not say with certainty whose it is"
    : `names "${other}", which is not a name of the customer`;
}

/** The company that a paper names, where none of those it names is the customer. */
function otherName(facts: DocumentFacts, document: CaseDocument): string | null {
  const names = subjectTexts(document, "company_name").map(({ value }) => value);
  const known = knownNames(facts).map(({ value }) => value);
  const isOther = names.every((name) => known.every((one) => agreesOnCompany(one, name) === false));
  return isOther ? (names[0] ?? null) : null;
}

/** A document as it counts; null for one that does not. One that is too old or has expired counts as such. */
export function acceptedAs(facts: DocumentFacts, document: CaseDocument): AcceptedDocument | null {
  return isLive(document) ? judgeDocument(facts, document).accepted : null;
}

/** What a document is: by its kind, or as an officer accepted it. Null for what nobody says of it. */
export const kindThatCounts = (facts: DocumentFacts, document: CaseDocument): DocumentKind | null =>
  kindOf(document) ?? (document.review?.outcome === "accepted" ? (acceptedAs(facts, document)?.kind ?? null) : null);

/** Documents of these kinds that count, the newest first. */
export function acceptedDocuments(facts: DocumentFacts, kinds: readonly DocumentKind[]): AcceptedDocument[] {
  return facts.documents
    .flatMap((document) => acceptedAs(facts, document) ?? [])
    .filter((accepted) => isOneOf(accepted, kinds))
    .sort((a, b) => compareText(b.dated, a.dated));
}

function isOneOf({ kind, document, documentType }: AcceptedDocument, kinds: readonly DocumentKind[]): boolean {
  if (kind !== null) return kinds.includes(kind);
  if (document.filed || DECLARATIONS.includes(documentType)) return false;
  const possible = kindsFor(documentType);
  return possible.length > 0 && possible.every((one) => kinds.includes(one));
}
