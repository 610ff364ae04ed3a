import { reachesThreshold } from "../../diligence/owner-threshold.rules.ts";
import type { StructurePolicy } from "../structure.model.ts";
import { controlledBy, type Influences } from "./control.rules.ts";
import { type PartyShares, type ShareCalculation, sharesOf } from "./effective-shares.rules.ts";
import { isRole, type Range } from "./interests.rules.ts";
import type { OwnershipGraph, StatedShare } from "./ownership-graph.rules.ts";

/** Why somebody is a beneficial owner. What is only possible, by the most that shares can be, is not certain. */
export interface Grounds {
  readonly node: number;
  readonly shares: readonly { readonly calculation: ShareCalculation; readonly shares: PartyShares }[];
  /** Whether the least that the sources allow suffices for one of the grounds. */
  readonly isCertain: boolean;
  /** Nodes for which a source's word on the effective share is used instead of a chain. */
  readonly stated: ReadonlyMap<number, StatedShare>;
  /** Companies with a role in an arrangement, in which the person's share reaches the threshold (AMLR art. 58). */
  readonly standsFor: readonly { readonly company: number; readonly arrangement: number }[];
  /** Places in `shares` where the most reaches the threshold. */
  readonly owns: readonly number[];
  /** Whether the least reaches it in one of them. */
  readonly ownsForCertain: boolean;
  /** What the person controls, by the most that shares can be. */
  readonly controls: ReadonlySet<number>;
  /** Control of the customer at every level of a chain (AMLR art. 53). */
  readonly controlsCustomer: boolean;
  /** The part of the customer that the person holds together with what it controls (AMLR art. 54 a); null: too little. */
  readonly attributed: Range | null;
  /** A company that controls the customer, in which the person's share reaches the threshold (AMLR art. 54 b). */
  readonly through: { readonly node: number; readonly share: Range } | null;
}

/** Whether a fraction reaches the threshold, rounded so that the last digits of a sum do not decide. */
export const reaches = (policy: StructurePolicy, fraction: number): boolean =>
  reachesThreshold(policy, Math.round(fraction * 1e8) / 1e6);

/** What every person holds and controls; `isOwner` says whether one of the grounds is given. */
export function groundsOf(
  graph: OwnershipGraph,
  influences: Influences,
  calculations: readonly ShareCalculation[],
  policy: StructurePolicy,
) {
  const entities = graph.parties.flatMap((_, node) => (graph.isPerson[node]! || node === 0 ? [] : [node]));
  const controllers = (bound: "least" | "most") =>
    new Set(entities.filter((node) => controlledBy(influences, [node], bound).has(0)));
  const bounds = { least: controllers("least"), most: controllers("most") };
  const corporate = graph.owned.flatMap(({ control }, arrangement) =>
    control
      .filter(({ node, types }) => !graph.isPerson[node]! && types.some(isRole))
      .map(({ node: company }) => ({ company, arrangement })),
  );
  return graph.isPerson.flatMap((isPerson, node) =>
    isPerson ? [groundsFor(node, graph, influences, calculations, policy, bounds, corporate)] : [],
  );
}

export const isOwner = ({ owns, controlsCustomer, attributed, through }: Grounds): boolean =>
  owns.length > 0 || controlsCustomer || attributed !== null || through !== null;

function groundsFor(
  node: number,
  graph: OwnershipGraph,
  influences: Influences,
  calculations: readonly ShareCalculation[],
  policy: StructurePolicy,
  controllers: Readonly<Record<"least" | "most", ReadonlySet<number>>>,
  corporate: Grounds["standsFor"],
): Grounds {
  const shares = calculations.map((calculation) => ({ calculation, shares: sharesOf(graph, calculation, node) }));
  const standsFor = (bound: "least" | "most") =>
    corporate.filter(
      ({ company }) => company !== node && shares.some((one) => reaches(policy, one.shares[bound][company]!)),
    );
  const controlFrom = (bound: "least" | "most") =>
    controlledBy(influences, [node, ...standsFor(bound).map(({ arrangement }) => arrangement)], bound);
  const controls = { least: controlFrom("least"), most: controlFrom("most") };
  const attributed =
    controls.most.size === 1
      ? shares
      : calculations.map((calculation) => ({ shares: sharesOf(graph, calculation, node, controls) }));
  const bestIn = (of: number): Range => {
    const ranges = attributed.map((one) => ({ low: one.shares.least[of]!, high: one.shares.most[of]! }));
    return ranges.reduce((best, one) => (one.high > best.high ? one : best));
  };
  const owns = shares.flatMap((one, at) => (reaches(policy, one.shares.most[0]!) ? [at] : []));
  const ownsForCertain = shares.some((one) => reaches(policy, one.shares.least[0]!));
  const controlsCustomer = controls.most.has(0);
  const whole = bestIn(0);
  const ways = [...controllers.most]
    .map((of) => ({ node: of, share: bestIn(of) }))
    .filter(({ share }) => reaches(policy, share.high))
    .sort((a, b) => b.share.low - a.share.low || b.share.high - a.share.high || a.node - b.node);
  const certainWay = ways.find((way) => controllers.least.has(way.node) && reaches(policy, way.share.low));
  return {
    node,
    shares,
    stated: new Map(shares.toReversed().flatMap((one) => [...one.shares.stated])),
    standsFor: standsFor("most"),
    owns,
    ownsForCertain,
    controls: controls.most,
    controlsCustomer,
    attributed: !controlsCustomer && reaches(policy, whole.high) ? whole : null,
    through: certainWay ?? ways[0] ?? null,
    isCertain:
      ownsForCertain ||
      controls.least.has(0) ||
      certainWay !== undefined ||
      attributed.some((one) => reaches(policy, one.shares.least[0]!)),
  };
}
