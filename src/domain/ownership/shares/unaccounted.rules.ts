import { capitalized, listed } from "../../diligence/check-results.ts";
import type { OwnershipWarning, StructurePolicy } from "../structure.model.ts";
import { reaches } from "./beneficial-owners.rules.ts";
import { inWords, rangeInWords, ROUNDING, sourceInWords } from "./interests.rules.ts";
import type { OwnedNode, OwnershipGraph } from "./ownership-graph.rules.ts";

export const thresholdInWords = ({
  owner_threshold_percent: percent,
  owner_threshold_inclusive: inclusive,
}: StructurePolicy) => (inclusive ? `${percent} %` : `more than ${percent} %`);

/** What nobody is known to own: ends of chains, and how much of the capital leads there. */
export function unaccountedIn({
  graph,
  unaccounted,
  policy,
}: {
  readonly graph: OwnershipGraph;
  /** A fraction of the capital. */
  readonly unaccounted: number;
  readonly policy: StructurePolicy;
}): OwnershipWarning[] {
  const ends = graph.owned.flatMap((owned, node) => {
    const { id, name, kind } = graph.parties[node]!;
    const nominees = owned.nominees.length > 0 && owned.nominators.length === 0;
    const texts = unnamedInWords(owned, name);
    if (nominees) texts.push(`nobody says for whom the nominees of ${name} hold`);
    if (owned.isEnd && texts.length === 0) {
      texts.push(
        kind === "unknown"
          ? `nobody says whether ${name} is a person or a company`
          : node === 0
            ? `no source names the owners of ${name}`
            : `the chain ends at ${name}, whose owners no source names`,
      );
    }
    return texts.map((text) => ({ code: "unknown_end" as const, text: `${capitalized(text)}.`, parties: [id] }));
  });
  if (unaccounted <= ROUNDING) return ends;
  const parts = shortfalls(graph);
  const why = parts.length === 0 ? "" : ` (${listed(parts)})`;
  const weight = reaches(policy, unaccounted)
    ? `that could hide a beneficial owner, since it reaches the threshold of ${thresholdInWords(policy)}`
    : `by itself that does not reach the threshold of ${thresholdInWords(policy)}`;
  const text = `${inWords(unaccounted)} of the capital of ${graph.parties[0]!.name} leads to no natural person${why}; ${weight}.`;
  return [...ends, { code: "unaccounted_capital", text, parties: [graph.parties[0]!.id] }];
}

const NAMED_MAX = 5;

/** "40 % of Alpha": what the holders that are named leave of each company. */
const shortfalls = (graph: OwnershipGraph): string[] =>
  graph.owned
    .flatMap(({ holdings, isAccounted, isEnd }, node) => {
      const rest = 1 - holdings.capital.reduce((sum, { low }) => sum + low, 0);
      const isOpen = !graph.isPerson[node]! && !isAccounted && !isEnd && rest > ROUNDING;
      return isOpen
        ? [`the holders of ${inWords(rest)} of ${graph.parties[node]!.name} are not known for certain`]
        : [];
    })
    .slice(0, NAMED_MAX);

const unnamedInWords = ({ unnamed }: OwnedNode, name: string): string[] =>
  unnamed.map(({ statement, share }) => {
    const of = share === null ? name : `${rangeInWords(share)} of ${name}`;
    const who = statement.interested_party;
    const reason = typeof who === "string" ? "unknown" : who.reason;
    const said = typeof who === "string" || who.description === undefined ? "" : `: ${who.description}`;
    return `${sourceInWords(statement)} names nobody for ${of} (${reason.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}${said})`;
  });
