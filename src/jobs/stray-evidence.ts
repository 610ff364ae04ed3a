import type { Ctx } from "../platform/context.ts";
import { addDays, HOUR_MS } from "../platform/clock.ts";
import { keysInGraph, readReferences } from "./stray-evidence.store.ts";

/** Longer than anything that was cut short may still be sent again (a day, by its idempotency key). */
const OLD_ENOUGH_DAYS = 2;
/** The bucket is gone through slice by slice, by the first two digits of the owners' ids, one a strike of the clock. */
const SLICES = 256;
const SLICE_MS = HOUR_MS / 12;
const ROOTS = ["", "scans/", "scans/portfolio-", "verifications/"];

const EVIDENCE = /^(.+)\/evidence\/[0-9a-f]{64}$/;

/** Prefixes of the slice whose turn it is; every slice has one within a day. */
export function sliceAt(now: Date): string[] {
  const digits = (Math.floor(now.getTime() / SLICE_MS) % SLICES).toString(16).padStart(2, "0");
  return ROOTS.map((root) => root + digits);
}

/**
 * Removes raw answers that nothing refers to. An answer is kept before anything is derived from it, so an attempt
 * that died between the two leaves one behind, and another attempt may get an answer of other bytes. Those of a
 * case that is not decided yet are left alone: its investigation may still come back to them.
 * @returns how many were removed.
 */
export async function removeStrayEvidence(ctx: Ctx, prefixes: readonly string[]): Promise<number> {
  let removed = 0;
  for (const prefix of prefixes) {
    let cursor: string | undefined;
    do {
      const page = await ctx.env.FILES.list({ prefix, ...(cursor === undefined ? {} : { cursor }) });
      removed += await removeStrays(ctx, page.objects);
      cursor = page.truncated ? page.cursor : undefined;
    } while (cursor !== undefined);
  }
  return removed;
}

async function removeStrays(ctx: Ctx, objects: readonly R2Object[]): Promise<number> {
  const before = addDays(ctx.now(), -OLD_ENOUGH_DAYS);
  const ownerOf = new Map<string, string>();
  for (const { key, uploaded } of objects) {
    const owner = EVIDENCE.exec(key)?.[1];
    if (owner !== undefined && uploaded < before) ownerOf.set(key, owner);
  }
  if (ownerOf.size === 0) return 0;
  const owners = [...new Set(ownerOf.values())];
  const below = (root: string) => owners.filter((one) => one.startsWith(root)).map((one) => one.slice(root.length));
  const { keys, unsettled } = await readReferences(ctx, {
    caseIds: owners.filter((one) => !one.includes("/")),
    executionIds: below("scans/"),
    verificationIds: below("verifications/"),
  });
  const unreferenced = [...ownerOf].filter(([key, owner]) => !keys.has(key) && !unsettled.has(owner));
  if (unreferenced.length === 0) return 0;
  const inGraph = await keysInGraph(
    ctx,
    unreferenced.map(([key]) => key),
  );
  const strays = unreferenced.map(([key]) => key).filter((key) => !inGraph.has(key));
  if (strays.length > 0) await ctx.env.FILES.delete(strays);
  return strays.length;
}
