import { sha256Hex } from "../platform/hashing.ts";
import { openExtract } from "./import-kbo/csv-folder.ts";
import { Extract } from "./import-kbo/extract.ts";
import { compareAndConfirm, type ImportView } from "./imports/confirm-import.ts";
import { type ImportTarget, openOperatorTarget } from "./imports/import-target.ts";
import { showProgress } from "./imports/progress.ts";
import { REMOTE_AS_OPERATOR, runCommand, UsageError, YES } from "./command.ts";
import { CliError } from "./program.ts";

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
      readonly import: ImportView;
      readonly received: readonly { readonly part: number; readonly sha256: string }[];
    };

runCommand("import:kbo", {
  forms: ["--file PATH"],
  options: {
    file: { type: "string", value: "PATH", help: "a full or update ZIP, or a folder of its CSV files" },
    yes: YES,
    force: { type: "boolean", default: false, help: "accept an extract that does not continue the one in force" },
    remote: REMOTE_AS_OPERATOR,
  },
  details:
    "Look-ups read the register in force until all of the new one was sent, compared and confirmed. An import that was\n" +
    "interrupted continues where it stopped.",
  async run({ values }) {
    if (!values.file) throw new UsageError();
    const extract = await readExtract(values.file);
    try {
      const target = await openOperatorTarget(values.remote, say);
      try {
        await importExtract(target, extract, values);
      } finally {
        await target.close();
      }
    } finally {
      extract.close();
    }
  },
});

async function readExtract(file: string): Promise<Extract> {
  try {
    const extract = await Extract.read(await openExtract(file), showProgress("Checking"));
    const { meta, enterprises } = extract.facts;
    say(`${file} is whole: ${meta.type} extract ${meta.number} of ${meta.snapshotDate}, ${enterprises} enterprises`);
    return extract;
  } catch (error) {
    throw error instanceof CliError ? new CliError(`${file} is refused: ${error.message}; nothing was changed`) : error;
  }
}

interface ImportOptions {
  readonly force: boolean;
  readonly yes: boolean;
}

async function importExtract(target: ImportTarget, extract: Extract, options: ImportOptions): Promise<void> {
  const { meta, sha256, enterprises, parts } = extract.facts;
  const begun = await target.call<Begun>("POST", "/api/platform/register-imports", {
    sha256,
    extract_type: meta.type,
    extract_number: meta.number,
    snapshot_date: meta.snapshotDate,
    meta: meta.variables,
    enterprises,
    parts,
    force: options.force,
  });
  if (begun.status === "current") {
    say(`This extract is in the register since ${begun.register.completed_at}: nothing to do`);
    return;
  }
  const { received } = begun;
  const { import_id: importId } = begun.import;
  if (received.length > 0) say(`Continuing an import of which ${received.length} of ${parts} parts are there`);
  const known = new Map(received.map((part) => [part.part, part.sha256]));
  const progress = showProgress("Importing");
  let rows = 0;
  for (let index = 0; index < parts; index++) {
    const part = extract.part(index);
    const text = JSON.stringify(part);
    rows += Object.values(part.rows).reduce((sum, list) => sum + list.length, 0);
    if (known.get(index) !== sha256Hex(text)) {
      await target.call("PUT", `/api/platform/imports/${importId}/parts/${index}`, text);
    }
    progress((index + 1) / parts, rows);
  }
  say(`All ${rows} rows were sent`);
  await compareAndConfirm(target, importId, options.yes);
}
