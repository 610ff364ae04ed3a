import { mayBeSameOfficer } from "../../platform/actor-name.rules.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Role } from "../../platform/context.ts";
import { type FieldError, type Outcome, accept, refuse } from "../../platform/errors.ts";
import type { ChainDraft } from "../audit/audit.rules.ts";
import type { ChangeMeta } from "../case/case.change.ts";
import type { CompletedAssessment } from "../case/case.record.ts";
import { isMlro } from "./circle.rules.ts";
import type { GoamlArtifact, Sar, SarEvent, SarOperation, SarStatus } from "./sar.model.ts";
import type { SarDraft, SarRecord, SarStep } from "./sar.record.ts";

const OFFICERS: readonly Role[] = ["officer", "compliance_manager", "mlro"];
const MLRO: readonly Role[] = ["mlro"];
/** Fields of the report itself. Faults elsewhere in an artifact come from the case. */
const OWN_FIELDS: ReadonlySet<string> = new Set<keyof Sar>(["reason", "transactions", "created_at"]);

/** Each operation with its target status, history event and allowed roles (decisions, section 4). */
export const OPERATIONS: Readonly<
  Record<SarOperation, { readonly to: SarStatus; readonly event: SarEvent; readonly roles: readonly Role[] }>
> = {
  "submit-for-mlro": { to: "pending_mlro", event: "SAR_SUBMITTED_FOR_MLRO", roles: OFFICERS },
  assessment: { to: "pending_mlro", event: "SAR_ASSESSED", roles: MLRO },
  "mlro-approve": { to: "approved", event: "SAR_APPROVED", roles: MLRO },
  "mlro-reject": { to: "rejected", event: "SAR_REJECTED", roles: MLRO },
  "record-submission": { to: "submitted", event: "SAR_SUBMISSION_RECORDED", roles: MLRO },
  acknowledge: { to: "acknowledged", event: "SAR_ACKNOWLEDGED", roles: MLRO },
};

/** Operations allowed next. A decision requires an assessment, and an approval a reportable one. */
export function allowedOperations({ status, assessment }: Pick<Sar, "status" | "assessment">): SarOperation[] {
  switch (status) {
    case "draft":
      return ["submit-for-mlro"];
    case "pending_mlro":
      if (!assessment) return ["assessment"];
      return assessment.reportable ? ["mlro-approve", "mlro-reject"] : ["mlro-reject"];
    case "approved":
      return ["record-submission"];
    case "submitted":
      return ["acknowledge"];
    case "rejected":
    case "acknowledged":
      return [];
  }
}

/** A changed report and its audit entries. */
export interface SarChange {
  readonly record: SarRecord;
  readonly audit: readonly ChainDraft[];
}

/** Creates a report as a draft. */
export function raiseSar(
  ids: { readonly tenantId: string; readonly workflowId: string; readonly caseId: string; readonly sarId: string },
  draft: SarDraft,
  artifact: GoamlArtifact,
  meta: ChangeMeta,
): SarChange {
  const at = isoTime(meta.now);
  const sar: Sar = {
    sar_id: ids.sarId,
    case_id: ids.caseId,
    report_type: draft.reportType,
    status: "draft",
    reason: draft.reason,
    indicators: draft.indicators,
    transactions: draft.transactions,
    raised_by: meta.actor.id,
    readers: [],
    submitted_by: null,
    assessment: null,
    mlro_decision: null,
    submission: null,
    acknowledgement: null,
    goaml_artifact: artifact,
    history: [],
    created_at: at,
    updated_at: at,
  };
  const { tenantId, workflowId } = ids;
  const record: SarRecord = { tenantId, workflowId, version: 0, triggers: [], raisedByMlro: isMlro(meta.actor), sar };
  return recordEvent(record, { event: "SAR_RAISED", from: null, to: "draft", comment: null }, meta);
}

/**
 * Takes a step. Refuses with `invalid_transition` for a step out of order, `four_eyes_same_officer` or
 * `artifact_invalid`, checked in this order.
 */
