import { listed } from "../../diligence/check-results.ts";
import type { Grounds } from "./beneficial-owners.rules.ts";
import { type Dimension, inWords, isFoundation, isRole, type Range, rangeInWords } from "./interests.rules.ts";
import type { OwnershipGraph } from "./ownership-graph.rules.ts";
import { controlInWords, type Path, type Step } from "./paths.rules.ts";

const OF: Readonly<Record<Dimension, (share: string) => string>> = {
  capital: (share) => `holds ${share} of the capital`,
  votes: (share) => `has ${share} of the votes`,
  profits: (share) => `is entitled to ${share} of the profits`,
};

const MAY: Readonly<Record<Dimension, (share: string) => string>> = {
  capital: (share) => `may hold up to ${share} of the capital`,
  votes: (share) => `may have up to ${share} of the votes`,
  profits: (share) => `may be entitled to up to ${share} of the profits`,
};

const rangeAt = ({ least, most }: { least: Float64Array; most: Float64Array }, node: number): Range => ({
  low: least[node]!,
  high: most[node]!,
});

/** One sentence for officers: why somebody is a beneficial owner, and whether that is certain. */
export function explainOwner(
  graph: OwnershipGraph,
  grounds: Grounds,
  paths: readonly Path[],
  steps: readonly Step[],
): string {
  const nameOf = (node: number): string => graph.parties[node]!.name;
  const customer = nameOf(0);
  const between = paths[0]?.nodes.slice(1, -1).map(nameOf) ?? [];
  const through = between.length === 0 ? "" : ` through ${listed(between)}`;
  const shares = grounds.shares.flatMap(({ calculation: { dimension }, shares: own }, at) => {
    const range = rangeAt(own, 0);
    if (!grounds.owns.includes(at) && (dimension !== "capital" || range.high === 0)) return [];
    const unknown = [...grounds.stated.values()].every(({ isUnknown }) => isUnknown);
    if (grounds.stated.size > 0 && unknown && range.low === 0) {
      return [`${MAY[dimension](inWords(range.high))} of ${customer}, since no source states the share`];
    }
    const way =
      between.length === 0 ? ", directly or through others" : ", as a source states without naming the whole chain";
    const stated = grounds.stated.size === 0 ? "" : way;
    return [`${OF[dimension](rangeInWords(range))} of ${customer}${through}${stated}`];
  });
  const control = steps.flatMap(({ owned, control: types, share }) => {
    const words = [...new Set(types.filter((type) => share === null || type !== "shareholding").map(controlInWords))];
    if (words.length === 0) return [];
    const isOfTrust =
      types.some(isRole) && graph.parties[owned]!.kind === "entity" && !isFoundation(graph.parties[owned]!);
    if (isOfTrust) return [`${listed(words)} a trust through which ${nameOf(owned)} is held`];
    return [`${listed(words)} ${nameOf(owned)}${owned === 0 ? "" : `, ${holdingOf(graph, grounds, owned)}`}`];
  });
  const represented = grounds.standsFor.map(({ company, arrangement }) => {
    const types = graph.owned[arrangement]!.control.filter(({ node }) => node === company).flatMap((one) => one.types);
    return `reaches the threshold in ${nameOf(company)}, which ${listed(types.map(controlInWords))} ${nameOf(arrangement)}`;
  });
  const controlled = [...grounds.controls].filter((node) => node !== grounds.node && node !== 0).map(nameOf);
  const chain =
    grounds.controlsCustomer && controlled.length > 0
      ? [
          `controls ${customer} through ${listed(between.length === 0 ? controlled : between)}, where each link is a majority or control`,
        ]
      : [];
  const together =
    grounds.attributed !== null && !grounds.ownsForCertain && controlled.length > 0
      ? [
          `holds ${rangeInWords(grounds.attributed)} of ${customer} together with the companies that the person controls (${listed(controlled)})`,
        ]
      : [];
  const by = grounds.through;
  const coexisting =
    by !== null && !grounds.ownsForCertain && !grounds.controlsCustomer
      ? [`holds ${rangeInWords(by.share)} of ${nameOf(by.node)}, which controls ${customer}`]
      : [];
  const doubt = grounds.isCertain
    ? ""
    : "; this is the most that the sources allow, and the person counts as a beneficial owner as long as it is possible";
  return `${nameOf(grounds.node)} ${[...shares, ...control, ...represented, ...chain, ...together, ...coexisting].join("; ")}${doubt}.`;
}

/** What an arrangement or a company between has of the customer. */
function holdingOf(graph: OwnershipGraph, { controls, attributed }: Grounds, node: number): string {
  const customer = graph.parties[0]!.name;
  const direct = graph.owned[0]!.holdings.capital.find((one) => one.node === node);
  if (direct !== undefined && direct.high > 0) return `which holds ${rangeInWords(direct)} of ${customer}`;
  if (controls.has(0)) return `which controls ${customer}`;
  return `through which ${attributed === null ? "a part" : inWords(attributed.high)} of ${customer} is held`;
}
