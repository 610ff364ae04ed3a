import { parseArgs } from "node:util";
import { sha256Hex } from "../platform/hashing.ts";
import { openExtract } from "./import-kbo/csv-folder.ts";
import { Extract } from "./import-kbo/extract.ts";
import { type ImportTarget, openImportTarget } from "./imports/import-target.ts";
import { showProgress } from "./imports/progress.ts";
import { Fault, runProgram } from "./program.ts";

const usage = "usage: npm run import:kbo -- --file PATH [--remote] [--force]";
const say = (line: string) => void process.stdout.write(`${line}\n`);

interface RegisterView {
  readonly extract_number: number;
  readonly snapshot_date: string;
  readonly completed_at: string;
}

type Begun =
  | { readonly status: "current"; readonly register: RegisterView }
  | {
      readonly status: "staged";
      readonly import_id: string;
      readonly received: readonly { readonly part: number; readonly sha256: string }[];
    };

/**
 * Loads the official open data of the company register: a full or update ZIP, or a folder of its CSV files. All of
 * it is read before the first row is applied; an import that was broken off goes on where it stopped.
 */
runProgram(async () => {
  const { values } = parseArgs({
    options: {
      file: { type: "string" },
      remote: { type: "boolean", default: false },
      force: { type: "boolean", default: false },
    },
  });
  if (!values.file) throw new Fault(usage);
  const extract = await readExtract(values.file);
  try {
    const target = await openImportTarget(values.remote, say);
    try {
      await importExtract(target, extract, values.force);
    } finally {
      await target.close();
    }
  } finally {
    extract.close();
  }
});

async function readExtract(file: string): Promise<Extract> {
  try {
    const extract = await Extract.read(await openExtract(file), showProgress("Checking"));
    const { meta, enterprises } = extract.facts;
    say(`${file} is whole: ${meta.type} extract ${meta.number} of ${meta.snapshotDate}, ${enterprises} enterprises`);
    return extract;
  } catch (error) {
    throw error instanceof Fault ? new Fault(`${file} is refused: ${error.message}; nothing was changed`) : error;
  }
}

async function importExtract(target: ImportTarget, extract: Extract, force: boolean): Promise<void> {
  const { meta, sha256, enterprises, parts } = extract.facts;
  const begun = await target.call<Begun>("POST", "/api/imports/kbo", {
    sha256,
    extract_type: meta.type,
    extract_number: meta.number,
    snapshot_date: meta.snapshotDate,
    meta: meta.variables,
    enterprises,
    parts,
    force,
  });
  if (begun.status === "current") {
    say(`This extract is in the register since ${begun.register.completed_at}: nothing to do`);
    return;
  }
  const { import_id: importId, received } = begun;
  if (received.length > 0) say(`Going on with an import of which ${received.length} of ${parts} parts are there`);
  const known = new Map(received.map((part) => [part.part, part.sha256]));
  const progress = showProgress("Importing");
  let rows = 0;
  for (let index = 0; index < parts; index++) {
    const part = extract.part(index);
    const text = JSON.stringify(part);
    rows += Object.values(part.rows).reduce((sum, list) => sum + list.length, 0);
    if (known.get(index) !== sha256Hex(text)) {
      await target.call("PUT", `/api/imports/kbo/${importId}/parts/${index}`, text);
    }
    progress((index + 1) / parts, rows);
  }
  const register = await target.call<RegisterView>("POST", `/api/imports/kbo/${importId}/commit`);
  say(`The register holds extract ${register.extract_number} of ${register.snapshot_date}: ${rows} rows were applied`);
}
