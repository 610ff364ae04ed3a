import { z } from "@hono/zod-openapi";
import { Uuid } from "../../http/fields.schemas.ts";
import { RULE_KINDS } from "../../domain/memory/memory.model.ts";

const part = z.string().nullable();

export const RuleView = z
  .strictObject({
    id: Uuid,
    text: z.string().openapi({ description: "The rule with its counts, as officers read it" }),
    statement: z.string(),
    kind: z.enum(RULE_KINDS),
    source: z.enum(["auto-learned", "officer-taught"]),
    condition: z
      .strictObject({
        finding_category: part,
        severity: part,
        hit_kind: part,
        document_kind: part,
        field: part,
        template_id: part,
        country: part,
      })
      .openapi({ description: "When it applies; a part that is null applies to all cases" }),
    scope: z.string(),
    trigger: part,
    action: part,
    risk_rationale: part,
    document_type: part,
    words: part.openapi({ description: "The question, wording or explanation" }),
    counts: z
      .strictObject({ cases: z.int(), done: z.int(), had: z.int().nullable() })
      .nullable()
      .openapi({ description: "Such cases, those in which it was done, and those in which the customer had it" }),
    outcomes: z
      .record(z.string(), z.int())
      .nullable()
      .openapi({ description: "Of `counts`: how such cases ended, which is no advice" }),
    support: z.int(),
    cases: z.array(z.string()),
    officers: z.array(z.string()),
    first_seen: z.string().nullable(),
    last_seen: z.string().nullable(),
    paused: z.boolean(),
    edited_by: part,
    shared_by: part.openapi({ description: "The manager who shared it with all officers" }),
    created_at: z.string().nullable(),
  })
  .openapi("LearnedRule");

export const RulesView = z.strictObject({ officer_id: z.string(), rules: z.array(RuleView) }).openapi("LearnedRules");

export const RuleDeletedView = z
  .strictObject({ status: z.literal("deleted"), rule_id: z.string() })
  .openapi("LearnedRuleDeleted");
