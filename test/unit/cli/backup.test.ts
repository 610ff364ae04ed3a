import { appendFileSync, cpSync, globSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { backUp, restore } from "../../../src/cli/backup/local-backup.ts";
import { describeFiles, verifyBackup } from "../../../src/cli/backup/manifest.ts";
import { takeExclusiveLock } from "../../../src/cli/local/exclusive-lock.ts";
import { unpackOldState } from "../../fixtures/state/fixture.ts";

interface Place {
  readonly stateDir: string;
  readonly out: string;
  readonly folder: string;
}

function newPlace(): Place {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dossier-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const stateDir = path.join(folder, "state");
  unpackOldState(stateDir);
  return { stateDir, out: path.join(folder, "backup"), folder };
}

const states = (stateDir: string) => readdirSync(stateDir).filter((name) => name.startsWith("v3"));

describe("a backup", () => {
  it("holds every file of the state, and is its owner's alone to read", async () => {
    const { stateDir, out } = newPlace();
    const { files } = await backUp(stateDir, out);
    const kept = globSync(path.join(stateDir, "v3/**/*"), { withFileTypes: true }).filter((entry) => entry.isFile());
    const names = kept.map(({ name }) => name).filter((name) => !/-(wal|shm)$/.test(name));
    expect(files.map((file) => path.basename(file.path)).toSorted()).toEqual(names.toSorted());
    expect(files.length).toBeGreaterThan(100);
    expect(statSync(out).mode & 0o077).toBe(0);
    expect((await verifyBackup(out)).files).toEqual(files);
  });

  it("is restored to the byte, and what was there before is only moved aside", async () => {
    const { stateDir, out } = newPlace();
    const { files } = await backUp(stateDir, out);
    const before = await describeFiles(path.join(stateDir, "v3"));
    rmSync(globSync(path.join(stateDir, "v3/d1/*/*.sqlite"))[0]!);
    const { aside } = await restore(out, stateDir);
    expect(await describeFiles(path.join(stateDir, "v3"))).toEqual(files);
    expect((await describeFiles(aside!)).length).toBe(before.length - 1);
  });

  it.each<[string, (file: string) => void, string]>([
    ["one byte of it was changed", (file) => appendFileSync(file, "x"), "was changed since the backup"],
    ["a file of it is missing", (file) => rmSync(file), "is missing in the backup"],
    ["a file was added to it", (file) => writeFileSync(`${file}-wal`, "x"), "not in its manifest"],
  ])("is not restored where %s", async (_, spoil, why) => {
    const { stateDir, out, folder } = newPlace();
    await backUp(stateDir, out);
    const copy = path.join(folder, "copy");
    cpSync(out, copy, { recursive: true });
    spoil(globSync(path.join(copy, "v3/d1/*/*.sqlite"))[0]!);
    const before = await describeFiles(path.join(stateDir, "v3"));
    await expect(restore(copy, stateDir)).rejects.toThrow(why);
    expect(states(stateDir)).toEqual(["v3"]);
    expect(await describeFiles(path.join(stateDir, "v3"))).toEqual(before);
  });

  it("that was never finished is none", async () => {
    const { stateDir, out, folder } = newPlace();
    await backUp(stateDir, out);
    rmSync(path.join(out, "manifest.json"));
    await expect(restore(out, stateDir)).rejects.toThrow("never finished");
    await expect(restore(folder, stateDir)).rejects.toThrow("is no backup");
  });

  it("is not made of a damaged database, over another backup, or beside a service that runs", async () => {
    const { stateDir, out } = newPlace();
    await backUp(stateDir, out);
    await expect(backUp(stateDir, out)).rejects.toThrow("is not empty");
    await expect(backUp(`${stateDir}-none`, `${out}-2`)).rejects.toThrow("there is no state");
    const release = takeExclusiveLock(path.join(stateDir, "lock"))!;
    await expect(backUp(stateDir, `${out}-3`)).rejects.toThrow("stop it first");
    await expect(restore(out, stateDir)).rejects.toThrow("stop it first");
    release();
    writeFileSync(globSync(path.join(stateDir, "v3/do/*CaseWorkflow/*.sqlite"))[0]!, "not a database at all");
    await expect(backUp(stateDir, `${out}-4`)).rejects.toThrow("cannot be copied");
    expect(readdirSync(path.dirname(out)).filter((name) => name.startsWith("backup"))).toEqual([
      "backup",
      "backup-4.part",
    ]);
  });
});
