import { namesIn, withNames } from "../../domain/audit/officer-names.rules.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError, notFound } from "../../platform/errors.ts";
import { chooseLanguage, type Language } from "../../platform/language.ts";
import { loadPrintAssets } from "../../rendering/print-assets.ts";
import { renderEvidenceRequest } from "../../rendering/letters/evidence-request.ts";
import { renderRegisterReport } from "../../rendering/letters/register-report.ts";
import { renderMlroMemo } from "../../rendering/letters/mlro-memo.ts";
import { renderSourceAppendix } from "../../rendering/letters/source-appendix.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { recordAccess, readCase, refuseWithheld } from "../cases/case-reading.service.ts";
import type { AccessAction } from "../cases/access-log.model.ts";
import type { CaseSummary } from "../cases/cases.store.ts";
import { isSampled } from "../cases/report.service.ts";
import { portalUrl, revealPortalToken } from "../cases/portal-link.service.ts";
import { reportableDifferences } from "../../domain/diligence/register-report.rules.ts";
import { isSarLocked } from "../../domain/decisions/gates.rules.ts";
import { readBrand } from "../brand/brand.store.ts";
import { spanOf } from "../../domain/relationships/relationship-span.rules.ts";
import { findRelationshipsOfCases } from "../relationships/relationships-of-cases.store.ts";
import { listKnownSarRows } from "../sar/sar.store.ts";
import { evidenceRequest, type LetterFrame, mlroMemo, registerReport, sourceAppendix } from "./letters.rules.ts";

/**
 * The letter that requests missing documents from the customer, in the language of the case.
 * @throws DomainError `gate_blocked` while the SAR-first gate forbids contact with the customer.
 */
export async function printEvidenceRequest(ctx: Ctx, found: CaseSummary): Promise<Uint8Array> {
  const { record, frame } = await open(ctx, found, "evidence_request_exported");
  if (isSarLocked(record) || record.reviewOf?.heldBack) {
    throw new DomainError("gate_blocked", "The MLRO must assess this case before the customer is contacted.", {
      extra: { gate: "sar_first" },
    });
  }
  const token = await revealPortalToken(ctx, record.portal);
  const language = chooseLanguage(null, record.additionalData["language"]);
  return renderEvidenceRequest(
    evidenceRequest(record, frame, { portal_url: portalUrl(ctx, token), language }),
    await loadPrintAssets(ctx.env),
  );
}

/**
 * The letter that reports differences to the register of beneficial owners. While the SAR-first gate is shut, anybody
 * but an MLRO gets the answer of a case without such a difference, and no trace of an export is left.
 * @param language that of the case by default.
 * @throws DomainError `not_found` where there is nothing to report.
 */
export async function printRegisterReport(
  ctx: Ctx,
  { workflowId }: CaseSummary,
  language: Language | undefined,
): Promise<Uint8Array> {
  const { record, frame } = await openUnrecorded(ctx, workflowId);
  const differences = reportableDifferences(record, ctx.actor, ctx.now());
  if (differences.length === 0) throw notFound("The letter");
  await recordAccess(ctx, workflowId, "ubo_discrepancy_report_exported");
  const chosen = language ?? chooseLanguage(null, record.additionalData["language"]);
  return renderRegisterReport(
    registerReport(record, differences, { ...frame, language: chosen }),
    await loadPrintAssets(ctx.env),
  );
}

/** The memo that presents the case to the MLRO. Internal, so no gate applies. */
export async function printMlroMemo(ctx: Ctx, found: CaseSummary): Promise<Uint8Array> {
  const { record, audit, frame } = await openJudged(ctx, found, "mlro_memo_exported");
  const [sars, [relationship]] = await Promise.all([
    listKnownSarRows(ctx, found.caseId),
    findRelationshipsOfCases(ctx, [found.workflowId]),
  ]);
  const memo = mlroMemo(record, sars, { ...frame, generated_by: ctx.actor.id }, spanOf(record, relationship));
  return renderMlroMemo(withNames(memo, namesIn(audit, ctx.actor)), await loadPrintAssets(ctx.env));
}

/** Every source of the case with its hash; no gate applies. */
export async function printSourceAppendix(ctx: Ctx, found: CaseSummary): Promise<Uint8Array> {
  const { record, frame } = await openJudged(ctx, found, "source_appendix_exported");
  return renderSourceAppendix(sourceAppendix(record, frame), await loadPrintAssets(ctx.env));
}

async function open(
  ctx: Ctx,
  { workflowId }: CaseSummary,
  action: AccessAction,
): Promise<{ readonly record: CaseRecord; readonly frame: LetterFrame }> {
  const opened = await openUnrecorded(ctx, workflowId);
  await recordAccess(ctx, workflowId, action);
  return opened;
}

/** For what prints the score. @throws DomainError `provisional_decision_needed`, without a trace of an export. */
async function openJudged(ctx: Ctx, { workflowId }: CaseSummary, action: AccessAction) {
  const opened = await openUnrecorded(ctx, workflowId);
  refuseWithheld(ctx, opened.record);
  await recordAccess(ctx, workflowId, action);
  return opened;
}

async function openUnrecorded(ctx: Ctx, workflowId: string) {
  const [{ record, audit }, brand] = await Promise.all([readCase(ctx, workflowId), readBrand(ctx)]);
  const frame = { brand_name: brand.name, sample: isSampled(ctx, record), generated_at: isoTime(ctx.now()) };
  return { record, audit, frame };
}
