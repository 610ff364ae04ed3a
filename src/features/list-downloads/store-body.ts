import { untilAborted } from "../../platform/bounded-body.ts";
import type { Ctx } from "../../platform/context.ts";
import { DownloadFault, type DownloadRun, type SaveRun } from "./download.model.ts";
import { storedBytes } from "./file-response.rules.ts";
import { CHUNK_BYTES, putChunk } from "./stored-file.ts";

/** The largest file; OpenSanctions' `targets.simple.csv` has some 400 MB. */
const FILE_MAX_BYTES = 1_073_741_824;
/** A connection that delivers no byte for this long counts as broken. */
const STALLED_MS = 60_000;
/** The platform ends an alarm after 15 minutes. What is stored by then stays, and the next step fetches the rest. */
const WITHIN_MS = 600_000;

/**
 * Stores the body of a response behind what is stored of the file, chunk by chunk. What arrived before a connection
 * broke is stored too.
 * @throws DownloadFault
 */
export async function storeBody(ctx: Ctx, response: Response, begun: DownloadRun, save: SaveRun): Promise<DownloadRun> {
  let run = begun;
  const { total } = begun.file!;
  if (total !== null && total > FILE_MAX_BYTES) {
    await response.body?.cancel().catch(() => {});
    throw tooLarge();
  }
  const chunk = new Uint8Array(CHUNK_BYTES);
  let filled = 0;
  const flush = async () => {
    if (filled === 0) return;
    const file = run.file!;
    await putChunk(ctx, run.runId, file.chunks.length, chunk.slice(0, filled));
    run = await save({ ...run, file: { ...file, chunks: [...file.chunks, filled] } });
    filled = 0;
  };
  const broken = await readBody(ctx, response, async (bytes) => {
    for (let at = 0; at < bytes.length;) {
      const taken = Math.min(bytes.length - at, CHUNK_BYTES - filled);
      chunk.set(bytes.subarray(at, at + taken), filled);
      at += taken;
      filled += taken;
      if (filled === CHUNK_BYTES) await flush();
      if (storedBytes(run.file!) + filled > FILE_MAX_BYTES) throw tooLarge();
    }
  });
  await flush();
  const stored = storedBytes(run.file!);
  if (total !== null && stored > total) throw new DownloadFault("incomplete", `${stored} bytes came of ${total}`);
  if (broken || (total !== null && stored < total)) {
    const detail = `the connection broke after ${stored} bytes${total === null ? "" : ` of ${total}`}`;
    throw new DownloadFault("incomplete", detail, { passing: true });
  }
  if (stored === 0) throw new DownloadFault("empty", "the file is empty");
  return run;
}

/** @returns whether the body broke off */
async function readBody(ctx: Ctx, response: Response, take: (bytes: Uint8Array) => Promise<void>): Promise<boolean> {
  if (!response.body) return false;
  const reader = response.body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const endsAt = ctx.now().getTime() + WITHIN_MS;
  try {
    while (ctx.now().getTime() < endsAt) {
      const next = await untilAborted(reader.read(), AbortSignal.timeout(STALLED_MS)).catch(() => null);
      if (next === null) return true;
      if (next.done) return false;
      await take(next.value);
    }
    return true;
  } finally {
    reader.cancel().catch(() => {});
  }
}

const tooLarge = () => new DownloadFault("too_large", `the file has more than ${FILE_MAX_BYTES} bytes`);
