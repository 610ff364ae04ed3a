import type { Ctx } from "../../platform/context.ts";

/** An object that an upload may have written. */
export type WrittenObject =
  | { readonly kind: "place"; readonly key: string }
  | { readonly kind: "staging"; readonly key: string; readonly multipartId: string };

/** Deletes what interrupted uploads left in storage. Idempotent. @returns the deleted keys. */
export async function sweepUploads(ctx: Ctx, written: readonly WrittenObject[]): Promise<string[]> {
  for (const object of written) {
    if (object.kind === "staging") await abortMultipart(ctx, object.key, object.multipartId);
    await ctx.env.FILES.delete(object.key);
  }
  return written.map(({ key }) => key);
}

async function abortMultipart(ctx: Ctx, key: string, multipartId: string): Promise<void> {
  try {
    await ctx.env.FILES.resumeMultipartUpload(key, multipartId).abort();
  } catch {
    // The multipart upload was completed, and is an object by now, or was aborted before.
  }
}
