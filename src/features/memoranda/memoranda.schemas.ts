import { z } from "@hono/zod-openapi";
import { TimeView } from "../cases/case.views.ts";

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

export const MemorandumQuery = z.object({ format: z.enum(["json", "html", "pdf"]).optional() });

export const MemorandumView = z
  .strictObject({
    memo_id: z.string(),
    workflow_id: z.string(),
    status: z.enum(["draft", "signed"]),
    sections: z
      .array(z.strictObject({ number: z.int().min(1).max(8), title: z.string(), content: z.string() }))
      .length(8),
    justification: z.string().nullable(),
    dissenting_concerns: z.string().nullable(),
    created_by: z.string(),
    created_at: TimeView,
    updated_at: TimeView,
    signed_by: z.string().nullable(),
    signed_at: TimeView.nullable(),
    content_hash: z.string().regex(/^[0-9a-f]{64}$/),
  })
  .openapi("Memorandum");

export const MemorandaView = z.array(MemorandumView);

export const SuggestionView = z
  .strictObject({ suggestion: z.string(), model_used: z.string() })
  .openapi("JustificationSuggestion");
