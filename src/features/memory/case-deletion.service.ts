import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { deleteCaseFromProcedures } from "./consolidation.service.ts";
import { deleteDecisionsOfCase } from "./decisions.store.ts";
import { scheduleMemoryWork } from "./memory-worker.client.ts";
import { deletePassagesOfCase } from "./passages.store.ts";
import { deleteSignalsOfCase } from "./signals.store.ts";

/** Deletes officers' signals on a case, the passages made of them, and what was learned from its decisions. */
export const deleteMemoryRows = (ctx: Ctx, workflowId: string): BatchItem<"sqlite">[] => [
  deleteSignalsOfCase(ctx, workflowId),
  deletePassagesOfCase(ctx, workflowId),
  deleteDecisionsOfCase(ctx, workflowId),
];

/**
 * Deletes from memory the signals and passages of a case that is being deleted, and its name from the rules. Rows
 * are deleted first, so that nothing more is learned from them. Idempotent.
 */
export async function deleteCaseFromMemory(ctx: Ctx, workflowId: string): Promise<void> {
  await scheduleMemoryWork(ctx);
  await commit(ctx.db, deleteMemoryRows(ctx, workflowId));
  await deleteCaseFromProcedures(ctx, workflowId);
}
