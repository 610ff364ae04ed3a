import { compareText } from "../../../platform/compare-text.ts";
import { listed } from "../../diligence/check-results.ts";
import { isHolding, type Ownership, type OwnershipStatement } from "../ownership.model.ts";
import {
  type BeneficialOwner,
  type EffectiveLink,
  OWNERSHIP_WARNINGS,
  type OwnershipStructure,
  type OwnershipWarning,
  type StructurePolicy,
} from "../structure.model.ts";
import { type Grounds, groundsOf, isOwner, reaches } from "./beneficial-owners.rules.ts";
import { countriesOf, layersOf, openEndsOf } from "./chain.rules.ts";
import { influencesIn } from "./control.rules.ts";
import { explainOwner } from "./describe-owner.rules.ts";
import { disagreementsIn } from "./disagreements.rules.ts";
import { boundUnknown, calculate } from "./effective-shares.rules.ts";
import { isControlledByUnknown, openShare, whoMayReach } from "./hidden-owners.rules.ts";
import { byWeight, inWords, isOfficial, type Range, ROUNDING, toPercent } from "./interests.rules.ts";
import { graphOf, type OwnershipGraph } from "./ownership-graph.rules.ts";
import { type Path, pathsFrom, type Step, stepsOf } from "./paths.rules.ts";
import { thresholdInWords } from "./unaccounted.rules.ts";
import { hasBearerShares, warningsOn } from "./warnings.rules.ts";
import { type Stake, statingOverall } from "./weigh-sources.rules.ts";

/**
 * Who stands behind the subject of `ownership`, by all statements together. The result does not depend on their order.
 * Shares are solved over rings, not cut. What is not known never counts in anybody's favour: a person whose most reaches
 * the threshold is a beneficial owner, and managing officials stand in only where no unknown owner is possible.
 */
export const structureOf = (ownership: Ownership, policy: StructurePolicy): OwnershipStructure =>
  describeStructure(findOwners(ownership, policy));

export type FoundOwners = ReturnType<typeof findOwners>;

/** The part of `structureOf` that says who owns, without why and by whose word. */
export function findOwners(ownership: Ownership, policy: StructurePolicy) {
  const { graph: stated, ...weighed } = graphOf(ownership, policy.today);
  const calculations = stated.dimensions.map((dimension) => calculate(stated, dimension));
  const graph = boundUnknown(stated, calculations);
  const [capital] = calculations as [(typeof calculations)[0]];
  const influences = influencesIn(graph);
  const grounds = groundsOf(graph, influences, calculations, policy);
  const found = grounds.filter(isOwner);
  const open = calculations.map(({ traced }, at) => openShare(traced[0]!, grounds, at));
  const [unaccounted] = open as [number];
  const hidden = Math.max(...open, ...calculations.map(({ unknown }) => unknown[0]!));
  const isExempt = graph.parties[0]!.exempt !== undefined;
  const isBearer = graph.parties.some(
    (party, node) => !graph.isPerson[node]! && hasBearerShares(ownership, party, policy.today),
  );
  const mayHide = !isExempt && (reaches(policy, hidden) || isBearer || isControlledByUnknown(graph, influences));
  const mayAdd = mayHide || isExempt ? [] : whoMayReach(graph, grounds, open, policy);
  const stand =
    isExempt || found.length > 0 || mayHide || mayAdd.length > 0
      ? null
      : officialsFor(ownership, graph, hidden, policy);
  return {
    ownership,
    policy,
    weighed,
    graph,
    grounds,
    accounted: capital.accounted,
    unaccounted,
    mayAdd,
    mayHideOwner: mayHide || mayAdd.length > 0,
    /** Who stands in for owners; null where owners are found, or may be hidden. */
    stand,
    /** Those of whom shares or control say it, the largest first. */
    owners: found.map((one) => shareOf(graph, one)).sort(bySize),
  };
}

/** What was found, with the reasons, the sources and what is to be said of it. */
export function describeStructure(found: FoundOwners): OwnershipStructure {
  const { ownership, policy, weighed, graph, grounds, accounted, unaccounted, stand } = found;
  const steps = stepsOf(graph);
  const described = grounds.filter(isOwner).map((one) => describeOwner(graph, one, steps));
  const owners = [...described, ...(stand?.officials ?? [])].sort(bySize);
  const layers = layersOf(graph);
  const countries = countriesOf(graph);
  const openEnds = openEndsOf(graph, ownership, accounted);
  const warnings = [
    ...warningsOn({
      ownership,
      graph,
      policy,
      owners,
      unaccounted,
      together: grounds.reduce((sum, { shares: [own] }) => sum + own!.shares.least[0]!, 0),
      accounted,
      openEnds,
      layers,
      countries,
    }),
    ...disagreementsIn({
      ownership,
      graph,
      ...weighed,
      grounds,
      accounted,
      policy,
    }),
    ...found.mayAdd,
    ...(stand?.warnings ?? []),
  ];
  return {
    links: linksOf(graph, grounds),
    beneficial_owners: owners,
    unaccounted_share: toPercent(unaccounted),
    may_hide_owner: found.mayHideOwner,
    layers,
    countries,
    open_ends: openEnds,
    warnings: inOrder(warnings),
  };
}

