import type { OwnershipParty } from "../ownership.model.ts";
import { identifierKey } from "./identifiers.ts";
import { areApart, areBornAlike, compareNames } from "./same-party.ts";

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

type Likeness = "exact" | "alike" | null;

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
  clusters.joinByName([{ all: born, canPair: (a, b) => areBornAlike(namings[a]!.party, namings[b]!.party) }]);
  // A company that is united by its name brings its own holders together.
  while (clusters.joinByName(circlesOf(holdings, clusters.rootOf))) continue;
  return namings.map((_, at) => clusters.rootOf(at));
}

/** Who is compared with whom by name. */
interface Group {
  readonly all: readonly number[];
  readonly canPair: (a: number, b: number) => boolean;
}

class Clusters {
  private readonly namings: readonly Naming[];
  private readonly roots: number[];
  private readonly members: number[][];
  private readonly compared = new Map<number, Likeness | "apart">();

  constructor(namings: readonly Naming[]) {
    this.namings = namings;
    this.roots = namings.map((_, at) => at);
    this.members = namings.map((_, at) => [at]);
  }

  readonly rootOf = (at: number): number => this.roots[at]!;

  joinEqual(keysOf: (party: OwnershipParty) => readonly string[], apart: typeof areApart): void {
    const isApart = (a: number, b: number) => apart(this.namings[a]!.party, this.namings[b]!.party);
    const seen = new Map<string, number>();
    for (const [at, { party }] of this.namings.entries()) {
      for (const key of keysOf(party)) {
        const first = seen.get(key);
        if (first === undefined) seen.set(key, at);
        else this.join(first, at, isApart);
      }
    }
  }

  /** Whether any two were joined. Names with the same words go before names that are only alike. */
  joinByName(groups: readonly Group[]): boolean {
    const edges = groups.flatMap((group) => this.edgesIn(group));
    const inOrder = edges.sort((x, y) => Number(y.isExact) - Number(x.isExact) || x.a - y.a || x.b - y.b);
    return inOrder.filter(({ a, b }) => this.join(a, b, this.isApart)).length > 0;
  }

  private join(a: number, b: number, isApart: (a: number, b: number) => boolean): boolean {
    const [first, second] = [this.rootOf(a), this.rootOf(b)].sort((x, y) => x - y) as [number, number];
    if (first === second || this.pairs(first, second).some(([one, other]) => isApart(one, other))) return false;
    for (const member of this.members[second]!) this.roots[member] = first;
    this.members[first]!.push(...this.members[second]!.splice(0));
    return true;
  }

  /** Pairs of one name, without a party that could be either of two that are apart. */
  private edgesIn({ all, canPair }: Group): { readonly a: number; readonly b: number; readonly isExact: boolean }[] {
    const roots = [...new Set(all.map(this.rootOf))].sort((a, b) => a - b);
    const listed = new Map(roots.map((root) => [root, all.filter((at) => this.rootOf(at) === root)] as const));
    const pairs = roots.flatMap((a, at) =>
      roots.slice(at + 1).flatMap((b) => {
        const isPair = listed.get(a)!.some((one) => listed.get(b)!.some((other) => canPair(one, other)));
        const likeness = isPair ? this.compare(a, b) : null;
        return likeness === null ? [] : [{ a, b, isExact: likeness === "exact" }];
      }),
    );
    const nearest = new Map(
      roots.map((root) => {
        const own = pairs.filter(({ a, b }) => a === root || b === root);
        const exact = own.filter(({ isExact }) => isExact);
        const others = (exact.length > 0 ? exact : own).map(({ a, b }) => (a === root ? b : a));
        const isEither = others.some((one) => others.some((other) => one < other && this.areApart(one, other)));
        return [root, new Set(isEither ? [] : others)] as const;
      }),
    );
    return pairs.filter(({ a, b }) => nearest.get(a)!.has(b) && nearest.get(b)!.has(a));
  }

  private readonly isApart = (a: number, b: number): boolean => this.comparePair(a, b) === "apart";

  private areApart(a: number, b: number): boolean {
    return this.pairs(a, b).some(([one, other]) => this.isApart(one, other));
  }

  /** How two clusters are named; null where any of their namings are apart. */
  private compare(a: number, b: number): Likeness {
    const found = this.pairs(a, b).map(([one, other]) => this.comparePair(one, other));
    if (found.includes("apart")) return null;
    return found.includes("exact") ? "exact" : found.includes("alike") ? "alike" : null;
  }

  private pairs(a: number, b: number): (readonly [number, number])[] {
    return this.members[a]!.flatMap((one) => this.members[b]!.map((other) => [one, other] as const));
  }

  private comparePair(a: number, b: number): Likeness | "apart" {
    const key = Math.min(a, b) * this.namings.length + Math.max(a, b);
    const known = this.compared.get(key);
    if (known !== undefined) return known;
    const found = compareNamings(this.namings[a]!, this.namings[b]!);
    this.compared.set(key, found);
    return found;
  }
}

/** Whom one source writes with two names are two parties, unless a number says otherwise. */
function compareNamings(a: Naming, b: Naming): Likeness | "apart" {
  if (areApart(a.party, b.party)) return "apart";
  const likeness = compareNames(a.party, b.party);
  return likeness === "alike" && [...a.sources].some((source) => b.sources.has(source)) ? "apart" : likeness;
}

/**
 * For each company, everybody whom any source names with it. A person whom a source calls its beneficial owner may hold
 * it through others, so that such a person is compared with the owners up the chain as well.
 */
function circlesOf(holdings: readonly Holding[], rootOf: (at: number) => number): Group[] {
  const bySubject = Map.groupBy(holdings, ({ subject }) => rootOf(subject));
  return [...bySubject].map(([subject, held]) => {
    const near = new Set(held.map(({ holder }) => holder));
    const beneficial = new Set(held.filter(({ isBeneficial }) => isBeneficial).map(({ holder }) => holder));
    const above = beneficial.size === 0 ? [] : ownersAbove(subject, bySubject, rootOf);
    return {
      all: [...new Set([...near, ...above])],
      canPair: (a, b) => (near.has(a) && near.has(b)) || beneficial.has(a) || beneficial.has(b),
    };
  });
}

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
      found.add(holder);
      companies.add(rootOf(holder));
    }
  }
  return found;
}
