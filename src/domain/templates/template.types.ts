import type { Localized } from "../../platform/language.ts";
import type { DocumentTypeId } from "./document-types.ts";

export const QUESTION_TYPES = ["text", "textarea", "date", "country", "select", "yes_no", "owners"] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** Types of a tenant's own question. Owners are asked for once, by the built-in question. */
export const OWN_QUESTION_TYPES = QUESTION_TYPES.filter((type) => type !== "owners");

export interface Question {
  readonly id: string;
  readonly text: Localized;
  readonly type: QuestionType;
  /** Options of a `select`; null for every other type. */
  readonly options: readonly Localized[] | null;
  readonly required: boolean;
}

/** Documents and questions of a case. Name and description are for officers. */
export interface Template {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly documents: readonly { readonly type: DocumentTypeId; readonly required: boolean }[];
  readonly questions: readonly Question[];
}

/** A built-in template as a tenant has changed it. A case keeps the version that it was opened with. */
export interface TenantTemplate extends Template {
  /** From 1; the built-in template has none. */
  readonly version: number;
}
