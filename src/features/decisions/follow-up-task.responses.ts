import { z } from "@hono/zod-openapi";
import { RESPONSE_TYPES } from "../../domain/case/case.model.ts";
import { LANGUAGES } from "../../platform/language.ts";

const IssueView = z.strictObject({
  field: z.enum(["description", "customer_note"]),
  code: z.enum(["forbidden_words", "delicate_words", "note_missing", "text_missing"]),
  words: z.array(z.string()),
});

export const FollowUpPreviewView = z
  .strictObject({
    language: z.enum(LANGUAGES),
    brand_name: z.string(),
    follow_up_reason: z.string().openapi({ description: "The sentence above the tasks" }),
    tasks: z.array(
      z.strictObject({
        description: z.string(),
        details: z.string().nullable(),
        customer_note: z.string().nullable(),
        note_from: z.string().openapi({ description: "The line above the note, which says who writes it" }),
        response_type: z.enum(RESPONSE_TYPES),
        required: z.boolean(),
        issues: z.array(IssueView).openapi({
          description: "A decision with a task that has one is refused, except with `delicate_words`",
        }),
      }),
    ),
  })
  .openapi("FollowUpPreview");
