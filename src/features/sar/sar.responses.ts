import { z } from "@hono/zod-openapi";
import { Jws, Sha256, Uuid, WorkflowId } from "../../http/fields.schemas.ts";
import { CaseStatusView, TimeView } from "../cases/case.responses.ts";
import { REPORT_TYPES, SAR_EVENTS, SAR_STATUSES } from "../../domain/sar/sar.model.ts";

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
