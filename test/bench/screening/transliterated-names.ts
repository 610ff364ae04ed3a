import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { findEntries } from "../../../src/screening/find-entries.ts";
import type { ListEntry } from "../../../src/screening/list-entry.ts";
import { type Figure, HALVES, halfOf, LEAST, sample } from "./figure.ts";
import { asSubject } from "./listed-names.ts";
import { type BenchList, indexed, SHARED_DATA } from "./real-lists.ts";

const FOLDER = path.join(SHARED_DATA, "names/transliteration");

/** Writing, its least share of names found, and what its writers put between two words of a foreign name. */
const WRITINGS = [
  ["russian", 0.92, " "],
  ["arabic", 0.88, " "],
  ["hebrew", 0.8, " "],
  ["katakana", 0.8, "・"],
  ["chinese", 0.6, "·"],
  ["korean", 0.6, " "],
] as const;

export type WordList = (typeof WRITINGS)[number][0];

/** Words in Latin letters and in the other writing, of one half. */
export function readWords(writing: WordList, half: 0 | 1): (readonly [latin: string, native: string])[] {
  return readFileSync(path.join(FOLDER, `${writing}.tsv`), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split("\t"))
    .map(([latin, native]) => [latin!, native!.replaceAll(" ", "")] as const)
    .filter(([latin]) => halfOf(latin) === half);
}

/** Names of two words each, listed in Latin letters among the real entries and screened in the other writing. */
export function measureTransliterated(lists: readonly BenchList[], threshold: number, most: number): Figure[] {
  if (!existsSync(FOLDER)) return [];
  return WRITINGS.flatMap(([writing, least, between]) =>
    HALVES.flatMap((half, number) => {
      const words = readWords(writing, number as 0 | 1);
      const names = Array.from({ length: Math.floor(words.length / 2) }, (_, at) => {
        const [[a, x], [b, y]] = [words[2 * at]!, words[2 * at + 1]!];
        return { id: `${writing}-${at}`, latin: `${a} ${b}`, native: x + between + y };
      });
      const made = indexed(writing, names.map(asEntry));
      return figuresOf(writing, half, sample(names, most), [made, ...lists], threshold, half === "kept" ? least : null);
    }),
  );
}

interface Name {
  readonly id: string;
  readonly latin: string;
  readonly native: string;
}

const asEntry = ({ id, latin }: Name): ListEntry => ({
  id,
  kind: "person",
  names: [{ name: latin, weak: false }],
  topics: ["sanction"],
  birthDates: [],
  countries: [],
  identifiers: [],
  programmes: [],
});

function figuresOf(
  writing: WordList,
  half: string,
  names: readonly Name[],
  lists: readonly BenchList[],
  threshold: number,
  least: number | null,
): Figure[] {
  const missed: string[] = [];
  const wrong: string[] = [];
  for (const { id, latin, native } of names) {
    const found = findEntries(asSubject(native, "person"), lists, threshold);
    if (!found.some(({ entry }) => entry.id === id)) missed.push(`${native} (${latin})`);
    for (const { entry, scored } of found)
      if (entry.id !== id) wrong.push(`${scored.score.toFixed(2)} ${native} (${latin}) ~ ${scored.matchedName}`);
  }
  const shared = { group: "Two-word names of another writing", of: names.length };
  return [
    {
      ...shared,
      name: `${writing}, ${half} half`,
      value: 1 - missed.length / names.length,
      unit: "share",
      ...(least === null ? { worst: missed } : LEAST(least)),
    },
    {
      ...shared,
      name: `${writing}, wrong entries a query, ${half} half`,
      value: wrong.length / names.length,
      unit: "count",
      ...(least === null ? { worst: wrong.toSorted((a, b) => (a < b ? 1 : -1)) } : {}),
    },
  ];
}
