import type { KnownCase } from "../../domain/readings/known-case.ts";
import { documentRequest, type DocumentTypeId } from "../../domain/templates/document-types.ts";

/** What may be asked of a customer. Its words say what is wanted and never why. */
export interface TaskDraft {
  readonly response_type: "document" | "text" | "yes_no";
  readonly document_type: DocumentTypeId | null;
  readonly description: string;
  readonly required: boolean;
  /** It points at the form: asked again while the form is not as it should be, whatever was answered to the task. */
  readonly recurs?: true;
}

export const documentTask = (type: DocumentTypeId, required: boolean): TaskDraft => ({
  response_type: "document",
  document_type: type,
  description: documentRequest(type),
  required,
});

export const questionTask = (description: string, required: boolean, recurs?: "recurs"): TaskDraft => ({
  response_type: "text",
  document_type: null,
  description,
  required,
  ...(recurs ? { recurs: true } : {}),
});

/** What of a case a task depends on beside the finding. */
export type AskedCase = Pick<KnownCase, "templateId" | "template" | "answers" | "rulesVersion">;
