import type { Ctx } from "../../platform/context.ts";
import type { ExportKind, ExportPage, ExportPlace } from "./export.model.ts";
import { readExportPage } from "./export-pages.service.ts";
import { recordExported } from "./exports.store.ts";

/** A page for a caller, recorded in the access log of its cases before it is handed out. */
export async function exportPage(
  ctx: Ctx,
  kind: ExportKind,
  after: ExportPlace | null,
  limit: number,
): Promise<ExportPage> {
  const page = await readExportPage(ctx, kind, after, limit);
  await recordExported(ctx, page.workflowIds);
  return page;
}
