import { and, desc, isNotNull, lt, sql } from "drizzle-orm";
import type { Ctx } from "../../platform/context.ts";
import { isAlso } from "../../platform/db.ts";
import { fromHex } from "./ingestion.store.ts";
import { memoryPassages as passages } from "./memory.tables.ts";
import { ofOfficer, tagged } from "./passages.store.ts";

const PAGE = 2_000;
const PAGES_MAX = 10;

/**
 * The vectors of an officer's newest passages, newest first, page by page; those of another model cannot be compared.
 * It is what a search does without an index, so it ends after a number of pages.
 */
export async function* readVectors(
  ctx: Ctx,
  officerId: string,
  model: string,
  tags: readonly string[],
): AsyncGenerator<{ readonly id: string; readonly vector: Uint8Array }> {
  let before = Number.MAX_SAFE_INTEGER;
  for (let page = 0; page < PAGES_MAX; page++) {
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
          lt(passages.passageId, before),
          tagged(ctx, officerId, tags),
        ),
      )
      .orderBy(desc(passages.passageId))
      .limit(PAGE);
    for (const row of rows) yield { id: row.id, vector: fromHex(row.vector) };
    if (rows.length < PAGE) return;
    before = rows.at(-1)!.passageId;
  }
}
