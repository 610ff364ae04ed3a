import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { listModules } from "../../src/cli/local/bundle.ts";

/** What an upload of a bundle weighs, compressed, in bytes. */
export function compressedBytes(bundle: string): number {
  return listModules(bundle).reduce((sum, { path }) => sum + gzipSync(readFileSync(path)).length, 0);
}
