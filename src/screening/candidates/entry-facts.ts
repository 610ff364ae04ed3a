import { unlessReport } from "../../domain/sar/report-words.rules.ts";
import { DOCUMENT_KINDS, type ListEntry, type ListedName } from "../list-entry.ts";

const KINDS = ["person", "company", "vessel", "unknown"] as const;
const WEAK = 4;

/** Kind of an entry and weakness of a name in one byte. */
export const writeMark = (kind: ListEntry["kind"], weak: boolean): number => KINDS.indexOf(kind) + (weak ? WEAK : 0);

export const readKind = (mark: number): ListEntry["kind"] => KINDS[mark & (WEAK - 1)]!;
export const readWeak = (mark: number): boolean => (mark & WEAK) !== 0;

/** Optional members of an entry under short names, because they stay in memory. */
interface StoredExtras {
  /** Kind and country of each identifier's document, separated by commas: `pSY,t,` */
  readonly d?: string;
  readonly g?: "m" | "f";
  readonly b?: readonly string[];
  readonly t?: readonly string[];
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
  const { id, topics, birthDates, countries, identifiers, programmes } = entry;
  const facts = [id, topics, birthDates, countries, identifiers, programmes] as const;
  const extras = writeExtras(entry);
  return JSON.stringify(Object.keys(extras).length === 0 ? facts : ([...facts, extras] satisfies Facts));
}

export function readFacts(text: string, kind: ListEntry["kind"], names: readonly ListedName[]): ListEntry {
  const [id, topics, birthDates, countries, identifiers, programmes, extras] = JSON.parse(text) as Facts;
  // Lists from before their reasons were looked at may tell every officer of a report.
  const told = topics.includes("own") ? programmes.map(unlessReport) : programmes;
  const entry = { id, kind, names, topics, birthDates, countries, identifiers, programmes: told };
  return extras ? { ...entry, ...readExtras(extras, identifiers) } : entry;
}

function writeExtras({ identifiers, documents, gender, birthPlaces, titles }: ListEntry): StoredExtras {
  const numbered = new Map(documents?.map((document) => [document.number, document]));
  const codes = identifiers.map((number) => {
    const document = numbered.get(number);
    return document ? `${document.kind[0]}${document.country ?? ""}` : "";
  });
  return {
    ...(documents && { d: codes.join(",") }),
    ...(gender && { g: gender === "male" ? "m" : "f" }),
    ...(birthPlaces && { b: birthPlaces }),
    ...(titles && { t: titles }),
  };
}

function readExtras({ d, g, b, t }: StoredExtras, identifiers: readonly string[]): Partial<ListEntry> {
  const documents = d?.split(",").flatMap((code, at) => {
    const type = DOCUMENT_KINDS.find((one) => one.startsWith(code[0] ?? " "));
    return type ? [{ number: identifiers[at]!, kind: type, country: code.slice(1) || null }] : [];
  });
  return {
    ...(documents && { documents }),
    ...(g && { gender: g === "m" ? "male" : "female" }),
    ...(b && { birthPlaces: b }),
    ...(t && { titles: t }),
  };
}
