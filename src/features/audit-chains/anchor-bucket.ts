import type { Ctx } from "../../platform/context.ts";

/** A separate bucket, on which the operator can set object lock; without one, a prefix in the bucket of files. */
export const anchorBucket = ({ env }: Pick<Ctx, "env">): R2Bucket => env.ANCHOR_BUCKET ?? env.FILES;

/** Writes an object once. @returns false when it exists already. */
export async function writeOnce(bucket: R2Bucket, key: string, bytes: string | Uint8Array, contentType: string) {
  const options = { onlyIf: { etagDoesNotMatch: "*" }, httpMetadata: { contentType } };
  return (await bucket.put(key, bytes, options)) !== null;
}
