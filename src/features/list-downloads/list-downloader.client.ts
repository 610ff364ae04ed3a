import type { ImportSource } from "../../domain/hits/screening.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { callObject, objectByName } from "../../platform/durable-object.ts";
import { errorClass } from "../../platform/logger.ts";

/** The object that downloads the list of one source. */
export interface ListDownloaderObject {
  /** Sees to it that the next run comes. @param now begins one at once */
  wake(source: ImportSource, now: boolean): Promise<void>;
}

/** Begins the download of a list now, or goes on with the one at work. @throws DomainError `service_unavailable` */
export const startDownload = (ctx: Ctx, source: ImportSource): Promise<void> => wake(ctx, source, true);

/** Sees to it that every configured list is downloaded in its time. @returns how many. Never throws. */
export async function wakeDownloads(ctx: Ctx): Promise<number> {
  const sources = Object.keys(ctx.settings.LIST_DOWNLOADS) as ImportSource[];
  for (const source of sources) {
    await wake(ctx, source, false).catch((error: unknown) => {
      ctx.log.error("list_download_failed", { source, failure: "not_woken", class: errorClass(error) });
    });
  }
  return sources.length;
}

async function wake(ctx: Ctx, source: ImportSource, now: boolean): Promise<void> {
  const object = () => objectByName<ListDownloaderObject>(ctx, ctx.env.LIST_DOWNLOADER, source);
  await callObject(ctx, "list downloader", object, (downloader) => downloader.wake(source, now));
}