/** Somebody who owns, with the share alone. */
export type OwnerShare = Pick<BeneficialOwner, "person" | "effective_share" | "share_range">;

const bySize = (a: OwnerShare, b: OwnerShare): number => sizeOf(b) - sizeOf(a) || compareText(a.person, b.person);
const sizeOf = ({ effective_share: share, share_range: range }: OwnerShare): number => share ?? range?.maximum ?? -1;

const inOrder = (warnings: readonly OwnershipWarning[]): OwnershipWarning[] =>
  [...new Map(warnings.map((one) => [one.code + one.text, one])).values()].sort(
    (a, b) => OWNERSHIP_WARNINGS.indexOf(a.code) - OWNERSHIP_WARNINGS.indexOf(b.code) || compareText(a.text, b.text),
  );

const isExact = ({ low, high }: Range): boolean => toPercent(low) === toPercent(high);

/** To three decimals, so that "more than 25 %" is written as 25. */
const inPercent = ({ low, high }: Range) => ({
  minimum: Math.round(low * 1e5) / 1e3,
  maximum: Math.round(high * 1e5) / 1e3,
});

/** The links of one person: direct ones, and effective shares that are used instead of a chain. */
function stepsFor({ node, stated }: Grounds, steps: ReadonlyMap<number, readonly Step[]>): Step[] {
  const direct = steps.get(node) ?? [];
  const overall = [...stated].map(([owned, share]): Step => {
    const control = direct.find((step) => step.owned === owned)?.control ?? [];
    return { owner: node, owned, share: share.isUnknown ? null : share, control };
  });
  return [...overall, ...direct.filter(({ owned }) => !stated.has(owned))];
}

function shareOf(graph: OwnershipGraph, { node, shares }: Grounds): OwnerShare {
  const own = shares[0]!.shares;
  const range = { low: own.least[0]!, high: own.most[0]! };
  return {
    person: graph.parties[node]!.id,
    effective_share: range.high > 0 && isExact(range) ? toPercent(range.low) : null,
    share_range: isExact(range) ? null : inPercent(range),
  };
}

function describeOwner(
  graph: OwnershipGraph,
  grounds: Grounds,
  steps: ReadonlyMap<number, readonly Step[]>,
): BeneficialOwner {
  const { node } = grounds;
  const { id } = graph.parties[node]!;
  const first = stepsFor(grounds, steps);
  const paths = pathsFrom(node, (owner) => (owner === node ? first : (steps.get(owner) ?? [])));
  const links = [...new Set(paths.flatMap(({ nodes }) => nodes.slice(1).map((owned, at) => `${nodes[at]!}>${owned}`)))];
  const used = links.flatMap((link) => {
    const [owner, owned] = link.split(">").map(Number) as [number, number];
    return stakesBetween(graph, owner, owned).map((stake) => ({ stake, isOwn: owner === node, owned }));
  });
  const controls = used.flatMap(({ stake: { types }, isOwn }) =>
    types.filter((type) => (isOwn || (type !== "shareholding" && type !== "votingRights")) && !isMereShare(type)),
  );
  const statements = used.flatMap(({ stake, isOwn, owned }) => {
    if (isOwn && grounds.stated.has(owned)) return statingOverall(stake);
    return isOwn && Object.keys(stake.held).length > 0 ? directOf(stake) : stake.statements;
  });
  return {
    ...shareOf(graph, grounds),
    control: [...new Set(controls)].sort(compareText),
    basis: "owner",
    explanation: explainOwner(graph, grounds, paths, first),
    paths: paths.map((path) => pathOut(graph, path)),
    sources: namesOf(statements),
    only_declared: graph.owned.every(({ stakes, roles, nominators }, owned) =>
      isOnlyDeclared([
        ...stakes
          .filter(({ owner }) => owner === id)
          .flatMap((stake) => (grounds.stated.has(owned) ? statingOverall(stake) : stake.statements))
          .filter(({ interests }) => interests.length === 0 || interests.some(isHolding)),
        ...[...roles, ...nominators].filter(({ owner }) => owner === id).flatMap(({ statements: all }) => all),
      ]),
    ),
  };
}

