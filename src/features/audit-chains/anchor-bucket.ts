import type { Ctx } from "../../platform/context.ts";

/** A bucket of its own, on which the operator may set object lock; without one, a prefix among the files. */
export const anchorBucket = ({ env }: Pick<Ctx, "env">): R2Bucket => env.ANCHOR_BUCKET ?? env.FILES;

/** The write of an object that nobody may write again. @returns false where it is there already. */
export async function writeOnce(bucket: R2Bucket, key: string, bytes: string | Uint8Array, contentType: string) {
  const options = { onlyIf: { etagDoesNotMatch: "*" }, httpMetadata: { contentType } };
  return (await bucket.put(key, bytes, options)) !== null;
}
