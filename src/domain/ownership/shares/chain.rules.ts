import { compareText } from "../../../platform/compare-text.ts";
import type { OpenEnd, Ownership } from "../ownership.model.ts";
import { ROUNDING } from "./interests.rules.ts";
import type { OwnershipGraph } from "./ownership-graph.rules.ts";
import { type Rows, ringsOf } from "./solve-shares.rules.ts";

/** Who is connected with whom by direct holdings or control, whatever the share. */
const connections = ({ owned }: OwnershipGraph): Rows =>
  owned.map(({ holdings, control, effective }) =>
    [
      ...holdings.capital,
      ...holdings.votes,
      ...holdings.profits,
      ...effective.capital.filter(({ high }) => high > 0),
      ...control,
    ].map(({ node }) => ({ node, weight: 1 })),
  );

const isCompany = (graph: OwnershipGraph, node: number): boolean =>
  !graph.isPerson[node]! && graph.parties[node]!.kind !== "unknown";

/** Companies and arrangements on the longest way from the customer; all members of a ring lie on it. */
export function layersOf(graph: OwnershipGraph): number {
  const rows = connections(graph);
  const depth = new Int32Array(rows.length);
  for (const ring of ringsOf(rows)) {
    const above = Math.max(
      0,
      ...ring.flatMap((node) => rows[node]!.map((one) => (ring.includes(one.node) ? 0 : depth[one.node]!))),
    );
    const own = ring.filter((node) => isCompany(graph, node)).length;
    for (const node of ring) depth[node] = above + own;
  }
  return depth[0]! - 1;
}

/** Companies that hold shares in each other, and those that hold shares in themselves. */
export function ringsIn({ owned }: OwnershipGraph): number[][] {
  const rows = owned.map(({ holdings }) =>
    [...holdings.capital, ...holdings.votes].filter(({ high }) => high > 0).map(({ node }) => ({ node, weight: 1 })),
  );
  return ringsOf(rows)
    .filter(([first, ...others]) => others.length > 0 || rows[first!]!.some(({ node }) => node === first))
    .map((ring) => ring.sort((a, b) => a - b));
}

/** Of the companies in the chain, the customer's first, then those nearer to the customer. */
export function countriesOf(graph: OwnershipGraph): string[] {
  const found = graph.parties.flatMap(({ country }, node) =>
    country !== undefined && isCompany(graph, node) ? [country] : [],
  );
  return [...new Set(found)];
}

/** The open ends of the chain: those that were recorded, and companies without any statement on their owners. */
export function openEndsOf(
  graph: OwnershipGraph,
  { open_ends: recorded }: Ownership,
  accounted: Float64Array,
): OpenEnd[] {
  const isOpen = (id: string): boolean => {
    const node = graph.nodeOf.get(id);
    return node !== undefined && !graph.isPerson[node]! && 1 - accounted[node]! > ROUNDING;
  };
  const known = recorded.filter(({ party }) => isOpen(party));
  const others = graph.owned.flatMap(({ isEnd }, node) => {
    const { id: party, identifiers } = graph.parties[node]!;
    return isEnd && isCompany(graph, node) && !known.some((one) => one.party === party)
      ? [
          {
            party,
            reason: (identifiers?.length ?? 0) === 0 ? ("no_number" as const) : ("no_owners_published" as const),
          },
        ]
      : [];
  });
  return [...known, ...others].sort((a, b) => compareText(a.party, b.party) || compareText(a.reason, b.reason));
}