export function takeStep(record: SarRecord, step: SarStep, meta: ChangeMeta): Outcome<SarChange> {
  const { sar } = record;
  const allowed = allowedOperations(sar);
  if (!allowed.includes(step.operation)) {
    return refuse("invalid_transition", `The report is in status ${sar.status}; ${step.operation} is not allowed.`, {
      extra: { current_status: sar.status, allowed },
    });
  }
  const decides = step.operation === "mlro-approve" || step.operation === "mlro-reject";
  if (decides && [sar.raised_by, sar.submitted_by].some((id) => mayBeSameOfficer(id, meta.actor.id))) {
    return refuse("four_eyes_same_officer", "An officer who raised or submitted a report cannot decide on it.");
  }
  const lasting = lastingFaults(
    step.operation === "mlro-approve" ? (step.artifact ?? sar.goaml_artifact) : sar.goaml_artifact,
  );
  if (step.operation === "mlro-approve" && lasting.length > 0) {
    return refuse("artifact_invalid", "The report has errors and cannot be filed. Reject it and raise a new one.", {
      errors: lasting,
    });
  }
  const changed = applyStep(sar, step, meta);
  if (step.operation === "record-submission" && changed.goaml_artifact.faults.length > 0) {
    return refuse("artifact_invalid", "The goAML report has errors and cannot be filed.", {
      errors: changed.goaml_artifact.faults,
    });
  }
  const { to, event } = OPERATIONS[step.operation];
  const triggers = step.operation === "assessment" ? step.triggers : record.triggers;
  const next = { ...record, triggers, sar: { ...changed, status: to } };
  return accept(recordEvent(next, { event, from: sar.status, to, comment: commentOf(step) }, meta));
}

/** Faults in the report's own fields are permanent. Data that is missing in the case can still be added. */
const lastingFaults = ({ faults }: GoamlArtifact): FieldError[] =>
  faults.filter(({ path }) => OWN_FIELDS.has(path.split(".")[0]!));

function applyStep(sar: Sar, step: SarStep, meta: ChangeMeta): Sar {
  const by = { decided_by: meta.actor.id, decided_at: isoTime(meta.now) };
  switch (step.operation) {
    case "submit-for-mlro":
      return { ...sar, submitted_by: meta.actor.id, goaml_artifact: step.artifact };
    case "assessment":
      return { ...sar, assessment: step.assessment };
    case "mlro-approve":
      return {
        ...sar,
        mlro_decision: { decision: "approved", comment: step.comment, ...by },
        goaml_artifact: step.artifact ?? sar.goaml_artifact,
      };
    case "mlro-reject":
      return { ...sar, mlro_decision: { decision: "rejected", comment: step.reason, ...by } };
    case "record-submission": {
      const { reference, submittedAt, channel } = step;
      const artifact = sar.goaml_artifact.faults.length > 0 ? step.artifact : sar.goaml_artifact;
      return { ...sar, submission: { reference, submitted_at: submittedAt, channel }, goaml_artifact: artifact };
    }
    case "acknowledge":
      return { ...sar, acknowledgement: { reference: step.reference, acknowledged_at: step.acknowledgedAt } };
  }
}

function commentOf(step: SarStep): string | null {
  if (step.operation === "mlro-reject") return step.reason;
  return "comment" in step ? step.comment : null;
}

/** Adds an event to the history, and with the state of artifact and assessment to the audit chain. */
export function recordEvent(
  record: SarRecord,
  { event, from, to, comment }: Omit<Sar["history"][number], "actor" | "timestamp">,
  meta: ChangeMeta,
): SarChange {
  const timestamp = isoTime(meta.now);
  const item = { event, from, to, actor: meta.actor.id, timestamp, comment };
  const sar: Sar = { ...record.sar, history: [...record.sar.history, item], updated_at: timestamp };
  const details = {
    from,
    to,
    comment,
    artifact_sha256: sar.goaml_artifact.sha256,
    assessment: sar.assessment && { reportable: sar.assessment.reportable, signature: sar.assessment.signature },
  };
  return { record: { ...record, version: record.version + 1, sar }, audit: [{ event, details }] };
}

/**
 * The assessment that opens the SAR-first gate, or null: a reportable one after the report is approved, or a
 * non-reportable one after it is rejected. Rejecting a reportable one does not open the gate.
 */
export function completedAssessment({ sar, triggers }: SarRecord): CompletedAssessment | null {
  if (!sar.assessment) return null;
  const { reportable, signed_at: signedAt } = sar.assessment;
  const completes: readonly SarStatus[] = reportable ? ["approved", "submitted", "acknowledged"] : ["rejected"];
  return completes.includes(sar.status) ? { sarId: sar.sar_id, reportable, signedAt, triggers } : null;
}
