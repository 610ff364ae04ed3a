import type { Entity, Relation, RelationType } from "../graph.model.ts";

type Grouped = ReadonlyMap<RelationType, ReadonlyMap<string, readonly Relation[]>>;

/** How many companies a person directs, or an address seats, now, counted in the whole graph. */
export interface JoinCount {
  readonly companies: number;
  /** Those that have a case. */
  readonly withCases: number;
}

export interface GraphKnowledge {
  /** YYYY-MM-DD, to tell old bankruptcies; null if all count. */
  readonly today?: string | null;
  /** By the id of a person or an address; only of those whose companies were not all read. */
  readonly counts?: ReadonlyMap<string, JoinCount>;
  /** Entities whose relations were not all read. */
  readonly truncated?: ReadonlySet<string>;
}

/** An in-memory index of (part of) the graph by entity, type and direction. */
export class GraphIndex {
  readonly today: string | null;
  readonly #entities: ReadonlyMap<string, Entity>;
  readonly #out: Grouped;
  readonly #in: Grouped;
  readonly #counts: ReadonlyMap<string, JoinCount>;
  readonly #truncated: ReadonlySet<string>;

  constructor(entities: Iterable<Entity>, relations: readonly Relation[], knowledge: GraphKnowledge = {}) {
    this.today = knowledge.today ?? null;
    this.#entities = new Map(Array.from(entities, (entity) => [entity.id, entity]));
    this.#out = groupRelations(relations, "from");
    this.#in = groupRelations(relations, "to");
    this.#counts = knowledge.counts ?? new Map();
    this.#truncated = knowledge.truncated ?? new Set();
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

  hasCase(id: string): boolean {
    return this.to(id, "about").length > 0;
  }

  /** The count in the whole graph, where fewer relations were read than there are. */
  countOf(id: string): JoinCount | undefined {
    return this.#counts.get(id);
  }

  isTruncated(id: string): boolean {
    return this.#truncated.has(id);
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
