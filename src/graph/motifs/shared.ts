import type { Entity, Relation } from "../graph.model.ts";
import type { GraphIndex } from "./graph-index.ts";
import { type AlertSeverity, distinctRelations, MASS_ADDRESS, type Motif } from "./motif.ts";

/** Companies under one person that are reported even if only one of them has a case. */
const MANY_COMPANIES = 5;

/** A person who directs the companies of several cases, or of one case and many others. */
export function findSharedDirectors(graph: GraphIndex, company: Entity): Motif[] {
  return directorsOf(graph, company).flatMap((person) => {
    const relations = distinctRelations(graph.from(person.id, "directs"));
    const companies = companiesOf(
      graph,
      relations.map(({ to }) => to),
    );
    const withCases = companies.filter(({ id }) => graph.casesOf(id).length > 0);
    if (withCases.length < 2 && (withCases.length === 0 || companies.length < MANY_COMPANIES)) return [];
    const shown = withCases.length >= 2 ? withCases : companies;
    const serious = [person, ...companies].filter(isSerious);
    return [
      {
        pattern: "shared_director" as const,
        severity: severityOf(serious.length, companies.length),
        title: `${person.name} directs ${companies.length} companies`,
        description: `${person.name} directs ${listNames(companies)}; ${withCases.length} of them ${withCases.length === 1 ? "has a case" : "have cases"}${describeSerious(serious)}.`,
        entityIds: [person.id, ...shown.map(({ id }) => id)],
        relations: among(relations, shown),
        details: { companies: companies.length, companies_with_cases: withCases.length, grave: serious.length },
      },
    ];
  });
}

/** An address that the companies of several cases share, unless it is a mass address. */
export function findSharedAddresses(graph: GraphIndex, company: Entity): Motif[] {
  return graph.from(company.id, "seated_at").flatMap((seat) => {
    const address = graph.entity(seat.to);
    if (!address || isMassAddress(graph, seat.to)) return [];
    const relations = distinctRelations(graph.to(seat.to, "seated_at"));
    const companies = companiesOf(
      graph,
      relations.map(({ from }) => from),
    );
    const withCases = companies.filter(({ id }) => graph.casesOf(id).length > 0);
    if (withCases.length < 2) return [];
    const serious = companies.filter(isSerious);
    return [
      {
        pattern: "shared_address" as const,
        severity: severityOf(serious.length, companies.length),
        title: `${withCases.length} cases share the registered address ${address.name}`,
        description: `${listNames(companies)} have their registered address at ${address.name}${describeSerious(serious)}.`,
        entityIds: [address.id, ...withCases.map(({ id }) => id)],
        relations: among(relations, withCases),
        details: { companies: companies.length, companies_with_cases: withCases.length, grave: serious.length },
      },
    ];
  });
}

/** Stops counting early, because it is called for every company of a mass address. */
function isMassAddress(graph: GraphIndex, address: string): boolean {
  const companies = new Set<string>();
  for (const { from } of graph.to(address, "seated_at")) {
    if (graph.entity(from)?.type === "company") companies.add(from);
    if (companies.size >= MASS_ADDRESS) return true;
  }
  return false;
}

const directorsOf = (graph: GraphIndex, company: Entity): Entity[] =>
  [...new Set(graph.to(company.id, "directs").map(({ from }) => from))]
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

/** Sanctioned, bankrupt, ceased, rejected or escalated. */
const isSerious = ({ sanctions, standing, outcome }: Entity): boolean =>
  sanctions === "exact" ||
  standing === "bankrupt" ||
  standing === "ceased" ||
  outcome === "rejected" ||
  outcome === "escalated";

function severityOf(serious: number, companies: number): AlertSeverity {
  if (serious > 0) return "high";
  return companies >= 3 ? "medium" : "low";
}

const describeSerious = (serious: readonly Entity[]): string =>
  serious.length === 0 ? "" : `; of concern: ${listNames(serious)}`;

const NAMES_SHOWN = 5;

function listNames(entities: readonly Entity[]): string {
  const names = entities.slice(0, NAMES_SHOWN).map(({ name }) => name);
  const more = entities.length - names.length;
  return more > 0 ? `${names.join(", ")} and ${more} more` : names.join(", ");
}
