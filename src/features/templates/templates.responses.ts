import { z } from "@hono/zod-openapi";
import { QUESTION_TYPES } from "../../domain/templates/template.types.ts";
import { LocalizedView } from "../../http/fields.schemas.ts";

export const TemplateView = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    document_count: z.int(),
    question_count: z.int(),
    version: z.int().openapi({ description: "The tenant's version; 0 where the built-in template is in force" }),
  })
  .openapi("Template");

const QuestionView = z.strictObject({
  id: z.string(),
  text: LocalizedView,
  type: z.enum(QUESTION_TYPES),
  options: z.array(LocalizedView).nullable(),
  required: z.boolean(),
});

export const TemplateDetailView = z
  .strictObject({
    id: z.string(),
    version: z.int().openapi({ description: "0 where the built-in template is in force" }),
    effective_at: z.iso.datetime().nullable(),
    author: z.string().nullable(),
    reason: z.string().nullable(),
    name: z.string(),
    description: z.string(),
    documents: z
      .array(
        z.strictObject({
          type: z.string(),
          name: LocalizedView,
          asked: z.boolean(),
          required: z.boolean(),
          fixed: z.boolean().openapi({ description: "Whether the built-in template requires it, so that it stays" }),
        }),
      )
      .openapi({ description: "Every type of document, those that are asked for first" }),
    questions: z.array(
      QuestionView.extend({ fixed: z.boolean().openapi({ description: "Whether it is a built-in question" }) }),
    ),
    default: z
      .strictObject({
        name: z.string(),
        description: z.string(),
        documents: z.array(z.strictObject({ type: z.string(), required: z.boolean() })),
        questions: z.array(QuestionView),
      })
      .openapi({ description: "The built-in template, as a body would state it" }),
  })
  .openapi("TemplateDetail");

export const TemplateVersionsView = z
  .strictObject({
    versions: z.array(
      z.strictObject({
        version: z.int(),
        effective_at: z.iso.datetime(),
        author: z.string(),
        reason: z.string(),
        diff: z
          .array(
            z.strictObject({
              path: z.string().openapi({ example: "documents.annual_accounts" }),
              from: z.unknown().openapi({ description: "Null if there was none" }),
              to: z.unknown(),
            }),
          )
          .openapi({ description: "Compared with the version before" }),
      }),
    ),
    total: z.int(),
    page: z.int(),
    per_page: z.int(),
  })
  .openapi("TemplateVersions");
