import { READER_VERSION, type Reading } from "../../domain/readings/reading.model.ts";
import type { Ctx } from "../../platform/context.ts";
import { purgePrefix } from "../../platform/files.ts";
import { sha256Hex } from "../../platform/hashing.ts";

/** Readings lie apart from the documents: cases of a tenant share them. A tenant's name may be unfit for a key. */
const folderOf = (tenantId: string, sha256: string): string =>
  `readings/${sha256Hex(tenantId).slice(0, 32)}/${sha256}/`;

export const readingKey = (ctx: Ctx, sha256: string): string =>
  `${folderOf(ctx.actor.tenantId, sha256)}${READER_VERSION}.json`;

export async function putReading(ctx: Ctx, reading: Reading): Promise<void> {
  await ctx.env.FILES.put(readingKey(ctx, reading.sha256), JSON.stringify(reading), {
    httpMetadata: { contentType: "application/json" },
    customMetadata: { tenant: ctx.actor.tenantId },
  });
}

/** Null when the file does not exist. */
export async function getReading(ctx: Ctx, key: string): Promise<Reading | null> {
  const object = await ctx.env.FILES.get(key);
  return object && (await object.json<Reading>());
}

/** Deletes the readings of a content by every version. Safe to repeat. */
export async function deleteReadingFiles(ctx: Ctx, sha256: string): Promise<void> {
  await purgePrefix(ctx, folderOf(ctx.actor.tenantId, sha256));
}
