import { setFlagsFromString } from "node:v8";
import { ListFormatError } from "../screening/formats/list-format.ts";
import { IMPORT_SOURCES, type ImportSource } from "../screening/formats/read-list.ts";
import { toLines } from "../screening/lists/in-parts.ts";
import { sha256Hex } from "../platform/hashing.ts";
import { compareAndConfirm, type ImportView } from "./imports/confirm-import.ts";
import { type ImportTarget, openOperatorTarget } from "./imports/import-target.ts";
import { type ListFacts, ListFile } from "./imports/list-file.ts";
import { showProgress } from "./imports/progress.ts";
import { REMOTE_AS_OPERATOR, runCommand, UsageError, YES } from "./command.ts";
import { CliError } from "./program.ts";

// Reading a file of gigabytes creates many short-lived strings. By default Node lets the new and the old space grow by hundreds of
// megabytes before it collects them.
setFlagsFromString("--max-semi-space-size=8");
setFlagsFromString("--heap-growing-percent=100");

const say = (line: string) => void process.stdout.write(`${line}\n`);

interface Begun {
  readonly import: ImportView;
  readonly received: readonly { readonly part: number; readonly sha256: string }[];
}

runCommand("import:list", {
  forms: ["--source SOURCE --file PATH"],
  options: {
    source: { type: "string", value: "SOURCE", help: IMPORT_SOURCES.join(", ") },
    file: {
      type: "string",
      value: "PATH",
      help: "the file as its publisher offers it; beside sdn.csv, also alt.csv, add.csv and sdn_comments.csv",
    },
    yes: YES,
    remote: REMOTE_AS_OPERATOR,
  },
  details:
    "Reads the file to its end, sends it in parts, shows what it would change, and puts it in force once that is confirmed.\n" +
    "An import that was interrupted continues where it stopped.",
  async run({ values }) {
    const source = IMPORT_SOURCES.find((known) => known === values.source);
    if (!source || !values.file) throw new UsageError();
    const file = new ListFile(source, values.file);
    const facts = await checkFile(file, values.file);
    const target = await openOperatorTarget(values.remote, say);
    try {
      await importList(target, source, file, facts, values.yes);
    } finally {
      await target.close();
    }
  },
});

async function checkFile(file: ListFile, name: string): Promise<ListFacts> {
  const progress = showProgress("Checking");
  try {
    const facts = await file.check(progress);
    const dated = facts.isDated ? "" : " (the date of the file on disk, because the list states none)";
    say(`${name} is whole: ${facts.entries} entries with ${facts.names} names, version ${facts.version}${dated}`);
    if (facts.leftOut > 0) say(`${facts.leftOut} entries are neither sanctioned nor politically exposed and left out`);
    return facts;
  } catch (error) {
    if (error instanceof ListFormatError)
      throw new CliError(`${name} is refused: ${error.message}; nothing was changed`);
    throw error;
  }
}

async function importList(
  target: ImportTarget,
  source: ImportSource,
  file: ListFile,
  facts: ListFacts,
  isAgreed: boolean,
): Promise<void> {
  const { version, sha256, entries, names, parts } = facts;
  const body = { version, sha256, entries, names, parts };
  const begun = await target.call<Begun>("POST", `/api/platform/list-imports/${source}`, body);
  const { received } = begun;
  const { import_id: importId } = begun.import;
  if (received.length > 0) say(`Continuing an import of which ${received.length} of ${facts.parts} parts are there`);
  const known = new Map(received.map((part) => [part.part, part.sha256]));
  const sent = await sendParts(target, importId, file, known);
  if (sent !== facts.sha256) throw new CliError("the file changed while it was sent; nothing was changed");
  await compareAndConfirm(target, importId, isAgreed);
}

/**
 * Sends the missing parts, each while the next one is read; returns the hash of the file as it was sent.
 * @throws CliError when the service refuses a part
 */
async function sendParts(
  target: ImportTarget,
  importId: string,
  file: ListFile,
  received: ReadonlyMap<number, string>,
): Promise<string> {
  const parts = file.readParts(showProgress("Sending"));
  let sending: Promise<unknown> = Promise.resolve();
  for (let part = 0; ; part++) {
    const { done, value } = await parts.next();
    await sending;
    if (done) return value.sha256;
    const lines = toLines(value);
    if (received.get(part) === sha256Hex(lines)) continue;
    sending = target.call("PUT", `/api/platform/imports/${importId}/parts/${part}`, lines);
    // Awaited after the next part is read, which may take longer than the refusal.
    sending.catch(() => {});
  }
}
