import type { PrintableDocument } from "../../document/blocks.ts";
import type { ArabicForms, FontCoverage, PrintAssets, PrintTables } from "../print-assets.model.ts";
import { TrueTypeFont } from "../truetype/truetype-font.ts";

/** What a document with other scripts than those of its main fonts is printed with. */
export interface ScriptFonts {
  readonly fonts: readonly TrueTypeFont[];
  /** Null for a document without Arabic. */
  readonly arabic: Readonly<Record<"regular" | "bold", ArabicForms>> | null;
}

const ARABIC = /\p{Script=Arabic}/u;

/** Loads the fonts of the characters that a document has and its main font lacks; nothing for most documents. */
export async function loadScriptFonts(
  document: PrintableDocument,
  main: TrueTypeFont,
  { read }: PrintAssets,
): Promise<ScriptFonts> {
  const text = JSON.stringify(document).normalize("NFC");
  const codes = [...new Set(text)].map((character) => character.codePointAt(0)!).filter((code) => code > 0x7f);
  const missing = codes.filter((code) => main.glyphOf(code) === undefined);
  const table = async <K extends keyof PrintTables>(name: K): Promise<PrintTables[K]> =>
    JSON.parse(new TextDecoder().decode(await read(name))) as PrintTables[K];
  const [arabic, coverage] = await Promise.all([
    ARABIC.test(text) ? table("arabic.json") : null,
    missing.length > 0 ? table("scripts.json") : [],
  ]);
  const files = coverage.filter((font) => missing.some((code) => covers(font, code))).map(({ file }) => file);
  const fonts = await Promise.all(files.map(async (file) => new TrueTypeFont(await read(file))));
  return { fonts, arabic };
}

function covers({ ranges }: FontCoverage, code: number): boolean {
  for (let at = 0; at < ranges.length; at += 2) if (code >= ranges[at]! && code <= ranges[at + 1]!) return true;
  return false;
}
