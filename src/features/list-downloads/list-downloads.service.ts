import type { z } from "@hono/zod-openapi";
import type { Ctx } from "../../platform/context.ts";
import { notFound } from "../../platform/errors.ts";
import type { ImportSource } from "../../domain/hits/screening.model.ts";
import type { Download } from "./download.model.ts";
import { startDownload } from "./list-downloader.client.ts";
import { listDifferences } from "../imports/platform-imports.store.ts";
import type { DownloadStatesView } from "./list-downloads.responses.ts";
import { readDownloads } from "./list-downloads.store.ts";

/** A configured download, and how far it is; null if it never ran. */
export interface ConfiguredDownload {
  readonly source: ImportSource;
  readonly url: string;
  readonly download: Download | null;
}

/** The lists that are downloaded, in the order of the setting. */
export async function listConfigured(ctx: Ctx): Promise<ConfiguredDownload[]> {
  const urls = Object.entries(ctx.settings.LIST_DOWNLOADS) as [ImportSource, string][];
  const known = new Map((await readDownloads(ctx)).map((download) => [download.source, download]));
  return urls.map(([source, url]) => ({ source, url, download: known.get(source) ?? null }));
}

/** How far the downloads are, for officers: without addresses and what only operators act upon. */
export async function readDownloadStates(ctx: Ctx): Promise<z.input<typeof DownloadStatesView>["downloads"]> {
  const configured = await listConfigured(ctx);
  const differences = await listDifferences(
    ctx,
    configured.flatMap(({ download }) => download?.importId ?? []),
  );
  return configured.map(({ source, download }) => {
    const found = differences.get(download?.importId ?? "");
    return {
      source,
      outcome: download?.outcome ?? "none",
      failure: download?.failure ?? null,
      outcome_at: download?.outcomeAt ?? null,
      seen_at: download?.seenAt ?? null,
      next_at: download?.nextAt ?? null,
      difference: found
        ? {
            in_force: found.in_force,
            after: found.after,
            added: found.added,
            changed: found.changed,
            removed: found.removed,
          }
        : null,
    };
  });
}

/** @throws DomainError `not_found` for a list that is not downloaded */
export async function requireConfigured(ctx: Ctx, source: string): Promise<ConfiguredDownload> {
  const found = (await listConfigured(ctx)).find((one) => one.source === source);
  if (!found) throw notFound("The download");
  return found;
}

/** Begins a run now. @throws DomainError `service_unavailable` */
export const startConfigured = (ctx: Ctx, { source }: ConfiguredDownload): Promise<void> => startDownload(ctx, source);
