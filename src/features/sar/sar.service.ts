import type { z } from "@hono/zod-openapi";
import { requireStandingOfficers } from "../../http/standing.ts";
import { addDays, isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError, notFound, unwrap } from "../../platform/errors.ts";
import { signJson } from "../../platform/signing-keys.ts";
import { newCommand } from "../cases/case.client.ts";
import type { CaseRecord, KnownSar } from "../../domain/case/case.record.ts";
import { readCase, requireCaseById } from "../cases/case-reading.service.ts";
import { type CaseSummary, findByCaseId } from "../cases/cases.store.ts";
import { sarTriggers, triggerKey } from "../../domain/decisions/gates.rules.ts";
import { findRetainedCase } from "../retention/retained-reports.store.ts";
import { isMlro } from "../../domain/sar/circle.rules.ts";
import { goamlProfile, reportingPersonOf, writeArtifact } from "./goaml-artifact.service.ts";
import { isSarOver } from "../../domain/sar/open-sar.rules.ts";
import { refuseSecondSar } from "../../domain/sar/sar-note.rules.ts";
import type { ReaderChange } from "../../domain/sar/readers.rules.ts";
import { raiseSar as putDown } from "../../domain/sar/sar.machine.ts";
import type { Sar, SarAssessment } from "../../domain/sar/sar.model.ts";
import { callSar } from "./sar.client.ts";
import type { SarStep } from "../../domain/sar/sar.record.ts";
import type { AssessmentBody, RaiseSarBody, RecordSubmissionBody } from "./sar.schemas.ts";
import { findSarRow, listKnownSarRows } from "./sar.store.ts";

/** A report of the caller's tenant that the caller may know of, with its case. */
export interface FoundSar {
  readonly found: ReportedCase;
  readonly sar: Sar;
}

type ReportedCase = Pick<CaseSummary, "caseId" | "workflowId">;

/**
 * Finds a report that the caller may know of. An MLRO can continue a report whose case was deleted.
 * @throws DomainError `not_found`.
 */
export async function requireSar(ctx: Ctx, caseId: string, sarId: string): Promise<FoundSar> {
  const [found, sar] = await Promise.all([findReportedCase(ctx, caseId), findSarRow(ctx, caseId, sarId)]);
  if (!found) throw notFound("The case");
  if (!sar) throw notFound("The report");
  return { found, sar };
}

const findReportedCase = async (ctx: Ctx, caseId: string): Promise<ReportedCase | undefined> =>
  (await findByCaseId(ctx, caseId)) ?? (isMlro(ctx.actor) ? findRetainedCase(ctx, caseId) : undefined);

/**
 * The case whose reports are listed, as `requireSar` finds it; who reads them of a case that stands is in its access log.
 * @throws DomainError `not_found`.
 */
export async function requireReportedCase(ctx: Ctx, caseId: string): Promise<ReportedCase> {
  const retained = isMlro(ctx.actor) ? await findRetainedCase(ctx, caseId) : undefined;
  if (!retained) return requireCaseById(ctx, caseId, "sars_read");
  ctx.log.info("retained_report_read", { workflow_id: retained.workflowId, officer: ctx.actor.id });
  return retained;
}

/** The reports of a case that the caller may know of, newest first. */
export const listSars = (ctx: Ctx, { caseId }: ReportedCase): Promise<Sar[]> => listKnownSarRows(ctx, caseId);

/** Raises a report as a draft and writes its goAML file. @throws DomainError `sar_open`, `payload_too_large`. */
export async function raiseSar(ctx: Ctx, found: CaseSummary, body: z.output<typeof RaiseSarBody>): Promise<Sar> {
  refuseMissingLocalAmounts(goamlProfile(ctx.settings).local_currency, body.transactions);
  refuseFuture(ctx.now(), body.transactions);
  refuseRepeated(body.transactions);
  const sarId = ctx.newId();
  const command = newCommand(ctx);
  const [{ record }, known] = await Promise.all([readCase(ctx, found.workflowId), listKnownSarRows(ctx, found.caseId)]);
  // The case decides; this check only saves work that it would refuse. A repeated request finds its own report here.
  if (known.some(({ sar_id, status }) => sar_id !== sarId && !isSarOver(status))) unwrap(refuseSecondSar());
  const meta = { now: ctx.now(), actor: ctx.actor };
  const { reason, indicators, transactions } = body;
  const reportType = body.report_type ?? (transactions.length > 0 ? "STR" : "SAR");
  const { artifact, text } = await writeArtifact(ctx, record, {
    sar_id: sarId,
    report_type: reportType,
    reason,
    indicators,
    transactions,
    created_at: isoTime(meta.now),
  });
  const ids = { tenantId: ctx.actor.tenantId, workflowId: found.workflowId, caseId: found.caseId, sarId };
  const raised = putDown(ids, { reportType, reason, indicators, transactions }, artifact, meta);
  return unwrap(await callSar(ctx, sarId, (object) => object.raise(command, raised, text)));
}

/** A report states every amount in the unit's currency, and the service has no exchange rates. */
function refuseMissingLocalAmounts(local: string, transactions: z.output<typeof RaiseSarBody>["transactions"]): void {
  const errors = transactions.flatMap(({ currency, amount_local }, index) =>
    currency === local || amount_local !== null
      ? []
      : [
          {
            path: `transactions.${index}.amount_local`,
            code: "required",
            message: `An amount in ${currency} requires the amount in ${local}.`,
          },
        ],
  );
  if (errors.length === 0) return;
  throw new DomainError("validation_failed", `A transaction lacks its amount in ${local}.`, { errors });
}

