import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import { chooseLanguage } from "../../platform/language.ts";
import { loadFonts } from "../../rendering/fonts.ts";
import { renderEvidenceRequest } from "../../rendering/letters/evidence-request.ts";
import { renderMlroMemo } from "../../rendering/letters/mlro-memo.ts";
import { renderSourceAppendix } from "../../rendering/letters/source-appendix.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { recordAccess, readCase } from "../cases/case-reading.service.ts";
import type { AccessAction } from "../cases/access-log.model.ts";
import type { CaseSummary } from "../cases/cases.store.ts";
import { isSampled } from "../cases/report.service.ts";
import { portalUrl, revealPortalToken } from "../cases/portal-link.service.ts";
import { isSarLocked } from "../../domain/decisions/gates.rules.ts";
import { readBrand } from "../portal/tenants.store.ts";
import { listKnownSarRows } from "../sar/sar.store.ts";
import { evidenceRequest, type LetterFrame, mlroMemo, sourceAppendix } from "./letters.rules.ts";

/**
 * The letter that requests missing documents from the customer, in the language of the case.
 * @throws DomainError `gate_blocked` while the SAR-first gate forbids contact with the customer.
 */
export async function printEvidenceRequest(ctx: Ctx, found: CaseSummary): Promise<Uint8Array> {
  const { record, frame } = await open(ctx, found, "evidence_request_exported");
  if (isSarLocked(record)) {
    throw new DomainError("gate_blocked", "The MLRO must assess this case before the customer is contacted.", {
      extra: { gate: "sar_first" },
    });
  }
  const token = await revealPortalToken(ctx, record.portal);
  const language = chooseLanguage(null, record.additionalData["language"]);
  return renderEvidenceRequest(
    evidenceRequest(record, frame, { portal_url: portalUrl(ctx, token), language }),
    await loadFonts(ctx.env),
  );
}

/** The memo that presents the case to the MLRO. Internal, so no gate applies. */
export async function printMlroMemo(ctx: Ctx, found: CaseSummary): Promise<Uint8Array> {
  const { record, frame } = await open(ctx, found, "mlro_memo_exported");
  const sars = await listKnownSarRows(ctx, found.caseId);
  return renderMlroMemo(mlroMemo(record, sars, { ...frame, generated_by: ctx.actor.id }), await loadFonts(ctx.env));
}

/** Every source of the case with its hash; no gate applies. */
export async function printSourceAppendix(ctx: Ctx, found: CaseSummary): Promise<Uint8Array> {
  const { record, frame } = await open(ctx, found, "source_appendix_exported");
  return renderSourceAppendix(sourceAppendix(record, frame), await loadFonts(ctx.env));
}

async function open(
  ctx: Ctx,
  { workflowId }: CaseSummary,
  action: AccessAction,
): Promise<{ readonly record: CaseRecord; readonly frame: LetterFrame }> {
  const [{ record }, brand] = await Promise.all([readCase(ctx, workflowId), readBrand(ctx)]);
  await recordAccess(ctx, workflowId, action);
  const frame = { brand_name: brand.name, sample: isSampled(ctx, record), generated_at: isoTime(ctx.now()) };
  return { record, frame };
}
