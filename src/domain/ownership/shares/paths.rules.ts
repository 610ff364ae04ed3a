import type { InterestType } from "../ownership.model.ts";
import type { Range } from "./interests.rules.ts";
import type { OwnershipGraph } from "./ownership-graph.rules.ts";

/** One link, by which a path goes from an owner towards the customer. */
export interface Step {
  readonly owner: number;
  readonly owned: number;
  /** Null where it is not known, or the link is control alone. */
  readonly share: Range | null;
  /** Types of control other than by shares or votes. */
  readonly control: readonly InterestType[];
}

export interface Path {
  /** The owner first, the customer last. */
  readonly nodes: readonly number[];
  /** A fraction; null where one of the shares is not known exactly. */
  readonly share: number | null;
}

const PATHS_MAX = 12;
/** Dense graphs have more paths than anybody reads, so the search takes the strongest first and ends here. */
const TRIES_MAX = 400;

/** The links of holdings and of control, by owner; of persons without what is stated over all chains. */
export function stepsOf(graph: OwnershipGraph): Map<number, Step[]> {
  const steps = new Map<number, Step[]>();
  for (const [owned, { holdings, effective, control, stakes }] of graph.owned.entries()) {
    const isUnknown = (owner: number): boolean =>
      stakes.some((one) => graph.nodeOf.get(one.owner) === owner && one.held.capital === null);
    const indirect = graph.dimensions.flatMap((dimension) =>
      effective[dimension].filter(({ node }) => !graph.isPerson[node]!),
    );
    const shares = new Map(
      [...graph.dimensions.flatMap((dimension) => holdings[dimension]), ...indirect]
        .toReversed()
        .filter(({ high }) => high > 0)
        .map((one) => [one.node, one as Range]),
    );
    for (const owner of new Set([...shares.keys(), ...control.map(({ node }) => node)])) {
      if (owner === owned) continue;
      const step = {
        owner,
        owned,
        share: isUnknown(owner) ? null : (shares.get(owner) ?? null),
        control: control.filter(({ node }) => node === owner).flatMap(({ types }) => types),
      };
      steps.set(owner, [...(steps.get(owner) ?? []), step]);
    }
  }
  return steps;
}

/** The strongest ways from a node to the customer, strongest first; none passes a node twice. */
export function pathsFrom(start: number, stepsFrom: (owner: number) => readonly Step[]): Path[] {
  const found: Path[] = [];
  const open: (Path & { readonly weight: number })[] = [{ nodes: [start], share: 1, weight: 1 }];
  for (let tries = 0; tries < TRIES_MAX && open.length > 0 && found.length < PATHS_MAX; tries++) {
    let best = 0;
    for (let at = 1; at < open.length; at++) if (open[at]!.weight > open[best]!.weight) best = at;
    const [{ nodes, share, weight }] = open.splice(best, 1) as [(typeof open)[number]];
    const last = nodes.at(-1)!;
    if (last === 0) {
      found.push({ nodes, share });
      continue;
    }
    for (const step of stepsFrom(last)) {
      if (nodes.includes(step.owned)) continue;
      const isExact = step.share !== null && step.share.low === step.share.high;
      open.push({
        nodes: [...nodes, step.owned],
        share: share === null || !isExact ? null : share * step.share!.low,
        weight: weight * (step.share?.high ?? 1),
      });
    }
  }
  return found;
}

const WORDS: Readonly<Partial<Record<InterestType, string>>> = {
  appointmentOfBoard: "may appoint or remove the board of",
  otherInfluenceOrControl: "has other influence or control over",
  controlViaCompanyRulesOrArticles: "has control under the articles of",
  controlByLegalFramework: "has control under the law over",
  rightsGrantedByContract: "has contractual rights over",
  conditionalRightsGrantedByContract: "has conditional contractual rights over",
  settlor: "is settlor of",
  trustee: "is trustee of",
  protector: "is protector of",
  beneficiaryOfLegalArrangement: "is beneficiary of",
  nominator: "is nominator of",
  boardMember: "sits on the board of",
  boardChair: "chairs the board of",
  seniorManagingOfficial: "manages",
};

/** A verb phrase such as "is settlor of". A type of shares comes here only where no share is stated. */
export const controlInWords = (type: InterestType): string =>
  WORDS[type] ?? "is named, without a share, as a beneficial owner of";
