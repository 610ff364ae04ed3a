import type { OwnershipParty } from "../ownership.model.ts";
import { identifierKey } from "./identifiers.ts";
import { areApart, areBornAlike, comparedName, compareProfiles, type Likeness, type Profile } from "./same-party.ts";

/** One naming of a party by a part. */
export interface Naming {
  readonly party: OwnershipParty;
  /** Sources that name it as an owner or official. */
  readonly sources: ReadonlySet<string>;
}

/** That one naming holds another, by the indexes of both. */
export interface Holding {
  readonly subject: number;
  readonly holder: number;
  readonly isOffice: boolean;
  /** Whether a source calls the holder a beneficial owner: it may hold through others. */
  readonly isBeneficial: boolean;
}

/**
 * Which namings are one party: for each the index of the first of them. Identifiers unite everywhere, and so does a
 * person's name with a birth date; a name alone does only among the holders and officials of one company. Who could be
 * either of two parties that are apart is neither. The result depends on the order of the namings alone.
 */
export function unite(namings: readonly Naming[], holdings: readonly Holding[]): readonly number[] {
  const clusters = new Clusters(namings);
  clusters.joinEqual(
    ({ id }) => [id],
    () => false,
  );
  clusters.joinEqual(({ identifiers = [] }) => identifiers.map(identifierKey), areApart);
  const born = namings.flatMap(({ party }, at) => (party.kind === "person" && party.birth_date ? [at] : []));
  clusters.joinByName([{ all: new Set(born.map(clusters.rootOf)), canPair: clusters.areBornAlike }]);
  // A company that is united by its name brings its own holders together.
  while (clusters.joinByName(circlesOf(holdings, clusters.rootOf))) continue;
  return namings.map((_, at) => clusters.rootOf(at));
}

/** Who is compared with whom by name, by the roots of clusters. */
interface Group {
  readonly all: ReadonlySet<number>;
  readonly canPair: (a: number, b: number) => boolean;
}

interface Edge {
  readonly a: number;
  readonly b: number;
  readonly isExact: boolean;
}

class Clusters {
  private readonly namings: readonly Naming[];
  private readonly roots: number[];
  private readonly members: number[][];
  private readonly profiles: Profile[] = [];
  /** Of each root, the different profiles of its members. */
  private readonly profilesOf: Set<number>[];
  private readonly compared = new Map<number, Likeness>();

  constructor(namings: readonly Naming[]) {
    this.namings = namings;
    this.roots = namings.map((_, at) => at);
    this.members = namings.map((_, at) => [at]);
    const known = new Map<string, number>();
    this.profilesOf = namings.map(({ party, sources }) => {
      const { kind, name, birth_date, country, identifiers } = party;
      const key = JSON.stringify([kind, name, birth_date, country, identifiers, [...sources].sort()]);
      const at = known.get(key) ?? this.profiles.push({ party, sources }) - 1;
      known.set(key, at);
      return new Set([at]);
    });
  }

  readonly rootOf = (at: number): number => this.roots[at]!;

  joinEqual(keysOf: (party: OwnershipParty) => readonly string[], apart: typeof areApart): void {
    const seen = new Map<string, number>();
    const isApart = (a: Profile, b: Profile) => apart(a.party, b.party);
    for (const [at, { party }] of this.namings.entries()) {
      for (const key of keysOf(party)) {
        const first = seen.get(key);
        if (first === undefined) seen.set(key, at);
        else if (!this.anyPair(this.rootOf(first), this.rootOf(at), isApart)) this.join(first, at);
      }
    }
  }

  /** Whether any two were joined. Names with the same words go before names that are only alike. */
  joinByName(groups: readonly Group[]): boolean {
    const edges = groups.flatMap((group) => this.edgesIn(group));
    edges.sort((x, y) => Number(y.isExact) - Number(x.isExact) || x.a - y.a || x.b - y.b);
    let hasJoined = false;
    for (const { a, b } of edges) {
      if (this.rootOf(a) === this.rootOf(b) || this.areApart(this.rootOf(a), this.rootOf(b))) continue;
      this.join(a, b);
      hasJoined = true;
    }
    return hasJoined;
  }

  readonly areBornAlike = (a: number, b: number): boolean =>
    this.anyPair(a, b, (one, other) => areBornAlike(one.party, other.party));

  private join(a: number, b: number): void {
    const [first, second] = [this.rootOf(a), this.rootOf(b)].sort((x, y) => x - y) as [number, number];
    if (first === second) return;
    for (const member of this.members[second]!) this.roots[member] = first;
    this.members[first]!.push(...this.members[second]!.splice(0));
    for (const profile of this.profilesOf[second]!) this.profilesOf[first]!.add(profile);
  }

