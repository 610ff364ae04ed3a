import { describe, expect, it } from "vitest";
import { BestCandidates } from "../../../src/screening/candidates/best-candidates.ts";
import { buildSegments } from "../../../src/screening/candidates/build-segment.ts";
import { keysOf, LEAST_SIMILARITY } from "../../../src/screening/candidates/grams.ts";
import { findWord, splitWords } from "../../../src/screening/candidates/look-up.ts";
import { NameScores } from "../../../src/screening/candidates/name-scores.ts";
import { prepareQuery, searchSegment } from "../../../src/screening/candidates/search-segment.ts";
import type { Segment } from "../../../src/screening/candidates/segment.ts";
import { findSimilar, similarityOf, wordOf } from "../../../src/screening/candidates/similar-words.ts";
import { disturb, generateEntries } from "../../bench/screening/name-generator.ts";
import { seededRandom } from "../../support/seeded-random.ts";

const random = seededRandom(20_261_127);
const entries = [...generateEntries(4_000)];
const LONG = "abcdefghijklmnopqrstuvwxyz0123456789".slice(0, 24);
const odd = ["X", "Aa", LONG, `${LONG.slice(2)}9z`, "Kxkxkxkx Xerxes", "Yang", "Yangyang", "B.V."];
const named = odd.map((name, at) => ({ ...entries[0]!, id: `odd-${at}`, names: [{ name, weak: false }] }));
const [segment] = buildSegments([...entries, ...named]) as [Segment];
const words = Array.from({ length: segment.header.words }, (_, word) =>
  new TextDecoder().decode(segment.words.subarray(segment.wordStarts[word], segment.wordStarts[word + 1])),
);
const keys = words.map((word) => (word.startsWith("~") ? { grams: [], skeletons: [] } : keysOf(word)));

/** Each similar word with its similarity, by comparing the query with every word. */
function similarByHand(text: string): Map<string, number> {
  const query = keysOf(text);
  const own = new Set(query.grams);
  const found = new Map<string, number>();
  for (const [word, { grams, skeletons }] of keys.entries()) {
    const shared = grams.filter((gram) => own.has(gram)).length;
    const dice = (2 * shared) / (query.grams.length + grams.length);
    const sameConsonants = skeletons.some((skeleton) => query.skeletons.includes(skeleton)) ? 0.6 : 0;
    const similarity = Math.max(dice >= LEAST_SIMILARITY ? dice : 0, sameConsonants);
    if (similarity > 0) found.set(words[word]!, similarity);
  }
  return found;
}

describe("the words of a segment that are similar to one of a query", () => {
  const parts = entries.flatMap(({ names }) =>
    disturb(names[0]!.name, random)
      .toLowerCase()
      .split(/[^a-z]+/),
  );
  const asked = [...odd, ...parts.filter((part) => part !== "").slice(0, 600)].map((text) => text.toLowerCase());

  it("are those that a comparison with every word finds, least similar first", () => {
    let most = 0;
    for (const text of new Set(asked)) {
      const found = [...findSimilar(segment, keysOf(text))];
      const byHand = similarByHand(text);
      expect([text, found.map((one) => words[wordOf(one)]!).toSorted()]).toEqual([text, [...byHand.keys()].toSorted()]);
      for (const [at, one] of found.entries()) {
        expect(similarityOf(one)).toBeCloseTo(byHand.get(words[wordOf(one)]!)!, 4);
        if (at > 0) expect(similarityOf(one)).toBeGreaterThanOrEqual(similarityOf(found[at - 1]!));
      }
      most = Math.max(most, found.length);
    }
    expect(most).toBeGreaterThan(50);
  });

  it("are found where they stand, and their halves too", () => {
    for (const [at, word] of words.entries()) expect(findWord(segment, word)).toBe(at);
    for (const text of ["yangyang", ...words.slice(0, 300).map((word, at) => word + words[7 * at]!)]) {
      const at = findWord(segment, text);
      if (at < 0) expect([...words, text].toSorted()[~at]).toBe(text);
      const halves = new Set<number>();
      for (let cut = 2; cut <= text.length - 2; cut++) {
        const [head, tail] = [words.indexOf(text.slice(0, cut)), words.indexOf(text.slice(cut))];
        if (head >= 0 && tail >= 0) halves.add(head).add(tail);
      }
      expect([text, splitWords(segment, text, at)]).toEqual([text, halves]);
    }
  });
});

describe("the scores of names", () => {
  it("have each word of the query once, however many words it has", () => {
    const scores = new NameScores();
    scores.begin(segment, 0);
    const word = findWord(segment, "yang");
    const [name] = segment.wordNames.subarray(segment.wordNameStarts[word], segment.wordNameStarts[word + 1]);
    for (let at = 1; at <= 600; at++) {
      scores.nextWord();
      scores.add(word, 1);
      scores.add(word, 0.5);
      expect(scores.scores[name!]! / segment.wordRarity[word]!).toBeCloseTo(at, 2);
    }
    expect([...scores.found]).toContain(name);
  });

  it("rank the same entries first, whether the best are known from another segment or not", () => {
    const parts = [entries.slice(0, 1_500), entries.slice(1_500)].map((part) => buildSegments(part)[0]!);
    for (const { names } of entries.slice(0, 200)) {
      const query = prepareQuery(disturb(names[0]!.name, random));
      const [together, apart] = [new BestCandidates(40), [new BestCandidates(40), new BestCandidates(40)]];
      for (const [at, part] of parts.entries()) {
        searchSegment(part, query, together);
        searchSegment(part, query, apart[at]!);
      }
      const ranks = apart.flatMap((best) => best.take()).map(({ rank }) => rank);
      const best = ranks.toSorted((a, b) => b - a).slice(0, 40);
      expect(together.take().map(({ rank }) => rank)).toEqual(best);
    }
  });
});
