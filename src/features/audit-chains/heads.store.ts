import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { atMost } from "../../platform/db.ts";
import type { Ctx } from "../../platform/context.ts";
import type { SignedHead } from "../../platform/signed-head.ts";
import { type AnchorScope, scopeOf, type UnanchoredHead } from "./anchor.rules.ts";

/** The last signed head of a chain other than a case's, such as a report's or the ledger's. */
export async function findSignedHead(ctx: Ctx, chain: string): Promise<SignedHead | null> {
  const [head] = await ctx.db.all<SignedHead>(sql`SELECT chain, seq, hash, signed_at, signature FROM chain_heads
    WHERE chain = ${chain} AND tenant_id = ${ctx.actor.tenantId}`);
  return head ?? null;
}

/** Writes a signed head, in the batch of the entry that it signs. A head that covers more stays. */
export function saveSignedHead(ctx: Ctx, head: SignedHead): BatchItem<"sqlite">[] {
  const { chain, seq, hash, signed_at: signedAt, signature } = head;
  return [
    ctx.db.run(sql`
      INSERT INTO chain_heads (chain, tenant_id, seq, hash, signed_at, signature)
      VALUES (${chain}, ${ctx.actor.tenantId}, ${seq}, ${hash}, ${signedAt}, ${signature})
      ON CONFLICT (chain) DO UPDATE SET seq = excluded.seq, hash = excluded.hash, signed_at = excluded.signed_at,
        signature = excluded.signature
      WHERE excluded.seq > chain_heads.seq AND excluded.tenant_id = chain_heads.tenant_id`),
    queueForAnchor(ctx, head),
  ];
}

/** Queues a head for the next anchor. */
export const queueForAnchor = (ctx: Ctx, head: UnanchoredHead): BatchItem<"sqlite"> =>
  ctx.db.run(sql`
    INSERT INTO unanchored_heads (chain, tenant_id, scope, changed_on, seq, hash, signed_at)
    VALUES (${head.chain}, ${ctx.actor.tenantId}, ${scopeOf(head.chain)}, ${head.signed_at.slice(0, 10)}, ${head.seq},
      ${head.hash}, ${head.signed_at})
    ON CONFLICT (chain) DO UPDATE SET seq = excluded.seq, hash = excluded.hash, signed_at = excluded.signed_at
    WHERE excluded.seq > unanchored_heads.seq`);

/** Deletes the heads of deleted chains. */
export const deleteHeads = (ctx: Ctx, chains: readonly string[]): BatchItem<"sqlite">[] =>
  ["chain_heads", "unanchored_heads"].map((table) =>
    ctx.db.run(sql`DELETE FROM ${sql.identifier(table)} WHERE +tenant_id = ${ctx.actor.tenantId}
      AND chain IN (SELECT value FROM json_each(${JSON.stringify(chains)}))`),
  );

/** Likewise for every report of a deleted case; must run before the reports' own rows are deleted. */
export const deleteHeadsOfReports = (ctx: Ctx, caseId: string): BatchItem<"sqlite">[] =>
  ["chain_heads", "unanchored_heads"].map((table) =>
    ctx.db.run(sql`DELETE FROM ${sql.identifier(table)} WHERE +tenant_id = ${ctx.actor.tenantId} AND chain IN
      (SELECT 'sar:' || sar_id FROM sars WHERE tenant_id = ${ctx.actor.tenantId} AND case_id = ${caseId})`),
  );

/** The tenant and scope whose heads have waited longest for an anchor, among heads changed up to `day`. */
export async function findDueTenant(ctx: Ctx, day: string, except: readonly string[]) {
  const [due] = await ctx.db.all<{ tenant: string; scope: AnchorScope }>(sql`
    SELECT tenant_id AS tenant, scope FROM unanchored_heads WHERE changed_on <= ${day}
      AND tenant_id NOT IN (SELECT value FROM json_each(${JSON.stringify(except)}))
    ORDER BY changed_on, tenant_id, scope LIMIT 1`);
  return due ?? null;
}

/** The tenant's heads changed up to `day`, oldest change first. */
export const listUnanchored = (ctx: Ctx, scope: AnchorScope, day: string, limit: number): Promise<UnanchoredHead[]> =>
  ctx.db.all<UnanchoredHead>(sql`
    SELECT chain, seq, hash, signed_at FROM unanchored_heads
    WHERE tenant_id = ${ctx.actor.tenantId} AND scope = ${scope} AND changed_on <= ${day}
    ORDER BY changed_on, chain ${atMost(limit)}`);

/** Dequeues heads; a head that changed meanwhile stays for the next anchor. */
export async function dequeue(ctx: Ctx, heads: readonly UnanchoredHead[]): Promise<void> {
  await ctx.db.run(sql`
    DELETE FROM unanchored_heads WHERE +tenant_id = ${ctx.actor.tenantId} AND (chain, seq, hash) IN
      (SELECT value ->> 'chain', value ->> 'seq', value ->> 'hash' FROM json_each(${JSON.stringify(heads)}))`);
}