const isMereShare = (type: string): boolean => type === "unknownInterest" || type === "unpublishedInterest";

/** Statements on a direct holding, without those on an effective share that a chain replaces. */
const directOf = ({ statements }: Stake): readonly OwnershipStatement[] => {
  const direct = statements.filter(
    ({ interests }) =>
      interests.length === 0 || interests.some(({ directness, beneficial }) => directness === "direct" || !beneficial),
  );
  return direct.length === 0 ? statements : direct;
};

const stakesBetween = (graph: OwnershipGraph, owner: number, owned: number): Stake[] => {
  const { stakes, roles, nominators } = graph.owned[owned]!;
  return [...new Set([...stakes, ...roles, ...nominators])].filter((stake) => graph.nodeOf.get(stake.owner) === owner);
};

const pathOut = (graph: OwnershipGraph, { nodes, share }: Path) => ({
  parties: nodes.map((node) => graph.parties[node]!.id),
  share: share === null ? null : toPercent(share),
});

const namesOf = (statements: readonly OwnershipStatement[]): string[] => [
  ...new Set(statements.toSorted(byWeight).map(({ source }) => source.name)),
];

const isOnlyDeclared = (statements: readonly OwnershipStatement[]): boolean =>
  statements.every(({ source }) => source.type === "selfDeclaration");

/** Who manages the customer stands in where nobody is a beneficial owner, and none may be hidden. */
function officialsFor({ parties }: Ownership, graph: OwnershipGraph, hidden: number, policy: StructurePolicy) {
  const known = new Map(parties.map((party) => [party.id, party]));
  const [customer] = graph.parties as [OwnershipGraph["parties"][0]];
  const rest =
    hidden <= ROUNDING
      ? "all of its capital is accounted for"
      : `the ${inWords(hidden)} that is not accounted for is too little to hide anybody who does`;
  const why = `Nobody reaches ${thresholdInWords(policy)} of ${customer.name} or controls it, and ${rest}`;
  const managers = graph.owned[0]!.officials.filter(({ owner }) => known.get(owner)!.kind === "person");
  const officials = managers.map((stake): BeneficialOwner => {
    const types = stake.types.filter(isOfficial);
    return {
      person: stake.owner,
      effective_share: null,
      share_range: null,
      control: types,
      basis: "senior_official",
      explanation: `${why}, so its managing officials stand in for owners.`,
      paths: [{ parties: [stake.owner, customer.id], share: null }],
      sources: namesOf(stake.statements),
      only_declared: isOnlyDeclared(stake.statements),
    };
  });
  const ids = managers.map(({ owner }) => owner);
  const who =
    ids.length === 0
      ? "no managing official is named either"
      : `so the managing officials stand in for owners: ${listed(ids.map((id) => known.get(id)!.name))}`;
  const warning: OwnershipWarning = {
    code: "fallback_officials",
    text: `${why}; ${who}.`,
    parties: ids.length === 0 ? [customer.id] : ids,
  };
  return { officials, warnings: [warning] };
}

/** Every pair between which something counts, in the order of the chain. */
function linksOf(graph: OwnershipGraph, grounds: readonly Grounds[]): EffectiveLink[] {
  const used = new Map(grounds.map(({ node, stated }) => [node, stated]));
  return graph.owned.flatMap(({ stakes, roles, nominators }, owned) =>
    [...new Set([...stakes, ...roles, ...nominators.filter((one) => one.owned !== graph.parties[owned]!.id)])].flatMap(
      (stake) => {
        const { owner, held, effective, types, statements } = stake;
        const node = graph.nodeOf.get(owner);
        const isStated = node !== undefined && (used.get(node)?.has(owned) ?? !graph.isPerson[node]!);
        const direct = [held.capital, held.votes, held.profits].find((range) => range !== undefined);
        const share = isStated && direct === undefined ? Object.values(effective)[0] : direct;
        const control = types.filter((type) => type !== "shareholding" && !isMereShare(type));
        const counts =
          direct !== undefined ||
          isStated ||
          graph.owned[owned]!.control.some((one) => one.node === node) ||
          control.some((type) => type === "nominee" || type === "nominator");
        if (!counts) return [];
        return {
          owner,
          owned: stake.owned,
          share: share && isExact(share) ? toPercent(share.low) : null,
          share_range: share && !isExact(share) ? inPercent(share) : null,
          control,
          statements: statements.map(({ id }) => id),
        };
      },
    ),
  );
}
