import { z } from "@hono/zod-openapi";
import { OWN_QUESTION_TYPES } from "../../domain/templates/template.types.ts";
import { Line, LocalizedLine, PAGING } from "../../http/fields.schemas.ts";

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

export const TemplateVersionsQuery = z.object(PAGING);
