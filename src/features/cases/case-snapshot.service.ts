import type { Ctx } from "../../platform/context.ts";
import { purgePrefix } from "../../platform/files.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";

/** The most keys that one R2 call deletes. */
const DELETED_AT_ONCE = 1_000;
const prefixOf = (workflowId: string): string => `records/${workflowId}/`;
const keyOf = (workflowId: string, version: number): string => `${prefixOf(workflowId)}${version}.json`;

/**
 * Stores a case's record at its version, for reads while its object cannot be reached. Each version has its own key,
 * so a late write replaces no newer one. Idempotent.
 */
export async function saveSnapshot(ctx: Ctx, record: CaseRecord): Promise<void> {
  const httpMetadata = { contentType: "application/json" };
  await ctx.env.FILES.put(keyOf(record.workflowId, record.version), JSON.stringify(record), { httpMetadata });
}

/** The record at the version of the case's row; null when it is not stored. */
export async function readSnapshot(ctx: Ctx, workflowId: string, version: number): Promise<CaseRecord | null> {
  const object = await ctx.env.FILES.get(keyOf(workflowId, version));
  return object && (await object.json<CaseRecord>());
}

/** Deletes versions from one up to another, which stays. Idempotent. @returns the oldest that may be left. */
export async function deleteSnapshotsBetween(ctx: Ctx, workflowId: string, from: number, to: number): Promise<number> {
  const count = Math.min(Math.max(to - from, 0), DELETED_AT_ONCE);
  if (count === 0) return from;
  await ctx.env.FILES.delete(Array.from({ length: count }, (_, i) => keyOf(workflowId, from + i)));
  return from + count;
}

/** Deletes every snapshot of a case. Idempotent. */
export async function deleteSnapshots(ctx: Ctx, workflowId: string): Promise<void> {
  await purgePrefix(ctx, prefixOf(workflowId));
}
