import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

/** What an upload of a bundle weighs, compressed, in bytes. */
export function compressedBytes(bundle: string): number {
  const modules = readdirSync(bundle).filter((file) => !file.endsWith(".map") && file !== "README.md");
  return modules.reduce((sum, file) => sum + gzipSync(readFileSync(path.join(bundle, file))).length, 0);
}
