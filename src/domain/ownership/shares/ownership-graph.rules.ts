import {
  type InterestType,
  isHolding,
  OFFICES,
  type Ownership,
  type OwnershipParty,
  type OwnershipStatement,
} from "../ownership.model.ts";
import { withRolesInArrangements } from "./arrangement-roles.rules.ts";
import {
  type Dimension,
  DIMENSIONS,
  isControl,
  isFoundation,
  isOfficial,
  isRole,
  issuesCertificates,
  type Range,
} from "./interests.rules.ts";
import { isListed } from "./owner-register.rules.ts";
import { isReplacedBy, type Stake, type UnnamedStake, weighSources } from "./weigh-sources.rules.ts";

/** What a node holds of an entity: fractions, 0 to 1. */
export interface Holding extends Range {
  readonly node: number;
}

/** A share over all chains, as a source states it. */
export interface StatedShare extends Holding {
  /** Whether the source names no share; `high` is then what is not accounted for, once `boundUnknown` has set it. */
  readonly isUnknown: boolean;
  /** Whether the customer alone says so, without a share: that adds nothing to a share that a chain gives. */
  readonly isMereName: boolean;
}

/** Control other than by shares or votes. */
interface ControlLink {
  readonly node: number;
  readonly types: readonly InterestType[];
}

/** An entity or arrangement with everything that is held in it. */
export interface OwnedNode {
  /** Without officials, who own nothing. */
  readonly stakes: readonly Stake[];
  readonly officials: readonly Stake[];
  readonly unnamed: readonly UnnamedStake[];
  /** Stakes of nominees, who hold for others. */
  readonly nominees: readonly Stake[];
  readonly nominators: readonly Stake[];
  /** Settlors, trustees and so on; of a foundation also its board. */
  readonly roles: readonly Stake[];
  readonly holdings: Readonly<Record<Dimension, readonly Holding[]>>;
  /** Used where no complete chain says it. */
  readonly effective: Readonly<Record<Dimension, readonly StatedShare[]>>;
  readonly control: readonly ControlLink[];
  /** Whether it ends a chain lawfully: exempt, or an arrangement whose persons are named. */
  readonly isAccounted: boolean;
  /**
   * Whether an official register of beneficial owners names natural persons alone, none with a share: these are all of
   * its beneficial owners, by the register's word.
   */
  readonly isListed: boolean;
  /** Whether nobody at all is named who owns or controls it. */
  readonly isEnd: boolean;
}

/** Everybody from whom a chain leads to the customer, which is node 0. */
export interface OwnershipGraph {
  readonly parties: readonly OwnershipParty[];
  readonly nodeOf: ReadonlyMap<string, number>;
  /** Natural persons, and names that a source calls beneficial owners. */
  readonly isPerson: readonly boolean[];
  readonly owned: readonly OwnedNode[];
  /** Dimensions that somebody states; capital always. */
  readonly dimensions: readonly Dimension[];
  /** Whether every share is exact and none is stated over all chains, so that the least is the most. */
  readonly isExact: boolean;
}

