import { createHash } from "node:crypto";
import { createReadStream, existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { CliError } from "../program.ts";

export const MANIFEST = "manifest.json";
/** The folder of databases, objects and files within a state; everything else is created again. */
export const STATE = "v3";

const Manifest = z.object({
  format: z.literal(1),
  made_at: z.iso.datetime(),
  files: z.array(z.object({ path: z.string(), size: z.int().min(0), sha256: z.string().regex(/^[0-9a-f]{64}$/) })),
});
export type Manifest = z.output<typeof Manifest>;

/** Every file below a folder, by its path from there, in order. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted();
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("hex");
}

export async function describeFiles(folder: string): Promise<Manifest["files"]> {
  const files = [];
  for (const name of listFiles(folder)) {
    const file = path.join(folder, name);
    files.push({ path: name, size: statSync(file).size, sha256: await hashFile(file) });
  }
  return files;
}

/**
 * The manifest of a backup whose files were all read and are unchanged.
 * @throws CliError with the first file that is missing, changed or unknown.
 */
export async function verifyBackup(folder: string): Promise<Manifest> {
  const file = path.join(folder, MANIFEST);
  if (!existsSync(file))
    throw new CliError(`${folder} is no backup, or one that was never finished: it has no ${MANIFEST}`);
  const manifest = readManifest(file);
  const expected = new Map(manifest.files.map((each) => [each.path, each]));
  const found = new Set(listFiles(path.join(folder, STATE)));
  for (const name of found) {
    if (!expected.has(name)) throw new CliError(`${name} is in the backup but not in its manifest`);
  }
  for (const { path: name, sha256 } of expected.values()) {
    if (!found.has(name)) throw new CliError(`${name} is missing in the backup`);
    if ((await hashFile(path.join(folder, STATE, name))) !== sha256)
      throw new CliError(`${name} was changed since the backup`);
  }
  return manifest;
}

function readManifest(file: string): Manifest {
  try {
    return Manifest.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    throw new CliError(`${file} is not the manifest of a backup that this version can read`);
  }
}
