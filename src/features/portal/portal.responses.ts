import { z } from "@hono/zod-openapi";
import { Uuid } from "../../http/fields.schemas.ts";
import { LANGUAGES } from "../../platform/language.ts";
import { CaseStatusView, TimeView } from "../cases/case.responses.ts";
import { RESPONSE_TYPES } from "../../domain/case/case.model.ts";
import { UPLOAD_CHECKS } from "../../domain/portal/upload-check.rules.ts";
import { FILE_FORMATS } from "../../domain/templates/documents/document.ts";
import { QUESTION_TYPES } from "../../domain/templates/template.types.ts";

const CheckView = z.strictObject({ status: z.enum(UPLOAD_CHECKS), message: z.string() }).openapi("UploadCheck", {
  description:
    "Whether the file can be read and looks like what was asked for, in the customer's language. `pending` until the service has read it",
});

const uploaded = {
  uploaded: z.boolean(),
  uploaded_file: z
    .strictObject({
      document_id: Uuid,
      filename: z.string(),
      file_size: z.int(),
      uploaded_at: TimeView,
      check: CheckView,
    })
    .nullable(),
};

/** Strict: what is not declared here no customer sees. */
export const PortalStateView = z
  .strictObject({
    case_id: Uuid,
    status: CaseStatusView,
    phase: z.enum(["initial_collection", "follow_up", "under_review", "terminal"]),
    company_name: z.string(),
    brand: z.strictObject({
      name: z.string(),
      primary_color: z.string().regex(/^#[0-9a-f]{6}$/i),
      logo_url: z.string().nullable(),
      welcome: z.string().nullable(),
      contact: z.string().nullable(),
    }),
    document_requirements: z.array(
      z.strictObject({
        id: z.string(),
        name: z.string(),
        description: z.string(),
        required: z.boolean(),
        accepted_formats: z.array(z.enum(FILE_FORMATS)),
        ...uploaded,
      }),
    ),
    questions: z.array(
      z.strictObject({
        id: z.string(),
        text: z.string(),
        type: z.enum(QUESTION_TYPES),
        options: z.array(z.string()).nullable(),
        required: z.boolean(),
        answer: z.unknown(),
      }),
    ),
    follow_up_tasks: z.array(
      z.strictObject({
        id: z.string(),
        description: z.string(),
        details: z.string().nullable().openapi({ description: "What a document must be like" }),
        customer_note: z
          .string()
          .nullable()
          .openapi({ description: "A message of the institution, as it was written" }),
        response_type: z.enum(RESPONSE_TYPES),
        question_type: z.enum(QUESTION_TYPES).optional().openapi({
          description: "Of a question that is asked again with its own choice, country or date",
        }),
        options: z.array(z.string()).optional().openapi({ description: "What can be chosen" }),
        document_type: z.string().nullable(),
        required: z.boolean(),
        ...uploaded,
        answer: z.string().nullable(),
      }),
    ),
    follow_up_reason: z.string().nullable(),
    iteration: z.int(),
    language: z.enum(LANGUAGES),
  })
  .openapi("PortalState");

export const UploadView = z
  .strictObject({
    document_id: Uuid,
    filename: z.string(),
    requirement_id: z.string(),
    minio_key: z
      .string()
      .openapi({ description: "Object key <case_id>/iteration-<n>/req_<requirement_id>/<filename>" }),
    file_size: z.int(),
    uploaded_at: TimeView,
    check: CheckView,
  })
  .openapi("Upload");

export const SubmittedView = z
  .strictObject({ status: z.literal("DOCUMENTS_RECEIVED"), message: z.string() })
  .openapi("PortalSubmitted");
