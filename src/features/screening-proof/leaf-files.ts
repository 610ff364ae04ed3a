import { entriesAt, findBlock, type LeafPlace, placeInTree } from "../../domain/screening-proof/leaf-tree.rules.ts";
import type { ScreeningStatement } from "../../domain/screening-proof/statement.rules.ts";
import type { Ctx } from "../../platform/context.ts";

/** Hashes of leaves in R2: those of a day, and parts while its statement is made. They name nobody. */
const folderOf = (ctx: Ctx, day: string): string =>
  `screening-leaves/${encodeURIComponent(ctx.actor.tenantId)}/${day}/`;
const leavesKey = (ctx: Ctx, { day, root }: Pick<ScreeningStatement, "day" | "root">) => `${folderOf(ctx, day)}${root}`;
const partKey = (ctx: Ctx, day: string, part: number) => `${folderOf(ctx, day)}part-${part}`;

export const putPart = (ctx: Ctx, day: string, part: number, leaves: Uint8Array) =>
  ctx.env.FILES.put(partKey(ctx, day, part), leaves);

/** @throws Error if a part is missing */
export async function readParts(ctx: Ctx, day: string, parts: number): Promise<Uint8Array[]> {
  const read: Uint8Array[] = [];
  for (let part = 0; part < parts; part++) {
    const object = await ctx.env.FILES.get(partKey(ctx, day, part));
    if (!object) throw new Error("a part of the day's leaves is missing");
    read.push(new Uint8Array(await object.arrayBuffer()));
  }
  return read;
}

export async function deleteParts(ctx: Ctx, day: string, parts: number): Promise<void> {
  if (parts > 0) await ctx.env.FILES.delete(Array.from({ length: parts }, (_, part) => partKey(ctx, day, part)));
}

export const putLeaves = (ctx: Ctx, statement: Pick<ScreeningStatement, "day" | "root">, bytes: Uint8Array) =>
  ctx.env.FILES.put(leavesKey(ctx, statement), bytes);

export const hasLeaves = async (ctx: Ctx, statement: ScreeningStatement): Promise<boolean> =>
  (await ctx.env.FILES.head(leavesKey(ctx, statement))) !== null;

/** The place of a leaf in the tree of a statement; null if it is none of its leaves. @throws Error if they are missing */
export async function findLeaf(ctx: Ctx, statement: ScreeningStatement, leaf: Uint8Array): Promise<LeafPlace | null> {
  const count = statement.parties;
  if (count === 0) return null;
  const read = async (range: { offset: number; length: number }) => {
    const object = await ctx.env.FILES.get(leavesKey(ctx, statement), { range });
    if (!object) throw new Error("the leaves of a statement are missing");
    return new Uint8Array(await object.arrayBuffer());
  };
  const entries = await read(entriesAt(count));
  const block = findBlock(entries, leaf, count);
  return block && placeInTree(entries, block.block, await read(block), leaf);
}
