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
 * Vectorize: a namespace per tenant; officer and tags as metadata, each property with a metadata index, of which an index
 * has at most ten. Values are hashes, because only the first 64 bytes of one are indexed. A filter is applied before the
 * nearest are taken, so a search by tags finds all that have them, among any number of passages.
 */
export function vectorizeIndex(ctx: Ctx, binding: unknown): PassageIndex {
  const vectors = binding as VectorsBinding;
  const namespace = digest(ctx.actor.tenantId);
  return {
    search: async (officerId, vector, tags, limit) => {
      const filter = { officer: digest(officerId), ...metadataOf(tags) };
      const { matches } = await vectors.query([...vector], { topK: limit, namespace, filter });
      return matches.map(({ id, score }) => ({ id, score: Math.max(0, Math.min(1, score)) }));
    },
    store: async (entries) => {
      const items = entries.map(({ id, officerId, vector, tags }) => ({
        id,
        values: [...vector],
        namespace,
        metadata: { officer: digest(officerId), ...metadataOf(tags) },
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

/** Kinds of tags that the index filters by; `deploy` makes a metadata index for each and for the officer. */
export const INDEXED_TAGS = ["signal", "category", "safety", "country", "template"] as const;

const kindOf = (tag: string): string => tag.slice(0, Math.max(0, tag.indexOf(":")));

/** Whether the index can filter by these tags: each of a kind that it knows, and no two of one kind. */
export const isIndexed = (tags: readonly string[]): boolean =>
  tags.every((tag) => (INDEXED_TAGS as readonly string[]).includes(kindOf(tag))) &&
  new Set(tags.map(kindOf)).size === new Set(tags).size;

const metadataOf = (tags: readonly string[]): Record<string, string> =>
  Object.fromEntries(tags.filter((tag) => isIndexed([tag])).map((tag) => [kindOf(tag), digest(tag)]));

const digest = (name: string): string => sha256Hex(name).slice(0, 40);
