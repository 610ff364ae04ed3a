import type { ListEntry, ListedName } from "../list-entry.ts";

const KINDS = ["person", "company", "vessel", "unknown"] as const;
const WEAK = 4;

/** Kind of an entry and weakness of a name in one byte. */
export const writeMark = (kind: ListEntry["kind"], weak: boolean): number => KINDS.indexOf(kind) + (weak ? WEAK : 0);

export const readKind = (mark: number): ListEntry["kind"] => KINDS[mark & (WEAK - 1)]!;
export const readWeak = (mark: number): boolean => (mark & WEAK) !== 0;

type Facts = readonly [
  id: string,
  topics: ListEntry["topics"],
  birthDates: readonly string[],
  countries: readonly string[],
  identifiers: readonly string[],
  programmes: readonly string[],
];

/** JSON of an entry without kind and names, which the segment stores separately. */
export function writeFacts({ id, topics, birthDates, countries, identifiers, programmes }: ListEntry): string {
  const facts: Facts = [id, topics, birthDates, countries, identifiers, programmes];
  return JSON.stringify(facts);
}

export function readFacts(text: string, kind: ListEntry["kind"], names: readonly ListedName[]): ListEntry {
  const [id, topics, birthDates, countries, identifiers, programmes] = JSON.parse(text) as Facts;
  return { id, kind, names, topics, birthDates, countries, identifiers, programmes };
}
