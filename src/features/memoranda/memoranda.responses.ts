import { z } from "@hono/zod-openapi";
import { Sha256, Uuid, WorkflowId } from "../../http/fields.schemas.ts";
import { TimeView } from "../cases/case.responses.ts";

export const MemorandumView = z
  .strictObject({
    memo_id: Uuid,
    workflow_id: WorkflowId,
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
    content_hash: Sha256,
  })
  .openapi("Memorandum");

export const MemorandaView = z.array(MemorandumView);

export const SuggestionView = z
  .strictObject({ suggestion: z.string(), model_used: z.string() })
  .openapi("JustificationSuggestion");
