import type { Ctx } from "./context.ts";
import { sha256Hex } from "./hashing.ts";

/**
 * Writes bytes once under `<prefix>/evidence/<sha256>` and returns key and hash. The same bytes again are
 * the same object, so a repeated step costs nothing and changes nothing.
 */
export async function putEvidenceBytes(
  ctx: Ctx,
  prefix: string,
  bytes: Uint8Array,
  contentType: string,
): Promise<{ key: string; sha256: string }> {
  const sha256 = sha256Hex(bytes);
  const key = `${prefix}/evidence/${sha256}`;
  const put = () =>
    ctx.env.FILES.put(key, bytes, { onlyIf: { etagDoesNotMatch: "*" }, sha256, httpMetadata: { contentType } });
  // Twice more where storage stumbles: what a source said must not count as unknown for a fault of our own.
  await put().catch(put).catch(put);
  return { key, sha256 };
}

/** Keys and sizes of all objects under a prefix. */
export async function listFiles(ctx: Ctx, prefix: string): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  let cursor: string | undefined;
  do {
    const page = await ctx.env.FILES.list({ prefix, ...(cursor === undefined ? {} : { cursor }) });
    for (const object of page.objects) sizes.set(object.key, object.size);
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return sizes;
}

/** An object's bytes, piece by piece. @throws Error when it is gone. */
export async function* readFile(ctx: Ctx, key: string): AsyncGenerator<Uint8Array> {
  const object = await ctx.env.FILES.get(key);
  if (!object) throw new Error("the object is gone");
  yield* object.body as ReadableStream<Uint8Array>;
}

/** R2 deletes at most 1,000 objects in one call. */
const DELETE_MAX = 1_000;

export async function deleteFiles(ctx: Ctx, keys: readonly string[]): Promise<void> {
  for (let i = 0; i < keys.length; i += DELETE_MAX) await ctx.env.FILES.delete(keys.slice(i, i + DELETE_MAX));
}

/** Deletes every object under a prefix, page by page. Safe to repeat after a crash. */
export async function purgePrefix(ctx: Ctx, prefix: string): Promise<number> {
  let deleted = 0;
  for (;;) {
    const page = await ctx.env.FILES.list({ prefix, limit: 500 });
    if (page.objects.length === 0) return deleted;
    await ctx.env.FILES.delete(page.objects.map((object) => object.key));
    deleted += page.objects.length;
  }
}
