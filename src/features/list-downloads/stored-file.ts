import type { Ctx } from "../../platform/context.ts";
import { purgePrefix } from "../../platform/files.ts";
import type { DownloadRun } from "./download.model.ts";

/** Bytes of a stored chunk: what a download has in memory, and what a broken connection costs at most. */
export const CHUNK_BYTES = 8 * 1_048_576;

/** Key of all that a run stores; its end deletes it. */
const prefixOf = (runId: string): string => `list-downloads/${runId}/`;
const chunkKey = (runId: string, chunk: number): string => `${prefixOf(runId)}chunk-${chunk}`;
const partKey = (runId: string, part: number): string => `${prefixOf(runId)}part-${part}`;

export const putChunk = (ctx: Ctx, runId: string, chunk: number, bytes: Uint8Array): Promise<unknown> =>
  ctx.env.FILES.put(chunkKey(runId, chunk), bytes);

/** The stored file, chunk after chunk. @throws Error if a chunk is missing or has another size */
export async function* readChunks(ctx: Ctx, { runId, file }: DownloadRun): AsyncGenerator<Uint8Array> {
  for (const [chunk, size] of file!.chunks.entries()) {
    const object = await ctx.env.FILES.get(chunkKey(runId, chunk));
    if (object?.size !== size) throw new Error(`chunk ${chunk} of a download is missing`);
    yield* object.body as ReadableStream<Uint8Array>;
  }
}

export const putPartLines = (ctx: Ctx, runId: string, part: number, lines: string): Promise<unknown> =>
  ctx.env.FILES.put(partKey(runId, part), lines);

/** @throws Error if the part is missing */
export async function readPartLines(ctx: Ctx, runId: string, part: number): Promise<Uint8Array> {
  const object = await ctx.env.FILES.get(partKey(runId, part));
  if (!object) throw new Error(`part ${part} of a download is missing`);
  return new Uint8Array(await object.arrayBuffer());
}

/** Deletes all that a run stored. Safe to repeat. */
export const purgeRun = (ctx: Ctx, runId: string): Promise<number> => purgePrefix(ctx, prefixOf(runId));
