import { and, eq, gt, lte } from "drizzle-orm";
import type { Ctx } from "../platform/context.ts";
import { commit } from "../platform/db.ts";
import { sha256Hex } from "../platform/hashing.ts";
import { sourceCache } from "./cache.tables.ts";
import type { RawAnswer, SourceRequest } from "./request.ts";
import { decodeText } from "./request.ts";
import type { SourceName } from "./types.ts";

/** Larger responses are not cached in D1. */
const MAX_BODY_BYTES = 262_144;

const hashOf = (request: SourceRequest): string =>
  sha256Hex(`${request.method ?? "GET"} ${request.url}\n${request.body ?? ""}`);

/** The cached response to a request, unless it has expired. */
export async function findCachedAnswer(
  ctx: Ctx,
  source: SourceName,
  request: SourceRequest,
): Promise<RawAnswer | null> {
  const [row] = await ctx.shared
    .select()
    .from(sourceCache)
    .where(
      and(
        eq(sourceCache.source, source),
        eq(sourceCache.requestHash, hashOf(request)),
        gt(sourceCache.expiresAtMs, ctx.now().getTime()),
      ),
    );
  if (!row) return null;
  const bytes = new TextEncoder().encode(row.body);
  return {
    url: row.url,
    finalUrl: row.finalUrl,
    status: row.status,
    contentType: row.contentType,
    bytes,
    text: decodeText(bytes, row.contentType),
    collectedAt: new Date(row.collectedAtMs),
  };
}

/** Caches a response for `cacheMs` and deletes expired ones. Bytes that are not valid UTF-8 text are not cached. */
export async function cacheAnswer(
  ctx: Ctx,
  source: SourceName,
  request: SourceRequest,
  raw: RawAnswer,
  cacheMs: number,
): Promise<void> {
  const body = exactText(raw.bytes);
  if (body === null) return;
  const nowMs = ctx.now().getTime();
  const row = {
    source,
    requestHash: hashOf(request),
    url: raw.url,
    finalUrl: raw.finalUrl,
    status: raw.status,
    contentType: raw.contentType,
    body,
    collectedAtMs: raw.collectedAt.getTime(),
    expiresAtMs: raw.collectedAt.getTime() + cacheMs,
  };
  await commit(ctx.shared, [
    ctx.shared
      .insert(sourceCache)
      .values(row)
      .onConflictDoUpdate({ target: [sourceCache.source, sourceCache.requestHash], set: row }),
    ctx.shared.delete(sourceCache).where(lte(sourceCache.expiresAtMs, nowMs)),
  ]);
}

/** The bytes as text that encodes to the same bytes, or null. */
function exactText(bytes: Uint8Array): string | null {
  if (bytes.byteLength > MAX_BODY_BYTES || bytes.includes(0)) return null;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
