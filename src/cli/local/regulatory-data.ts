import { readFileSync } from "node:fs";
import path from "node:path";
import type { Miniflare } from "miniflare";
import { RadarDataset } from "../../features/regulatory/radar.dataset.ts";
import { loadRelease } from "../../features/regulatory/radar.service.ts";
import { openDb } from "../../platform/db.ts";
import { CliError, repositoryRoot } from "../program.ts";

const bundled = path.join(repositoryRoot, "src/features/regulatory/data");

/**
 * The release in a folder: `release.json`, and a file of JSON lines for each list.
 * @throws CliError with the first fault.
 */
export function readRegulatoryData(folder = bundled): RadarDataset {
  const lists = ["regulations", "articles", "events", "requirements", "countries", "verticals", "terms"] as const;
  const release = readJson(path.join(folder, "release.json"), (text) => [JSON.parse(text) as object])[0];
  const records = lists.map((list) => [list, readJson(path.join(folder, `${list}.jsonl`), parseLines)]);
  const checked = RadarDataset.safeParse({ ...release, ...Object.fromEntries(records) });
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0]!;
  throw new CliError(`the regulatory data in ${folder} is not whole: ${issue.path.join(".")} ${issue.message}`);
}

function readJson<T>(file: string, parse: (text: string) => T): T {
  try {
    return parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new CliError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const parseLines = (text: string): unknown[] =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as unknown);

/**
 * Puts the repository's release in force in the local database. @returns its name, or null when it is in force
 * already.
 */
export async function loadRegulatoryData(databases: Miniflare): Promise<string | null> {
  const database: D1Database = await databases.getD1Database("DB");
  const { version, changed } = await loadRelease(openDb(database), readRegulatoryData(), new Date(), "start");
  return changed ? version : null;
}
