import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import { commit } from "../../platform/db.ts";
import { deleteCaseFromProcedures } from "./consolidation.service.ts";
import { scheduleMemoryWork } from "./memory-worker.client.ts";
import { deletePassagesOfCase } from "./passages.store.ts";
import { deleteSignalsOfCase } from "./signals.store.ts";

/** Statements that remove what officers signalled on a case, and the passages made of it. */
export const deleteMemoryRows = (ctx: Ctx, workflowId: string): BatchItem<"sqlite">[] => [
  deleteSignalsOfCase(ctx, workflowId),
  deletePassagesOfCase(ctx, workflowId),
];

/**
 * Makes the memory forget a case that is being deleted: its signals and passages, and its name in the rules. Its
 * rows go first, so that nothing learns from them any more. Safe to repeat.
 */
export async function deleteCaseFromMemory(ctx: Ctx, workflowId: string): Promise<void> {
  await scheduleMemoryWork(ctx);
  await commit(ctx.db, deleteMemoryRows(ctx, workflowId));
  await deleteCaseFromProcedures(ctx, workflowId);
}
