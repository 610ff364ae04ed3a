import { eq } from "drizzle-orm";
import type { ImportSource } from "../../domain/hits/screening.model.ts";
import type { Ctx } from "../../platform/context.ts";
import type { Download, DownloadRun, KnownFile } from "./download.model.ts";
import { listDownloads } from "./list-downloads.tables.ts";

type Row = typeof listDownloads.$inferSelect;

const toDownload = ({ run, known, ...row }: Row): Download => ({
  ...row,
  run: run === null ? null : (JSON.parse(run) as DownloadRun),
  known: known === null ? null : (JSON.parse(known) as KnownFile),
});

/** The downloads that have begun at least once. */
export async function readDownloads(ctx: Ctx): Promise<Download[]> {
  return (await ctx.shared.select().from(listDownloads)).map(toDownload);
}

export async function findDownload(ctx: Ctx, source: ImportSource): Promise<Download | null> {
  const [row] = await ctx.shared.select().from(listDownloads).where(eq(listDownloads.source, source));
  return row ? toDownload(row) : null;
}

/** Only the object of a source writes its row, so that no two writes meet. */
export async function saveDownload(ctx: Ctx, { run, known, ...rest }: Download): Promise<void> {
  const row: Row = {
    ...rest,
    run: run === null ? null : JSON.stringify(run),
    known: known === null ? null : JSON.stringify(known),
  };
  await ctx.shared.insert(listDownloads).values(row).onConflictDoUpdate({ target: listDownloads.source, set: row });
}