export function graphOf(ownership: Ownership, today: string) {
  const { stakes, unnamed, differences, fullLists } = weighSources(ownership, today);
  const parties = new Map(ownership.parties.map((party) => [party.id, party]));
  const all = withRolesInArrangements(stakes, parties);
  const subject = parties.get(ownership.subject);
  if (subject === undefined) throw new Error(`The ownership does not describe its subject ${ownership.subject}`);
  const byOwned = Map.groupBy(all, ({ owned }) => owned);
  const persons = new Set(
    all.filter((stake) => isPersonal(parties.get(stake.owner)!, stake)).map(({ owner }) => owner),
  );
  const stakesIn = (id: string): readonly Stake[] => {
    const lists = fullLists.get(id) ?? [];
    return (byOwned.get(id) ?? []).flatMap((stake) => {
      if (!lists.some((list) => isReplacedBy(list, stake.owner, stake.statements))) return stake;
      return stake.types.every((type) => type === "shareholding") ? [] : { ...stake, held: {} };
    });
  };
  const nodeOf = new Map([[subject.id, 0]]);
  const reached: OwnershipParty[] = [subject];
  const owned: Omit<OwnedNode, "holdings" | "effective">[] = [];
  const isPerson: boolean[] = [];
  const number = (id: string): number => {
    const known = nodeOf.get(id);
    if (known !== undefined) return known;
    reached.push(parties.get(id)!);
    nodeOf.set(id, reached.length - 1);
    return reached.length - 1;
  };
  for (let node = 0; node < reached.length; node++) {
    const party = reached[node]!;
    isPerson.push(party.kind === "person" || persons.has(party.id));
    owned.push(
      isPerson[node]! ? NOT_OWNED : describeOwned(party, stakesIn(party.id), number, { byOwned, unnamed, parties }),
    );
  }
  const complete = owned.map((one, node) => ({
    ...one,
    holdings: byDimension((dimension) => holdingsIn(reached[node]!, one, dimension, number)),
    effective: byDimension((dimension) => effectiveIn(one.stakes, dimension, number)),
  }));
  const graph: OwnershipGraph = {
    parties: reached,
    nodeOf,
    isPerson,
    owned: complete,
    isExact: complete.every(({ holdings, effective }) =>
      DIMENSIONS.every(
        (dimension) => effective[dimension].length === 0 && holdings[dimension].every(({ low, high }) => low === high),
      ),
    ),
    dimensions: DIMENSIONS.filter(
      (dimension) =>
        dimension === "capital" ||
        owned.some(({ stakes }) =>
          stakes.some(({ held, effective }) => held[dimension] !== undefined || effective[dimension] !== undefined),
        ),
    ),
  };
  return { graph, stakes: all, differences, fullLists };
}

const NOT_OWNED: Omit<OwnedNode, "holdings" | "effective"> = {
  stakes: [],
  officials: [],
  unnamed: [],
  nominees: [],
  nominators: [],
  roles: [],
  control: [],
  isAccounted: false,
  isListed: false,
  isEnd: false,
};

/** Beneficial owners are natural persons: a bare name that is said to be one is a person's. */
const isPersonal = ({ kind }: OwnershipParty, { statements }: Stake): boolean =>
  kind === "person" ||
  (kind === "unknown" && statements.some(({ interests }) => interests.some(({ beneficial }) => beneficial)));

export const byDimension = <T>(make: (dimension: Dimension) => T): Record<Dimension, T> => ({
  capital: make("capital"),
  votes: make("votes"),
  profits: make("profits"),
});

interface Around {
  readonly byOwned: ReadonlyMap<string, readonly Stake[]>;
  readonly unnamed: readonly UnnamedStake[];
  readonly parties: ReadonlyMap<string, OwnershipParty>;
}

function describeOwned(
  party: OwnershipParty,
  stakesIn: readonly Stake[],
  number: (id: string) => number,
  { byOwned, unnamed, parties }: Around,
): Omit<OwnedNode, "holdings" | "effective"> {
  const officials = stakesIn.filter(({ types }) => types.some(isOfficial));
  const stakes = stakesIn.filter(({ types }) => !types.every(isOfficial));
  const isNominator = ({ types }: Stake) => types.includes("nominator");
  const nominees = stakes.filter((stake) => stake.types.includes("nominee") && !isNominator(stake));
  const behind = nominees.flatMap(({ owner }) => (byOwned.get(owner) ?? []).filter(isNominator));
  const nominators = [...new Map([...behind, ...stakes.filter(isNominator)].map((one) => [one.owner, one])).values()];
  const foundation = isFoundation(party);
  const roles = [
    ...stakes.filter(({ types }) => types.some(isRole)),
    ...(foundation ? officials : []),
    ...(party.kind === "arrangement" ? nominators : []),
  ];
  const control = stakes
    .filter((stake) => !nominees.includes(stake))
    .flatMap(({ owner, types, beneficial }) => {
      const by = types.filter((type) => isControl(type) || isRole(type) || (beneficial && !isOfficial(type)));
      return by.length === 0 ? [] : [{ node: number(owner), types: by }];
    });
  const others = roles
    .filter(({ types }) => !types.some(isRole))
    .map(({ owner, types }) => ({
      node: number(owner),
      types: types.filter((type) => isOfficial(type) || type === "nominator"),
    }));
  for (const one of [...stakes, ...nominators]) if (!nominees.includes(one)) number(one.owner);
  const isNamed = (type: InterestType): boolean =>
    roles.some(({ owner, types }) => parties.get(owner)!.kind === "person" && types.includes(type));
  const [hasSettlor, hasBeneficiary] = [isNamed("settlor"), isNamed("beneficiaryOfLegalArrangement")];
  const isFounded = hasSettlor || hasBeneficiary || OFFICES.some(isNamed);
  // Of a trust, who gave and who benefits are both beneficial owners: one of them leaves the other hidden.
  const isComplete = foundation ? !issuesCertificates(party) && isFounded : hasSettlor && hasBeneficiary;
  const isAccounted = party.exempt !== undefined || ((foundation || party.kind === "arrangement") && isComplete);
  return {
    stakes,
    officials,
    unnamed: unnamed.filter(({ owned }) => owned === party.id),
    nominees,
    nominators,
    roles,
    control: [...control, ...others],
    isAccounted,
    isListed: isListed(stakes, parties),
    isEnd: !isAccounted && stakes.length - nominees.length + nominators.length + roles.length === 0,
  };
}

