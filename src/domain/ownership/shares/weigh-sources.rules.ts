import { compareText } from "../../../platform/compare-text.ts";
import { type Interest, type InterestType, type Ownership, type OwnershipStatement } from "../ownership.model.ts";
import {
  byWeight,
  dayOf,
  type Dimension,
  dimensionOf,
  DIMENSIONS,
  hasEnded,
  isControl,
  type Range,
  rangeOf,
  rankOf,
  ROUNDING,
} from "./interests.rules.ts";

/** An interest with the statement that names it. */
interface Named {
  readonly statement: OwnershipStatement;
  readonly interest: Interest;
}

/** Sources that state different shares of one pair, or one that says that the interest has ended. */
export interface Difference {
  readonly owner: string;
  readonly owned: string;
  readonly dimension: Dimension;
  /** First the value that the calculation uses. */
  readonly values: readonly { readonly statement: OwnershipStatement; readonly range: Range | "ended" }[];
}

/** What one party holds in another, after all sources were weighed. */
export interface Stake {
  readonly owner: string;
  readonly owned: string;
  /** Shares held directly; null where no source states how much. */
  readonly held: Readonly<Partial<Record<Dimension, Range | null>>>;
  /** Shares over all chains, as a register of beneficial owners states them: never added to a chain. */
  readonly effective: Readonly<Partial<Record<Dimension, Range | null>>>;
  /** Every type of interest that a source states and that has not ended. */
  readonly types: readonly InterestType[];
  /** Whether a source says that the party is a beneficial owner by an interest without a share. */
  readonly beneficial: boolean;
  /** Best first, without those whose share was not used. */
  readonly statements: readonly OwnershipStatement[];
}

/** An interest of somebody who is not named. */
export interface UnnamedStake {
  readonly owned: string;
  readonly statement: OwnershipStatement;
  readonly share: Range | null;
  /** Whether the source says that somebody controls the company by other means than shares. */
  readonly controls: boolean;
}

interface WeighedSources {
  /** In the order of their parties' ids. */
  readonly stakes: readonly Stake[];
  readonly unnamed: readonly UnnamedStake[];
  readonly differences: readonly Difference[];
  readonly fullLists: ReadonlyMap<string, readonly FullList[]>;
}

const UNKNOWN_INTEREST: Interest = { type: "unknownInterest", directness: "unknown", beneficial: false };

export function weighSources({ statements, parties }: Ownership, today: string): WeighedSources {
  const kinds = new Map(parties.map(({ id, kind }) => [id, kind]));
  const unnamed: UnnamedStake[] = [];
  const pairs = new Map<string, Named[]>();
  const sorted = [...new Map(statements.map((statement) => [statement.id, statement])).values()].sort(byWeight);
  for (const statement of sorted) {
    const { interested_party: owner, subject } = statement;
    const interests = statement.interests.length === 0 ? [UNKNOWN_INTEREST] : statement.interests;
    if (typeof owner !== "string" || !kinds.has(owner)) {
      const current = interests.filter((interest) => !hasEnded(interest, today));
      if (current.length === 0) continue;
      const controls = current.some(({ type }) => isControl(type));
      unnamed.push({ owned: subject, statement, share: figureOf(current), controls });
      continue;
    }
    const key = JSON.stringify([owner, subject]);
    pairs.set(key, [...(pairs.get(key) ?? []), ...interests.map((interest) => ({ statement, interest }))]);
  }
  const differences: Difference[] = [];
  const stakes = [...pairs]
    .sort(([a], [b]) => compareText(a, b))
    .flatMap(([key, named]) => {
      const [owner, owned] = JSON.parse(key) as [string, string];
      return weighPair({ owner, owned, named, isEntity: kinds.get(owner) === "entity" }, today, differences) ?? [];
    });
  return { stakes, unnamed, differences, fullLists: fullListsIn(sorted, (id) => kinds.get(id) === "entity", today) };
}

interface Pair {
  readonly owner: string;
  readonly owned: string;
  readonly named: readonly Named[];
  readonly isEntity: boolean;
}

