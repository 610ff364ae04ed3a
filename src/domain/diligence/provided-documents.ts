import type { CaseDocument } from "../case/case.model.ts";
import { type DocumentKind, kindsFor, satisfies } from "../documents/document-kinds.ts";
import { documentTypeOf } from "../documents/superseded.rules.ts";
import { DAY_MS } from "../../platform/clock.ts";
import type { DueFacts } from "./due-facts.model.ts";

/** What documents are judged by. */
export type DocumentFacts = Pick<DueFacts, "templateId" | "country" | "documents" | "followUpTasks" | "policy" | "now">;

/** A document that an officer filed or accepted. */
export interface AcceptedDocument {
  readonly document: CaseDocument;
  /** Null where an officer accepted it as what it was handed in for, and several kinds are that. */
  readonly kind: DocumentKind | null;
  readonly documentType: string;
  /** When it was issued as an officer reads it, else when it was obtained or handed in. */
  readonly dated: string;
}

/** The kind of a document as far as an officer vouches for it; null for what nobody has looked at or was rejected. */
export function kindOf({ filed, review, superseded }: CaseDocument): DocumentKind | null {
  if (superseded || review?.outcome === "rejected") return null;
  return review?.kind ?? filed?.kind ?? null;
}

/** Whether a document counts at all: an officer has not rejected it, and no later one superseded it. */
export const isLive = ({ source, superseded, review }: CaseDocument): boolean =>
  source !== "system" && !superseded && review?.outcome !== "rejected";

/** A document as an officer vouches for it; null for any other. */
export function acceptedAs(
  facts: Pick<DocumentFacts, "followUpTasks">,
  document: CaseDocument,
): AcceptedDocument | null {
  const { filed, review } = document;
  if (!isLive(document) || (!filed && review?.outcome !== "accepted")) return null;
  const documentType = documentTypeOf(facts, document);
  const kinds = filed || DECLARATIONS.includes(documentType) ? [] : kindsFor(documentType);
  const dated = factOf(document, "document_date") ?? filed?.obtained_at ?? document.uploaded_at;
  return { document, kind: kindOf(document) ?? (kinds.length === 1 ? kinds[0]! : null), documentType, dated };
}

/** Types that may be the customer's own statement: without a kind an officer only accepts that it was made. */
const DECLARATIONS: readonly string[] = ["ubo_declaration"];

/** Documents of these kinds that an officer filed or accepted, the newest first. */
export function acceptedDocuments(
  facts: Pick<DocumentFacts, "documents" | "followUpTasks">,
  kinds: readonly DocumentKind[],
): AcceptedDocument[] {
  return facts.documents
    .flatMap((document) => acceptedAs(facts, document) ?? [])
    .filter((accepted) => isOneOf(accepted, kinds))
    .sort((a, b) => (a.dated < b.dated ? 1 : -1));
}

function isOneOf({ kind, document, documentType }: AcceptedDocument, kinds: readonly DocumentKind[]): boolean {
  if (kind !== null) return kinds.includes(kind);
  if (document.filed || DECLARATIONS.includes(documentType)) return false;
  const possible = kindsFor(documentType);
  return possible.length > 0 && possible.every((one) => kinds.includes(one));
}

/** Whether a document is older than the policy allows for its kind. */
export function isStale(accepted: AcceptedDocument, { policy, now }: Pick<DocumentFacts, "policy" | "now">): boolean {
  const { kind, documentType, dated } = accepted;
  const limits = (kind === null ? kindsFor(documentType) : [kind])
    .map((one) => policy.values.document_max_age_days[one])
    .filter((days) => days !== undefined);
  return limits.length > 0 && now.getTime() - Date.parse(dated) > Math.min(...limits) * DAY_MS;
}

/** Whether a document had ended at `now`, by the date that an officer reads in it. */
export function isExpired({ document }: AcceptedDocument, { now }: Pick<DocumentFacts, "now">): boolean {
  const expiry = factOf(document, "expiry_date");
  return expiry !== null && expiry < now.toISOString().slice(0, 10);
}

/** What an officer corrected or stated of a document, as text; null where the review has no such fact. */
export function factOf({ review }: CaseDocument, id: string): string | null {
  const value = review?.outcome === "accepted" ? review.facts.findLast((fact) => fact.id === id)?.value : undefined;
  if (typeof value !== "string" || value.trim() === "") return null;
  return !id.endsWith("_date") || !Number.isNaN(Date.parse(value)) ? value.trim() : null;
}

export const describeDocument = ({ document, kind, documentType, dated }: AcceptedDocument): string => {
  const { review, filed } = document;
  const by = filed && !review ? `filed by ${filed.filed_by}` : `accepted by ${review!.reviewed_by}`;
  return `${(kind ?? documentType).replaceAll("_", " ")} of ${dated.slice(0, 10)}, ${by}`;
};

/** Whether an accepted document is what a type asks for. */
export const meets = ({ kind, documentType: given }: AcceptedDocument, documentType: string): boolean =>
  kind === null ? given === documentType : satisfies(kind, documentType);
