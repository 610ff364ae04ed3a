import type { Ctx } from "../../platform/context.ts";
import { sha256Hex } from "../../platform/hashing.ts";
import type { PassageIndex } from "./passage-index.model.ts";

/** The most vectors in one look-up by id. */
const IDS_A_LOOKUP = 20;

/** The used part of a Vectorize binding, in any generation of its types. */
export interface VectorsBinding {
  query(
    vector: number[],
    options: { topK: number; namespace: string; filter: Record<string, string> },
  ): Promise<{ matches: readonly { id: string; score: number }[] }>;
  upsert(
    vectors: { id: string; values: number[]; namespace: string; metadata: Record<string, string> }[],
  ): Promise<unknown>;
  deleteByIds(ids: string[]): Promise<unknown>;
  getByIds(ids: string[]): Promise<readonly { id: string }[]>;
}

/**
 * Vectorize: a namespace per tenant, the officer as metadata `officer`, which needs a metadata index. Both are
 * hashes, because names may exceed its limits.
 */
export function vectorizeIndex(ctx: Ctx, binding: unknown): PassageIndex {
  const vectors = binding as VectorsBinding;
  const namespace = digest(ctx.actor.tenantId);
  return {
    search: async (officerId, vector, limit) => {
      const filter = { officer: digest(officerId) };
      const { matches } = await vectors.query([...vector], { topK: limit, namespace, filter });
      return matches.map(({ id, score }) => ({ id, score: Math.max(0, Math.min(1, score)) }));
    },
    store: async (entries) => {
      const items = entries.map(({ id, officerId, vector }) => ({
        id,
        values: [...vector],
        namespace,
        metadata: { officer: digest(officerId) },
      }));
      if (items.length > 0) await vectors.upsert(items);
    },
    remove: async (ids) => {
      if (ids.length > 0) await vectors.deleteByIds([...ids]);
    },
    findLost: async (ids) => {
      const held = new Set<string>();
      for (let at = 0; at < ids.length; at += IDS_A_LOOKUP) {
        for (const { id } of await vectors.getByIds(ids.slice(at, at + IDS_A_LOOKUP))) held.add(id);
      }
      return ids.filter((id) => !held.has(id));
    },
  };
}

const digest = (name: string): string => sha256Hex(name).slice(0, 40);
