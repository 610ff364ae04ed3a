import type { PatternType } from "../../src/graph/motifs/index.ts";
import { GraphBuilder } from "./graph-builder.ts";

/** A pattern that was put into the graph on purpose: what must be found, and all that may be. */
export interface Planted {
  readonly pattern: PatternType;
  readonly entityIds: readonly string[];
}

const MASS_ADDRESSES = 5;
const MASS_TENANTS = 10;
const NAMES = ["Jan Peeters", "Marie Janssens", "Luc Maes", "An Willems", "Mohamed Amrani", "Sofie Claes"];

/**
 * A graph of about `size` entities: companies with directors and seats, common names, mass addresses, bankrupt
 * and ended companies, near misses of every pattern, and `each` planted ones of every kind.
 */
export function plantGraph(
  size: number,
  each: number,
  random: () => number,
): { graph: GraphBuilder; planted: Planted[] } {
  const graph = new GraphBuilder();
  const pick = (n: number) => Math.floor(random() * n);
  const person = (given = {}) =>
    graph.person(`p${graph.entities.size}`, { name: NAMES[pick(NAMES.length)]!, ...given });
  const company = (given = {}) =>
    graph.company(`c${graph.entities.size}`, { startDate: day(1995 + pick(25), pick(12)), ...given });
  const directs = (who: string, what: string, given = {}) =>
    graph.relate(who, "directs", what, { since: "2012-01-01", ...given });
  const masses = Array.from({ length: MASS_ADDRESSES }, (_, i) => {
    const mass = graph.address(`mass ${i}`);
    for (let n = 0; n < MASS_TENANTS; n++) graph.relate(company({ startDate: "2001-01-01" }), "seated_at", mass);
    return mass;
  });

  const planted = Array.from({ length: each }, (_, i) => plantOne(i)).flat();
  for (let i = 0; i < each; i++) addNearMisses(i);
  while (graph.entities.size < size) addNoise();
  return { graph, planted };

  function plantOne(i: number): Planted[] {
    const year = 2015 + pick(10);
    const old = company({ standing: "bankrupt", bankruptOn: day(year, 2) });
    const young = company({ startDate: day(year + (i % 2), 8) });
    const hand = person();
    for (const id of [old, young]) directs(hand, id);

    const shared = Array.from({ length: 5 + pick(5) }, () => company());
    const busy = person();
    for (const id of shared) directs(busy, id);
    for (const id of shared.slice(0, i % 2 === 1 ? 2 : 5)) graph.caseAbout(id);
    // Who directs many is reported for those of concern alone.
    const isTrustee = i % 2 === 1;
    const clients = Array.from({ length: isTrustee ? 20 : 0 }, () => company());
    const lost = isTrustee ? [company({ standing: "bankrupt", bankruptOn: day(year, 2) })] : [];
    for (const id of [...clients, ...lost]) directs(busy, id);

    const seat = graph.address(`seat ${i}`);
    const neighbours = [company({ outcome: "rejected" }), company(), company()];
    for (const id of neighbours) graph.relate(id, "seated_at", seat);
    for (const id of neighbours.slice(0, 2)) graph.caseAbout(id);

    const ring = Array.from({ length: 2 + pick(9) }, () => company());
    ring.forEach((id, at) => graph.relate(id, "owns", ring[(at + 1) % ring.length]!));

    const shelf = company({ startDate: day(2001, 1) });
    const successor = person();
    directs(person(), shelf, { since: "2001-02-01", until: "2018-01-01" });
    directs(successor, shelf, { since: "2025-05-01" });

    const exposed = company();
    const listed = person({ sanctions: "exact" });
    directs(listed, exposed);
    graph.caseAbout(exposed);

    return [
      { pattern: "phoenix", entityIds: [old, young, hand] },
      { pattern: "shared_director", entityIds: [busy, ...(isTrustee ? shared.slice(0, 2) : shared), ...lost] },
      { pattern: "shared_address", entityIds: [seat, ...neighbours.slice(0, 2)] },
      { pattern: "circular", entityIds: ring },
      { pattern: "dormant", entityIds: [shelf, successor] },
      { pattern: "contagion", entityIds: [exposed, listed] },
    ];
  }

  /** Each looks like a pattern and misses it by one thing. */
  function addNearMisses(i: number): void {
    const late = person();
    directs(late, company({ standing: "bankrupt", bankruptOn: "2015-01-01" }));
    directs(late, company({ startDate: "2018-06-01" }));

    // A family: two customers under one person at one address.
    const home = graph.address(`home ${i}`);
    const parent = person();
    for (const id of [company(), company()]) {
      directs(parent, id);
      graph.relate(id, "seated_at", home);
      graph.caseAbout(id);
    }

    // A trustee and an accountant's address: many customers, none of concern.
    const trustee = person();
    const office = graph.address(`office ${i}`);
    for (let n = 0; n < 21; n++) {
      const client = company({ startDate: "2001-01-01" });
      directs(trustee, client);
      graph.relate(client, "seated_at", office);
      if (n < 6) graph.caseAbout(client);
    }

    // Who left long before the bankruptcy has nothing to do with it.
    const former = person();
    const before = company();
    directs(former, company({ standing: "bankrupt", bankruptOn: "2020-01-01" }), { until: "2015-01-01" });
    directs(former, before);
    graph.caseAbout(before);

    const mass = masses[i % masses.length]!;
    graph.relate(company({ standing: "bankrupt", bankruptOn: "2024-01-01" }), "seated_at", mass);
    const tenant = company({ startDate: "2024-06-01" });
    graph.relate(tenant, "seated_at", mass);
    graph.caseAbout(tenant);

    // Two people of one name are two people.
    for (const name of [NAMES[i % NAMES.length]!, NAMES[i % NAMES.length]!]) {
      const known = company();
      directs(person({ name }), known);
      graph.caseAbout(known);
    }

    const chain = Array.from({ length: 5 }, () => company());
    chain.slice(1).forEach((id, at) => graph.relate(chain[at]!, "owns", id));

    const handover = company({ startDate: day(2001, 1) });
    directs(person(), handover, { since: "2001-02-01", until: "2024-12-01" });
    directs(person(), handover, { since: "2025-01-01" });

    const beside = company();
    graph.caseAbout(beside);
    const street = graph.address(`street ${i}`);
    graph.relate(beside, "seated_at", street);
    graph.relate(company({ outcome: "rejected" }), "seated_at", street);
  }

  /** Ordinary companies: a director or two, some of whom run a second one, and a seat, some of them crowded. */
  function addNoise(): void {
    const first = company(random() < 0.04 ? { standing: "ceased", endDate: "2020-01-01" } : {});
    const director = person();
    directs(director, first);
    if (random() < 0.3) directs(person(), first);
    if (random() < 0.1) directs(director, company());
    graph.relate(
      first,
      "seated_at",
      random() < 0.2 ? masses[pick(masses.length)]! : graph.address(`a${graph.entities.size}`),
    );
    if (random() < 0.1) graph.relate(first, "owns", company());
  }
}

const day = (year: number, month: number): string => new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