/** Whether a share is one over all chains. For a company `unknown` means direct: registers of holders do not state it. */
const isEffective = ({ directness, beneficial }: Interest, isEntity: boolean): boolean =>
  directness === "indirect" || (directness === "unknown" && beneficial && !isEntity);

/** The statements of a person's stake that say what is owned over all chains, or that the person controls. */
export function statingOverall({ statements }: Stake): readonly OwnershipStatement[] {
  const overall = statements.filter(({ interests }) =>
    interests.some((interest) => isEffective(interest, false) || isControl(interest.type)),
  );
  return overall.length === 0 ? statements : overall;
}

function weighPair({ owner, owned, named, isEntity }: Pair, today: string, differences: Difference[]): Stake | null {
  const held: Partial<Record<Dimension, Range | null>> = {};
  const effective: Partial<Record<Dimension, Range | null>> = {};
  const unused = new Set<OwnershipStatement>();
  const own = named.filter((one) => !followsShares(one));
  const weigh = (dimension: Dimension, overall: boolean): Range | null | undefined => {
    const about = own.filter(
      ({ interest }) => dimensionOf(interest) === dimension && isEffective(interest, isEntity) === overall,
    );
    const { chosen, values } = weighShare(about, today);
    if (values.length > 1) {
      differences.push({ owner, owned, dimension, values });
      for (const { statement } of values.slice(1)) unused.add(statement);
    }
    return chosen;
  };
  const stated = new Set(own.map(({ interest }) => dimensionOf(interest)));
  for (const dimension of DIMENSIONS.filter((one) => stated.has(one))) {
    const direct = weigh(dimension, false);
    if (direct !== undefined) held[dimension] = direct;
    const overall = weigh(dimension, true);
    // The customer's bare name of an owner adds nothing to a share that is stated.
    const isMereName =
      overall === null &&
      Boolean(direct) &&
      own.every(
        ({ statement, interest }) => !isEffective(interest, isEntity) || statement.source.type === "selfDeclaration",
      );
    if (overall !== undefined && !isMereName) effective[dimension] = overall;
  }
  const types = [...new Set(named.map(({ interest }) => interest.type))].filter((type) => {
    const about = named.filter(({ interest }) => interest.type === type);
    return ranksOf(about).some((rank) => batchesOf(about, rank)[0]!.some(({ interest }) => !hasEnded(interest, today)));
  });
  if (types.length === 0) return null;
  const current = named.filter(({ interest }) => types.includes(interest.type) && !hasEnded(interest, today));
  return {
    owner,
    owned,
    held,
    effective,
    types: types.sort(compareText),
    beneficial: current.some(
      (one) => one.interest.beneficial && one.interest.share === undefined && !followsShares(one),
    ),
    statements: [...new Set(current.map(({ statement }) => statement))].filter((one) => !unused.has(one)),
  };
}

/** Whether an interest without a share stands beside one with a share, as the votes of a shareholder do. */
const followsShares = ({ statement, interest }: Named): boolean =>
  interest.share === undefined &&
  dimensionOf(interest) !== undefined &&
  statement.interests.some((other) => dimensionOf(other) !== undefined && rangeOf(other.share) !== null);

const ranksOf = (named: readonly Named[]): number[] =>
  [...new Set(named.map(({ statement }) => rankOf(statement)))].sort((a, b) => a - b);

const batchOf = ({ source }: OwnershipStatement): string =>
  JSON.stringify([source.name, source.as_of, source.retrieved_at]);

/** The interests that sources of one rank state, by answer, newest first: one answer may state several holdings. */
function batchesOf(named: readonly Named[], rank: number): Named[][] {
  const batches = new Map<string, Named[]>();
  for (const one of named) {
    if (rankOf(one.statement) !== rank) continue;
    const key = batchOf(one.statement);
    batches.set(key, [...(batches.get(key) ?? []), one]);
  }
  return [...batches.values()];
}

/**
 * The share by the best source that states one. Undefined: nobody states a current interest; null: nobody states how
 * much. The newest answer of a rank decides whether the interest still exists by that rank.
 */
