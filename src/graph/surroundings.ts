import { isoTime } from "../platform/clock.ts";
import type { Ctx } from "../platform/context.ts";
import type { Entity, Neighbourhood, Relation } from "./graph.model.ts";
import { GraphIndex } from "./motifs/graph-index.ts";
import { countJoined, neighbourhood } from "./neighbourhood.store.ts";
import { readOwnershipChain } from "./ownership.store.ts";

/** Relations followed from one entity; those that lead to what is of concern come first. */
const FOLLOWED = 25;
const HUBS_COUNTED_MAX = 10;

/** What patterns are looked for in: an entity with everything within two steps. */
export interface Surroundings {
  readonly centre: Entity;
  readonly graph: GraphIndex;
  /** The entity and its direct neighbours, without cases. */
  readonly near: readonly Entity[];
  /** Not all of it was read. */
  readonly isPartial: boolean;
}

/** Two round trips, and a third where a person or an address joins more companies than are followed. */
export async function readSurroundings(ctx: Ctx, entityId: string): Promise<Surroundings | null> {
  const [around, chain] = await Promise.all([
    neighbourhood(ctx, entityId, { depth: 2, limit: FOLLOWED, withCases: true }),
    readOwnershipChain(ctx, entityId),
  ]);
  const { centre, truncated } = around;
  if (!centre) return null;
  const near = [centre, ...around.entities.filter(({ distance, type }) => distance === 1 && type !== "case")];
  const hubs = near.filter(({ id, type }) => truncated.has(id) && (type === "person" || type === "address"));
  const counts = await countJoined(
    ctx,
    hubs.slice(0, HUBS_COUNTED_MAX).map(({ id }) => id),
  );
  const today = isoTime(ctx.now()).slice(0, 10);
  return { centre, graph: indexOf(around, chain, { today, counts, truncated }), near, isPartial: around.isTruncated };
}

function indexOf(
  around: Neighbourhood,
  chain: { readonly relations: readonly Relation[]; readonly owned: readonly Entity[] },
  knowledge: ConstructorParameters<typeof GraphIndex>[2],
): GraphIndex {
  const known = new Map(chain.owned.map((entity) => [entity.id, entity]));
  for (const entity of [...around.entities, around.centre!]) known.set(entity.id, entity);
  const inside = new Set(around.relations.map((relation) => keyOf(relation)));
  const further = chain.relations.filter((relation) => !inside.has(keyOf(relation)));
  return new GraphIndex(known.values(), [...around.relations, ...further], knowledge);
}

const keyOf = ({ from, type, to, source }: Relation): string => JSON.stringify([from, type, to, source]);
