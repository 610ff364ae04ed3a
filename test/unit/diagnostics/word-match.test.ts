import { expect, it } from "vitest";
import { indexWords } from "../../../src/features/diagnostics/words/word-match.rules.ts";

it("finds a stem in a word of ten thousand letters in time that grows with its length", () => {
  const { topicsOf } = indexWords(new Map([["document", ["paspoort"]]]));
  expect(topicsOf(`${"x".repeat(10_000)}paspoorten`)).toEqual(new Set(["document"]));
}, 2_000);