function weighShare(
  named: readonly Named[],
  today: string,
): { chosen: Range | null | undefined; values: Difference["values"] } {
  let chosen: Range | null | undefined;
  const values: Difference["values"][number][] = [];
  const seen = new Set<string>();
  for (const rank of ranksOf(named)) {
    for (const batch of batchesOf(named, rank)) {
      const { statement } = batch[0]!;
      const current = batch.map(({ interest }) => interest).filter((interest) => !hasEnded(interest, today));
      const first = !seen.has(statement.source.name);
      seen.add(statement.source.name);
      if (current.length === 0) {
        if (first) values.push({ statement, range: "ended" });
        break;
      }
      const range = figureOf(current);
      if (range === null) {
        chosen ??= null;
        continue;
      }
      if (chosen === undefined || chosen === null) {
        chosen = range;
        values.unshift({ statement, range });
      } else if (first && isApart(range, chosen)) {
        values.push({ statement, range });
      }
    }
  }
  return { chosen, values: chosen === undefined ? [] : values };
}

export const isApart = (a: Range, b: Range): boolean => a.low > b.high + ROUNDING || b.low > a.high + ROUNDING;

/**
 * The share that one answer states by its interests of one dimension. Exact holdings of one type add up, for example
 * classes of shares; the same holding stated twice counts once; of bands the highest counts, since a register repeats one
 * holding in several.
 */
function figureOf(interests: readonly Interest[]): Range | null {
  const types = [...new Set(interests.map(({ type }) => type))];
  const figures = types.flatMap((type) => {
    const own = interests.filter((interest) => interest.type === type);
    const different = new Map(
      own.map(({ share, details, start_date }) => [JSON.stringify([share, details, start_date]), share]),
    );
    const ranges = [...different.values()].flatMap((share) => rangeOf(share) ?? []);
    if (ranges.length === 0) return [];
    if (ranges.some(({ low, high }) => low !== high)) return [highest(ranges)];
    const sum = Math.min(
      1,
      ranges.reduce((total, { low }) => total + low, 0),
    );
    return [{ low: sum, high: sum }];
  });
  return figures.length === 0 ? null : highest(figures);
}

const highest = (ranges: readonly Range[]): Range =>
  ranges.reduce((best, one) => (one.high > best.high || (one.high === best.high && one.low > best.low) ? one : best));

/** Direct holders of all shares of an entity, as one answer names them. */
export interface FullList {
  readonly statement: OwnershipStatement;
  readonly holders: ReadonlySet<string>;
}

/** By entity, the answers that name the holders of its whole capital, best first. */
function fullListsIn(
  sorted: readonly OwnershipStatement[],
  isEntity: (id: string) => boolean,
  today: string,
): ReadonlyMap<string, readonly FullList[]> {
  const batches = new Map<string, { statement: OwnershipStatement; by: Map<string, Interest[]> }>();
  for (const statement of sorted) {
    const owner = statement.interested_party;
    if (typeof owner !== "string") continue;
    const direct = statement.interests.filter(
      (interest) =>
        interest.type === "shareholding" && !isEffective(interest, isEntity(owner)) && !hasEnded(interest, today),
    );
    if (direct.length === 0) continue;
    const key = statement.subject + batchOf(statement);
    const { by } = batches.get(key) ?? batches.set(key, { statement, by: new Map() }).get(key)!;
    by.set(owner, [...(by.get(owner) ?? []), ...direct]);
  }
  const lists = [...batches.values()].flatMap(({ statement, by }): FullList[] => {
    const sum = [...by.values()].reduce((total, interests) => total + (figureOf(interests)?.low ?? 0), 0);
    return Math.abs(sum - 1) <= ROUNDING ? [{ statement, holders: new Set(by.keys()) }] : [];
  });
  return Map.groupBy(lists, ({ statement }) => statement.subject);
}

/**
 * Whether a newer full list of the same type of source shows that a holding of an older answer has passed to others. If
 * the types differ, both are kept as a difference.
 */
export const isReplacedBy = (
  { statement, holders }: FullList,
  owner: string,
  statements: readonly OwnershipStatement[],
) =>
  !holders.has(owner) && statements.every((one) => rankOf(one) === rankOf(statement) && dayOf(one) < dayOf(statement));
