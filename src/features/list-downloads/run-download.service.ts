import { isoTime } from "../../platform/clock.ts";
import type { Ctx } from "../../platform/context.ts";
import { errorClass } from "../../platform/logger.ts";
import type { ImportSource } from "../../domain/hits/screening.model.ts";
import { type Download, DownloadFault, type DownloadRun, MAX_ATTEMPTS, retryAfterMs } from "./download.model.ts";
import { endFailed, endImported, endUnchanged, knownFile } from "./end-download.service.ts";
import { fetchFile } from "./fetch-file.service.ts";
import { compareAndConfirm, sendParts } from "./import-file.service.ts";
import { findDownload, saveDownload } from "./list-downloads.store.ts";
import { readStoredFile } from "./read-file.service.ts";

/**
 * Does the next step of a source's download: each is short enough for one alarm, saves what it did, and can be repeated
 * after the process died within it.
 * @param startNow starts a run before it is due
 * @returns when the next step is due, in epoch milliseconds; null if the source is not downloaded
 */
export async function runDownloadStep(ctx: Ctx, source: ImportSource, startNow = false): Promise<number | null> {
  const url = ctx.settings.LIST_DOWNLOADS[source];
  if (url === undefined) return null;
  const found = (await findDownload(ctx, source)) ?? neverRun(ctx, source);
  if (found.step === "idle" && !startNow && found.nextAt > isoTime(ctx.now())) return Date.parse(found.nextAt);
  const begun = found.step === "idle" ? begin(ctx, found, url) : { ...found, attempts: found.attempts + 1 };
  const ended = begun.attempts > MAX_ATTEMPTS ? await giveUp(ctx, begun) : await tryStep(ctx, begun);
  await saveDownload(ctx, ended);
  return Date.parse(ended.nextAt);
}

const neverRun = (ctx: Ctx, source: ImportSource): Download => ({
  source,
  step: "idle",
  attempts: 0,
  nextAt: isoTime(ctx.now()),
  run: null,
  known: null,
  outcome: "none",
  failure: null,
  detail: null,
  outcomeAt: null,
  importId: null,
  seenAt: null,
});

function begin(ctx: Ctx, download: Download, url: string): Download {
  const run = { runId: ctx.newId(), startedAt: isoTime(ctx.now()), url, file: null, changes: 0, facts: null };
  return { ...download, step: "fetch", attempts: 1, run };
}

/** A step whose process died at every attempt ends the run: the file may be too large for the service. */
const giveUp = (ctx: Ctx, download: Download): Promise<Download> =>
  endFailed(
    ctx,
    download,
    new DownloadFault("interrupted", `the step ${download.step} did not end in ${MAX_ATTEMPTS} attempts`),
  );

async function tryStep(ctx: Ctx, begun: Download): Promise<Download> {
  // The progress of the step, which is needed when it fails.
  const at = { latest: begun };
  const save = async (run: DownloadRun) => {
    at.latest = { ...at.latest, run };
    await saveDownload(ctx, at.latest);
    return run;
  };
  await saveDownload(ctx, begun);
  try {
    return await doStep(ctx, begun, save);
  } catch (error) {
    const fault =
      error instanceof DownloadFault ? error : new DownloadFault("interrupted", errorClass(error), { passing: true });
    ctx.log.warn("list_download_step_failed", { source: begun.source, step: begun.step, failure: fault.failure });
    const isFurther = (at.latest.run?.file?.chunks.length ?? 0) > (begun.run?.file?.chunks.length ?? 0);
    const attempts = isFurther ? 0 : begun.attempts;
    if (!fault.passing || attempts >= MAX_ATTEMPTS) return endFailed(ctx, at.latest, fault);
    const nextAt = new Date(ctx.now().getTime() + retryAfterMs(Math.max(attempts, 1)));
    return { ...at.latest, attempts, nextAt: isoTime(nextAt) };
  }
}

async function doStep(
  ctx: Ctx,
  download: Download,
  save: (run: DownloadRun) => Promise<DownloadRun>,
): Promise<Download> {
  const { source, run } = download;
  const next = (step: Download["step"], more: Partial<Download>): Download => ({
    ...download,
    step,
    attempts: 0,
    nextAt: isoTime(ctx.now()),
    ...more,
  });
  switch (download.step) {
    case "idle":
      return download;
    case "fetch": {
      const fetched = await fetchFile(ctx, run!, await knownFile(ctx, download), save);
      return fetched ? next("read", { run: fetched }) : endUnchanged(ctx, download);
    }
    case "read":
      return next("send", { run: { ...run!, facts: await readStoredFile(ctx, source, run!) } });
    case "send":
      return next("compare", { importId: await sendParts(ctx, source, run!) });
    case "compare":
      return endImported(
        ctx,
        download,
        await compareAndConfirm(ctx, download.importId!, download.known?.listId ?? null),
      );
  }
}
