import type { Localized } from "../../platform/language.ts";
import { COMPANY_DOCUMENTS } from "./documents/company.ts";
import { CONDUCT_DOCUMENTS } from "./documents/conduct.ts";
import { PERSON_DOCUMENTS } from "./documents/person.ts";
import type { DocumentType } from "./documents/document.ts";

const CATALOGUE = { ...COMPANY_DOCUMENTS, ...PERSON_DOCUMENTS, ...CONDUCT_DOCUMENTS };

export type DocumentTypeId = keyof typeof CATALOGUE;

/** Document types by id, which is also the `document_type` of a follow-up task. */
export const DOCUMENT_TYPES: Readonly<Record<DocumentTypeId, DocumentType>> = CATALOGUE;

const ADDITIONAL: Localized = {
  nl: "Bijkomend document",
  fr: "Document complémentaire",
  de: "Weiteres Dokument",
  en: "Additional document",
};

export const isDocumentType = (id: string | null): id is DocumentTypeId =>
  id !== null && Object.hasOwn(DOCUMENT_TYPES, id);

/** What an officer asks for by a document that no type describes. */
export const OTHER_DOCUMENT = "additional_document";

/** Whether a type only says that no other type fits, so that its name tells a customer nothing. */
export const isOtherDocument = (id: string | null): boolean => id === OTHER_DOCUMENT || id === "other";

/** Label of a document task for the customer. It says nothing about why the document is requested. */
export function documentTypeLabel(id: string | null): Localized {
  return isDocumentType(id) ? DOCUMENT_TYPES[id].name : ADDITIONAL;
}

/** What a request for a document is called in the case, in English; the customer reads its label. */
export const documentRequest = (id: DocumentTypeId): string => `Please provide: ${DOCUMENT_TYPES[id].name.en}.`;

/** What the document must be like, which is the same for every customer; null where its type says nothing. */
export const documentTypeDetails = (id: string | null): Localized | null =>
  isDocumentType(id) ? DOCUMENT_TYPES[id].description : null;
