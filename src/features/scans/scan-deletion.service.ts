import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import { deleteScan, listExecutionsOfCase } from "./scans.store.ts";
import { evidencePrefix } from "./scans.service.ts";

/** What the scan that opened a case left: the prefix of its raw answers, and the writes that delete its rows. */
export async function scansOfCase(
  ctx: Ctx,
  caseId: string,
): Promise<{ readonly prefixes: readonly string[]; readonly removals: readonly BatchItem<"sqlite">[] }> {
  const executions = await listExecutionsOfCase(ctx, caseId);
  return {
    prefixes: executions.map((executionId) => `${evidencePrefix({ executionId })}/`),
    removals: executions.map((executionId) => deleteScan(ctx, executionId)),
  };
}
