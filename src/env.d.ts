// Secrets that wrangler cannot see in its configuration, what an operator may bind, and what only tests bind.
interface Secrets {
  /** Reads documents in a process of its own: of the local service, whose Workers share one thread. */
  READER?: Fetcher;
  /** Takes mails as files: of the local service, which has no mail service. */
  MAILBOX?: Fetcher;
  /** Days by which the clock of the local service runs ahead; production has no code that reads it. */
  CLOCK_SHIFT_DAYS?: string;
  /** For the anchors of audit chains. */
  ANCHOR_BUCKET?: R2Bucket;
  /** The platform's own mail, used where no HTTP service is configured. */
  MAILER?: SendEmail;
  /** For the nightly export of each tenant's data. */
  EXPORT_BUCKET?: R2Bucket;
  AUTH_JWT_SECRET?: string;
  PORTAL_TOKEN_KEY: string;
  SIGNING_KEYS: string;
}
interface Env extends Secrets {}
declare namespace Cloudflare {
  interface Env extends Secrets {
    TEST_MIGRATIONS: import("@cloudflare/vitest-plugin").D1Migration[];
    TEST_REGISTRY_MIGRATIONS: import("@cloudflare/vitest-plugin").D1Migration[];
    /** A second database of tenants, in the tests of those. */
    DB_2: D1Database;
    SWEEP: string;
    SWEEP_SEED: string;
    SWEEP_PART: string;
  }
}
