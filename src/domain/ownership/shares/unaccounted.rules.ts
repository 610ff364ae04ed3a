import { capitalized, listed } from "../../diligence/check-results.ts";
import type { OpenEnd } from "../ownership.model.ts";
import { openEndWords, unnamedWords } from "../ownership-words.ts";
import type { OwnershipWarning, StructurePolicy } from "../structure.model.ts";
import { reaches } from "./beneficial-owners.rules.ts";
import { inWords, rangeInWords, ROUNDING, sourceInWords } from "./interests.rules.ts";
import type { OwnedNode, OwnershipGraph } from "./ownership-graph.rules.ts";
import type { UnnamedStake } from "./weigh-sources.rules.ts";

export const thresholdInWords = ({
  owner_threshold_percent: percent,
  owner_threshold_inclusive: inclusive,
}: StructurePolicy) => (inclusive ? `${percent} %` : `more than ${percent} %`);

/** Where owners are not known: ends of chains, and how much of the capital leads there. */
export function unaccountedIn({
  graph,
  unaccounted,
  policy,
  openEnds,
  accounted,
}: {
  readonly graph: OwnershipGraph;
  /** A fraction of the capital. */
  readonly unaccounted: number;
  readonly policy: StructurePolicy;
  readonly openEnds: readonly OpenEnd[];
  /** By node, what part the least shares account for. */
  readonly accounted: Float64Array;
}): OwnershipWarning[] {
  const ends = graph.owned.flatMap((owned, node) => {
    const { id, name, kind } = graph.parties[node]!;
    const nominees = owned.nominees.length > 0 && owned.nominators.length === 0;
    const texts = unnamedInWords(owned, name, 1 - accounted[node]! <= ROUNDING);
    if (nominees) texts.push(`no source says for whom the nominees of ${name} hold`);
    if (owned.isEnd && texts.length === 0) {
      texts.push(
        kind === "unknown"
          ? `no source says whether ${name} is a person or a company`
          : node === 0
            ? `no source names the owners of ${name}`
            : `the chain ends at ${name}, whose owners no source names${whyOf(openEnds, id)}`,
      );
    }
    return texts.map((text) => ({ code: "unknown_end" as const, text: `${capitalized(text)}.`, parties: [id] }));
  });
  if (unaccounted <= ROUNDING) return ends;
  const parts = shortfalls(graph);
  const why = parts.length === 0 ? "" : ` (${listed(parts)})`;
  const isEnough = reaches(policy, unaccounted);
  const isRounded = !isEnough && inWords(unaccounted) === `${policy.owner_threshold_percent} %`;
  const part = `${isRounded && policy.owner_threshold_inclusive ? "less than " : ""}${inWords(unaccounted)}`;
  const weight = isEnough
    ? `that could hide a beneficial owner, since it reaches the threshold of ${thresholdInWords(policy)}`
    : `by itself that does not reach the threshold of ${thresholdInWords(policy)}`;
  const text = `${capitalized(part)} of the capital of ${graph.parties[0]!.name} is not traced to a natural person${why}; ${weight}.`;
  return [...ends, { code: "unaccounted_capital", text, parties: [graph.parties[0]!.id] }];
}

function whyOf(openEnds: readonly OpenEnd[], id: string): string {
  const reasons = openEnds.filter(({ party }) => party === id).map(({ reason }) => openEndWords(reason));
  return reasons.length === 0 ? "" : `: ${listed([...new Set(reasons)])}`;
}

const NAMED_MAX = 5;

/** What the named holders leave open of each company. */
const shortfalls = (graph: OwnershipGraph): string[] =>
  graph.owned
    .flatMap(({ holdings, effective, isAccounted, isListed, isEnd }, node) => {
      const sums = [holdings, effective].map(({ capital }) => capital.reduce((sum, { low }) => sum + low, 0));
      const rest = 1 - Math.max(...sums);
      const isOpen = !graph.isPerson[node]! && !isAccounted && !isListed && !isEnd && rest > ROUNDING;
      return isOpen
        ? [`the holders of ${inWords(rest)} of ${graph.parties[node]!.name} are not known for certain`]
        : [];
    })
    .slice(0, NAMED_MAX);

/** Whether a source does not collect owners or states that there are none, so that it does not say that somebody is hidden. */
export const saysNothing = ({ statement: { interested_party: who } }: UnnamedStake): boolean =>
  typeof who !== "string" && ["informationUnknownToPublisher", "noBeneficialOwners"].includes(who.reason);

/** One text for each source that names nobody. Where a company is accounted for, only those that say that somebody is hidden. */
function unnamedInWords({ unnamed }: OwnedNode, name: string, isComplete: boolean): string[] {
  const heard = unnamed.filter((one) => !isComplete || one.share !== null || !saysNothing(one));
  const bySource = Map.groupBy(heard, ({ statement }) => sourceInWords(statement));
  return [...bySource].map(([source, stakes]) => {
    const parts = stakes.flatMap(({ share }) => (share === null ? [] : [rangeInWords(share)]));
    const reasons = stakes.map(({ statement: { interested_party: who } }) =>
      typeof who === "string" ? unnamedWords("unknown") : (who.description ?? unnamedWords(who.reason)),
    );
    const what = parts.length === 0 ? "as an owner" : `as the holder of ${listed(parts)}`;
    return `${source} names nobody ${what} of ${name}: ${listed([...new Set(reasons)].sort())}`;
  });
}
