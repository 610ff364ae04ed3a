import type { CaseDocument } from "../case/case.model.ts";
import type { CaseRecord } from "../case/case.record.ts";
import { IDENTITY_KINDS } from "./document-kinds.ts";

/** The name under which a file was handed in; `filename` has a number where another document had the name before. */
const nameOf = ({ given_name, filename }: CaseDocument): string => given_name ?? filename;

/** The type of document that a file was handed in for: its requirement, or what a follow-up task asks for. */
export function documentTypeOf(
  record: Pick<CaseRecord, "followUpTasks">,
  { requirement_id: id }: CaseDocument,
): string {
  return record.followUpTasks.find((task) => task.id === id)?.document_type ?? id;
}

/**
 * Adds a document. It supersedes the customer's file of the same name for the same requirement, and whatever an officer
 * rejected of what it was handed in for.
 */
export function withDocument(record: CaseRecord, document: CaseDocument): CaseRecord {
  const supersede = (earlier: CaseDocument): CaseDocument =>
    isReplacement(record, earlier, document) ? { ...earlier, superseded: true } : earlier;
  return { ...record, documents: [...record.documents.map(supersede), document] };
}

/** What phones call every photo: the second one of a card is its other side. */
const PHONE_NAME = /^(?:image|photo|foto|bild|img)[ _-]?\d?\.(?:jpe?g|png|heic|webp)$/iu;

const isSideOfCard = (file: CaseDocument): boolean =>
  PHONE_NAME.test(nameOf(file)) && IDENTITY_KINDS.some((kind) => kind === file.reading?.kind);

/** Whether a file takes the place of one that came before it. */
export function isReplacement(
  record: Pick<CaseRecord, "followUpTasks">,
  earlier: CaseDocument,
  later: CaseDocument,
): boolean {
  if (earlier.source === "system" || earlier.source !== later.source) return false;
  const isSameName = earlier.requirement_id === later.requirement_id && nameOf(earlier) === nameOf(later);
  if (later.source === "customer" && isSameName && !isSideOfCard(earlier)) return true;
  if (earlier.review?.outcome !== "rejected") return false;
  return later.source === "officer"
    ? earlier.filed?.kind === later.filed?.kind
    : documentTypeOf(record, earlier) === documentTypeOf(record, later);
}
