import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ListFile } from "../../../src/cli/imports/list-file.ts";
import type { ImportSource } from "../../../src/domain/hits/screening.model.ts";

const PRIMARY = `1,"TESTOV, Ivan","individual","SYRIA",-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,-0- ,"Passport A1234567 (Syria)."\n`;
const ALT = `1,11,"aka","TESTOFF, Ivan",-0- \n`;
const ADD = `1,21,"Main Street 1","Minsk","Belarus",-0- \n`;
const LONG = PRIMARY.replace("Passport", `${"x".repeat(990)}; Passport`).replace('."', '"');

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), "dossier-ofac-"))));
afterEach(() => rmSync(folder, { recursive: true }));

async function read(source: ImportSource, file: string, files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const parts = new ListFile(source, path.join(folder, file)).readParts(() => {});
  return (await parts.next()).value;
}

describe("OFAC's CSV", () => {
  it("is read with the files beside it", async () => {
    const entries = await read("ofac", "sdn.csv", { "sdn.csv": PRIMARY, "ALT.CSV": ALT, "add.csv": ADD });
    expect(entries).toMatchObject([
      { names: [{ name: "TESTOV, Ivan" }, { name: "TESTOFF, Ivan" }], countries: ["BY"] },
    ]);
  });

  it("continues a long remark in the file of comments", async () => {
    const files = { "sdn.csv": LONG, "alt.csv": ALT, "add.csv": ADD };
    await expect(read("ofac", "sdn.csv", files)).rejects.toThrow(/sdn_comments\.csv/);
    const entries = await read("ofac", "sdn.csv", { ...files, "sdn_comments.csv": `1,"; a.k.a. 'VANYA'."\n` });
    expect(entries).toMatchObject([{ names: [{}, {}, { name: "VANYA", weak: true }] }]);
  });

  it.each([
    ["alt.csv", { "sdn.csv": PRIMARY, "add.csv": ADD }],
    ["add.csv", { "sdn.csv": PRIMARY, "alt.csv": ALT }],
    ["5 columns", { "sdn.csv": PRIMARY, "alt.csv": ALT.replace(",-0- ", ""), "add.csv": ADD }],
    ["empty", { "sdn.csv": PRIMARY, "alt.csv": "", "add.csv": ADD }],
  ])("is refused without a whole second file (%s)", async (reason, files) => {
    await expect(read("ofac", "sdn.csv", files)).rejects.toThrow(reason);
  });

  it("of the other list is that list", async () => {
    const files = { "cons_prim.csv": PRIMARY, "cons_alt.csv": ALT, "cons_add.csv": ADD };
    expect(await read("ofac_consolidated", "cons_prim.csv", files)).toMatchObject([{ id: "ofac-1" }]);
    await expect(read("ofac", "cons_prim.csv", files)).rejects.toThrow("--source ofac_consolidated");
    await expect(read("ofac_consolidated", "sdn.csv", { ...files, "sdn.csv": PRIMARY })).rejects.toThrow(
      "--source ofac",
    );
  });
});
