import { z } from "@hono/zod-openapi";

const text = z.string().trim().min(1).max(20_000);

const concerns = z
  .string()
  .trim()
  .max(20_000)
  .nullish()
  .transform((value) => value || null);

export const DraftMemorandumBody = z
  .strictObject({ justification: concerns, dissenting_concerns: concerns })
  .openapi("DraftMemorandum");

export const ReviseMemorandumBody = z
  .strictObject({ justification: text, dissenting_concerns: concerns })
  .openapi("ReviseMemorandum");

export const MemorandumQuery = z.object({
  format: z.enum(["json", "html", "pdf"]).optional().openapi({ description: "Takes precedence over `Accept`" }),
});
