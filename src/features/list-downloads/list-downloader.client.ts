import type { ImportSource } from "../../domain/hits/screening.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { callObject, objectByName } from "../../platform/durable-object.ts";
import { errorClass } from "../../platform/logger.ts";

/** The object that downloads the list of one source. */
export interface ListDownloaderObject {
  /** Schedules the next run. @param now starts one at once */
  schedule(source: ImportSource, now: boolean): Promise<void>;
}

/** Begins the download of a list now, or continues the current one. @throws DomainError `service_unavailable` */
export const startDownload = (ctx: Ctx, source: ImportSource): Promise<void> => schedule(ctx, source, true);

/** Schedules the download of every configured list. @returns how many. Never throws. */
export async function scheduleDownloads(ctx: Ctx): Promise<number> {
  const sources = Object.keys(ctx.settings.LIST_DOWNLOADS) as ImportSource[];
  for (const source of sources) {
    await schedule(ctx, source, false).catch((error: unknown) => {
      ctx.log.error("list_download_failed", { source, failure: "not_scheduled", class: errorClass(error) });
    });
  }
  return sources.length;
}

async function schedule(ctx: Ctx, source: ImportSource, now: boolean): Promise<void> {
  const object = () => objectByName<ListDownloaderObject>(ctx, ctx.env.LIST_DOWNLOADER, source);
  await callObject(ctx, "list downloader", object, (downloader) => downloader.schedule(source, now));
}