/** The unit tells transactions apart by their numbers. */
function refuseRepeated(transactions: z.output<typeof RaiseSarBody>["transactions"]): void {
  const seen = new Set<string>();
  const errors = transactions.flatMap(({ number }, index) =>
    seen.size < seen.add(number.toUpperCase()).size
      ? []
      : [{ path: `transactions.${index}.number`, code: "invalid", message: "is the number of another one" }],
  );
  if (errors.length > 0) throw new DomainError("validation_failed", "Two transactions have one number.", { errors });
}

/** A day that is still to come is a slip, which the unit would read as a fact. In the zones that are ahead the next day may have begun. */
function refuseFuture(now: Date, transactions: z.output<typeof RaiseSarBody>["transactions"]): void {
  const latest = isoTime(addDays(now, 1)).slice(0, 10);
  const errors = transactions.flatMap(({ date }, index) =>
    date.slice(0, 10) <= latest
      ? []
      : [{ path: `transactions.${index}.date`, code: "invalid", message: "is in the future" }],
  );
  if (errors.length > 0) throw new DomainError("validation_failed", "A transaction is still to come.", { errors });
}

/** Submits a draft to the MLRO, with its goAML file rewritten from the case's present state. */
export async function submitForMlro(ctx: Ctx, { found, sar }: FoundSar, comment: string | null): Promise<Sar> {
  const { record } = await readCase(ctx, found.workflowId);
  const { artifact, text } = await writeArtifact(ctx, record, sar);
  return takeStep(ctx, sar, { operation: "submit-for-mlro", comment, artifact }, text);
}

/**
 * Records the MLRO's assessment, signed over the report's file and the triggers that the case has at this moment.
 * Later triggers are not covered.
 */
export async function assessSar(
  ctx: Ctx,
  { found, sar }: FoundSar,
  { reportable, rationale }: z.output<typeof AssessmentBody>,
): Promise<Sar> {
  const { record } = await readCase(ctx, found.workflowId);
  const triggers = [...new Set(sarTriggers(record).map(triggerKey))];
  const said = { reportable, rationale, assessed_by: ctx.actor.id, signed_at: isoTime(ctx.now()) };
  const signature = await signJson(ctx.settings, {
    ...said,
    sar_id: sar.sar_id,
    case_id: sar.case_id,
    artifact_sha256: sar.goaml_artifact.sha256,
    triggers,
  });
  const assessment: SarAssessment = { ...said, signature };
  return takeStep(ctx, sar, { operation: "assessment", assessment, triggers });
}

/**
 * Approves a report. Its file is written again from the case's present state, with the MLRO as reporting person; of a
 * case that was deleted since, the file stays as it was assessed.
 */
export async function approveSar(ctx: Ctx, { found, sar }: FoundSar, comment: string | null): Promise<Sar> {
  const record = await readCaseIfThere(ctx, found.workflowId);
  if (record === null) return takeStep(ctx, sar, { operation: "mlro-approve", comment });
  const { artifact, text } = await writeArtifact(ctx, record, sar, reportingPersonOf(ctx, ctx.actor.id));
  return takeStep(ctx, sar, { operation: "mlro-approve", comment, artifact }, text);
}

async function readCaseIfThere(ctx: Ctx, workflowId: string): Promise<CaseRecord | null> {
  try {
    return (await readCase(ctx, workflowId)).record;
  } catch (error) {
    if (error instanceof DomainError && error.code === "not_found") return null;
    throw error;
  }
}

/** Records that the report was filed. @throws DomainError `artifact_invalid` for an artifact that cannot be filed. */
export async function recordSubmission(
  ctx: Ctx,
  { found, sar }: FoundSar,
  { reference, channel, submitted_at }: z.output<typeof RecordSubmissionBody>,
): Promise<Sar> {
  const submittedAt = submitted_at ?? isoTime(ctx.now());
  const filed = { operation: "record-submission", reference, channel, submittedAt } as const;
  if (sar.goaml_artifact.faults.length === 0) return takeStep(ctx, sar, { ...filed, artifact: sar.goaml_artifact });
  const { record } = await readCase(ctx, found.workflowId);
  const approver = sar.mlro_decision?.decided_by;
  const filer = approver === undefined ? null : reportingPersonOf(ctx, approver);
  const { artifact, text } = await writeArtifact(ctx, record, sar, filer);
  return takeStep(ctx, sar, { ...filed, artifact }, text);
}

/** @throws DomainError `invalid_transition`, `four_eyes_same_officer`, `artifact_invalid`. */
export async function takeStep(ctx: Ctx, sar: Sar, step: SarStep, artifactText: string | null = null): Promise<Sar> {
  const command = newCommand(ctx);
  return unwrap(await callSar(ctx, sar.sar_id, (object) => object.take(command, step, artifactText)));
}

/** Adds or removes a reader of a report. @throws DomainError `validation_failed` for too many, or a deactivated officer. */
export async function setReader(ctx: Ctx, { sar_id }: Sar, change: ReaderChange): Promise<Sar> {
  if (change.mayKnow) await requireStandingOfficers(ctx, [change.officerId], "officer_id");
  const command = newCommand(ctx);
  return unwrap(await callSar(ctx, sar_id, (object) => object.changeReaders(command, change)));
}

/** Erases reports whose retention is over. Idempotent. */
export async function eraseSars(ctx: Ctx, sars: readonly Pick<KnownSar, "sarId">[]): Promise<void> {
  for (const { sarId } of sars) await callSar(ctx, sarId, (object) => object.erase());
}
