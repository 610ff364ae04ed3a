import { judgesBefore } from "../../case/rules-version.model.ts";
import { capitalized, listed } from "../../diligence/check-results.ts";
import type { Ownership, OwnershipStatement } from "../ownership.model.ts";
import type { OwnershipWarning, StructurePolicy } from "../structure.model.ts";
import { type Grounds, isOwner } from "./beneficial-owners.rules.ts";
import {
  byWeight,
  type Dimension,
  hasEnded,
  inWords,
  type Range,
  rangeInWords,
  ROUNDING,
  sourceInWords,
} from "./interests.rules.ts";
import type { OwnershipGraph } from "./ownership-graph.rules.ts";
import { type Difference, type FullList, isApart, type Stake, statingOverall } from "./weigh-sources.rules.ts";

const WHAT: Readonly<Record<Dimension, string>> = { capital: "shares", votes: "votes", profits: "profits" };

interface Known {
  readonly ownership: Ownership;
  readonly graph: OwnershipGraph;
  readonly stakes: readonly Stake[];
  readonly differences: readonly Difference[];
  readonly fullLists: ReadonlyMap<string, readonly FullList[]>;
  readonly grounds: readonly Grounds[];
  /** By node, what part the least shares account for. */
  readonly accounted: Float64Array;
  readonly policy: Pick<StructurePolicy, "today" | "rulesVersion">;
}

/** Sources that differ in a share, or in whom they name; every text has both values. */
export function disagreementsIn(known: Known): OwnershipWarning[] {
  const { parties } = known.ownership;
  const names = new Map(parties.map(({ id, name }) => [id, name]));
  const warn = (text: string, ids: readonly string[]): OwnershipWarning => ({
    code: "sources_disagree",
    text: capitalized(text),
    parties: ids,
  });
  const nameOf = (id: string): string => names.get(id) ?? id;
  return [
    ...differingShares(known, warn, nameOf),
    ...differingHolders(known, warn, nameOf),
    ...differingOwners(known, warn, nameOf),
    ...differingChains(known, warn, nameOf),
  ];
}

type Warn = (text: string, ids: readonly string[]) => OwnershipWarning;
type NameOf = (id: string) => string;

const valueInWords = (range: Range | "ended"): string =>
  range === "ended" ? "that it has ended" : rangeInWords(range);

const differingShares = ({ graph, differences }: Known, warn: Warn, nameOf: NameOf): OwnershipWarning[] =>
  differences
    .filter(({ owned }) => graph.nodeOf.has(owned))
    .map(({ owner, owned, dimension, values }) => {
      const said = values.map(({ statement, range }) => `${sourceInWords(statement)} states ${valueInWords(range)}`);
      return warn(
        `On the ${WHAT[dimension]} of ${nameOf(owner)} in ${nameOf(owned)}, ${listed(said)}; the first value is used.`,
        [owner, owned],
      );
    });

/** A source that names the holders of all shares, and another that names somebody else as well. */
const differingHolders = ({ graph, stakes, fullLists }: Known, warn: Warn, nameOf: NameOf): OwnershipWarning[] =>
  graph.parties.flatMap(({ id }, node) => {
    if (graph.isPerson[node]!) return [];
    const [full] = fullLists.get(id) ?? [];
    if (full === undefined) return [];
    return stakes
      .filter(({ owner, owned, held }) => owned === id && held.capital !== undefined && !full.holders.has(owner))
      .filter(({ statements }) => statements.length > 0 && statements[0]!.source.name !== full.statement.source.name)
      .map(({ owner, held, statements }) => {
        const share = held.capital === null ? "" : ` with ${rangeInWords(held.capital!)}`;
        const all = listed([...full.holders].map(nameOf).sort());
        return warn(
          `${sourceInWords(full.statement)} names ${all} for all shares of ${nameOf(id)}, but ${sourceInWords(statements[0]!)} also names ${nameOf(owner)}${share}.`,
          [owner, id],
        );
      });
  });

/** A source that names beneficial owners of the customer, and leaves out somebody who is one. */
function differingOwners({ ownership, grounds, graph, policy }: Known, warn: Warn, nameOf: NameOf): OwnershipWarning[] {
  const lists = new Map<string, { statement: OwnershipStatement; owners: Set<string>; named: Set<string> }>();
  for (const statement of ownership.statements.toSorted(byWeight)) {
    const { source, subject, interested_party: owner } = statement;
    const current = statement.interests.filter((interest) => !hasEnded(interest, policy.today));
    if (typeof owner !== "string" || current.length === 0) continue;
    const list = lists.get(source.name) ?? { statement, owners: new Set(), named: new Set() };
    lists.set(source.name, list);
    list.named.add(owner);
    const isOverall = current.some(({ beneficial, directness }) => beneficial && directness !== "direct");
    if (subject === ownership.subject && isOverall && graph.isPerson[graph.nodeOf.get(owner) ?? -1] === true)
      list.owners.add(owner);
  }
  return [...lists.values()].flatMap(({ statement, owners, named }) =>
    owners.size === 0
      ? []
      : grounds.filter(isOwner).flatMap(({ node }) => {
          const { id, name } = graph.parties[node]!;
          if (named.has(id)) return [];
          const all = listed([...owners].map(nameOf).sort());
          return [
            warn(
              `${sourceInWords(statement)} names ${all} as ${owners.size === 1 ? "the beneficial owner" : "the beneficial owners"} of ${nameOf(ownership.subject)}, but not ${name}, who counts as one by other sources.`,
              [id, ownership.subject],
            ),
          ];
        }),
  );
}

/** A stated effective share that a complete chain does not give. */
const differingChains = (
  { graph, grounds, accounted, policy }: Known,
  warn: Warn,
  nameOf: NameOf,
): OwnershipWarning[] =>
  graph.owned.flatMap(({ stakes, effective }, node) =>
    1 - accounted[node]! > ROUNDING
      ? []
      : effective.capital.flatMap((one) => {
          const found = grounds.find((ground) => ground.node === one.node);
          const stake = stakes.find(
            ({ owner, effective: stated }) => graph.nodeOf.get(owner) === one.node && Boolean(stated.capital),
          );
          if (found === undefined || stake === undefined) return [];
          const chain = found.shares[0]!.shares.chain[node]!;
          if (!isApart({ low: chain, high: chain }, one)) return [];
          const [first] = judgesBefore(policy, 6) ? stake.statements : statingOverall(stake);
          const used = chain === 0 ? "the statement is used nevertheless" : "the chain is used";
          const { id } = graph.parties[node]!;
          return [
            warn(
              `${sourceInWords(first!)} states ${rangeInWords(one)} of ${nameOf(id)} for ${nameOf(stake.owner)}, but the complete chain of holders gives ${inWords(chain)}; ${used}.`,
              [stake.owner, id],
            ),
          ];
        }),
  );
