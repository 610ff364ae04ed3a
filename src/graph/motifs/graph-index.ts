import type { Entity, Relation, RelationType } from "../graph.model.ts";

/** A part of the graph, or all of it, the way motifs look at it: by entity, in both directions. */
export class GraphIndex {
  readonly #entities: ReadonlyMap<string, Entity>;
  readonly #out: ReadonlyMap<string, readonly Relation[]>;
  readonly #in: ReadonlyMap<string, readonly Relation[]>;

  constructor(entities: Iterable<Entity>, relations: readonly Relation[]) {
    this.#entities = new Map(Array.from(entities, (entity) => [entity.id, entity]));
    this.#out = Map.groupBy(relations, (relation) => relation.from);
    this.#in = Map.groupBy(relations, (relation) => relation.to);
  }

  entity(id: string): Entity | undefined {
    return this.#entities.get(id);
  }

  entities(): Iterable<Entity> {
    return this.#entities.values();
  }

  /** What an entity directs, owns, is seated at, is about. */
  from(id: string, type: RelationType): readonly Relation[] {
    return (this.#out.get(id) ?? []).filter((relation) => relation.type === type);
  }

  /** Who directs, owns, sits at, is about an entity. */
  to(id: string, type: RelationType): readonly Relation[] {
    return (this.#in.get(id) ?? []).filter((relation) => relation.type === type);
  }

  /** Case entities that are about a company. */
  casesOf(id: string): string[] {
    return [...new Set(this.to(id, "about").map((relation) => relation.from))];
  }
}
