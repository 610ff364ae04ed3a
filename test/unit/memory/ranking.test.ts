import { describe, expect, it } from "vitest";
import { embedBuiltIn } from "../../../src/platform/models/built-in-embeddings.ts";
import { measureShares } from "../../bench/memory.ts";
import { MEMORY_PAIRS, UNSEEN_PAIRS } from "../../bench/memory-pairs.ts";
import { placeFileConcepts } from "../../support/concepts.ts";

placeFileConcepts();

const FLOOR = 0.8;

describe("the built-in embedding", () => {
  it.each([
    ["sixty pairs, twenty a language", MEMORY_PAIRS, 20],
    ["thirty pairs that nothing was tuned on", UNSEEN_PAIRS, 10],
  ])("finds at least 80 %% first in each language, of %s", (_, pairs, ofEach) => {
    const shares = measureShares(pairs);
    expect(shares.map(({ language }) => language)).toEqual(["nl", "fr", "en"]);
    for (const { language, first, of } of shares) {
      expect(of).toBe(ofEach);
      expect(first / of, language).toBeGreaterThanOrEqual(FLOOR);
    }
  });

  it("knows a matter in whatever language it is told", () => {
    const near = (a: string, b: string) => {
      const other = embedBuiltIn(b);
      return embedBuiltIn(a).reduce((sum, value, at) => sum + value * other[at]!, 0);
    };
    const query = "herkomst van de middelen";
    expect(near(query, "origine des fonds")).toBeGreaterThan(near(query, "appétit pour le risque") + 0.3);
    expect(near(query, "source of funds")).toBeGreaterThan(near(query, "online gambling") + 0.3);
  });

  it("reads a word of any length in time that grows no faster than the word", () => {
    // Processor time, which other processes do not lengthen.
    const before = process.cpuUsage();
    embedBuiltIn("a".repeat(200_000));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000_000).toBeLessThan(10);
  });
});
