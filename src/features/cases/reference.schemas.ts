import { z } from "@hono/zod-openapi";
import { CountryCode } from "../../http/fields.schemas.ts";

export const CountryView = z.strictObject({ code: CountryCode, name: z.string() }).openapi("Country");

export const TemplateView = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    document_count: z.int(),
    question_count: z.int(),
  })
  .openapi("Template");
