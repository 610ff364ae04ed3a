import type { Entity, Relation, RelationType } from "../graph.model.ts";

type Grouped = ReadonlyMap<RelationType, ReadonlyMap<string, readonly Relation[]>>;

/** A part of the graph, or all of it, the way motifs look at it: by entity, in both directions. */
export class GraphIndex {
  readonly #entities: ReadonlyMap<string, Entity>;
  readonly #out: Grouped;
  readonly #in: Grouped;

  constructor(entities: Iterable<Entity>, relations: readonly Relation[]) {
    this.#entities = new Map(Array.from(entities, (entity) => [entity.id, entity]));
    this.#out = groupRelations(relations, "from");
    this.#in = groupRelations(relations, "to");
  }

  entity(id: string): Entity | undefined {
    return this.#entities.get(id);
  }

  entities(): Iterable<Entity> {
    return this.#entities.values();
  }

  /** What an entity directs, owns, is seated at, is about. */
  from(id: string, type: RelationType): readonly Relation[] {
    return this.#out.get(type)?.get(id) ?? [];
  }

  /** Who directs, owns, sits at, is about an entity. */
  to(id: string, type: RelationType): readonly Relation[] {
    return this.#in.get(type)?.get(id) ?? [];
  }

  /** Case entities that are about a company. */
  casesOf(id: string): string[] {
    return [...new Set(this.to(id, "about").map((relation) => relation.from))];
  }
}

/** Once for the whole graph: an address of a thousand companies is looked at from each of them. */
const groupRelations = (relations: readonly Relation[], end: "from" | "to"): Grouped =>
  new Map(
    Array.from(
      Map.groupBy(relations, ({ type }) => type),
      ([type, ofType]) => [type, Map.groupBy(ofType, (relation) => relation[end])],
    ),
  );
