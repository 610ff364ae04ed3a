import { z } from "@hono/zod-openapi";
import { Uuid } from "../../http/fields.schemas.ts";
import { BLOCK_LABELS } from "../../domain/memory/memory.model.ts";

const name = z.string().min(1);

/** What a signal says wrongly beyond its type and sender counts as not said: capture is not there to be strict. */
export const SignalBody = z
  .object({
    signal_type: name,
    source_component: name,
    iteration: z.int().min(0).catch(1).openapi({ type: "integer" }).default(1),
    officer_id: z.string().max(255).catch("").openapi({ type: "string" }).default(""),
    context_data: z
      .record(z.string(), z.unknown())
      .catch({})
      .openapi({ type: "object", additionalProperties: true })
      .default({}),
  })
  .openapi("Signal");

export const LearningSwitchBody = z
  .strictObject({
    enabled: z.boolean(),
    rule_id: Uuid.nullable().default(null).openapi({ description: "A rule; null for everything learned" }),
  })
  .openapi("LearnedEffectsSwitch");

/** The label's vocabulary is checked after the caller's right to write, so it only shows here. */
export const BlockParams = z.object({ officer_id: z.string(), label: z.string().openapi({ enum: [...BLOCK_LABELS] }) });

export const BlockBody = z.strictObject({ value: z.record(z.string(), z.unknown()) }).openapi("MemoryBlockValue");

const PASSAGES_MAX = 100;

export const PassagesQuery = z.object({
  tag: z.string().optional().openapi({ description: "Only passages with this tag, such as `country:BE`" }),
  limit: z.coerce
    .number<string>()
    .int()
    .min(1)
    .transform((limit) => Math.min(limit, PASSAGES_MAX))
    .default(50)
    .openapi({ description: "At most this many; 100 is the most" }),
});

export const SearchBody = z
  .strictObject({ query: z.string().max(10_000), tags: z.array(z.string()).max(20).default([]) })
  .openapi("PassageSearch");

export const ConfidenceQuery = z.object({
  template_id: z.string().default("").openapi({ description: "Only passages of this template count" }),
  country: z.string().default("").openapi({ description: "Only passages of this country count" }),
});

export const CompanyContextQuery = z.object({
  officer_id: z.string().min(1).max(255).default("default").openapi({ description: "`default` is the tenant" }),
});

const text = z.string().max(10_000).default("");

const texts = z.array(z.string().max(1_000)).max(500).default([]);

export const companyContextFields = {
  company_type: text,
  jurisdiction: text,
  primary_regulator: text,
  services: texts,
  regulatory_framework: text,
  customer_segments: texts,
  risk_appetite: text,
  prohibited_jurisdictions: texts,
  additional_notes: text,
};

export const CompanyContextBody = z.strictObject(companyContextFields).openapi("CompanyContextBody");
