import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { takeExclusiveLock } from "../local/exclusive-lock.ts";
import { CliError } from "../program.ts";
import { describeFiles, listFiles, MANIFEST, type Manifest, STATE, verifyBackup } from "./manifest.ts";

/** Only the owner may read customers' data. */
const PRIVATE = { recursive: true, mode: 0o700 } as const;

/**
 * Copies the state of a stopped service: every database and object by SQLite's own backup, then the other files. It
 * counts as a backup once complete.
 * @throws CliError while a service uses the state, and for a folder that is not empty.
 */
export async function backUp(stateDir: string, out: string): Promise<Manifest> {
  const source = path.join(stateDir, STATE);
  if (!existsSync(source)) throw new CliError(`there is no state in ${stateDir}`);
  if (existsSync(out) && readdirSync(out).length > 0) throw new CliError(`${out} is not empty`);
  return whileStopped(stateDir, async () => {
    const part = `${out}.part`;
    rmSync(part, { recursive: true, force: true });
    mkdirSync(part, PRIVATE);
    await copyState(source, path.join(part, STATE));
    const files = await describeFiles(path.join(part, STATE));
    const manifest: Manifest = { format: 1, made_at: new Date().toISOString(), files };
    writeFileSync(path.join(part, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
    rmSync(out, { recursive: true, force: true });
    renameSync(part, out);
    return manifest;
  });
}

export interface Restored {
  readonly manifest: Manifest;
  /** The folder of the previous state; null without one. */
  readonly aside: string | null;
}

/**
 * Restores a backup in place of a stopped service's state. The backup is verified before anything changes, and the
 * previous state is moved aside, never deleted.
 */
export async function restore(from: string, stateDir: string): Promise<Restored> {
  const manifest = await verifyBackup(from);
  mkdirSync(stateDir, { recursive: true });
  return whileStopped(stateDir, async () => {
    const target = path.join(stateDir, STATE);
    const part = path.join(stateDir, `${STATE}.part`);
    rmSync(part, { recursive: true, force: true });
    for (const { path: name } of manifest.files) copyInto(path.join(from, STATE, name), path.join(part, name));
    const aside = existsSync(target) ? path.join(stateDir, `${STATE}.before-${Date.now()}`) : null;
    if (aside !== null) renameSync(target, aside);
    renameSync(part, target);
    return { manifest, aside };
  });
}

/** A copy of a state that a service writes to would be inconsistent. */
async function whileStopped<T>(stateDir: string, work: () => Promise<T>): Promise<T> {
  const release = takeExclusiveLock(path.join(stateDir, "lock"));
  if (release === null) throw new CliError(`a service runs on ${stateDir}: stop it first`);
  try {
    return await work();
  } finally {
    release();
  }
}

async function copyState(source: string, target: string): Promise<void> {
  for (const name of listFiles(source)) {
    // A journal belongs to its database, whose copy includes it.
    if (/\.sqlite-(wal|shm)$/.test(name)) continue;
    const [from, to] = [path.join(source, name), path.join(target, name)];
    if (name.endsWith(".sqlite")) await copyDatabase(from, to);
    else copyInto(from, to);
  }
}

function copyInto(from: string, to: string): void {
  mkdirSync(path.dirname(to), PRIVATE);
  copyFileSync(from, to);
}

/** @throws CliError for a damaged database: its copy would not be a backup. */
async function copyDatabase(from: string, to: string): Promise<void> {
  mkdirSync(path.dirname(to), PRIVATE);
  const database = new DatabaseSync(from);
  try {
    await backup(database, to);
  } catch (error) {
    throw new CliError(`${from} cannot be copied: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    database.close();
  }
  const copy = new DatabaseSync(to);
  try {
    const [found] = copy.prepare("PRAGMA integrity_check").all() as { integrity_check: string }[];
    if (found?.integrity_check !== "ok") throw new CliError(`${from} is damaged: ${found?.integrity_check}`);
  } finally {
    copy.close();
  }
}
