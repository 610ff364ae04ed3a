import { createHash } from "node:crypto";

export interface StoredObject {
  readonly bytes: Uint8Array;
  readonly contentType: string | undefined;
}

/** A bucket in memory that keeps what was put first, as `onlyIf: {etagDoesNotMatch: "*"}` asks of R2. */
export function createMemoryBucket(): { bucket: R2Bucket; objects: Map<string, StoredObject> } {
  const objects = new Map<string, StoredObject>();
  const put = async (key: string, value: Uint8Array, options?: R2PutOptions) => {
    const hash = createHash("sha256").update(value).digest("hex");
    if (options?.sha256 !== undefined && options.sha256 !== hash) throw new Error("hash mismatch");
    if (!objects.has(key)) {
      const metadata = options?.httpMetadata as R2HTTPMetadata | undefined;
      objects.set(key, { bytes: Uint8Array.from(value), contentType: metadata?.contentType });
    }
    return {};
  };
  return { bucket: { put } as unknown as R2Bucket, objects };
}
