import { z } from "@hono/zod-openapi";
import { Uuid, WorkflowId } from "../../http/fields.schemas.ts";
import { LearnedEffectView, TimeView } from "../cases/case.responses.ts";
import { BLOCK_LABELS, SIGNAL_CATEGORIES } from "../../domain/memory/memory.model.ts";
import { companyContextFields } from "./memory.schemas.ts";

const CategoryView = z.enum(SIGNAL_CATEGORIES);

const SafetyClassView = z.enum(["non_suppressible", "preference_only"]);

export const CapturedView = z
  .strictObject({ status: z.literal("captured"), signal_category: CategoryView, safety_class: SafetyClassView })
  .openapi("CapturedSignal");

const signalFields = {
  signal_type: z.string(),
  category: CategoryView,
  safety_class: SafetyClassView,
  source: z.string(),
  created_at: TimeView,
};

const CountsView = z.partialRecord(CategoryView, z.int());

export const MemoryStatusView = z
  .strictObject({
    signal_capture_enabled: z.boolean(),
    memstore_enabled: z.boolean(),
    signals: z.strictObject({
      total: z.int(),
      by_category: CountsView,
      recent: z.array(z.strictObject(signalFields)).max(10),
    }),
    memstore: z.strictObject({ connected: z.boolean(), officer_agents: z.int() }),
  })
  .openapi("MemoryStatus");

export const ResetView = z
  .strictObject({
    status: z.literal("reset_complete"),
    cleared: z.strictObject({ signal_events: z.int(), memstore_agents: z.int() }),
  })
  .openapi("MemoryReset");

export const CaseStoryView = z
  .strictObject({
    workflow_id: WorkflowId,
    signals: z.strictObject({
      total: z.int(),
      by_category: CountsView,
      items: z.array(z.strictObject({ ...signalFields, memstore_synced: z.boolean() })),
    }),
    ai_context: z.strictObject({
      rules_applied: z.int(),
      passages_matched: z.int(),
      confidence_at_review: z.int().min(0).max(100).nullable(),
      synthesis_summary: z.string().max(500),
      model_used: z.string(),
    }),
    learned: z.strictObject({
      total_captured: z.int(),
      synced_to_memstore: z.int(),
      pending_sync: z.int(),
      categories: z.array(CategoryView),
    }),
  })
  .openapi("CaseMemoryStory");

export const LearningSwitchedView = z
  .strictObject({ workflow_id: WorkflowId, learned_effects: z.array(LearnedEffectView) })
  .openapi("LearnedEffectsSwitched");

export const BlockView = z
  .strictObject({
    officer_id: z.string(),
    label: z.enum(BLOCK_LABELS),
    value: z.record(z.string(), z.unknown()).nullable(),
  })
  .openapi("MemoryBlock");

export const BlockWrittenView = z
  .strictObject({ status: z.literal("updated"), officer_id: z.string(), label: z.enum(BLOCK_LABELS) })
  .openapi("MemoryBlockUpdated");

const passageFields = { id: Uuid, text: z.string(), tags: z.array(z.string()), created_at: TimeView };

export const PassagesView = z
  .strictObject({ officer_id: z.string(), passages: z.array(z.strictObject(passageFields)), count: z.int() })
  .openapi("Passages");

export const FoundPassagesView = z
  .strictObject({
    officer_id: z.string(),
    passages: z.array(z.strictObject({ ...passageFields, score: z.number().min(0).max(1) })),
    count: z.int(),
  })
  .openapi("FoundPassages");

export const PassageDeletedView = z
  .strictObject({ status: z.literal("deleted"), passage_id: z.string() })
  .openapi("PassageDeleted");

export const ConfidenceView = z
  .strictObject({
    score: z.int().min(0).max(100),
    level: z.enum(["novice", "learning", "experienced"]),
    label: z.string(),
    rules_count: z.int(),
    relevant_passages: z.int(),
  })
  .openapi("MemoryConfidence");

export const CompanyContextView = z
  .strictObject({
    company_context: z.union([
      z.strictObject({ ...companyContextFields, status: z.literal("configured") }),
      z.strictObject({ status: z.literal("not_configured") }),
    ]),
  })
  .openapi("CompanyContext");

export const CompanyContextWrittenView = z.strictObject({ success: z.literal(true) }).openapi("CompanyContextUpdated");
