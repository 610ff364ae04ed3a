import { judgeEvidence } from "../features/cases/case-evidence.service.ts";
import { findEntry } from "../features/cases/directory.service.ts";
import { retainedKeys } from "../features/retention/retained-files.store.ts";
import type { Ctx } from "../platform/context.ts";
import { evidenceOwner } from "../platform/files.ts";
import { errorClass } from "../platform/logger.ts";
import { findKnownCases, findReported, type KnownCase, readReferences } from "./evidence-references.store.ts";

export interface Orphan {
  /** Null when the owner names none. */
  readonly tenantId: string | null;
}

/**
 * The given keys that nothing refers to. A case decides about its own evidence: a missing row in the database proves
 * nothing, and a case that cannot be found or reached keeps everything. Scans and verifications are rows.
 * @param unreachable receives the keys whose owner could not be reached.
 */
export async function findOrphans(
  ctx: Ctx,
  keys: readonly string[],
  unreachable: Set<string> = new Set(),
): Promise<ReadonlyMap<string, Orphan>> {
  if (keys.length === 0) return new Map();
  const owners = Map.groupBy(keys, (key) => evidenceOwner(key)!);
  const below = (root: string) =>
    [...owners.keys()].filter((owner) => owner.startsWith(root)).map((owner) => owner.slice(root.length));
  const caseIds = [...owners.keys()].filter((owner) => !owner.includes("/"));
  const [referenced, retained, known, reported] = await Promise.all([
    readReferences(
      ctx,
      {
        caseIds,
        executionIds: below("scans/"),
        verificationIds: below("verifications/"),
        relationshipIds: below("relationships/"),
      },
      keys,
    ),
    retainedKeys(ctx, keys),
    findKnownCases(ctx, caseIds),
    findReported(ctx, caseIds),
  ]);
  const rows = new Map(known.map((row) => [row.caseId, row]));
  const orphans = new Map<string, Orphan>();
  for (const [owner, all] of owners) {
    const candidates = all.filter((key) => !referenced.has(key) && !retained.has(key));
    if (candidates.length === 0 || reported.has(owner)) continue;
    if (owner.includes("/")) {
      for (const key of candidates) orphans.set(key, { tenantId: null });
      continue;
    }
    const verdict = await judgeByCase(ctx, owner, rows.get(owner), candidates);
    if (verdict === null) for (const key of candidates) unreachable.add(key);
    else for (const key of verdict.keys) orphans.set(key, { tenantId: verdict.tenantId });
  }
  return orphans;
}

/** The keys that a case's object releases; null when it cannot be found or reached. */
async function judgeByCase(
  ctx: Ctx,
  caseId: string,
  row: KnownCase | undefined,
  candidates: readonly string[],
): Promise<{ readonly tenantId: string; readonly keys: readonly string[] } | null> {
  try {
    const found = row ?? (await locate(ctx, caseId));
    if (!found) return null;
    const { standing, unnamed } = await judgeEvidence(ctx, found, candidates);
    // A row without its object is a contradiction: its evidence stays.
    if (standing === "none" && row) return null;
    // An investigation may still use evidence of an open case. A closed case is being deleted, which deletes all of
    // it, or retained for a report, which retains all of it.
    return { tenantId: found.tenantId, keys: standing === "none" || standing === "decided" ? unnamed : [] };
  } catch (error) {
    ctx.log.warn("evidence_owner_unreachable", { case_id: caseId, class: errorClass(error) });
    return null;
  }
}

async function locate(ctx: Ctx, caseId: string): Promise<KnownCase | null> {
  const entry = await findEntry(ctx, caseId);
  return entry && { caseId, workflowId: entry.workflow_id, tenantId: entry.tenant_id };
}
