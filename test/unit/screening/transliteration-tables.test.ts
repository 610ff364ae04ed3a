import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { placeTransliteration } from "../../../src/cli/console/transliteration.ts";
import { repositoryRoot } from "../../../src/cli/program.ts";
import { whyUnreadable } from "../../../src/screening/matching/readable.ts";

type Blocks = (block: number) => string;

const load = async (file: string): Promise<Blocks> =>
  ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as { default: Blocks }).default;

/** Cuneiform to Tangut, shorthand, music, SignWriting, tiles, pictographs, Yi, Vai, runes, syllables of Canada, ideographs of the extensions but for four blocks. */
const UNUSED = [
  [0x14, 0x16],
  [0x34, 0x4c],
  [0xa0, 0xa5],
  [0x120, 0x18f],
  [0x1bc, 0x1bc],
  [0x1cf, 0x1d3],
  [0x1d8, 0x1df],
  [0x1f0, 0x1f0],
  [0x1f3, 0x1fa],
  [0x200, 0x20a],
  [0x20c, 0x235],
  [0x237, 0x254],
  [0x256, 0x2f7],
  [0x2fb, 0x350],
] as const;

it("says of every block what any-ascii says, Hangul by its rule, but for those in which no name is written", async () => {
  await placeTransliteration();
  const placed = await load(path.join(repositoryRoot, "src/platform/stubs/any-ascii-blocks.js"));
  const own = await load(path.join(path.dirname(createRequire(import.meta.url).resolve("any-ascii")), "block.js"));
  const changed = Array.from({ length: 0x400 }, (_, block) => block).filter((block) => placed(block) !== own(block));
  expect(changed.filter((block) => placed(block) !== "")).toEqual([]);
  const isUnused = (block: number) => UNUSED.some(([from, to]) => block >= from && block <= to);
  expect(changed.filter((block) => !isUnused(block))).toEqual([]);
  expect(changed.length).toBeGreaterThan(50);
  expect(placed(0xd5).split("\t")[0x5c]).toBe("Han");
});

it("is not needed of ideographs without a reading: a name with one is said not to be compared", () => {
  expect(whyUnreadable("王小明")).toBeNull();
  expect(whyUnreadable("\u{20BB7}田太郎")).toBeNull();
  expect(whyUnreadable("\u{2363A}本一郎")).toBeNull();
  expect(whyUnreadable("王\u{4DAE}明")).toBeNull();
  expect(whyUnreadable("王\u{3400}明")).toBe("script");
  expect(whyUnreadable("王\u{20001}明")).toBe("script");
  expect(whyUnreadable("王\u{2A6D6}明")).toBe("script");
  expect(whyUnreadable("王\u{2B740}明")).toBe("script");
  expect(whyUnreadable("王\u{30000}")).toBe("script");
});
