import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Ctx } from "../../platform/context.ts";
import { atMost, type Condition } from "../../platform/db.ts";
import type { AuditEntry } from "../../domain/audit/audit.rules.ts";

/** A line of the platform's audit chain, with the service's signature over the chain up to it. */
export interface PlatformAuditLine extends AuditEntry {
  readonly signed_at: string;
  readonly signature: string;
}

type StoredLine = Omit<PlatformAuditLine, "details"> & { readonly details: string };

const COLUMNS = sql`seq, event, timestamp, actor, details, prev_hash, hash, signed_at, signature`;
const toLine = (row: StoredLine): PlatformAuditLine => ({
  ...row,
  details: JSON.parse(row.details) as PlatformAuditLine["details"],
});

/** The last line, or null before the first. */
export async function findLastLine(ctx: Ctx): Promise<PlatformAuditLine | null> {
  const [row] = await ctx.db.all<StoredLine>(sql`SELECT ${COLUMNS} FROM platform_audit ORDER BY seq DESC LIMIT 1`);
  return row ? toLine(row) : null;
}

/** Up to `limit` lines up to one, in order, with the length of the chain. */
export async function readLines(
  ctx: Ctx,
  { upTo, limit }: { readonly upTo: number | null; readonly limit: number },
): Promise<PlatformAuditLine[]> {
  const end = upTo === null ? sql`` : sql`WHERE seq <= ${upTo}`;
  const rows = await ctx.db.all<StoredLine>(
    sql`SELECT ${COLUMNS} FROM platform_audit ${end} ORDER BY seq DESC ${atMost(limit)}`,
  );
  return rows.map(toLine).reverse();
}

/** Inserts a line. The whole batch fails when another line took its place. */
export const insertLine = (ctx: Ctx, line: PlatformAuditLine): BatchItem<"sqlite"> =>
  ctx.db.run(sql`INSERT INTO platform_audit (${COLUMNS})
    VALUES (${line.seq}, ${line.event}, ${line.timestamp}, ${line.actor}, ${JSON.stringify(line.details)},
      ${line.prev_hash}, ${line.hash}, ${line.signed_at}, ${line.signature})`);

/** First statement of a batch: fails it when the condition does not hold. */
export const guard = (ctx: Ctx, condition: Condition): BatchItem<"sqlite">[] => [
  ctx.db.run(sql`INSERT INTO platform_guard (holds) SELECT ${condition}`),
  ctx.db.run(sql`DELETE FROM platform_guard`),
];
