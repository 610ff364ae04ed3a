import type { Ctx } from "../../platform/context.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import type { ChainedDeletion } from "../retention/ledger.rules.ts";
import type { CaseRecord } from "../../domain/case/case.record.ts";

/**
 * Where the object of a case is found when the database does not know the case: small files beside the database,
 * without personal data. A database that is restored to an earlier minute misses every case opened since; its object
 * is named by the workflow_id, which cannot be derived from a case_id or a portal link.
 *
 * - `directory/cases/<case_id>`: the case's tenant and workflow_id, and once it was deleted its line in the ledger.
 * - `directory/tenants/<hash of the tenant>/<workflow_id>`: the case_id, to list the cases of a tenant.
 * - `directory/retained/<workflow_id>`: the keys of the files that are kept for reports after their case was removed.
 * - `directory/links/<hash of the portal token>`: the case's tenant and workflow_id, while the link exists.
 */
export interface CaseEntry {
  readonly tenant_id: string;
  readonly workflow_id: string;
  /** The line of the deletion ledger; absent while the case exists. */
  readonly deleted?: EnteredDeletion;
}

export interface EnteredDeletion {
  readonly line: ChainedDeletion;
  readonly signature: string;
  /** The command of the ordering officer, or null. */
  readonly orderId: string | null;
}

export interface CaseIds {
  readonly tenantId: string;
  readonly caseId: string;
  readonly workflowId: string;
}

const ofCase = (caseId: string): string => `directory/cases/${caseId}`;
const ofTenant = (tenantId: string): string => `directory/tenants/${sha256Hex(tenantId).slice(0, 32)}/`;
const ofRetained = (workflowId: string): string => `directory/retained/${workflowId}`;
const ofLink = (tokenHash: string): string => `directory/links/${tokenHash}`;

/** Enters a case by its case_id, before any of its evidence is stored. An existing entry stays. */
export async function enterCase(ctx: Ctx, { tenantId, caseId, workflowId }: CaseIds): Promise<void> {
  const entry: CaseEntry = { tenant_id: tenantId, workflow_id: workflowId };
  await ctx.env.FILES.put(ofCase(caseId), JSON.stringify(entry), { onlyIf: { etagDoesNotMatch: "*" } });
}

/**
 * Enters a complete case: before its first row in the database, and again when its portal link changes.
 * @param replaced the hash of the case's previous portal token, or null.
 */
export async function enterRecord(ctx: Ctx, record: CaseRecord, replaced: string | null): Promise<void> {
  const { tenantId, caseId, workflowId, portal } = record;
  const link: CaseEntry = { tenant_id: tenantId, workflow_id: workflowId };
  await Promise.all([
    enterCase(ctx, record),
    ctx.env.FILES.put(ofTenant(tenantId) + workflowId, JSON.stringify({ case_id: caseId })),
    ctx.env.FILES.put(ofLink(portal.tokenHash), JSON.stringify(link)),
  ]);
  if (replaced !== null && replaced !== portal.tokenHash) await removeLink(ctx, replaced);
}

/** Removes the entry of a portal link that is no longer valid. */
export const removeLink = (ctx: Ctx, tokenHash: string): Promise<void> => ctx.env.FILES.delete(ofLink(tokenHash));

/** Replaces a case's entry by the ledger line of its deletion. */
export async function enterDeletion(
  ctx: Ctx,
  { tenantId, caseId, workflowId }: CaseIds,
  line: EnteredDeletion,
): Promise<void> {
  const entry: CaseEntry = { tenant_id: tenantId, workflow_id: workflowId, deleted: line };
  await Promise.all([
    ctx.env.FILES.put(ofCase(caseId), JSON.stringify(entry)),
    ctx.env.FILES.put(ofTenant(tenantId) + workflowId, JSON.stringify({ case_id: caseId })),
  ]);
}

/** Lists the files retained for the reports of a deleted case. */
export async function enterRetained(ctx: Ctx, workflowId: string, keys: readonly string[]): Promise<void> {
  await ctx.env.FILES.put(ofRetained(workflowId), JSON.stringify(keys));
}

export const removeRetained = (ctx: Ctx, workflowId: string): Promise<void> =>
  ctx.env.FILES.delete(ofRetained(workflowId));

export async function readRetainedKeys(ctx: Ctx, workflowId: string): Promise<readonly string[]> {
  const object = await ctx.env.FILES.get(ofRetained(workflowId));
  return object ? await object.json<string[]>() : [];
}

/** The directory's entry of a case_id; null without one. */
export const findEntry = (ctx: Ctx, caseId: string): Promise<CaseEntry | null> => readEntry(ctx, ofCase(caseId));

/** The case of a portal link, by the hash of its token. */
export const findLinkEntry = (ctx: Ctx, tokenHash: string): Promise<CaseEntry | null> =>
  readEntry(ctx, ofLink(tokenHash));

async function readEntry(ctx: Ctx, key: string): Promise<CaseEntry | null> {
  const object = await ctx.env.FILES.get(key);
  return object && (await object.json<CaseEntry>());
}

/** One page of the caller's tenant's cases, deleted ones included. */
export async function listEntries(
  ctx: Ctx,
  { after, limit }: { readonly after: string; readonly limit: number },
): Promise<{ cases: CaseIds[]; done: boolean }> {
  const { tenantId } = ctx.actor;
  const prefix = ofTenant(tenantId);
  const page = await ctx.env.FILES.list({ prefix, limit, ...(after === "" ? {} : { startAfter: prefix + after }) });
  const cases = await Promise.all(
    page.objects.map(async ({ key }) => {
      const entry = await ctx.env.FILES.get(key);
      const { case_id: caseId } = (await entry?.json<{ case_id: string }>()) ?? { case_id: "" };
      return { tenantId, caseId, workflowId: key.slice(prefix.length) };
    }),
  );
  return { cases, done: !page.truncated };
}

/** The case_ids with a prefix that the directory has. */
export async function listEnteredIds(ctx: Ctx, prefix: string): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  let cursor: string | undefined;
  do {
    const page = await ctx.env.FILES.list({ prefix: ofCase(prefix), ...(cursor === undefined ? {} : { cursor }) });
    for (const { key } of page.objects) ids.add(key.slice(ofCase("").length));
    cursor = page.truncated ? page.cursor : undefined;
  } while (cursor !== undefined);
  return ids;
}
