import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { placeFile } from "./place-file.ts";
import { pruneModule } from "./prune-module.ts";

const RULES = readFileSync(path.join(import.meta.dirname, "prune-module.ts"));

/**
 * Writes what is used of a library as a module that is not part of the repository, unless it was written from the same.
 * @param exported and `stubs` as `pruneModule` takes them
 */
export function placePruned(
  file: string,
  library: string,
  exported: Readonly<Record<string, string>>,
  stubs: Readonly<Record<string, string>>,
): void {
  const hash = createHash("sha256")
    .update(RULES)
    .update(library)
    .update(JSON.stringify([exported, stubs]));
  const heading = `// Written by src/cli/console/place-pruned.ts: ${hash.digest("hex")}\n`;
  if (existsSync(file) && readFileSync(file, "utf8").startsWith(heading)) return;
  mkdirSync(path.dirname(file), { recursive: true });
  placeFile(file, Buffer.from(heading + pruneModule(library, exported, stubs)));
}
