import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { listFiles } from "../../platform/files.ts";
import { errorClass } from "../../platform/logger.ts";
import { restoreOwner } from "../../platform/quarantine.ts";
import { callCase } from "../cases/case.client.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";
import { enterRetained } from "../cases/directory.service.ts";
import { insertRetainedFiles } from "./retained-files.store.ts";
import { insertRetainedReports, type RetainedReports } from "./retained-reports.store.ts";
import type { Day } from "../../domain/retention/retention.rules.ts";

interface Retaining {
  readonly until: Day;
  /** The case as it was closed. */
  readonly record: CaseRecord | undefined;
  /** Prefixes of the case's files: its own, and those of the scan that opened it. */
  readonly prefixes: readonly string[];
}

/** The writes that register a deleted case whose reports stay, with every file that the reports need. */
export async function retainReports(
  ctx: Ctx,
  found: Pick<RetainedReports, "workflowId" | "caseId">,
  { until, record, prefixes }: Retaining,
): Promise<BatchItem<"sqlite">[]> {
  const keys = await retainableKeys(ctx, record, prefixes);
  await enterRetained(ctx, found.workflowId, keys);
  return [insertRetainedReports(ctx, found, until), ...insertRetainedFiles(ctx, found.workflowId, keys)];
}

/** Lists the files of a report that an earlier version retained without a list. */
export async function listFilesOfRetained(ctx: Ctx, { workflowId, caseId }: RetainedReports): Promise<void> {
  try {
    const snapshot = await callCase(ctx, workflowId, (object) => object.read());
    const keys = await retainableKeys(ctx, snapshot?.record, [`${caseId}/`]);
    await commit(ctx.db, insertRetainedFiles(ctx, workflowId, keys));
  } catch (error) {
    // The next sweep retries; until then every file under the case's id counts as listed.
    ctx.log.error("retained_files_not_listed", { workflow_id: workflowId, class: errorClass(error) });
  }
}

/** Keys found in storage, and keys on the case's record, whose files may lie elsewhere or be unreadable now. */
async function retainableKeys(
  ctx: Ctx,
  record: CaseRecord | undefined,
  prefixes: readonly string[],
): Promise<string[]> {
  // Quarantined files leave the list when they are deleted, so retained files must leave quarantine first.
  for (const prefix of prefixes) await restoreOwner(ctx, prefix);
  const stored = await Promise.all(prefixes.map((prefix) => listFiles(ctx, prefix)));
  const recorded = [...(record?.evidence ?? []), ...(record?.documents ?? [])].map(({ key }) => key);
  return [...new Set([...stored.flatMap((files) => [...files.keys()]), ...recorded])];
}
