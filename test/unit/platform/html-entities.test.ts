import path from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { htmlDecodeTree } from "../../../src/platform/stubs/html-entities.ts";
import { repositoryRoot } from "../../../src/cli/program.ts";

interface Decoder {
  startEntity(mode: number): void;
  write(text: string, from: number): number;
  end(): number;
}
type Decoding = new (tree: Uint16Array, emit: (point: number) => void) => Decoder;

/** The decoder that reads the table, of a library that another one brings. */
const { EntityDecoder } = (await import(
  /* @vite-ignore */
  pathToFileURL(path.join(repositoryRoot, "node_modules/entities/dist/decode.js")).href
)) as { EntityDecoder: Decoding };
const IN_TEXT = 0;

/** What a text reads with the Worker's table. */
function decoded(text: string): string {
  let read = "";
  const decoder = new EntityDecoder(htmlDecodeTree, (point) => (read += String.fromCodePoint(point)));
  decoder.startEntity(IN_TEXT);
  const length = decoder.write(text, 1);
  const used = length < 0 ? decoder.end() : length;
  return read + text.slice(used);
}

describe("the named characters of the Worker's bundle", () => {
  it.each([
    ["&eacute;", "é"],
    ["&eacute", "é"],
    ["&eacutes", "és"],
    ["&amp;", "&"],
    ["&ampere", "&ere"],
    ["&lt;", "<"],
    ["&quot;", '"'],
    ["&nbsp;", "\u00A0"],
    ["&euro;", "€"],
    ["&rsquo;", "’"],
    ["&ndash;", "–"],
    ["&Scaron;", "Š"],
    ["&lstrok;", "ł"],
    ["&odblac;", "ő"],
    ["&Omega;", "Ω"],
    ["&commat;", "@"],
    ["&#233;", "é"],
  ])("has %s", (text, character) => {
    expect(decoded(text)).toBe(character);
  });

  it.each(["&nsubset;", "&scaron", "&x", "&;", "&eurozone"])("leaves %s as it stands", (text) => {
    expect(decoded(text)).toBe(text);
  });
});
