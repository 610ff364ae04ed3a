import { createReadStream, existsSync } from "node:fs";
import path from "node:path";
import { buildSegments } from "../../../src/screening/candidates/build-segment.ts";
import type { Segment } from "../../../src/screening/candidates/segment.ts";
import { readList } from "../../../src/screening/formats/read-list.ts";
import type { ListEntry } from "../../../src/screening/list-entry.ts";
import { NAMES_PER_PART } from "../../../src/screening/lists/limits.ts";
import { generateEntries } from "./name-generator.ts";

export const SHARED_DATA = path.resolve(import.meta.dirname, "../../../../shared/data");
const REAL = path.join(SHARED_DATA, "sanctions/real");
/** Whether OFAC's and the United Nations' lists, as published, lie beside this repository. */
export const hasRealLists = existsSync(path.join(REAL, "sdn.csv"));

/** A list in memory, indexed as the service would have stored it. */
export interface BenchList {
  readonly name: string;
  readonly entries: readonly ListEntry[];
  readonly segments: readonly Segment[];
}

/** OFAC's and the United Nations' lists, or a made-up one where they are absent. */
export async function readBenchLists(): Promise<BenchList[]> {
  if (!hasRealLists) return [indexed("made-up", [...generateEntries(20_000)])];
  const file = (name: string) => createReadStream(path.join(REAL, name));
  const beside = { alt: file("alt.csv"), add: file("add.csv"), comments: file("sdn_comments.csv") };
  return [
    indexed("OFAC", await collect(readList("ofac", file("sdn.csv"), beside))),
    indexed("UN", await collect(readList("un", file("un-consolidated.xml")))),
  ];
}

async function collect(entries: AsyncGenerator<ListEntry, unknown>): Promise<ListEntry[]> {
  const all: ListEntry[] = [];
  for await (const entry of entries) all.push(entry);
  return all;
}

/** A list whose entries are indexed when they are first searched, in parts of the size that an import has. */
export function indexed(name: string, entries: readonly ListEntry[]): BenchList {
  let segments: Segment[] | undefined;
  return {
    name,
    entries,
    get segments() {
      return (segments ??= segmentsOf(entries));
    },
  };
}

function segmentsOf(entries: readonly ListEntry[]): Segment[] {
  const segments: Segment[] = [];
  let part: ListEntry[] = [];
  let names = 0;
  for (const entry of entries) {
    part.push(entry);
    names += entry.names.length;
    if (names < NAMES_PER_PART) continue;
    segments.push(...buildSegments(part));
    [part, names] = [[], 0];
  }
  if (part.length > 0) segments.push(...buildSegments(part));
  return segments;
}