  /** Pairs of one name, without a party that could be either of two that are apart. */
  private edgesIn({ all, canPair }: Group): Edge[] {
    const nearest = new Map<number, { readonly exact: Set<number>; readonly alike: Set<number> }>();
    for (const root of all) nearest.set(root, { exact: new Set(), alike: new Set() });
    for (const [a, b] of this.pairsByKey(all)) {
      const likeness = canPair(a, b) ? this.compare(a, b) : null;
      if (likeness !== "exact" && likeness !== "alike") continue;
      nearest.get(a)![likeness].add(b);
      nearest.get(b)![likeness].add(a);
    }
    const chosen = new Map(
      [...nearest].map(([root, { exact, alike }]) => {
        const others = [...(exact.size > 0 ? exact : alike)];
        const isEither = others.some((one) => others.some((other) => one < other && this.areApart(one, other)));
        return [root, new Set(isEither ? [] : others)] as const;
      }),
    );
    return [...chosen].flatMap(([a, others]) =>
      [...others]
        .filter((b) => a < b && chosen.get(b)!.has(a))
        .map((b): Edge => ({ a, b, isExact: nearest.get(a)!.exact.has(b) })),
    );
  }

  /** Pairs of a group that share a key of their names. */
  private pairsByKey(all: ReadonlySet<number>): [number, number][] {
    const byKey = new Map<string, Set<number>>();
    for (const root of all) {
      for (const profile of this.profilesOf[root]!) {
        for (const key of comparedName(this.profiles[profile]!.party).keys)
          byKey.set(key, (byKey.get(key) ?? new Set()).add(root));
      }
    }
    const pairs = new Map<number, [number, number]>();
    for (const roots of byKey.values()) {
      const sorted = [...roots].sort((a, b) => a - b);
      for (const [at, a] of sorted.entries()) {
        for (const b of sorted.slice(at + 1)) pairs.set(a * this.namings.length + b, [a, b]);
      }
    }
    return [...pairs.values()];
  }

  private areApart(a: number, b: number): boolean {
    return [...this.profilesOf[a]!].some((one) =>
      [...this.profilesOf[b]!].some((other) => this.comparePair(one, other) === "apart"),
    );
  }

  /** How two clusters are named: `apart` where any of their namings are. */
  private compare(a: number, b: number): Likeness {
    let found: Likeness = null;
    for (const one of this.profilesOf[a]!) {
      for (const other of this.profilesOf[b]!) {
        const likeness = this.comparePair(one, other);
        if (likeness === "apart") return "apart";
        if (likeness === "exact" || found === null) found = likeness;
      }
    }
    return found;
  }

  private anyPair(a: number, b: number, holds: (one: Profile, other: Profile) => boolean): boolean {
    return [...this.profilesOf[a]!].some((one) =>
      [...this.profilesOf[b]!].some((other) => holds(this.profiles[one]!, this.profiles[other]!)),
    );
  }

  private comparePair(a: number, b: number): Likeness {
    const key = Math.min(a, b) * this.profiles.length + Math.max(a, b);
    const known = this.compared.get(key);
    if (known !== undefined) return known;
    const found = compareProfiles(this.profiles[a]!, this.profiles[b]!);
    this.compared.set(key, found);
    return found;
  }
}

/**
 * For each company, everybody whom any source names with it. A person whom a source calls its beneficial owner may hold
 * it through others, so that such a person is compared with the owners up the chain as well.
 */
function circlesOf(holdings: readonly Holding[], rootOf: (at: number) => number): Group[] {
  const bySubject = Map.groupBy(holdings, ({ subject }) => rootOf(subject));
  return [...bySubject].map(([subject, held]) => {
    const near = new Set(held.map(({ holder }) => rootOf(holder)));
    const beneficial = new Set(held.filter(({ isBeneficial }) => isBeneficial).map(({ holder }) => rootOf(holder)));
    const above = beneficial.size === 0 ? [] : ownersAbove(subject, bySubject, rootOf);
    return {
      all: new Set([...near, ...above]),
      canPair: (a, b) => (near.has(a) && near.has(b)) || beneficial.has(a) || beneficial.has(b),
    };
  });
}

/** Clusters that hold a company, directly or through others, other than by an office. */
function ownersAbove(
  subject: number,
  bySubject: ReadonlyMap<number, readonly Holding[]>,
  rootOf: (at: number) => number,
): Set<number> {
  const found = new Set<number>();
  const companies = new Set([subject]);
  for (const company of companies) {
    for (const { holder, isOffice } of bySubject.get(company) ?? []) {
      if (isOffice) continue;
      found.add(rootOf(holder));
      companies.add(rootOf(holder));
    }
  }
  return found;
}
