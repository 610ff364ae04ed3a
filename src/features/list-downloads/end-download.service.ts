import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { ALWAYS } from "../../platform/db.ts";
import { listsInForce, touchOfList } from "../../screening/index.ts";
import { commitAudited } from "../platform/audit.service.ts";
import {
  type Download,
  type DownloadFault,
  type KnownFile,
  nextRunAfterMs,
  type Validators,
} from "./download.model.ts";
import { type Imported, isWaiting } from "./import-file.service.ts";
import { purgeRun } from "./stored-file.ts";

type Ending = Pick<Download, "outcome" | "failure" | "detail"> & Partial<Download>;

/** The publisher's file of the version in force, or of one that waits for a second operator: it need not be fetched again. */
export async function knownFile(ctx: Ctx, { source, known, run }: Download): Promise<Validators | null> {
  if (!known || known.url !== run!.url) return null;
  return (await isInForce(ctx, source, known.listId)) || (await isWaiting(ctx, known.listId)) ? known : null;
}

const isInForce = async (ctx: Ctx, source: string, listId: string): Promise<boolean> =>
  (await listsInForce(ctx)).some((list) => list.source === source && list.listId === listId);

/** The publisher answered that its file is the known one. */
export async function endUnchanged(ctx: Ctx, download: Download): Promise<Download> {
  const { source, known, run } = download;
  if (await isInForce(ctx, source, known!.listId)) {
    const { condition, writes } = await touchOfList(ctx, source);
    const details = { source, list_id: known!.listId, etag: known!.etag, last_modified: known!.lastModified };
    await commitAudited(ctx, { line: { event: "LIST_UNCHANGED", details }, condition, writes });
    return end(ctx, download, { outcome: "unchanged", failure: null, detail: null, seenAt: run!.startedAt });
  }
  ctx.log.error("list_download_waiting", { source, import_id: known!.listId });
  return end(ctx, download, { outcome: "waiting", failure: null, detail: null });
}

/** The file was imported, or waits for a second operator. */
export async function endImported(ctx: Ctx, download: Download, imported: Imported): Promise<Download> {
  const { source, run } = download;
  const { etag, lastModified } = run!.file!;
  const known: KnownFile = { url: run!.url, etag, lastModified, listId: imported.listId };
  const isSeen = imported.outcome !== "waiting";
  if (!isSeen) {
    ctx.log.error("list_download_waiting", { source, import_id: imported.importId, reasons: imported.reasons.join() });
  }
  const detail = isSeen ? null : imported.reasons.join();
  const seenAt = isSeen ? run!.startedAt : download.seenAt;
  return end(ctx, download, {
    outcome: imported.outcome,
    failure: null,
    detail,
    known,
    importId: imported.importId,
    seenAt,
  });
}

/** The version in force stays. Each failure is an alert; the audit chain has the first of a kind. */
export async function endFailed(ctx: Ctx, download: Download, { failure, message }: DownloadFault): Promise<Download> {
  const { source } = download;
  ctx.log.error("list_download_failed", { source, failure, detail: message });
  if (download.outcome !== "failed" || download.failure !== failure) {
    const details = { source, failure, detail: message, started_at: download.run!.startedAt };
    await commitAudited(ctx, { line: { event: "LIST_DOWNLOAD_FAILED", details }, condition: ALWAYS, writes: [] });
  }
  return end(ctx, download, { outcome: "failed", failure, detail: message });
}

async function end(ctx: Ctx, download: Download, ending: Ending): Promise<Download> {
  await purgeRun(ctx, download.run!.runId);
  const now = ctx.now();
  const afterMs = nextRunAfterMs(ending.outcome, ctx.settings.LIST_DOWNLOAD_HOURS);
  const nextAt = isoTime(new Date(now.getTime() + afterMs));
  return { ...download, ...ending, step: "idle", attempts: 0, run: null, nextAt, outcomeAt: isoTime(now) };
}
