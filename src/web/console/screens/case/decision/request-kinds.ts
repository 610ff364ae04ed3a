import { DOCUMENT_TYPES, isDocumentType, OTHER_DOCUMENT } from "../../../../../domain/templates/document-types.ts";

/** What an officer may ask for: a document by its type, or a question by how it is answered. */
export type RequestKind = string;

const QUESTIONS: readonly (readonly [RequestKind, string])[] = [
  ["text", "A question, answered in words"],
  ["yes_no", "A question, answered with yes or no"],
];

/** Every kind with its English name; the customer reads the name in their own language. */
export const REQUEST_KINDS: readonly (readonly [RequestKind, string])[] = [
  ...QUESTIONS,
  ...Object.values(DOCUMENT_TYPES)
    .map(({ id, name }) => [id, name.en] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b, "en")),
  [OTHER_DOCUMENT, "Another document, which your note names"],
];

interface Asked {
  readonly response_type: "text" | "document" | "yes_no";
  readonly document_type: string | null;
}

export const kindOf = ({ response_type, document_type }: Asked): RequestKind => {
  if (response_type !== "document") return response_type;
  return isDocumentType(document_type) ? document_type : OTHER_DOCUMENT;
};

export const askedBy = (kind: RequestKind): Asked =>
  kind === "text" || kind === "yes_no"
    ? { response_type: kind, document_type: null }
    : { response_type: "document", document_type: kind };

/** What a document task is called in the case; the service words its own in the same way. */
export const documentDescription = (kind: RequestKind): string =>
  isDocumentType(kind) ? `Please provide: ${DOCUMENT_TYPES[kind].name.en}.` : "";
