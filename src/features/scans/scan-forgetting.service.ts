import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import { purgePrefix } from "../../platform/files.ts";
import { deleteScan, listExecutionsOfCase } from "./scans.store.ts";
import { evidencePrefix } from "./scans.service.ts";

/** Removes what the scan that opened a case looked up. Its rows go with the case's: these are the writes. */
export async function forgetScansOfCase(ctx: Ctx, caseId: string): Promise<BatchItem<"sqlite">[]> {
  const executions = await listExecutionsOfCase(ctx, caseId);
  for (const executionId of executions) await purgePrefix(ctx, `${evidencePrefix({ executionId })}/`);
  return executions.map((executionId) => deleteScan(ctx, executionId));
}
