import path from "node:path";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { readLocalWorker } from "../../../src/cli/local/local-worker.ts";
import { ensureSecrets } from "../../../src/cli/local/secrets.ts";
import { resolveVariables } from "../../../src/cli/local/variables.ts";
import { quarantineOrphans } from "../../../src/jobs/orphaned-evidence.ts";
import { addDays } from "../../../src/platform/clock.ts";
import type { EvidenceVerdict } from "../../../src/features/cases/case.client.ts";
import { isTerminal } from "../../../src/domain/case/case.machine.ts";
import { createCtx, systemActor } from "../../../src/platform/context.ts";
import { KeptState } from "./kept-state.ts";

/** By then nothing that was cut short is sent again. */
const DAYS = 3;

/**
 * Does to the remains of a service what its clock would do some days later, on the whole bucket at once.
 * @returns how many raw answers it moved into quarantine.
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
    const CASE_WORKFLOW = caseObjects(new KeptState(stateDir));
    const ctx = createCtx({ ...variables, DB, FILES, CASE_WORKFLOW } as unknown as Env, { actor: systemActor("") });
    const quarantine = () => quarantineOrphans({ ...ctx, now: () => addDays(new Date(), DAYS) }, [""]);
    return await quarantine().catch((error: unknown) => {
      if (!isClosedConnection(error)) throw error;
      return quarantine();
    });
  } finally {
    await runtime.dispose();
  }
}

/** Miniflare's connection to the runtime, which the runtime closes after some idle seconds: no fault of the service. */
const isClosedConnection = (error: unknown): boolean =>
  error instanceof TypeError && (error.cause as { code?: string } | undefined)?.code === "UND_ERR_SOCKET";

/** The objects of cases, of which only their storage is left, as far as they answer for their evidence. */
function caseObjects(state: KeptState) {
  const cases = new Map(state.cases().map((each) => [each.record.workflowId, each]));
  const judge = (workflowId: string, keys: readonly string[]): EvidenceVerdict => {
    const found = cases.get(workflowId);
    if (!found) return { standing: "none", unnamed: keys };
    const named = new Set(found.record.evidence.map(({ key }) => key));
    const standing = found.isClosed ? "closed" : isTerminal(found.record.status) ? "decided" : "open";
    return { standing, unnamed: keys.filter((key) => !named.has(key)) };
  };
  return {
    getByName: (workflowId: string) => ({
      judgeEvidence: async (_caseId: string, keys: readonly string[]) => judge(workflowId, keys),
    }),
  };
}
