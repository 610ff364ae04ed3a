import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { listModules } from "../../src/cli/local/bundle.ts";

/**
 * Of what is uploaded, compressed. 0.93 MB of it is Tesseract, 0.27 MB PDF.js, 0.07 MB any-ascii, 0.05 MB the verification of
 * signatures. What is needed only after something was awaited belongs in the static assets instead: models, trained data, fonts.
 */
export const BUNDLE_MAX_BYTES = 2_990_000;

/** What an upload of a bundle weighs, compressed, in bytes. */
export function compressedBytes(bundle: string): number {
  return listModules(bundle).reduce((sum, { path }) => sum + gzipSync(readFileSync(path)).length, 0);
}
