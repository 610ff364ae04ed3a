import type { Entity, Relation } from "../graph.model.ts";
import type { GraphIndex } from "./graph-index.ts";
import { type AlertSeverity, currentOf, distinctRelations, JOINS_MANY, MASS_ADDRESS, type Motif } from "./motif.ts";
import { isTied, type Risk, riskOf } from "./risk.ts";

/** A person with so many cases is reported without anything of concern. */
const MANY_CASES = 5;
/** A person with so many companies, one of them of concern, is reported even if only one has a case. */
const MANY_COMPANIES = 5;
const MEMBERS_MAX = 50;

/**
 * A person who directs companies of many cases, or of several cases with one of concern. A few companies without one are
 * ordinary: those of a family, the shops of a franchise, the clients of a trustee.
 */
export function findSharedDirectors(graph: GraphIndex, entity: Entity): Motif[] {
  const directors = entity.type === "person" ? [entity] : directorsOf(graph, entity);
  return directors.flatMap((director) => {
    const ties = distinctRelations(graph.from(director.id, "directs"));
    if (ties.length < 2) return [];
    const relations = ties.filter((tie) => isTied(tie, graph.entity(tie.to)));
    const joined = joinedBy(graph, director, relations, "to");
    const { companies, withCases, risks } = joined;
    const isMany = withCases >= MANY_CASES && companies < JOINS_MANY;
    const isOfConcern = risks.size > 0 && (withCases >= 2 || companies >= MANY_COMPANIES);
    if (withCases === 0 || !(isMany || isOfConcern)) return [];
    // Without one of concern their number is the point, so all are shown.
    const members = isOfConcern && withCases >= 2 ? joined.notable : joined.shown;
    return [
      {
        pattern: "shared_director" as const,
        severity: severityOf(risks, companies),
        title: `${director.name} directs ${companies} companies`,
        description:
          `${director.name} directs ${listNames(joined.all, companies)}` +
          `${companies >= JOINS_MANY ? ", as many as a professional director, a trustee or an accountant" : ""}; ` +
          `${withCases} of them ${withCases === 1 ? "has a case" : "have cases"}${describeRisks(graph, risks)}.`,
        ...identityOf(graph, director, members, relations),
        risks: kindsOf(risks),
        details: { companies, companies_with_cases: withCases, grave: risks.size },
      },
    ];
  });
}

/**
 * An address that several cases share, one of them of concern. A bankruptcy alone is not enough, because companies at one
 * address may be clients of one accountant, and a successor is found as a phoenix. A mass address proves nothing.
 */
export function findSharedAddresses(graph: GraphIndex, entity: Entity): Motif[] {
  const ids =
    entity.type === "address" ? [entity.id] : currentOf(graph.from(entity.id, "seated_at")).map(({ to }) => to);
  return [...new Set(ids)].flatMap((id) => {
    const address = graph.entity(id);
    if (!address || isMassAddress(graph, id)) return [];
    const relations = distinctRelations(graph.to(id, "seated_at")).filter((tie) => isTied(tie, graph.entity(tie.from)));
    const joined = joinedBy(graph, address, relations, "from");
    const { companies, withCases, risks, notable } = joined;
    if (withCases < 2 || ![...risks.values()].some(({ kind }) => kind !== "bankrupt")) return [];
    return [
      {
        pattern: "shared_address" as const,
        severity: severityOf(risks, companies),
        title: `${withCases} cases share the registered address ${address.name}`,
        description: `${listNames(joined.all, companies)} have their registered address at ${address.name}${describeRisks(graph, risks)}.`,
        ...identityOf(graph, address, notable, relations),
        risks: kindsOf(risks),
        details: { companies, companies_with_cases: withCases, grave: risks.size },
      },
    ];
  });
}

interface Joined {
  /** All that were read. */
  readonly all: readonly Entity[];
  /** Those with a case and those of concern. */
  readonly notable: readonly Entity[];
  /** The notable ones first. */
  readonly shown: readonly Entity[];
  /** In the whole graph. */
  readonly companies: number;
  readonly withCases: number;
  /** By id, also of the person or address itself. */
  readonly risks: ReadonlyMap<string, Risk>;
}

