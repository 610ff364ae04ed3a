import { z } from "@hono/zod-openapi";
import { OWN_QUESTION_TYPES, QUESTION_TYPES } from "../../domain/templates/template.types.ts";
import { Line, LocalizedLine, LocalizedView, PAGING } from "../../http/fields.schemas.ts";

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

const OwnQuestion = z.strictObject({
  id: z
    .string()
    .regex(/^own_[a-z0-9_]{1,60}$/)
    .openapi({ description: "Begins with `own_`", example: "own_shop_platform" }),
  text: LocalizedLine(300),
  type: z.enum(OWN_QUESTION_TYPES),
  options: z
    .array(LocalizedLine(120))
    .min(2)
    .max(30)
    .nullable()
    .openapi({ description: "Of a `select`; null for every other type" }),
  required: z.boolean(),
});

const content = {
  name: Line(120).openapi({ description: "For officers" }),
  description: Line(400).openapi({ description: "For officers" }),
  documents: z
    .array(z.strictObject({ type: z.string().max(60), required: z.boolean() }))
    .max(60)
    .openapi({ description: "Everything that is asked for; what the built-in template requires must stay required" }),
  questions: z
    .array(OwnQuestion)
    .max(40)
    .openapi({ description: "The tenant's own; the built-in questions are always asked, and come first" }),
};

export const TemplateBody = z
  .strictObject({
    version: z
      .int()
      .min(0)
      .max(1_000_000)
      .openapi({ description: "The version that was changed; 0 is the built-in one" }),
    reason: z.string().trim().min(1).max(2_000),
    ...content,
  })
  .openapi("TemplateBody");

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

export const TemplateVersionsQuery = z.object(PAGING);

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
