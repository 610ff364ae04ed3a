import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { repositoryRoot } from "../program.ts";

const { resolve } = createRequire(import.meta.url);

/** What the Worker is bundled with in place of any-ascii's own tables (`alias` in wrangler.toml). */
const PLACED = path.join(repositoryRoot, "src/platform/stubs/any-ascii-blocks.js");

/**
 * Blocks of 256 characters, U+12000 to U+18FFF: cuneiform, hieroglyphs, Tangut and others in which nobody is registered.
 * They are 27 KB of the compressed script.
 */
const DEAD_SCRIPTS = { from: 0x120, to: 0x18f };

/** Writes any-ascii's tables without the scripts that nobody has used for centuries. */
export function placeTransliteration(): void {
  const lines = readFileSync(path.join(path.dirname(resolve("any-ascii")), "block.js"), "utf8").split("\n");
  const kept = lines.filter((line) => {
    const block = Number(/^case (\d+):return"/.exec(line)?.[1] ?? -1);
    return block < DEAD_SCRIPTS.from || block > DEAD_SCRIPTS.to;
  });
  if (kept.length === lines.length) throw new Error("any-ascii's tables have another form than expected");
  const text = kept.join("\n");
  if (existsSync(PLACED) && readFileSync(PLACED, "utf8") === text) return;
  writeFileSync(`${PLACED}.${process.pid}`, text);
  renameSync(`${PLACED}.${process.pid}`, PLACED);
}