function joinedBy(graph: GraphIndex, hub: Entity, relations: readonly Relation[], end: "from" | "to"): Joined {
  const all = companiesOf(
    graph,
    relations.map((relation) => relation[end]),
  );
  const risks = new Map(
    [hub, ...all].flatMap((entity) => {
      const risk = riskOf(entity, graph.today);
      return risk === null ? [] : [[entity.id, risk] as const];
    }),
  );
  const withCases = all.filter(({ id }) => graph.hasCase(id));
  const isNotable = ({ id }: Entity) => risks.has(id) || graph.hasCase(id);
  const notable = all.filter(isNotable).slice(0, MEMBERS_MAX);
  const counted = graph.countOf(hub.id);
  return {
    all,
    notable,
    shown: [...notable, ...all.filter((company) => !isNotable(company))].slice(0, MEMBERS_MAX),
    companies: Math.max(all.length, counted?.companies ?? 0),
    withCases: Math.max(withCases.length, counted?.withCases ?? 0),
    risks,
  };
}

const identityOf = (
  graph: GraphIndex,
  hub: Entity,
  companies: readonly Entity[],
  relations: readonly Relation[],
): Pick<Motif, "anchor" | "focusId" | "storyAnchors" | "entityIds" | "relations" | "isPartial"> => ({
  anchor: [hub.id],
  focusId: hub.id,
  storyAnchors: [hub.id],
  entityIds: [hub.id, ...companies.map(({ id }) => id)],
  relations: among(relations, companies),
  isPartial: graph.isTruncated(hub.id),
});

/** Whether an address is a mass address. Stops counting early, because it is called for every company there. */
export function isMassAddress(graph: GraphIndex, address: string): boolean {
  if ((graph.countOf(address)?.companies ?? 0) >= MASS_ADDRESS) return true;
  const companies = new Set<string>();
  for (const { from, until } of graph.to(address, "seated_at")) {
    if (until === null && graph.entity(from)?.type === "company") companies.add(from);
    if (companies.size >= MASS_ADDRESS) return true;
  }
  return false;
}

const directorsOf = (graph: GraphIndex, company: Entity): Entity[] =>
  [...new Set(currentOf(graph.to(company.id, "directs")).map(({ from }) => from))]
    .map((id) => graph.entity(id))
    .filter((entity) => entity !== undefined);

const companiesOf = (graph: GraphIndex, ids: readonly string[]): Entity[] =>
  [...new Set(ids)]
    .toSorted()
    .map((id) => graph.entity(id))
    .filter((entity): entity is Entity => entity?.type === "company");

const among = (relations: readonly Relation[], companies: readonly Entity[]): Relation[] => {
  const ids = new Set(companies.map(({ id }) => id));
  return relations.filter(({ from, to }) => ids.has(from) || ids.has(to));
};

const kindsOf = (risks: ReadonlyMap<string, Risk>): Motif["risks"] =>
  Object.fromEntries([...risks].map(([id, { kind }]) => [id, kind]));

/** So large a share of bankrupt companies is more than chance for a director of many. */
const BANKRUPT_SHARE = 0.25;
const BANKRUPT_MANY = 3;

function severityOf(risks: ReadonlyMap<string, Risk>, companies: number): AlertSeverity {
  if (risks.size === 0) return "low";
  const graver = [...risks.values()].filter(({ kind }) => kind !== "bankrupt").length;
  if (graver > 0) return companies >= JOINS_MANY ? "medium" : "high";
  return risks.size >= BANKRUPT_MANY || risks.size / companies >= BANKRUPT_SHARE ? "high" : "medium";
}

const describeRisks = (graph: GraphIndex, risks: ReadonlyMap<string, Risk>): string => {
  const named = [...risks].map(([id, { text }]) => `${graph.entity(id)?.name ?? id} ${text}`);
  return named.length === 0 ? "" : `. Of concern: ${shorten(named, named.length)}`;
};

const NAMES_SHOWN = 5;

const listNames = (entities: readonly Entity[], total: number): string =>
  shorten(
    entities.map(({ name }) => name),
    total,
  );

function shorten(names: readonly string[], total: number): string {
  const shown = names.slice(0, NAMES_SHOWN);
  const more = total - shown.length;
  return more > 0 ? `${shown.join(", ")} and ${more} more` : shown.join(", ");
}
