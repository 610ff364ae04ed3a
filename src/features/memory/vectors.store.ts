import { and, gt, isNotNull, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { isAlso } from "../../platform/db.ts";
import { fromHex } from "./ingestion.store.ts";
import { memoryPassages as passages } from "./memory.tables.ts";
import { ofOfficer, tagged } from "./passages.store.ts";

const PAGE = 2_000;

/** The vectors of an officer's passages, page by page; those of another model cannot be compared. */
export async function* readVectors(
  ctx: Ctx,
  officerId: string,
  model: string,
  tags: readonly string[],
): AsyncGenerator<{ readonly id: string; readonly vector: Uint8Array }> {
  for (let after = 0; ;) {
    const rows = await ctx.db
      .select({
        id: passages.id,
        passageId: passages.passageId,
        // As hexadecimal, because D1 returns blobs as arrays of numbers.
        vector: sql<string>`hex(${passages.vector})`,
      })
      .from(passages)
      .where(
        and(
          ofOfficer(ctx, officerId),
          isAlso(passages.model, model),
          isNotNull(passages.vector),
          gt(passages.passageId, after),
          tagged(ctx, officerId, tags),
        ),
      )
      .orderBy(passages.passageId)
      .limit(PAGE);
    for (const row of rows) yield { id: row.id, vector: fromHex(row.vector) };
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.passageId;
  }
}
