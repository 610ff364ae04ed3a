import { applyD1Migrations, reset } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, beforeAll, vi } from "vitest";
import { limitEnv } from "../../src/platform/limits/limited-env.ts";
import { databaseNames, databaseOf } from "../../src/platform/tenant-databases.ts";

if (navigator.userAgent !== "Cloudflare-Workers") throw new Error("these tests must run in workerd");

// What the service logs as usual business would bury what a test has to say.
console.info = (...line: unknown[]) => {
  if (!String(line[0]).startsWith('{"level":"info"')) console.log(...line);
};

// Files share one isolate for speed, so each starts from empty, migrated storage.
beforeAll(async () => {
  // What a test asks of a binding itself keeps the platform's limits too.
  limitEnv(env);
  await emptyStorage();
  await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);
  await applyD1Migrations(env.REGISTRY_DB, env.TEST_REGISTRY_MIGRATIONS);
  // The pages of the readings that tests make.
  const page = { number: 1, width: 595, height: 842, rotation: 0, reader: "text_layer", lines: [] };
  for (const key of ["readings/1", "readings/x"]) await env.FILES.put(key, JSON.stringify({ pages: [page] }));
});

/**
 * `reset` deletes the objects in memory only, and workerd evicts one after ten idle seconds, which pass between two files
 * on a busy machine. Databases and the bucket are objects too, so each is asked for something first.
 * @throws Error if a database still has the tables of the file before
 */
async function emptyStorage(): Promise<void> {
  const databases = [env.REGISTRY_DB, ...databaseNames(env).map((name) => databaseOf(env, name))];
  for (let attempt = 1; ; attempt++) {
    await Promise.all([env.FILES.head("-"), ...databases.map(countTables)]);
    await reset();
    const left = await Promise.all(databases.map(countTables));
    if (left.every((tables) => tables === 0)) return;
    // A document of the file before may still be read, and its job holds the database while it writes.
    if (attempt === ATTEMPTS) throw new Error("the storage of the test file before was not deleted");
    await scheduler.wait(1_000);
  }
}

const ATTEMPTS = 10;

const countTables = async (database: D1Database): Promise<number> =>
  (await database.prepare("SELECT COUNT(*) AS tables FROM sqlite_master").first<number>("tables"))!;

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});
