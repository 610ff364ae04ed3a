import type { Segment } from "../candidates/segment.ts";
import { findListed, type ListedInText } from "./find-listed.ts";
import { readText, type SearchedText } from "./read-text.ts";

export type { ListedInText } from "./find-listed.ts";

export interface ReadTexts {
  readonly texts: readonly SearchedText[];
  /** Every word of them once, ascending. */
  readonly tokens: readonly string[];
}

export function readTexts(texts: readonly string[]): ReadTexts {
  const read = texts.map(readText);
  return { texts: read, tokens: [...new Set(read.flatMap(({ places }) => [...places.keys()]))].sort() };
}

/** A shorter name that more listed persons have is a name of many. */
const NAMESAKES = 3;

/** What texts have of the lists in these segments, each once. */
export function searchTextsIn(segments: readonly Segment[], { texts, tokens }: ReadTexts): ListedInText[] {
  if (tokens.length === 0) return [];
  const found = segments.flatMap((segment) => findListed(segment, texts, tokens));
  const short = Map.groupBy(
    found.filter(({ isShort }) => isShort),
    ({ name }) => name.toLowerCase(),
  );
  const isOfMany = ({ name, isShort }: ListedInText) =>
    isShort === true && new Set(short.get(name.toLowerCase())!.map(({ entry }) => entry)).size > NAMESAKES;
  const byKey = new Map<string, ListedInText>();
  for (const one of found.filter((some) => !isOfMany(some))) {
    const key = JSON.stringify([one.text, one.name.toLowerCase(), one.entry]);
    if (!byKey.has(key)) byKey.set(key, one);
  }
  return [...byKey.values()];
}