/** Null: somebody holds an unknown share; undefined: nobody says that it holds any. */
function statedShare(stakes: readonly Stake[], { held }: Stake, dimension: Dimension): Range | null | undefined {
  if (held[dimension] !== undefined) return held[dimension];
  if (dimension !== "capital") {
    // Votes and profits follow the shares, as far as nobody else has them.
    const { capital } = held;
    if (capital === undefined || capital === null) return capital;
    const others =
      1 -
      Math.min(
        1,
        stakes.reduce((sum, one) => sum + (one.held[dimension]?.low ?? 0), 0),
      );
    return { low: Math.min(capital.low, others), high: Math.min(capital.high, others) };
  }
  if (stakes.some((one) => one.held.capital !== undefined)) return undefined;
  return held.votes === undefined ? held.profits : held.votes;
}

/** Who holds how much of an entity. Nominators stand in for their nominees. */
function holdingsIn(
  { kind }: OwnershipParty,
  { stakes, nominees, nominators }: Pick<OwnedNode, "stakes" | "nominees" | "nominators">,
  dimension: Dimension,
  number: (id: string) => number,
): readonly Holding[] {
  const shares = stakes
    .filter((stake) => !nominees.includes(stake))
    .flatMap((stake) => {
      const range = statedShare(stakes, stake, dimension);
      return range === undefined ? [] : [{ owner: stake.owner, range }];
    });
  const entrusted = nominees.map((stake) => statedShare(stakes, stake, dimension));
  if (nominators.length > 0) {
    const whole = kind === "arrangement" && nominators.length === 1 ? { low: 1, high: 1 } : null;
    const known = entrusted.length > 0 && entrusted.every((range) => range !== undefined && range !== null);
    const low = Math.min(
      1,
      entrusted.reduce((sum, range) => sum + (range?.low ?? 0), 0),
    );
    const high = Math.min(
      1,
      entrusted.reduce((sum, range) => sum + (range?.high ?? 0), 0),
    );
    const together = known ? { low: nominators.length === 1 ? low : 0, high } : whole;
    for (const { owner } of nominators) {
      if (!shares.some((share) => share.owner === owner && share.range !== null))
        shares.push({ owner, range: together });
    }
  }
  const named = shares.reduce((sum, { range }) => sum + (range?.low ?? 0), 0);
  const byNode = new Map<number, Holding>();
  for (const { owner, range } of shares) {
    const { low, high } = range ?? { low: 0, high: 1 };
    const node = number(owner);
    const before = byNode.get(node) ?? { low: 0, high: 0 };
    const most = Math.max(low, Math.min(high, 1 - (named - low)));
    byNode.set(node, { node, low: before.low + low, high: before.high + most });
  }
  return [...byNode.values()];
}

const effectiveIn = (stakes: readonly Stake[], dimension: Dimension, number: (id: string) => number): StatedShare[] =>
  stakes.flatMap(({ owner, effective, types, statements }) => {
    const stated = effective[dimension] === undefined ? effective.capital : effective[dimension];
    if (stated === undefined || types.includes("nominee")) return [];
    const isMereName =
      stated === null && !statements.some((one) => one.source.type !== "selfDeclaration" && isOwning(one));
    return [{ node: number(owner), isUnknown: stated === null, isMereName, ...(stated ?? { low: 0, high: 1 }) }];
  });

const isOwning = ({ interests }: OwnershipStatement): boolean => interests.some(isHolding);
