import type { Ctx } from "../../platform/context.ts";

/** An object that an upload may have written. */
export type WrittenObject =
  | { readonly kind: "place"; readonly key: string }
  | { readonly kind: "staging"; readonly key: string; readonly multipartId: string };

/** Removes what uploads that came to nothing left in storage. Safe to repeat; gives the keys that are gone. */
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
    // It was completed, and is now an object like any other, or aborted before.
  }
}
