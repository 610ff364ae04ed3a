import { z } from "@hono/zod-openapi";
import { Sha256, Uuid } from "../../http/fields.schemas.ts";
import {
  CASE_STATUSES,
  FINDING_CATEGORIES,
  HIT_DIFFERENCES,
  RESPONSE_TYPES,
  SEVERITIES,
} from "../../domain/case/case.model.ts";
import { DECISIONS } from "../../domain/case/case.record.ts";
import { DOCUMENT_KINDS } from "../../domain/documents/document-kinds.ts";
import { LEARNED_EFFECTS } from "../../domain/memory/learned.model.ts";
import { READERS, READING_STATUSES } from "../../domain/readings/reading.model.ts";
import { CheckView, RiskRatingView } from "./diligence.responses.ts";

/** Strict views of a case's nouns: undeclared fields never leave the service. */
export const CaseStatusView = z.enum(CASE_STATUSES);
export const TimeView = z.iso.datetime({ precision: 3 });
export const SeverityView = z.enum(SEVERITIES);

export const HitComparisonView = z
  .strictObject({
    list: z.string(),
    list_version: z.string(),
    list_date: TimeView.nullable(),
    entry: z.strictObject({
      id: z.string(),
      name: z.string(),
      matched_name: z.string(),
      matched_weak: z.literal(true).optional().openapi({ description: "The list calls the matched name a weak alias" }),
      birth_dates: z.array(z.string()).openapi({
        description: "Dates as the list states them: `1957-07-30`, `1957~` for about 1957, `1977/1982` for between",
      }),
      countries: z.array(z.string()),
      topics: z.array(z.string()),
      programmes: z.array(z.string()),
      gender: z.enum(["male", "female"]).optional(),
      birth_places: z.array(z.string()).optional(),
      titles: z.array(z.string()).optional(),
    }),
    subject: z.strictObject({
      name: z.string(),
      birth_date: z.string().nullable(),
      countries: z.array(z.string()),
      identifiers: z.array(z.string()),
      kind: z.enum(["person", "company", "unknown"]),
    }),
    compared: z.array(
      z.strictObject({
        field: z
          .enum(["name", "birth_date", "countries", "kind", "identifiers", "gender"])
          .openapi({ description: "`gender` only where a document or register states the subject's" }),
        subject: z.string().nullable(),
        entry: z.string().nullable(),
        agrees: z.boolean().nullable().openapi({ description: "Null if the subject or the entry does not state it" }),
      }),
    ),
    score: z.number().min(0).max(1),
    match: z.enum(["exact", "fuzzy"]),
  })
  .openapi("HitComparison");

export const FindingView = z
  .strictObject({
    id: Uuid,
    category: z.enum(FINDING_CATEGORIES),
    severity: SeverityView,
    title: z.string(),
    description: z.string(),
    source: z.string(),
    evidence_ids: z.array(Uuid),
    agent_name: z.string(),
    confidence: z.number().min(0).max(1),
    subject: z.string().optional(),
    source_entry: z.string().optional(),
    entry_fingerprint: Sha256.optional(),
    article_fingerprints: z.array(Sha256.nullable()).optional().openapi({
      description:
        "Of the words of each article that `source_entry` names, in its order; `null` where they were not kept",
    }),
    code: z.string().optional(),
    hit: HitComparisonView.optional(),
    clearance: z
      .strictObject({
        reason: z.string(),
        cleared_by: z.string(),
        cleared_at: TimeView,
        differs: z.array(z.enum(HIT_DIFFERENCES)).optional(),
        unapproved_case: z.string().optional().openapi({
          description: "The `workflow_id` of the case in which it was made, where that is another one and not approved",
        }),
      })
      .optional(),
    confirmation: z
      .strictObject({
        reason: z.string(),
        confirmed_by: z.string(),
        confirmed_at: TimeView,
        severity_before: SeverityView.optional(),
      })
      .optional(),
  })
  .openapi("Finding");

export const DiscrepancyView = z
  .strictObject({
    id: Uuid,
    kind: z.enum(["ubo", "director", "name", "address", "activity"]),
    field: z.string(),
    declared: z.string(),
    observed: z.string(),
    source: z.string(),
    severity: SeverityView,
    status: z.enum(["open", "resolved", "overridden"]),
    found_at: TimeView.optional().openapi({ description: "When it was found; absent if an earlier release found it" }),
    report_due: z.iso.date().optional().openapi({
      description:
        "Last day for the report to the register of beneficial owners, if there must be one: fourteen days after it was found",
    }),
    report_overdue: z.boolean().optional().openapi({ description: "Whether that day is over" }),
  })
  .openapi("Discrepancy");

export const InvestigationResultView = z
  .strictObject({
    iteration: z.int(),
    risk_score: z.number().min(0).max(1).nullable().openapi({ description: "Null while it is withheld" }),
    risk_factors: z.array(
      z.strictObject({
        factor: z.string(),
        points: z.number(),
        reason: z.string(),
        evidence_ids: z.array(Uuid),
      }),
    ),
    case_confidence: z
      .strictObject({
        total: z.number().min(0).max(100),
        dimensions: z.array(z.strictObject({ name: z.string(), points: z.number(), reason: z.string() })),
        cap: z.strictObject({ points: z.number(), reason: z.string() }).optional(),
      })
      .nullable(),
    findings: z.array(FindingView),
    discrepancies: z.array(DiscrepancyView),
    checks: z.array(CheckView).optional(),
    risk_rating: RiskRatingView.optional(),
    revised_at: TimeView.optional(),
    rescreened: z.strictObject({ at: TimeView, finding_ids: z.array(Uuid) }).optional(),
    told_later: z.array(Uuid).optional(),
    summary: z.string().nullable(),
    model_used: z.string(),
    memory: z
      .strictObject({
        rules_applied: z.int(),
        passages_matched: z.int(),
        confidence_at_review: z.int().nullable(),
      })
      .optional(),
    completed_at: TimeView,
  })
  .openapi("InvestigationResult");

