import type { Ctx } from "../../platform/context.ts";
import { namesIn, withNames } from "../../domain/audit/officer-names.rules.ts";
import { notFound, unwrap } from "../../platform/errors.ts";
import { loadPrintAssets } from "../../rendering/print-assets.ts";
import { HTML_SECURITY_POLICY } from "../../rendering/html/style.ts";
import type { MemorandumInput } from "../../rendering/memorandum/memorandum.model.ts";
import { renderMemorandumHtml, renderMemorandumPdf } from "../../rendering/memorandum/render-memorandum.ts";
import { callCase, newCommand } from "../cases/case.client.ts";
import { readCase, readJudgedCase } from "../cases/case-reading.service.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import type { CaseSummary } from "../cases/cases.store.ts";
import { isSampled } from "../cases/report.service.ts";
import { templateName } from "../../domain/templates/index.ts";
import { readBrand } from "../brand/brand.store.ts";
import type { Memorandum, MemoStep, MemoWords } from "../../domain/memoranda/memorandum.model.ts";

/** The memoranda of a case in the order of drafting. @throws DomainError `provisional_decision_needed`. */
export async function listMemoranda(ctx: Ctx, { workflowId }: CaseSummary): Promise<readonly Memorandum[]> {
  await readJudgedCase(ctx, workflowId);
  return callCase(ctx, workflowId, (object) => object.memoranda());
}

/** @throws DomainError `not_found` for an unknown memorandum and for one of another case. */
export async function readMemorandum(ctx: Ctx, found: CaseSummary, memoId: string): Promise<Memorandum> {
  const memo = (await listMemoranda(ctx, found)).find((one) => one.memo_id === memoId);
  if (!memo) throw notFound("The memorandum");
  return memo;
}

/** Drafts a memorandum, with sections 1 to 7 filled from the case. */
export const draftMemorandum = (ctx: Ctx, found: CaseSummary, words: MemoWords): Promise<Memorandum> =>
  write(ctx, found, ctx.newId(), { kind: "draft", ...words });

/** Updates a draft with an officer's text and the case's present state. @throws DomainError `invalid_state`. */
export const reviseMemorandum = (ctx: Ctx, found: CaseSummary, memoId: string, words: MemoWords): Promise<Memorandum> =>
  write(ctx, found, memoId, { kind: "revise", ...words });

/** Freezes content and hash. @throws DomainError `invalid_state` without a justification, or when signed already. */
export const signMemorandum = (ctx: Ctx, found: CaseSummary, memoId: string): Promise<Memorandum> =>
  write(ctx, found, memoId, { kind: "sign" });

async function write(ctx: Ctx, { workflowId }: CaseSummary, memoId: string, step: MemoStep): Promise<Memorandum> {
  const command = newCommand(ctx);
  await readJudgedCase(ctx, workflowId);
  return unwrap(await callCase(ctx, workflowId, (object) => object.writeMemorandum(command, memoId, step)));
}

export interface PrintedMemorandum {
  readonly body: Uint8Array;
  readonly contentType: string;
  readonly filename: string;
  /** Content security policy for a browser: it may only display the document. */
  readonly securityPolicy: string | null;
}

export async function printMemorandum(
  ctx: Ctx,
  { workflowId }: CaseSummary,
  memo: Memorandum,
  format: "html" | "pdf",
): Promise<PrintedMemorandum> {
  const [{ record, audit }, brand] = await Promise.all([readCase(ctx, workflowId), readBrand(ctx)]);
  const frame = { brand_name: brand.name, sample: isSampled(ctx, record) };
  const input = memorandumInput(record, withNames(memo, namesIn(audit, ctx.actor)), frame);
  const filename = `memorandum-${memo.memo_id}.${format}`;
  if (format === "pdf") {
    const body = await renderMemorandumPdf(input, await loadPrintAssets(ctx.env));
    return { body, contentType: "application/pdf", filename, securityPolicy: null };
  }
  const body = new TextEncoder().encode(renderMemorandumHtml(input));
  return { body, contentType: "text/html; charset=utf-8", filename, securityPolicy: HTML_SECURITY_POLICY };
}

/** A memorandum with its frame. Dated by its last change, so that printing it again gives the same document. */
export function memorandumInput(
  record: CaseRecord,
  memo: Memorandum,
  frame: Pick<MemorandumInput, "brand_name" | "sample">,
): MemorandumInput {
  return {
    ...frame,
    generated_at: memo.updated_at,
    case: {
      case_id: record.caseId,
      company_name: record.companyName,
      company_registration_number: record.registrationNumber ?? record.vatNumber ?? "",
      country: record.country,
      template_name: templateName(record),
    },
    memorandum: memo,
  };
}
