import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { inflateSync } from "node:zlib";
import type { FontCoverage, PrintTables } from "../../rendering/pdf/print-assets.model.ts";
import { writeTables } from "../../rendering/pdf/truetype/tables.ts";
import { TrueTypeFont } from "../../rendering/pdf/truetype/truetype-font.ts";
import { repositoryRoot } from "../program.ts";
import { arabicForms } from "./arabic-forms.ts";
import { placeFile } from "./place-file.ts";
import { srgbProfile } from "./srgb-profile.ts";

const { resolve } = createRequire(import.meta.url);
const TARGET = path.join(repositoryRoot, "src/web/public/fonts");

const MAIN = {
  regular: resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf"),
  bold: resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf"),
};
/**
 * Scripts that the main fonts lack and that are printed without shaping: Han and kana, Hangul, Ethiopic. A character is
 * taken from the first that has it. Each comes in files of some hundred characters, so that a name loads a few.
 */
const PACKAGES = [
  resolve("@fontsource/noto-sans-sc/package.json"),
  resolve("@fontsource/nanum-gothic/package.json"),
  resolve("@fontsource/noto-sans-ethiopic/package.json"),
];
const NEEDED = ["cmap", "glyf", "head", "hhea", "hmtx", "loca", "maxp", "name", "OS/2", "post"];

/** Places the fonts of documents, what joins Arabic, and the colour profile in the static assets. */
export function placePrintAssets(): void {
  mkdirSync(TARGET, { recursive: true });
  for (const file of Object.values(MAIN)) placeFile(path.join(TARGET, path.basename(file)), readFileSync(file));
  placeFile(path.join(TARGET, "srgb.icc"), srgbProfile());
  const made = madeFrom();
  const stamp = path.join(TARGET, "made-from.txt");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === made) return;
  const fonts = scriptFonts();
  for (const { file, bytes } of fonts) placeFile(path.join(TARGET, file), bytes);
  for (const [name, table] of Object.entries(printTables(fonts)))
    placeFile(path.join(TARGET, name), Buffer.from(JSON.stringify(table)));
  placeFile(stamp, Buffer.from(made));
}

/** The versions of the packages, so that nothing is unpacked twice. */
function madeFrom(): string {
  return [resolve("dejavu-fonts-ttf/package.json"), ...PACKAGES]
    .map((file) => JSON.parse(readFileSync(file, "utf8")) as { name: string; version: string })
    .map(({ name, version }) => `${name} ${version}\n`)
    .join("");
}

/** The tables that the service reads beside the fonts. */
const printTables = (fonts: readonly FontCoverage[]): PrintTables => ({
  "scripts.json": fonts.map(({ file, ranges }) => ({ file, ranges })),
  "arabic.json": {
    regular: arabicForms(readFileSync(MAIN.regular)),
    bold: arabicForms(readFileSync(MAIN.bold)),
  },
});

/** The files of the packages as TrueType, with the characters that no font before them has. */
function scriptFonts(): (FontCoverage & { readonly bytes: Buffer })[] {
  const known = new Set(new TrueTypeFont(readFileSync(MAIN.regular)).codePoints);
  return PACKAGES.flatMap((described) => {
    const folder = path.join(path.dirname(described), "files");
    const files = readdirSync(folder).filter((file) => file.endsWith("-400-normal.woff"));
    return files.flatMap((packed) => {
      const bytes = unpack(readFileSync(path.join(folder, packed)));
      const added = [...new TrueTypeFont(bytes).codePoints].filter((code) => !known.has(code));
      for (const code of added) known.add(code);
      const file = packed.replace("-400-normal.woff", ".ttf");
      return added.length === 0 ? [] : [{ file, ranges: rangesOf(added), bytes }];
    });
  });
}

function rangesOf(codes: readonly number[]): number[] {
  const ranges: number[] = [];
  for (const code of codes.toSorted((a, b) => a - b))
    if (ranges.at(-1) === code - 1) ranges[ranges.length - 1] = code;
    else ranges.push(code, code);
  return ranges;
}

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;

/** The TrueType file in a WOFF file (W3C, WOFF 1.0), as far as a document needs it. */
function unpack(woff: Buffer): Buffer {
  const tables = new Map<string, Uint8Array>();
  for (let index = 0; index < woff.readUInt16BE(12); index++) {
    const at = HEADER_BYTES + index * ENTRY_BYTES;
    const tag = woff.toString("latin1", at, at + 4);
    const [offset, packed, size] = [4, 8, 12].map((place) => woff.readUInt32BE(at + place)) as [number, number, number];
    const bytes = woff.subarray(offset, offset + packed);
    if (NEEDED.includes(tag)) tables.set(tag, packed < size ? inflateSync(bytes) : bytes);
  }
  return Buffer.from(writeTables(tables));
}
