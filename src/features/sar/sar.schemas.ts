import { z } from "@hono/zod-openapi";
import { Jws, Sha256, Uuid, WorkflowId } from "../../http/fields.schemas.ts";
import { CaseStatusView, TimeView } from "../cases/case.views.ts";
import { REPORT_TYPES, SAR_EVENTS, SAR_STATUSES } from "../../domain/sar/sar.model.ts";

/** Text that says something: control characters alone do not, and no report could hold them. */
const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/[^\p{C}\p{Z}]/u, "says nothing");
/** What goAML holds in one text. */
const LONG_TEXT = 8_000;
const comment = z
  .string()
  .trim()
  .max(LONG_TEXT)
  .nullish()
  .transform((value) => value || null);
/** A time in any zone, or a day, as ISO 8601 UTC. */
const moment = z
  .union([z.iso.datetime({ offset: true }), z.iso.date()])
  .transform((value) => new Date(value).toISOString());

const amount = z.string().regex(/^\d{1,15}(?:\.\d{1,13})?$/, "is a decimal number with a point");

const PartyBody = z
  .strictObject({ name: text(255).nullish(), account: text(100).nullish() })
  .refine((party) => party.name || party.account, { message: "a name or an account is required" })
  .transform(({ name, account }) => ({ name: name ?? null, account: account ?? null }));

const TransactionBody = z
  .strictObject({
    number: text(100),
    date: z.union([z.iso.date(), z.iso.datetime({ offset: true })]).refine((date) => date >= "1900", "is too long ago"),
    amount,
    currency: z.string().regex(/^[A-Z]{3}$/, "is a code of three letters (ISO 4217)"),
    amount_local: amount.nullish(),
    mode: text(100).nullish(),
    from: PartyBody,
    to: PartyBody,
    description: z.string().trim().max(4_000).default(""),
  })
  .transform((transaction) => ({
    ...transaction,
    amount_local: transaction.amount_local ?? null,
    mode: transaction.mode ?? null,
  }));

export const RaiseSarBody = z
  .strictObject({
    reason: text(LONG_TEXT),
    report_type: z.enum(REPORT_TYPES).optional(),
    indicators: z.array(text(200)).max(100).default([]),
    transactions: z.array(TransactionBody).max(500).default([]),
  })
  .refine((body) => body.report_type !== "STR" || body.transactions.length > 0, {
    path: ["transactions"],
    message: "a transaction report needs one",
  })
  .openapi("RaiseSar");

export const SubmitForMlroBody = z.strictObject({ comment }).openapi("SubmitForMlro");
export const AssessmentBody = z
  .strictObject({ reportable: z.boolean(), rationale: text(LONG_TEXT) })
  .openapi("SarAssessment");
export const MlroApproveBody = z.strictObject({ comment }).openapi("MlroApprove");
export const MlroRejectBody = z.strictObject({ reason: text(LONG_TEXT) }).openapi("MlroReject");
export const RecordSubmissionBody = z
  .strictObject({ reference: text(255), channel: text(100).default("goAML"), submitted_at: moment.optional() })
  .openapi("RecordSubmission");
export const AcknowledgeBody = z
  .strictObject({ reference: text(255), acknowledged_at: moment.optional() })
  .openapi("Acknowledge");

export const ReaderBody = z.strictObject({ officer_id: z.string().trim().min(1).max(255) }).openapi("SarReader");

const PartyView = z.strictObject({ name: z.string().nullable(), account: z.string().nullable() });
const RemarkView = z.strictObject({ path: z.string(), code: z.string(), message: z.string() });
const SarStatusView = z.enum(SAR_STATUSES);

export const SarView = z
  .strictObject({
    sar_id: Uuid,
    case_id: Uuid,
    report_type: z.enum(REPORT_TYPES),
    status: SarStatusView,
    reason: z.string(),
    indicators: z.array(z.string()),
    transactions: z.array(
      z.strictObject({
        number: z.string(),
        date: z.string(),
        amount: z.string(),
        currency: z.string(),
        amount_local: z.string().nullable(),
        mode: z.string().nullable(),
        from: PartyView,
        to: PartyView,
        description: z.string(),
      }),
    ),
    raised_by: z.string(),
    readers: z.array(z.string()).openapi({ description: "Officers whom an MLRO added as readers of the report" }),
    submitted_by: z.string().nullable(),
    assessment: z
      .strictObject({
        reportable: z.boolean(),
        rationale: z.string(),
        assessed_by: z.string(),
        signed_at: TimeView,
        signature: Jws,
      })
      .nullable(),
    mlro_decision: z
      .strictObject({
        decision: z.enum(["approved", "rejected"]),
        comment: z.string().nullable(),
        decided_by: z.string(),
        decided_at: TimeView,
      })
      .nullable(),
    submission: z.strictObject({ reference: z.string(), submitted_at: TimeView, channel: z.string() }).nullable(),
    acknowledgement: z.strictObject({ reference: z.string(), acknowledged_at: TimeView }).nullable(),
    goaml_artifact: z.strictObject({
      key: z.string(),
      sha256: Sha256,
      size: z.int(),
      schema_version: z.string(),
      notes: z.array(RemarkView),
      faults: z.array(RemarkView),
    }),
    history: z.array(
      z.strictObject({
        event: z.enum(SAR_EVENTS),
        from: SarStatusView.nullable(),
        to: SarStatusView,
        actor: z.string(),
        timestamp: TimeView,
        comment: z.string().nullable(),
      }),
    ),
    created_at: TimeView,
    updated_at: TimeView,
  })
  .openapi("Sar");

export const SarListView = z.array(SarView);

export const SarPageQuery = z.object({
  cursor: z.string().max(200).optional().openapi({ description: "`next_cursor` of the page before" }),
  limit: z.coerce.number<string>().int().min(1).max(200).default(100).openapi({ description: "Items of a page" }),
});

export const KnownReportsQuery = SarPageQuery.extend({
  raised_by: z.string().min(1).max(255).optional().openapi({ description: "Only reports that this officer raised" }),
  open: z.literal("true").optional().openapi({ description: "Only reports that are still to be filed or rejected" }),
});

const NextCursor = z.string().nullable().openapi({ description: "Null on the last page" });

const OfCase = {
  case_id: Uuid,
  workflow_id: WorkflowId,
  company_name: z.string(),
  case_status: CaseStatusView,
};

export const KnownReportsView = z
  .strictObject({
    reports: z.array(
      z.strictObject({
        sar_id: Uuid,
        report_type: z.enum(REPORT_TYPES),
        status: SarStatusView,
        raised_by: z.string(),
        changed_by: z.string().openapi({ description: "Who took the last step of the report" }),
        created_at: TimeView,
        updated_at: TimeView,
        author_absent: z.boolean().openapi({
          description:
            "A draft whose author is deactivated or away today, so that nobody submits it; for an MLRO alone",
        }),
        ...OfCase,
        case_deleted: z.boolean().openapi({
          description:
            "The case was deleted and is kept for its reports, as `GET /api/retention/reports` has it; for an MLRO alone",
        }),
      }),
    ),
    next_cursor: NextCursor,
  })
  .openapi("KnownReports");

export const UnreportedCasesView = z
  .strictObject({ cases: z.array(z.strictObject({ ...OfCase, updated_at: TimeView })), next_cursor: NextCursor })
  .openapi("UnreportedCases");
