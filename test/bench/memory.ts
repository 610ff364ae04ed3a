import { cosineOfPacked, packVector } from "../../src/features/memory/vector-codec.ts";
import { runCommand } from "../../src/cli/command.ts";
import { embedBuiltIn } from "../../src/platform/models/built-in-embeddings.ts";
import { MEMORY_PAIRS, type MemoryPair, UNSEEN_PAIRS } from "./memory-pairs.ts";
import { placeFileConcepts } from "../support/concepts.ts";

placeFileConcepts();

export interface LanguageShare {
  readonly language: MemoryPair["language"];
  /** Queries that found their own passage first, and queries in all. */
  readonly first: number;
  readonly of: number;
  readonly missed: readonly { readonly query: string; readonly found: string; readonly rank: number }[];
}

/** Looks for every query among the passages of all pairs, in whatever language, as the search does. */
export function measureShares(pairs: readonly MemoryPair[]): LanguageShare[] {
  const packed = pairs.map(({ passage }) => packVector(embedBuiltIn(passage)));
  const outcomes = pairs.map(({ language, query }, own) => {
    const vector = embedBuiltIn(query);
    const scores = packed.map((bytes) => cosineOfPacked(vector, bytes));
    const rank = scores.filter((score) => score > scores[own]!).length + 1;
    return { language, query, found: pairs[scores.indexOf(Math.max(...scores))]!.passage, rank };
  });
  return [...Map.groupBy(outcomes, ({ language }) => language)].map(([language, of]) => ({
    language,
    first: of.filter(({ rank }) => rank === 1).length,
    of: of.length,
    missed: of.filter(({ rank }) => rank > 1),
  }));
}

function printShares(title: string, pairs: readonly MemoryPair[]): void {
  process.stdout.write(`${title}\n`);
  for (const { language, first, of, missed } of measureShares(pairs)) {
    process.stdout.write(`  ${language}: ${first} of ${of} first (${((100 * first) / of).toFixed(0)} %)\n`);
    for (const { query, found, rank } of missed) {
      process.stdout.write(`    place ${rank}: ${query}\n      before it: ${found}\n`);
    }
  }
}

if (import.meta.main) {
  runCommand("bench:memory", {
    options: {},
    async run() {
      printShares("Sixty pairs that the ranking was tuned on:", MEMORY_PAIRS);
      printShares("Thirty that it was not:", UNSEEN_PAIRS);
    },
  });
}
