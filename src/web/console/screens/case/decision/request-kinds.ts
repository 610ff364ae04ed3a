import {
  DOCUMENT_TYPES,
  documentRequest,
  isDocumentType,
  OTHER_DOCUMENT,
} from "../../../../../domain/templates/document-types.ts";
import { language } from "../../../language/language.ts";
import { DECISION } from "./texts.ts";

const TEXTS = DECISION.requests;

/** What an officer may ask for: a document by its type, or a question by how it is answered. */
export type RequestKind = string;

const QUESTIONS: readonly (readonly [RequestKind, string])[] = [
  ["text", TEXTS.kinds.text],
  ["yes_no", TEXTS.kinds.yes_no],
];

/** Every kind by its name; the customer reads the name in their own language. */
export const REQUEST_KINDS: readonly (readonly [RequestKind, string])[] = [
  ...QUESTIONS,
  ...Object.values(DOCUMENT_TYPES)
    .map(({ id, name }) => [id, name[language()]] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b, language())),
  [OTHER_DOCUMENT, TEXTS.kinds.other],
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
export const documentDescription = (kind: RequestKind): string => (isDocumentType(kind) ? documentRequest(kind) : "");
