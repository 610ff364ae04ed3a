import { z } from "@hono/zod-openapi";
import { Jws, Sha256, Uuid, WorkflowId } from "../../http/fields.schemas.ts";
import { RETENTION_LISTS } from "./retention.store.ts";
import { Day } from "./retention.schemas.ts";

const Basis = z.enum(["refusal", "final_decision", "relationship_end"]);

const Hold = z.strictObject({ reason: z.string(), set_by: z.string(), set_at: z.iso.datetime() }).nullable();

const Page = { total: z.int(), page: z.int(), per_page: z.int() };

export const CaseRetentionView = z
  .strictObject({
    workflow_id: WorkflowId,
    state: z.enum(["open", "running", "due", "held"]).openapi({
      description:
        "`open`: nothing has begun the period yet. `running`: kept until `retain_until`. `due`: that day has passed. `held`: a legal hold, whatever the date",
    }),
    basis: Basis.nullable().openapi({ description: "What the period is counted from" }),
    starts_on: Day.nullable(),
    years: z.int().nullable(),
    rule: z.enum(["be-aml-2017-art-60", "eu-amlr-art-77", "setting"]).nullable(),
    retain_until: Day.nullable().openapi({ description: "The last day on which the case is kept" }),
    relationship_end: z
      .strictObject({ ended_on: Day, reason: z.string(), recorded_by: z.string(), recorded_at: z.iso.datetime() })
      .nullable(),
    legal_hold: Hold,
  })
  .openapi("CaseRetention");

export const RetentionListView = z
  .strictObject({
    list: z.enum(RETENTION_LISTS),
    policy: z.strictObject({ years: z.union([z.literal("law"), z.int()]), starts_at: z.string() }),
    cases: z.array(
      z.strictObject({
        workflow_id: WorkflowId,
        case_id: Uuid,
        held: z.boolean(),
        basis: Basis.nullable(),
        starts_on: Day.nullable(),
        retain_until: Day.nullable(),
      }),
    ),
    ...Page,
  })
  .openapi("RetentionList");

export const DeletionLedgerView = z
  .strictObject({
    deletions: z.array(
      z.strictObject({
        seq: z.int().nullable().openapi({ description: "Null for a line from before the ledger was a chain" }),
        workflow_id: WorkflowId,
        case_id: Uuid,
        deleted_by: z.string(),
        deleted_at: z.iso.datetime(),
        reason: z.enum(["officer", "retention"]),
        rule: z.string().nullable(),
        audit_seq: z.int(),
        audit_hash: Sha256,
        contents: z
          .strictObject({
            documents: z.int(),
            evidence: z.int(),
            memoranda: z.int(),
            audit_entries: z.int(),
          })
          .nullable(),
        prev_hash: Sha256.nullable(),
        hash: Sha256.nullable(),
        signature: Jws.nullable().openapi({ description: "JWS over {tenant_id, seq, hash}" }),
      }),
    ),
    chain_valid: z
      .boolean()
      .openapi({ description: "Whether the lines of this page follow one another and are signed" }),
    ...Page,
  })
  .openapi("DeletionLedger");

export const SweptView = z.strictObject({ status: z.literal("swept") }).openapi("RetentionSwept");

const Retained = {
  workflow_id: WorkflowId,
  case_id: Uuid,
  retained_since: z.iso.datetime(),
  retain_until: Day,
  legal_hold: Hold,
};

export const RetainedCaseView = z.strictObject(Retained).openapi("RetainedCase");

export const RetainedReportsView = z
  .strictObject({ cases: z.array(RetainedCaseView), ...Page })
  .openapi("RetainedReports");

export const RetainedReportView = z
  .strictObject({
    ...Retained,
    reports: z.array(z.looseObject({ sar_id: Uuid })),
    report_audit: z.array(z.looseObject({ sar_id: Uuid, hash: Sha256 })),
    record: z.looseObject({}).nullable().openapi({ description: "The case as it was when its retention ended" }),
    audit: z.array(z.looseObject({ hash: Sha256 })),
    memoranda: z.array(z.looseObject({ memo_id: Uuid })),
    files: z.array(z.strictObject({ key: z.string(), size: z.int() })),
  })
  .openapi("RetainedReport");
