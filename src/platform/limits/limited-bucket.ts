import { connect } from "./invocation.ts";
import { refusal } from "./refusal.ts";
import { LIMITS } from "./table.ts";

type Method = (...args: unknown[]) => Promise<unknown>;

/** Enforces R2's limits on a bucket. The local runtime already enforces those on keys and metadata. */
export function limitBucket(bucket: R2Bucket): void {
  const remove = bucket.delete.bind(bucket);
  bucket.delete = async (keys) => {
    if (Array.isArray(keys) && keys.length > LIMITS.R2_DELETE_KEYS) {
      throw refusal("R2_DELETE_KEYS", `delete: The number of keys exceeds ${LIMITS.R2_DELETE_KEYS}. (10021)`, "delete");
    }
    await connect(() => remove(keys));
  };
  for (const method of ["put", "get", "head", "list", "createMultipartUpload"]) {
    const methods = bucket as unknown as Record<string, Method>;
    const original = methods[method]!.bind(bucket);
    methods[method] = (...args) => connect(() => original(...args));
  }
}
