/** The local runtime stores an object under the names of its Worker and its class. */
export const WORKER_NAME = "dossier";

/**
 * Classes of Durable Objects that were renamed, each with its first name. The platform renames their storage by
 * `renamed_classes` in wrangler.toml; the local runtime finds it by this name.
 */
export const FIRST_NAMES: Readonly<Record<string, string>> = {
  MemoryWorker: "MemoryKeeper",
  ScanBuffer: "ScanKeeper",
  SourceRateLimiter: "SourcePacer",
};
