import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, vi } from "vitest";
import { limitEnv } from "../../src/platform/limits/limited-env.ts";

if (navigator.userAgent !== "Cloudflare-Workers") throw new Error("these tests must run in workerd");

// What the service logs as usual business would bury what a test has to say.
console.info = (...line: unknown[]) => {
  if (!String(line[0]).startsWith('{"level":"info"')) console.log(...line);
};

// Files share one isolate for speed, so each starts from empty, migrated storage.
beforeAll(async () => {
  // What a test asks of a binding itself keeps the platform's limits too.
  limitEnv(env);
  await reset();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  await applyD1Migrations(env.REGISTRY_DB, env.TEST_REGISTRY_MIGRATIONS);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
