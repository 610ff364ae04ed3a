import { createCtx, systemActor } from "../../../src/platform/context.ts";
import { readActiveLists } from "../../../src/screening/lists/load-lists.ts";
import { readCurrentLists } from "../../../src/screening/lists/lists.store.ts";
import { benchBindings, openRuntime } from "./runtime.ts";

/** The list in force of a state folder, as its groups are stored. */
export interface StoredGroups {
  readonly names: number;
  readonly segments: number;
  readonly largestSegment: number;
  /** The stored segments of each group. */
  readonly groups: readonly (readonly ArrayBuffer[])[];
  readonly counts: Uint8Array<ArrayBuffer>;
}

export async function readStoredGroups(stateDir: string): Promise<StoredGroups> {
  const runtime = openRuntime(stateDir, "export default {}");
  try {
    const [DB, FILES] = [await runtime.getD1Database("DB"), await runtime.getR2Bucket("FILES")];
    const env = { ...benchBindings, DB, FILES } as unknown as Env;
    const ctx = createCtx(env, { actor: systemActor("bench") });
    const { groups } = await readActiveLists(ctx);
    const [current] = await readCurrentLists(ctx.shared);
    const read = async (key: string) => (await (await env.FILES.get(key))!.arrayBuffer()) as ArrayBuffer;
    const stored: ArrayBuffer[][] = [];
    for (const { lists } of groups) {
      const buffers: ArrayBuffer[] = [];
      for (const { keys } of lists) for (const key of keys) buffers.push(await read(key));
      stored.push(buffers);
    }
    const { countsKey } = groups[0]!.lists[0]!;
    return {
      names: current!.list.names,
      segments: stored.flat().length,
      largestSegment: Math.max(...stored.flat().map(({ byteLength }) => byteLength)),
      groups: stored,
      counts: new Uint8Array(await read(countsKey!)),
    };
  } finally {
    await runtime.dispose();
  }
}
