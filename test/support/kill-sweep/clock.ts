import path from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { readLocalWorker } from "../../../src/cli/local/runtime.ts";
import { ensureSecrets } from "../../../src/cli/local/secrets.ts";
import { resolveVariables } from "../../../src/cli/local/variables.ts";
import { removeStrayEvidence } from "../../../src/jobs/stray-evidence.ts";
import { addDays } from "../../../src/platform/clock.ts";
import { createCtx, systemActor } from "../../../src/platform/context.ts";

/** By then nothing that was cut short is sent again. */
const DAYS = 3;

/**
 * Does to the remains of a service what its clock would do some days later, on the whole bucket at once.
 * @returns how many raw answers it removed.
 */
export async function letDaysPass(stateDir: string): Promise<number> {
  const { declared, options } = readLocalWorker();
  const { compatibilityDate, d1Databases, r2Buckets } = options;
  const worker = {
    name: "clock",
    modules: true,
    script: "export default {}",
    compatibilityDate,
    d1Databases,
    r2Buckets,
  };
  const shared = { host: "127.0.0.1", cf: false, telemetry: { enabled: false } } as const;
  const all = { ...shared, resourcePersistencePath: path.join(stateDir, "v3"), workers: [worker] };
  const runtime = new Miniflare(convertV4MiniflareOptions(all as Parameters<typeof convertV4MiniflareOptions>[0]));
  try {
    const [DB, FILES] = await Promise.all([runtime.getD1Database("DB"), runtime.getR2Bucket("FILES")]);
    const variables = resolveVariables({ port: 0, declared, secrets: await ensureSecrets(), overrides: [] });
    const ctx = createCtx({ ...variables, DB, FILES } as unknown as Env, { actor: systemActor("") });
    return await removeStrayEvidence({ ...ctx, now: () => addDays(new Date(), DAYS) }, [""]);
  } finally {
    await runtime.dispose();
  }
}
