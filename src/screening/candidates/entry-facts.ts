import type { DocumentKind, ListEntry, ListedName } from "../list-entry.ts";

const KINDS = ["person", "company", "vessel", "unknown"] as const;
const WEAK = 4;

/** Kind of an entry and weakness of a name in one byte. */
export const writeMark = (kind: ListEntry["kind"], weak: boolean): number => KINDS.indexOf(kind) + (weak ? WEAK : 0);

export const readKind = (mark: number): ListEntry["kind"] => KINDS[mark & (WEAK - 1)]!;
export const readWeak = (mark: number): boolean => (mark & WEAK) !== 0;

/** Optional members of an entry, with each document as the place of its number, its kind and its country. */
interface StoredExtras extends Pick<ListEntry, "gender" | "birthPlaces" | "titles"> {
  readonly documents?: readonly (readonly [identifier: number, kind: DocumentKind, country: string | null])[];
}

type Facts = readonly [
  id: string,
  topics: ListEntry["topics"],
  birthDates: readonly string[],
  countries: readonly string[],
  identifiers: readonly string[],
  programmes: readonly string[],
  /** Absent in segments of older releases, and where a list says none of it. */
  extras?: StoredExtras,
];

/** JSON of an entry without kind and names, which the segment stores separately. */
export function writeFacts(entry: ListEntry): string {
  const { id, kind: _, names: __, topics, birthDates, countries, identifiers, programmes, ...optional } = entry;
  const facts = [id, topics, birthDates, countries, identifiers, programmes] as const;
  if (Object.keys(optional).length === 0) return JSON.stringify(facts satisfies Facts);
  const { documents, ...rest } = optional;
  const stored = documents?.map(
    (document) => [identifiers.indexOf(document.number), document.kind, document.country] as const,
  );
  return JSON.stringify([...facts, { ...rest, ...(stored && { documents: stored }) }] satisfies Facts);
}

export function readFacts(text: string, kind: ListEntry["kind"], names: readonly ListedName[]): ListEntry {
  const [id, topics, birthDates, countries, identifiers, programmes, extras] = JSON.parse(text) as Facts;
  const entry = { id, kind, names, topics, birthDates, countries, identifiers, programmes };
  if (!extras) return entry;
  const { documents: stored, ...rest } = extras;
  const documents = stored?.map(([at, type, country]) => ({ number: identifiers[at]!, kind: type, country }));
  return { ...entry, ...rest, ...(documents && { documents }) };
}
