import type { Ctx } from "./context.ts";
import { sha256Hex } from "./hashing.ts";
import { quarantinedPrefixes, restoreFile } from "./quarantine.ts";

const EVIDENCE = /^(.+)\/evidence\/[0-9a-f]{64}$/;

/** Owner of raw evidence by its key: a case_id, `scans/<id>` or `verifications/<id>`; undefined for any other file. */
export const evidenceOwner = (key: string): string | undefined => EVIDENCE.exec(key)?.[1];

/**
 * Writes bytes once under `<prefix>/evidence/<sha256>` and returns key and hash. Writing the same bytes again changes
 * nothing, so a step can be repeated.
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
    ctx.env.FILES.put(key, bytes, {
      onlyIf: { etagDoesNotMatch: "*" },
      sha256,
      httpMetadata: { contentType },
      customMetadata: { tenant: ctx.actor.tenantId },
    });
  // Retried twice: a storage error of ours must not turn a source's answer into `unknown`.
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

/** A file, or null. Evidence in quarantine is restored first, because something still refers to it. */
export async function getFile(ctx: Ctx, key: string): Promise<R2ObjectBody | null> {
  const object = await ctx.env.FILES.get(key);
  if (object || evidenceOwner(key) === undefined) return object;
  if (!(await restoreFile(ctx, key))) return null;
  ctx.log.error("evidence_was_in_quarantine", { key });
  return ctx.env.FILES.get(key);
}

/** Streams a file's bytes. @throws Error if the file does not exist. */
export async function* readFile(ctx: Ctx, key: string): AsyncGenerator<Uint8Array> {
  const object = await getFile(ctx, key);
  if (!object) throw new Error("the file does not exist");
  yield* object.body as ReadableStream<Uint8Array>;
}

/** R2 deletes at most 1,000 objects in one call. */
const DELETE_MAX = 1_000;

export async function deleteFiles(ctx: Ctx, keys: readonly string[]): Promise<void> {
  for (let i = 0; i < keys.length; i += DELETE_MAX) await ctx.env.FILES.delete(keys.slice(i, i + DELETE_MAX));
}

/** Deletes an owner's files under a prefix, including those in quarantine. Safe to repeat. */
export async function purgeOwner(ctx: Ctx, prefix: string): Promise<void> {
  await purgePrefix(ctx, prefix);
  for (const quarantined of await quarantinedPrefixes(ctx, prefix)) await purgePrefix(ctx, quarantined);
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
