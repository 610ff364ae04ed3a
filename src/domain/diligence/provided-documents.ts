import { type JudgedBy, judgesBefore } from "../case/rules-version.model.ts";
import type { CaseDocument } from "../case/case.model.ts";
import { type DocumentKind, kindsFor, satisfies } from "../documents/document-kinds.ts";
import { certainKind } from "../readings/certain-kind.ts";
import { certainFacts, dateIn, effectiveFacts, personsIn, subjectTexts } from "../readings/effective-facts.rules.ts";
import type { AmountFact } from "../readings/reading.model.ts";
import { DAY_MS } from "../../platform/clock.ts";
import { inWords } from "./reading-words.ts";
import type { DueFacts } from "./due-facts.model.ts";
import type { Whose } from "./whose-number.rules.ts";

/** What documents are judged by. */
export type DocumentFacts = Omit<DueFacts, "findings" | "discrepancies" | "validationResults">;

/** A document that counts: an officer filed or accepted it, or the service read it and nothing speaks against it. */
export interface AcceptedDocument {
  readonly document: CaseDocument;
  /** Null where an officer accepted it as what it was handed in for, and several kinds are that. */
  readonly kind: DocumentKind | null;
  readonly documentType: string;
  /** Its own date, else when it was obtained or handed in. */
  readonly dated: string;
  /** The facts of it that agree with what is known, where the service read it; null where an officer vouches for it. */
  readonly agrees: Extract<Whose, { is: "own" }>["agrees"] | null;
}

/** The kind of a document: as an officer says, else as it was certainly read; null for what was rejected. */
export function kindOf({ filed, review, superseded, reading }: CaseDocument): DocumentKind | null {
  if (superseded || review?.outcome === "rejected") return null;
  return review?.kind ?? filed?.kind ?? certainKind(reading);
}

/** Whether a document counts at all: an officer has not rejected it, and no later one superseded it. */
export const isLive = ({ source, superseded, review }: CaseDocument): boolean =>
  source !== "system" && !superseded && review?.outcome !== "rejected";

/** The date of a document, or when it was obtained or handed in. */
export const datedOf = (document: CaseDocument): string =>
  dateIn(document, "document_date") ?? document.filed?.obtained_at ?? document.uploaded_at;

/** The last day of the financial year of annual accounts, which says how old they are; null for other documents. */
export function yearEndOf(rules: JudgedBy, document: CaseDocument): string | null {
  if (judgesBefore(rules, 6) || kindOf(document) !== "annual_accounts") return null;
  const ends = certainFacts(document).flatMap(({ type, value }) => {
    const end = type === "amount" ? (value as AmountFact).period?.split("/").at(-1) : undefined;
    return end !== undefined && /^\d{4}-\d\d-\d\d$/.test(end) ? [end] : [];
  });
  // Of a plan, or of a misread column, a year may end after the accounts were made.
  const made = dateIn(document, "document_date") ?? document.uploaded_at.slice(0, 10);
  return (
    ends
      .filter((end) => end <= made)
      .sort()
      .at(-1) ?? null
  );
}

/** The date by which a document is too old or not. */
export const datedIn = (facts: JudgedBy, document: CaseDocument): string =>
  yearEndOf(facts, document) ?? datedOf(document);

/** Days after which the policy counts a document as too old; null for no limit. */
export function maxAgeOf({ policy }: Pick<DocumentFacts, "policy">, kinds: readonly DocumentKind[]): number | null {
  const limits = kinds.map((one) => policy.values.document_max_age_days[one]).filter((days) => days !== undefined);
  return limits.length === 0 ? null : Math.min(...limits);
}

/** Whether a document is older than the policy allows for its kind. */
export function isStale(
  { kind, documentType, dated }: Pick<AcceptedDocument, "kind" | "documentType" | "dated">,
  { policy, now }: Pick<DocumentFacts, "policy" | "now">,
): boolean {
  const days = maxAgeOf({ policy }, kind === null ? kindsFor(documentType) : [kind]);
  return days !== null && now.getTime() - Date.parse(dated) > days * DAY_MS;
}

/** Whether a document had expired at `now`, by the last expiry date that was read in it. */
export function isExpired(
  { document }: Pick<AcceptedDocument, "document">,
  { now }: Pick<DocumentFacts, "now">,
): boolean {
  const expiry = dateIn(document, "expiry_date");
  return expiry !== null && expiry < now.toISOString().slice(0, 10);
}

/** A stated or certainly read fact of a document, as text; null where there is none. */
export function factOf(document: CaseDocument, id: string): string | null {
  const [holder] = personsIn(document, ["holder"]);
  switch (id) {
    case "document_date":
    case "issue_date":
    case "expiry_date":
      return dateIn(document, id);
    case "name":
      return holder?.name ?? null;
    case "birth_date":
      return holder?.birth_date ?? otherFactOf(document, id);
    case "document_number":
      return subjectTexts(document, id)[0]?.value ?? null;
    default:
      return otherFactOf(document, id);
  }
}

/** A fact that only an officer states, such as the state that issued a card. */
function otherFactOf({ review }: CaseDocument, id: string): string | null {
  const value = review?.outcome === "accepted" ? review.facts.findLast((fact) => fact.id === id)?.value : undefined;
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

/** Whether an officer stated or corrected a fact of this type. */
export const isStated = (document: CaseDocument, type: "person" | "expiry_date"): boolean =>
  effectiveFacts(document).some((fact) => fact.type === type && fact.corrected !== undefined);

/** Ids of the evidence that holds what was read in any of the documents. */
export function readingEvidence(
  { grounds }: DocumentFacts,
  ...accepted: readonly Pick<AcceptedDocument, "document">[]
): readonly string[] {
  const stored = grounds?.readings;
  const isStored = accepted.some(({ document: { document_id: id } }) => id && stored?.document_ids.includes(id));
  return isStored ? stored!.evidence_ids : [];
}

export const describeDocument = ({ document, kind, documentType, dated, agrees }: AcceptedDocument): string => {
  const { review, filed } = document;
  const day = dateIn(document, "document_date");
  const isRead = day !== null;
  const isYear = kind === "annual_accounts" && dated === yearEndOf({}, document) && dated !== day;
  const since = isYear ? "for the year to" : isRead ? "of" : filed ? "obtained on" : "handed in on";
  const what = `${inWords(kind ?? documentType)} ${since} ${dated.slice(0, 10)}`;
  if (agrees !== null) {
    return `${what}, read by the service: ${agrees.join(" and ")} ${agrees.length === 1 ? "agrees" : "agree"}`;
  }
  return `${what}, ${filed && !review ? `filed by ${filed.filed_by}` : `accepted by ${review!.reviewed_by}`}`;
};

/** What it says of a document that is older than the policy allows, inside of a sentence. */
export const tooOld = (rules: JudgedBy, accepted: AcceptedDocument): string =>
  judgesBefore(rules, 5)
    ? `the ${describeDocument(accepted)} is too old`
    : `too old: the ${describeDocument(accepted)}`;

/** Whether an accepted document is what a type asks for. */
export const meets = ({ kind, documentType: given }: AcceptedDocument, documentType: string): boolean =>
  kind === null ? given === documentType : satisfies(kind, documentType);
