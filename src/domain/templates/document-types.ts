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

/** Label of a document task for the customer. It says nothing about why the document is requested. */
export function documentTypeLabel(id: string | null): Localized {
  return isDocumentType(id) ? DOCUMENT_TYPES[id].name : ADDITIONAL;
}
