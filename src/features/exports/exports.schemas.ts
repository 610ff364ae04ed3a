import { z } from "@hono/zod-openapi";
import { PRIORITIES } from "../../domain/case/assignment.model.ts";
import { CASE_STATUSES, FINDING_CATEGORIES, SEVERITIES } from "../../domain/case/case.model.ts";
import { REGIMES, RISK_LEVELS } from "../../domain/diligence/rating.model.ts";
import { RELATIONSHIP_STATES } from "../../domain/relationships/relationship.model.ts";
import { EXPORT_FORMATS, EXPORT_KINDS, type ExportKind } from "./export.model.ts";

const Time = z.iso.datetime({ precision: 3 });

const Case = z.strictObject({
  workflow_id: z.string().describe("Id of the case's workflow; names the case in every other kind"),
  case_id: z.string(),
  company_name: z.string(),
  registration_number: z.string().nullable(),
  vat_number: z.string().nullable(),
  country: z.string().describe("ISO 3166-1 alpha-2"),
  template_id: z.string(),
  status: z.enum(CASE_STATUSES),
  status_since: Time.nullable().describe("Null for a case that an earlier release brought into its status"),
  iteration: z.int(),
  risk_score: z.number().nullable().describe("0.0 to 1.0; null before an investigation, and while it is withheld"),
  rating: z.enum(RISK_LEVELS).nullable().describe("Null without one, and while it is withheld"),
  withheld: z.boolean().describe("Whether score and rating wait for a provisional decision"),
  is_review: z.boolean().describe("Whether it is a review of a customer who was approved before"),
  opened_by: z.string().nullable().describe("Officer; null for a case of an earlier release"),
  assignee: z.string().nullable(),
  priority: z.enum(PRIORITIES).nullable(),
  due_at: z.string().nullable().describe("The day that an officer set; null without one"),
  created_at: Time,
  updated_at: Time,
  decided_at: Time.nullable().describe("When the decision in force was taken"),
});

const Finding = z.strictObject({
  workflow_id: z.string(),
  case_id: z.string(),
  finding_id: z.string().describe("Stays the same in later investigations of the case"),
  iteration: z.int().describe("The latest investigation, whose findings these are"),
  found_at: Time.describe("When that investigation ended"),
  category: z.enum(FINDING_CATEGORIES),
  severity: z.enum(SEVERITIES),
  title: z.string(),
  description: z.string(),
  source: z.string(),
  agent: z.string(),
  code: z.string().nullable().describe("Stable word for what was found; null in findings of earlier releases"),
  subject: z.string().nullable(),
  confidence: z.number().describe("0.0 to 1.0"),
  state: z.enum(["open", "cleared", "confirmed"]).describe("What an officer said of a match with a list"),
  settled_by: z.string().nullable(),
  settled_at: Time.nullable(),
  evidence_ids: z.array(z.string()),
});

const ScreeningResult = z.strictObject({
  party_id: z.string().describe("A person or company behind an approved customer, whom the lists are searched for"),
  relationship_id: z.string(),
  kind: z.enum(["company", "person"]),
  name: z.string(),
  roles: z.array(z.string()),
  last_screened_at: Time.nullable().describe("Null where nobody has searched yet, so that nothing is known"),
  left_at: Time.nullable().describe("Since when the lists are not searched for it"),
  list: z.string().nullable().describe("List of the match; this and the rest is null for a party without a match"),
  list_version: z.string().nullable(),
  entry_id: z.string().nullable(),
  entry_name: z.string().nullable(),
  matched_name: z.string().nullable(),
  topics: z.array(z.string()).nullable(),
  match: z.enum(["exact", "fuzzy"]).nullable(),
  score: z.number().nullable().describe("0.0 to 1.0"),
  state: z
    .enum(["open", "cleared", "confirmed", "gone"])
    .nullable()
    .describe("`open`: nobody has judged the match. `gone`: the lists no longer name the party"),
  settled_at: Time.nullable(),
});

const AuditLine = z.strictObject({
  workflow_id: z.string(),
  case_id: z.string(),
  seq: z.int().describe("Place in the chain of the case, from 1"),
  event: z.string(),
  timestamp: Time,
  actor: z.string(),
  details: z.record(z.string(), z.unknown()),
  prev_hash: z.string(),
  hash: z.string().describe("SHA-256 of the RFC 8785 JSON of the line without it"),
});

const Relationship = z.strictObject({
  relationship_id: z.string(),
  kind: z.enum(["company", "person"]),
  country: z.string().describe("ISO 3166-1 alpha-2"),
  registration_number: z.string().nullable(),
  name: z.string(),
  state: z.enum(RELATIONSHIP_STATES),
  since: Time,
  ended_at: Time.nullable(),
  risk_rating: z.enum(RISK_LEVELS).nullable(),
  regime: z.enum(REGIMES).nullable(),
  next_review_at: z.iso.date().nullable(),
  restrictions: z.array(z.string()),
  officer: z.string(),
});

/** What a row of each kind holds; the columns of a CSV file are its members, in their order. */
export const EXPORT_ROWS = {
  cases: Case,
  findings: Finding,
  "screening-results": ScreeningResult,
  audit: AuditLine,
  relationships: Relationship,
} satisfies Record<ExportKind, z.ZodObject>;

export type CaseRow = z.output<typeof Case>;

export type FindingRow = z.output<typeof Finding>;

export type ScreeningResultRow = z.output<typeof ScreeningResult>;

export type AuditLineRow = z.output<typeof AuditLine>;

export type RelationshipRow = z.output<typeof Relationship>;

export const ExportParams = z.object({ kind: z.enum(EXPORT_KINDS) });

export const ExportQuery = z.object({
  format: z.enum(EXPORT_FORMATS).default("ndjson").openapi({
    description: "`ndjson`: a JSON object a line. `csv`: UTF-8 with a byte order mark, semicolons and CRLF",
  }),
  cursor: z.string().min(1).max(1_000).optional().openapi({ description: "`Next-Cursor` of the page before" }),
  limit: z.coerce.number<string>().int().min(1).max(500).default(100).openapi({
    description:
      "At most so many cases, parties, audit lines or relationships; a case may have several findings, and a party several matches",
  }),
});