export const ProvisionalDecisionView = z
  .strictObject({ decision: z.enum(DECISIONS), reason: z.string().nullable(), officer: z.string(), at: TimeView })
  .openapi("ProvisionalDecision");

const ResponseTypeView = z.enum(RESPONSE_TYPES);

export const GeneratedTaskView = z
  .strictObject({
    id: z.string(),
    description: z.string(),
    response_type: ResponseTypeView,
    document_type: z.string().nullable(),
    required: z.boolean(),
    justification: z.string(),
    finding_ids: z.array(Uuid),
    remembered: z.literal(true).optional(),
    preselected: z
      .boolean()
      .optional()
      .openapi({ description: "Of a remembered task: whether officers asked it in most of such cases" }),
  })
  .openapi("GeneratedTask");

export const LearnedEffectView = z
  .strictObject({
    effect: z.enum(LEARNED_EFFECTS),
    rule_id: Uuid,
    rule: z.string().openapi({ description: "The learned rule, with its counts" }),
    officer_id: z.string().openapi({ description: "Whose memory it is of; `default` is that of all officers" }),
    target: z.string().nullable().openapi({ description: "The task or finding that it changes" }),
    text: z.string().openapi({ description: "What it changes here" }),
    active: z.boolean().openapi({ description: "False if an officer has switched it off for this case" }),
  })
  .openapi("LearnedEffect");

export const FollowUpTaskView = z
  .strictObject({
    id: z.string(),
    iteration: z.int(),
    description: z.string(),
    response_type: ResponseTypeView,
    document_type: z.string().nullable(),
    required: z.boolean(),
    justification: z.string().nullable(),
    customer_note: z.string().nullish().openapi({ description: "What the officer tells the customer of the task" }),
    status: z.enum(["open", "answered"]),
  })
  .openapi("FollowUpTask");

/** ISO 18245. */
const MccCode = z.string().regex(/^\d{4}$/);
const MccCodeView = z.strictObject({ mcc_code: MccCode, description: z.string() });

const MccDecisionView = z.strictObject({
  action: z.enum(["accept", "reject", "override"]),
  mcc_code: MccCode.nullable(),
  notes: z.string(),
  decided_by: z.string(),
  decided_at: TimeView,
});

export const MccClassificationView = z
  .strictObject({
    primary_recommendation: MccCodeView,
    alternatives: z.array(MccCodeView.extend({ score: z.number() })),
    risk_tier: z.enum(["low", "medium", "high"]),
    risk_flags: z.array(z.string()),
    reasoning: z.string(),
    model_used: z.string(),
    decision: MccDecisionView.nullable(),
    classified: z
      .strictObject({ risk_tier: z.enum(["low", "medium", "high"]), risk_flags: z.array(z.string()) })
      .optional()
      .openapi({ description: "Tier and flags that were recommended, if the officer's decision changed them" }),
    superseded: z.array(MccDecisionView).optional().openapi({ description: "Earlier decisions, oldest first" }),
    notes: z.string().optional().openapi({ description: "The officer's notes that it was classified with" }),
  })
  .openapi("MccClassification");

export const ValidationResultView = z
  .strictObject({ field: z.string(), rule: z.string(), valid: z.boolean(), message: z.string() })
  .openapi("ValidationResult");

const ReadingView = z.strictObject({
  status: z.enum(READING_STATUSES),
  reader: z.enum(READERS).nullable(),
  kind: z.enum(DOCUMENT_KINDS).nullable(),
  kind_confidence: z.number().min(0).max(1).nullable(),
  satisfies: z.boolean().nullable(),
  language: z.string().nullable(),
  pages: z.int(),
  fact_count: z.int(),
  warnings: z.array(z.string()),
});

export const DocumentView = z
  .strictObject({
    document_id: z.string(),
    key: z.string(),
    filename: z.string(),
    requirement_id: z.string(),
    iteration: z.int(),
    source: z.enum(["customer", "system", "officer"]),
    content_type: z.string(),
    size: z.int(),
    sha256: Sha256,
    uploaded_at: TimeView,
    filed: z
      .strictObject({
        kind: z.enum(DOCUMENT_KINDS),
        note: z.string(),
        obtained_from: z.string(),
        obtained_at: TimeView,
        filed_by: z.string(),
      })
      .nullable()
      .openapi({ description: "What an officer states of evidence that they filed" }),
    review: z
      .strictObject({
        outcome: z.enum(["accepted", "rejected"]),
        kind: z.enum(DOCUMENT_KINDS).nullable(),
        facts: z.array(z.strictObject({ id: z.string(), value: z.unknown() })),
        reason: z.string().nullable(),
        reviewed_by: z.string(),
        reviewed_at: TimeView,
      })
      .nullable(),
    superseded: z.boolean().openapi({ description: "Replaced by a later file" }),
    reading: ReadingView.nullable().openapi({
      description: "What the service read in it; null if it could not read it",
    }),
  })
  .openapi("Document");
