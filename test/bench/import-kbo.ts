import { spawn } from "node:child_process";
import { once } from "node:events";
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { spawnService } from "../../src/cli/local/service-process.ts";
import { runCommand } from "../../src/cli/command.ts";
import { repositoryRoot } from "../../src/cli/program.ts";
import { entityNumber, extractFiles, writeFolder } from "../support/extracts.ts";
import { freePort } from "../support/service.ts";

/** Rows of a file about one enterprise, in about the proportions of the real files. */
const GENERATORS: Readonly<Record<string, (entity: string, n: number) => string[]>> = {
  enterprise: (entity) => [`"${entity}","AC","000","2","610",,01-03-2011`],
  denomination: (entity, n) => [
    `"${entity}","2","001","Bedrijf ""${n}"", Gent"`,
    ...(n % 2 === 0 ? [`"${entity}","1","001","Société ${n}"`] : []),
  ],
  address: (entity, n) => [`"${entity}","REGO",,,"9000","Gent","Gand","Veldstraat","Rue","${n % 300}","","",`],
  activity: (entity) =>
    ["84130", "41101", "62010"].flatMap((code) => [
      `"${entity}","001","2025","${code}","MAIN"`,
      `"${entity}","001","2008","${code}","SECO"`,
    ]),
  contact: (entity, n) => (n % 5 === 0 ? [`"${entity}","ENT","WEB","www.bedrijf-${n}.example"`] : []),
};

runCommand("bench:import-kbo", {
  options: { enterprises: { type: "string", value: "N", default: "200000", help: "size of the generated register" } },
  details: "The time, and the memory that the import needs at most, with a service of its own.",
  async run({ values }) {
    const enterprises = Number(values.enterprises);
    const extract = writeFolder(extractFiles("full", 136, {}));
    const stateDir = mkdtempSync(path.join(os.tmpdir(), "dossier-bench-"));
    try {
      const rows = await appendRows(extract, enterprises);
      const service = await spawnService({ port: await freePort(), stateDir });
      try {
        const started = performance.now();
        const peakMb = await importExtract(extract, stateDir);
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        process.stdout.write(`${enterprises} enterprises, ${rows} rows: ${seconds} s, at most ${peakMb} MB\n`);
      } finally {
        await service.stop();
      }
    } finally {
      for (const folder of [extract, stateDir]) rmSync(folder, { recursive: true, force: true });
    }
  },
});

async function appendRows(extract: string, enterprises: number): Promise<number> {
  let rows = 0;
  for (const [name, generate] of Object.entries(GENERATORS)) {
    const stream = createWriteStream(path.join(extract, `${name}.csv`), { flags: "a" });
    for (let n = 0; n < enterprises; n++) {
      const lines = generate(entityNumber(4_000_000 + n), n);
      rows += lines.length;
      for (const line of lines) if (!stream.write(`${line}\r\n`)) await once(stream, "drain");
    }
    stream.end();
    await once(stream, "close");
  }
  return rows;
}

/** Runs the import as an operator would; gives back the most memory that it ever held, in MB. */
async function importExtract(extract: string, stateDir: string): Promise<number> {
  const port = /on port (\d+)/.exec(readFileSync(path.join(stateDir, "owner.txt"), "utf8"))![1]!;
  const program = spawn(
    process.execPath,
    [path.join(repositoryRoot, "src/cli/import-kbo.ts"), "--file", extract, "--yes"],
    {
      env: { ...process.env, PORT: port, STATE_DIR: stateDir },
      stdio: ["ignore", "inherit", "inherit"],
    },
  );
  let peakKb = 0;
  const watch = setInterval(() => {
    const status = readStatus(program.pid ?? 0);
    peakKb = Math.max(peakKb, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
  }, 100);
  const [code] = (await once(program, "close")) as [number];
  clearInterval(watch);
  if (code !== 0) throw new Error("the import failed");
  return Math.round(peakKb / 1024);
}

function readStatus(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, "utf8");
  } catch {
    return "";
  }
}
