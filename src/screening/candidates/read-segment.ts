import type { ListEntry } from "../list-entry.ts";
import { readFacts, readKind, readWeak } from "./entry-facts.ts";
import type { Segment } from "./segment.ts";

const decoder = new TextDecoder();

export const nameText = (segment: Segment, name: number): string =>
  decoder.decode(segment.names.subarray(segment.nameStarts[name], segment.nameStarts[name + 1]));

export const nameKind = (segment: Segment, name: number): ListEntry["kind"] => readKind(segment.nameMarks[name]!);

export function readEntry(segment: Segment, entry: number): ListEntry {
  const { facts, factStarts, nameMarks, entryNames } = segment;
  const first = entryNames[entry]!;
  const names = Array.from({ length: entryNames[entry + 1]! - first }, (_, index) => ({
    name: nameText(segment, first + index),
    weak: readWeak(nameMarks[first + index]!),
  }));
  const text = decoder.decode(facts.subarray(factStarts[entry], factStarts[entry + 1]));
  return readFacts(text, nameKind(segment, first), names);
}
