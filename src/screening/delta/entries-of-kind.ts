import { exactYearOf, NEAR_YEARS } from "../../domain/hits/birth-dates.rules.ts";
import type { ScreeningSubject } from "../../domain/hits/screening.model.ts";
import type { ListEntry } from "../list-entry.ts";
import { BIRTH_BOUNDS, type Bound, NO_EVIDENCE, otherCountry, SAME_COUNTRY } from "../matching/evidence.ts";
import type { FactBounds } from "../matching/reach.ts";
import type { NameKind } from "../matching/word.ts";
import { NameIndex } from "./name-index.ts";

/** Names of some entries. */
interface NamesOfEntries {
  readonly names: readonly string[];
  /** The entry of each. */
  readonly entryOf: readonly number[];
  readonly index: NameIndex;
}

/** Names to search, and what speaks for and against a match with any of their entries. */
interface Search {
  readonly names: NamesOfEntries;
  readonly bounds: FactBounds;
}

type Numbered = readonly [number: number, entry: ListEntry];

/** Years of birth that are searched together. */
const YEARS = 6;

/**
 * Entries of one kind, grouped by birth year and country. Entries that differ from the subject in these are searched only
 * for nearly identical names.
 */
export class EntriesOfKind {
  readonly kind: ListEntry["kind"];
  /** The kind as which the names are read. */
  readonly as: NameKind;
  /** Entries with no birth date, or with an inexact one. */
  readonly #undated: EntriesByCountry;
  readonly #dated: EntriesByCountry;
  /** Entries with exact birth dates, by each span of six years in which a subject's birth year agrees with theirs. */
  readonly #byYears: ReadonlyMap<number, EntriesByCountry>;
  readonly #birthOfUndated: Bound;

  constructor(entries: readonly ListEntry[], kind: ListEntry["kind"], as: NameKind) {
    this.kind = kind;
    this.as = as;
    const numbered = [...entries.entries()].filter(([, entry]) => entry.kind === kind);
    const of = (some: readonly Numbered[], isSplit = true) => new EntriesByCountry(some, kind, as, isSplit);
    const undated = numbered.filter(([, entry]) => yearsOf(entry) === null);
    this.#undated = of(undated);
    this.#birthOfUndated = undated.every(([, { birthDates }]) => birthDates.length === 0)
      ? NO_EVIDENCE
      : undated.every(([, { birthDates }]) => birthDates.every((date) => exactYearOf(date) === null))
        ? BIRTH_BOUNDS.inexact
        : BIRTH_BOUNDS.any;
    this.#dated = of(numbered.filter(([, entry]) => yearsOf(entry) !== null));
    const byYears = groupByEach(numbered, ([, entry]) => spansNear(yearsOf(entry) ?? []));
    this.#byYears = new Map([...byYears].map(([span, some]) => [span, of(some, false)]));
  }

  /** The searches that together reach every entry, each with bounds that hold for its entries. */
  searchesFor({ birthDate, countries = [] }: ScreeningSubject): Search[] {
    const search = (undated: Bound, dated: Bound): Search[] => [
      ...this.#undated.searchesFor(countries, undated),
      ...this.#dated.searchesFor(countries, dated),
    ];
    if (birthDate === undefined) return search(NO_EVIDENCE, NO_EVIDENCE);
    const year = exactYearOf(birthDate);
    if (year === null) return search(this.#birthOfUndated, BIRTH_BOUNDS.any);
    const near = this.#byYears.get(spanOf(year))?.searchesFor(countries, BIRTH_BOUNDS.any) ?? [];
    return [...search(this.#birthOfUndated, BIRTH_BOUNDS.different), ...near];
  }
}

/** Entries under each of their keys. */
function groupByEach<K>(entries: readonly Numbered[], keysOf: (entry: Numbered) => Set<K>): Map<K, Numbered[]> {
  const groups = new Map<K, Numbered[]>();
  for (const entry of entries) {
    for (const key of keysOf(entry)) {
      const group = groups.get(key);
      if (group) group.push(entry);
      else groups.set(key, [entry]);
    }
  }
  return groups;
}

const spanOf = (year: number): number => Math.floor(year / YEARS);

/** The spans that contain one of the years, or a year within `NEAR_YEARS` of one. */
const spansNear = (years: readonly number[]): Set<number> =>
  new Set(years.flatMap((year) => [-NEAR_YEARS, 0, NEAR_YEARS].map((more) => spanOf(year + more))));

/** The years of birth that an entry states, each of them exact; null for any other entry. */
function yearsOf({ birthDates }: ListEntry): number[] | null {
  const years = birthDates.map(exactYearOf);
  return years.length > 0 && years.every((year) => year !== null) ? years : null;
}

/** Entries of one kind, and those of them that name a country. */
class EntriesByCountry {
  readonly #isSplit: boolean;
  readonly #as: NameKind;
  readonly #entries: readonly Numbered[];
  readonly #ofOther: Bound;
  readonly #ofCountry: ReadonlyMap<string, readonly Numbered[]>;
  /** By country; under an empty name those of all entries. Made when a subject needs them. */
  readonly #names = new Map<string, NamesOfEntries>();

  /** @param isSplit whether entries of the subject's country are searched apart, which does not pay where a birth date may agree */
  constructor(entries: readonly Numbered[], kind: ListEntry["kind"], as: NameKind, isSplit: boolean) {
    this.#isSplit = isSplit;
    this.#as = as;
    this.#entries = entries;
    // The country of a vessel says nothing.
    const allHaveCountries = kind !== "vessel" && entries.every(([, { countries }]) => countries.length > 0);
    this.#ofOther = allHaveCountries ? otherCountry(kind) : NO_EVIDENCE;
    this.#ofCountry = groupByEach(kind === "vessel" ? [] : entries, ([, { countries }]) => new Set(countries));
  }

  searchesFor(countries: readonly string[], birth: Bound): Search[] {
    if (this.#entries.length === 0) return [];
    const shared = new Set(countries.map((country) => country.toUpperCase()).filter((one) => this.#ofCountry.has(one)));
    const other = countries.length === 0 ? NO_EVIDENCE : this.#ofOther;
    if (shared.size > 0 && !this.#isSplit)
      return [{ names: this.#namesOf(""), bounds: { birth, country: SAME_COUNTRY } }];
    return [
      { names: this.#namesOf(""), bounds: { birth, country: other } },
      ...[...shared].map((country) => ({ names: this.#namesOf(country), bounds: { birth, country: SAME_COUNTRY } })),
    ];
  }

  #namesOf(country: string): NamesOfEntries {
    let found = this.#names.get(country);
    if (!found) {
      const entries = country === "" ? this.#entries : this.#ofCountry.get(country)!;
      this.#names.set(country, (found = namesOf(entries, this.#as)));
    }
    return found;
  }
}

function namesOf(entries: readonly Numbered[], as: NameKind): NamesOfEntries {
  const all = entries.flatMap(([number, entry]) => entry.names.map(({ name }) => ({ number, name })));
  const names = all.map(({ name }) => name);
  return { names, entryOf: all.map(({ number }) => number), index: new NameIndex(names, as) };
}
