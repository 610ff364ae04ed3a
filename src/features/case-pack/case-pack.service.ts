import { namesIn, withNames } from "../../domain/audit/officer-names.rules.ts";
import { bundleHash, canonicalJson } from "../../platform/canonical-json.ts";
import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { listFiles, readFile } from "../../platform/files.ts";
import { toBods } from "../../domain/ownership/bods/to-bods.ts";
import { drawOwnership } from "../../domain/ownership/drawing/draw-ownership.ts";
import { SAMPLE_MARK } from "../../rendering/document/blocks.ts";
import { renderSvg } from "../../rendering/html/render-svg.ts";
import { ownershipPicture } from "../../rendering/ownership/ownership-picture.ts";
import type { CaseReportInput } from "../../rendering/report/report.model.ts";
import { loadPrintAssets } from "../../rendering/print-assets.ts";
import { renderCaseReport } from "../../rendering/report/render-report.ts";
import { renderMemorandumPdf } from "../../rendering/memorandum/render-memorandum.ts";
import { zipStream, type ZipEntry } from "../../rendering/zip/write-zip.ts";
import { CHAIN_START } from "../../domain/audit/audit.rules.ts";
import { type ChainVerdict, judgeAuditLog } from "../cases/audit-log.service.ts";
import { callCase, type CaseSnapshot } from "../cases/case.client.ts";
import { recordAccess, readJudgedCase } from "../cases/case-reading.service.ts";
import type { CaseSummary } from "../cases/cases.store.ts";
import { isSampled, reportInput } from "../cases/report.service.ts";
import { memorandumInput } from "../memoranda/memoranda.service.ts";
import type { Memorandum } from "../../domain/memoranda/memorandum.model.ts";
import { readBrand } from "../brand/brand.store.ts";
import { listSarAudit, listSarRows } from "../sar/sar.store.ts";
import { learnedFiles } from "./learned-files.ts";
import { caseFiles, recordedFiles } from "./case-files.ts";
import type { PackFile } from "./pack.model.ts";
import { bytesFile, jsonFile, sealPack, textFile } from "./seal-pack.ts";

/**
 * The case for a regulator: everything on file, hashed, signed and verifiable without this service. Evidence and
 * documents are streamed. Reports to the FIU are included for an MLRO only.
 */
export async function openCasePack(ctx: Ctx, found: CaseSummary): Promise<ReadableStream<Uint8Array>> {
  // Read before the case, so that its audit log has every event of what is packed.
  const memoranda = await callCase(ctx, found.workflowId, (object) => object.memoranda());
  const sarFiles = ctx.actor.roles.includes("mlro") ? await packSars(ctx, found) : [];
  const snapshot = await readJudgedCase(ctx, found.workflowId);
  const { record, audit } = snapshot;
  const verdict = await judgeAuditLog(ctx, snapshot);
  const stored = await listFiles(ctx, `${record.caseId}/`);
  const learned = await learnedFiles(ctx, record);
  const recorded = recordedFiles(record).filter(({ key }) => !learned.includes(key));
  const files = [
    ...caseFiles(
      ctx,
      snapshot,
      verdict.checkpoint,
      recorded.filter(({ key }) => !stored.has(key)),
      recordedFiles(record).filter(({ key }) => learned.includes(key)),
    ),
    ...(await printedFiles(ctx, snapshot, memoranda, verdict)),
    ...sarFiles,
    ...recorded
      .filter(({ key }) => stored.has(key))
      .map(({ path, about, sha256, size, key }) => ({ path, about, sha256, size, content: readFile(ctx, key) })),
  ];
  const head = audit.at(-1) ?? CHAIN_START;
  const about = {
    case_id: record.caseId,
    workflow_id: record.workflowId,
    company_name: record.companyName,
    status: record.status,
    evidence_bundle_hash: bundleHash(record.evidence),
    audit: {
      count: head.seq,
      root: head.hash,
      chain_valid: verdict.chain_valid,
      chain_fault: verdict.chain_fault,
    },
    generated_at: isoTime(ctx.now()),
    generated_by: ctx.actor.id,
  };
  const sealed = await sealPack(files, about, ctx.settings);
  await recordAccess(ctx, found.workflowId, "case_pack_exported");
  return zipStream(sealed.map(zipEntry));
}

/** Report and memoranda, dated by the last change of their content, so that printing again gives the same bytes. */
async function printedFiles(
  ctx: Ctx,
  snapshot: CaseSnapshot,
  memoranda: readonly Memorandum[],
  verdict: ChainVerdict,
): Promise<PackFile[]> {
  const { record, audit } = snapshot;
  const names = namesIn(audit, ctx.actor);
  const [fonts, brand] = await Promise.all([loadPrintAssets(ctx.env), readBrand(ctx)]);
  const report = { ...reportInput(ctx, snapshot, verdict), generated_at: record.updatedAt };
  const files = [
    bytesFile("report.pdf", "Report of the case", await renderCaseReport(report, fonts)),
    ...ownershipFiles(report, brand.name),
  ];
  const frame = { brand_name: brand.name, sample: isSampled(ctx, record) };
  for (const memo of memoranda) {
    const pdf = await renderMemorandumPdf(memorandumInput(record, withNames(memo, names), frame), fonts);
    const about =
      memo.status === "signed" ? `Memorandum signed by ${memo.signed_by}` : "Draft of a memorandum, not signed";
    files.push(
      jsonFile(`memoranda/${memo.memo_id}.json`, `${about}, as data`, memo),
      bytesFile(`memoranda/${memo.memo_id}.pdf`, about, pdf),
    );
  }
  return files;
}

/** Who stands behind the customer, in the form that registers exchange and as a picture; nothing for a natural person. */
function ownershipFiles(report: CaseReportInput, publisher: string): PackFile[] {
  if (report.ownership === null) return [];
  const { ownership, structure } = report.ownership;
  const title = `Owners of ${report.case.company_name}`;
  const picture = ownershipPicture(drawOwnership(ownership, structure), title, report.sample ? [SAMPLE_MARK] : []);
  return [
    jsonFile(
      "ownership.json",
      "Who stands behind the customer, as statements (BODS 0.4)",
      toBods(ownership, { publisher: { name: publisher }, date: report.generated_at.slice(0, 10) }),
    ),
    textFile("ownership.svg", "Who stands behind the customer, as a picture", renderSvg(picture)),
  ];
}

async function packSars(ctx: Ctx, { caseId }: CaseSummary): Promise<PackFile[]> {
  const [sars, audit] = await Promise.all([listSarRows(ctx, caseId), listSarAudit(ctx, caseId)]);
  return sars.flatMap((sar) => {
    const { key, sha256, size } = sar.goaml_artifact;
    const chain = audit.filter(({ sarId }) => sarId === sar.sar_id).map(({ entry }) => `${canonicalJson(entry)}\n`);
    return [
      jsonFile(`sar/${sar.sar_id}/sar.json`, "Report as data", sar),
      textFile(`sar/${sar.sar_id}/audit.jsonl`, "Events of the report, a line each", chain.join("")),
      { path: `sar/${sar.sar_id}/goaml.xml`, about: "Report as goAML", sha256, size, content: readFile(ctx, key) },
    ];
  });
}

/** Compresses text; PDF, pictures and Office files are compressed already. */
const zipEntry = ({ path, content }: PackFile): ZipEntry => ({
  path,
  content,
  stored: /\.pdf$|^documents\//.test(path),
});
