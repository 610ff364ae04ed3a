import type { Entity, Relation, RelationType } from "../graph.model.ts";

type Grouped = ReadonlyMap<RelationType, ReadonlyMap<string, readonly Relation[]>>;

/** An in-memory index of (part of) the graph by entity, type and direction. */
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

  /** Outgoing relations of an entity. */
  from(id: string, type: RelationType): readonly Relation[] {
    return this.#out.get(type)?.get(id) ?? [];
  }

  /** Incoming relations of an entity. */
  to(id: string, type: RelationType): readonly Relation[] {
    return this.#in.get(type)?.get(id) ?? [];
  }

  /** Case entities that are about a company. */
  casesOf(id: string): string[] {
    return [...new Set(this.to(id, "about").map((relation) => relation.from))];
  }
}

/** Grouped once, because an address of a thousand companies is examined from each of them. */
const groupRelations = (relations: readonly Relation[], end: "from" | "to"): Grouped =>
  new Map(
    Array.from(
      Map.groupBy(relations, ({ type }) => type),
      ([type, ofType]) => [type, Map.groupBy(ofType, (relation) => relation[end])],
    ),
  );
