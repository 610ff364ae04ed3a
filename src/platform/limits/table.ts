/**
 * Limits of the Workers Paid plan. The local runtime does not enforce most of them, so tests and the local service do
 * (`limited-worker.ts`). All pages are under https://developers.cloudflare.com and were read on 2026-11-22.
 */
export const LIMITS = {
  /** /d1/platform/limits/ (updated 2026-04-21): a string, a BLOB or a table row of D1. */
  D1_ROW_BYTES: 2_000_000,
  /** /d1/platform/limits/: size of one database, which cannot be increased. */
  D1_DATABASE_BYTES: 10_000_000_000,
  /** /d1/platform/limits/: queries in one invocation; a batch counts as one. */
  D1_QUERIES: 1_000,
  /** /durable-objects/platform/limits/: a string, a BLOB or a table row; a key together with its value. */
  OBJECT_ROW_BYTES: 2_000_000,
  /** /durable-objects/platform/limits/: total storage of one object. */
  OBJECT_BYTES: 10_000_000_000,
  /**
   * /d1/platform/limits/ and /durable-objects/platform/limits/, equal in both. The local runtime enforces these too.
   */
  SQL_BYTES: 100_000,
  SQL_PARAMETERS: 100,
  SQL_LIKE_PATTERN_BYTES: 50,
  SQL_COLUMNS: 100,
  /** As above, but the local runtime allows more. */
  SQL_FUNCTION_ARGUMENTS: 32,
  /** /r2/platform/limits/. */
  R2_KEY_BYTES: 1_024,
  R2_METADATA_BYTES: 8_192,
  /** /r2/api/workers/workers-api-reference/: keys in one call of `delete`. */
  R2_DELETE_KEYS: 1_000,
  /** /queues/platform/limits/: 1 KB is 1,000 bytes, and the platform adds up to 100 bytes to each message. */
  QUEUE_MESSAGE_BYTES: 128_000,
  QUEUE_BATCH_BYTES: 256_000,
  QUEUE_BATCH_MESSAGES: 100,
  QUEUE_METADATA_BYTES: 100,
  /** /analytics/analytics-engine/limits/: calls of `writeDataPoint` in an invocation; bytes of one point. */
  METRIC_POINTS: 250,
  METRIC_BLOB_BYTES: 16_384,
  METRIC_INDEX_BYTES: 96,
  /** /workers/platform/limits/: requests of one invocation to the internet and to other Cloudflare services. */
  SUBREQUESTS: 10_000,
  /**
   * /workers/platform/limits/ and /changelog/2026-04-09-relaxed-connection-limiting: connections that may wait for
   * response headers at the same time. Further ones wait; an unread body blocks none.
   */
  CONNECTIONS: 6,
  /**
   * /workers/platform/limits/#cpu-time and /durable-objects/platform/limits/: the default. Production has more
   * (`wrangler.toml`), which only the reading of a document may need.
   */
  CPU_MS: 30_000,
  /** /workers/platform/limits/#environment-variables: 5 KB each, secrets too. */
  VARIABLE_BYTES: 5_000,
} as const;
