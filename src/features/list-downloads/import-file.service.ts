import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { DomainError } from "../../platform/errors.ts";
import type { ImportSource } from "../../domain/hits/screening.model.ts";
import { beginList } from "../imports/begin-imports.service.ts";
import type { ImportRow } from "../imports/import.model.ts";
import {
  compareImport,
  confirmImport,
  discardImport,
  findImport,
  putPart,
} from "../imports/platform-imports.service.ts";
import { DownloadFault, type DownloadOutcome, type DownloadRun } from "./download.model.ts";
import { readPartLines } from "./stored-file.ts";

/** How an import ended, and the list that its file is. */
export interface Imported {
  readonly outcome: Extract<DownloadOutcome, "in_force" | "unchanged" | "waiting">;
  readonly importId: string;
  readonly listId: string;
  readonly reasons: readonly string[];
}

/**
 * Sends the parts that the import does not have yet. @returns its id
 * @throws DownloadFault if the import is refused
 */
export const sendParts = (ctx: Ctx, source: ImportSource, { runId, facts }: DownloadRun): Promise<string> =>
  orRefused(async () => {
    const { row, received } = await beginList(ctx, { source, ...facts! });
    const known = new Set(received.map(({ part }) => part));
    for (let part = 0; part < facts!.parts; part++) {
      if (!known.has(part)) await putPart(ctx, row.import_id, part, await readPartLines(ctx, runId, part));
    }
    return row.import_id;
  });

/**
 * Compares an import with the version in force and puts it in force, unless a second operator must confirm it. Safe to
 * repeat.
 * @param before an import of an earlier file that still waits; it is discarded
 */
export const compareAndConfirm = (ctx: Ctx, importId: string, before: string | null): Promise<Imported> =>
  orRefused(async () => {
    if (before !== null && before !== importId) await discardWaiting(ctx, before);
    const known = await findImport(ctx, importId);
    const isOpen = known?.state === "receiving" || known?.state === "staged";
    const compared = isOpen ? await compareImport(ctx, importId) : known;
    if (compared?.state === "current") return ended("unchanged", compared, compared.comparison!.base!.id);
    if (compared?.state === "confirmed") return ended("in_force", compared);
    if (compared?.state !== "staged") throw new DownloadFault("import_refused", "the import was discarded");
    const { content_sha256, comparison } = compared;
    if (comparison!.reasons.length > 0) return ended("waiting", compared);
    await confirmImport(ctx, importId, {
      content_sha256: content_sha256!,
      compared_with: comparison!.base?.id ?? null,
    });
    return ended("in_force", compared);
  });

const ended = (outcome: Imported["outcome"], row: ImportRow, listId = row.import_id): Imported => ({
  outcome,
  importId: row.import_id,
  listId,
  reasons: row.comparison?.reasons ?? [],
});

/** Discards an import of this service that waits for a second operator. */
async function discardWaiting(ctx: Ctx, importId: string): Promise<void> {
  const row = await findImport(ctx, importId);
  if (row?.state === "staged" && row.staged_by === ctx.actor.id) await discardImport(ctx, importId);
}

/** Whether an import of a file still waits for a second operator. */
export async function isWaiting(ctx: Ctx, importId: string): Promise<boolean> {
  const row = await findImport(ctx, importId);
  return row?.state === "staged" && row.expires_at > isoTime(ctx.now());
}

async function orRefused<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    // Another import came into force between comparison and confirmation: both are tried again.
    throw new DownloadFault("import_refused", error.message, { passing: error.code === "invalid_state" });
  }
}
