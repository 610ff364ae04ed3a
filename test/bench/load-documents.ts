import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runCommand } from "../../src/cli/command.ts";
import { bundleWorker } from "../../src/cli/local/bundle.ts";
import { CliError, sleep } from "../../src/cli/program.ts";
import { freePort } from "../support/free-port.ts";
import { type MadeFile, makeFiles } from "./load/documents.ts";
import { countEvents, handInFile, readStatuses } from "./load/hand-in.ts";
import { type ReadLine, reportOf, seconds } from "./load/report.ts";
import { Routes } from "./load/routes.ts";
import { prepareState, Running } from "./service/runtimes.ts";
import { officerToken, openCase, type OpenedCase } from "./service/story.ts";

const DOCUMENTS_MAX = 2_000;
/** Read before anything is measured, in a case that is asked for in both phases: so idle and busy differ in load alone. */
const WARM_UP = 10;
/** A case takes 50 files at a time. */
const FILES_A_CASE = 40;
const WARM_MS = 3_000;
const IDLE_MS = 10_000;
const HANDING_IN = 4;
const PROGRESS_MS = 10_000;
/** Without any that is read meanwhile. */
const STALLED_MS = 300_000;

const say = (line = "") => void process.stdout.write(`${line}\n`);

runCommand("load:documents", {
  options: {
    documents: { type: "string", value: "N", default: "1000", help: `documents to hand in, 20 to ${DOCUMENTS_MAX}` },
    seed: { type: "string", value: "N", default: "7000", help: "other documents, in another order" },
  },
  async run({ values }) {
    const [count, seed] = [Number(values.documents), Number(values.seed)];
    if (!(Number.isInteger(count) && count >= 2 * WARM_UP && count <= DOCUMENTS_MAX)) {
      throw new CliError(`--documents takes a number from ${2 * WARM_UP} to ${DOCUMENTS_MAX}`);
    }
    if (!Number.isSafeInteger(seed) || seed < 0) throw new CliError("--seed takes a whole number");
    const scratch = mkdtempSync(path.join(os.tmpdir(), "dossier-load-"));
    process.once("exit", () => rmSync(scratch, { recursive: true, force: true }));
    await load({ count, seed, scratch });
    process.exit(process.exitCode ?? 0);
  },
});

/** Hands documents in to a service of its own on this machine, and waits until each was read. */
async function load({ count, seed, scratch }: { count: number; seed: number; scratch: string }): Promise<void> {
  const [bundle, stateDir, folder] = ["bundle", "state", "documents"].map((name) => path.join(scratch, name)) as [
    string,
    string,
    string,
  ];
  for (const made of [stateDir, folder]) mkdirSync(made);
  say(`Making ${count} documents, seed ${seed}`);
  const files = await makeFiles(
    { count, seed, folder },
    everyMs(PROGRESS_MS, (made) => say(`  ${made} made`)),
  );
  say("Bundling the service");
  await bundleWorker(bundle);
  await prepareState(stateDir);
  const reads: ReadLine[] = [];
  const onLog = (level: string, line: string) => {
    if (line.includes('"document_read"')) reads.push(JSON.parse(line) as ReadLine);
    else if (level === "error" || line.includes('"platform_limit')) process.stderr.write(`${line}\n`);
  };
  const port = await freePort();
  const service = await Running.start({ bundle, stateDir, port, firstPath: "/healthz", onLog });
  try {
    const token = await officerToken();
    const cases: OpenedCase[] = [];
    for (let n = 0; n <= Math.ceil(count / FILES_A_CASE); n++) cases.push(await openCase(port, token));
    const [watched, ...others] = cases as [OpenedCase, ...OpenedCase[]];
    await handInAll(files.slice(0, WARM_UP), (file) => handInFile(port, watched, file));
    await untilRead(() => reads.length, WARM_UP);
    const routes = await Routes.open(port, token, watched);
    await routes.measure(WARM_MS);
    const idle = await routes.measure(IDLE_MS);
    say(`Idle measured, load average ${loadAverage()}; handing in ${count - WARM_UP} documents`);

    const peakMb = { service: 0, reader: 0, engine: 0 };
    const look = everyMs(200, () => {
      peakMb.service = Math.max(peakMb.service, service.memoryMb());
      peakMb.reader = Math.max(peakMb.reader, service.reader.memoryMb || 0);
    });
    const started = performance.now();
    const goesOnUntil = { isHandedIn: false, isRead: false };
    const measured = (async () => {
      const measureUntil = (what: keyof typeof goesOnUntil) =>
        routes.measureWhile(() => {
          look(0);
          return !goesOnUntil[what];
        });
      return { handingIn: await measureUntil("isHandedIn"), reading: await measureUntil("isRead") };
    })();
    // Of no interest once something else has failed.
    measured.catch(() => {});
    const rest = files.slice(WARM_UP);
    await handInAll(rest, (file) => handInFile(port, others[Math.floor(rest.indexOf(file) / FILES_A_CASE)]!, file));
    goesOnUntil.isHandedIn = true;
    say(`  handed in after ${seconds(performance.now() - started)} s, ${reads.length} read`);
    await untilRead(() => reads.length, count);
    const tookMs = performance.now() - started;
    goesOnUntil.isRead = true;
    const { handingIn, reading } = await measured;
    peakMb.engine = service.reader.engineMb;
    // The last ones are being put into their cases.
    await sleep(2_000);
    const statuses = (await readStatuses(port, token, cases)).flat();
    const events = await countEvents(port, token, cases);
    const found = { count, tookMs, idle, handingIn, reading, statuses, events, reads, peakMb };
    const { lines, missed } = reportOf(found);
    for (const line of [...lines, `Load average ${loadAverage()}`]) say(line);
    say(missed.length === 0 ? "Every goal is reached." : `Missed: ${missed.join("; ")}`);
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    await service.stop();
  }
}

const loadAverage = (): string =>
  os
    .loadavg()
    .map((load) => load.toFixed(1))
    .join(" ");

async function handInAll(files: readonly MadeFile[], handInOne: (file: MadeFile) => Promise<void>): Promise<void> {
  let next = 0;
  const handIn = async () => {
    for (let file = files[next++]; file; file = files[next++]) await handInOne(file);
  };
  await Promise.all(Array.from({ length: HANDING_IN }, handIn));
}

/** @throws CliError when no more are read. */
async function untilRead(read: () => number, count: number): Promise<void> {
  let [last, changedAt] = [0, Date.now()];
  const progress = everyMs(PROGRESS_MS, (n) => say(`  ${n} read`));
  for (; read() < count; await sleep(100)) {
    if (read() !== last) [last, changedAt] = [read(), Date.now()];
    if (Date.now() - changedAt > STALLED_MS) throw new CliError(`only ${last} of ${count} documents were read`);
    progress(last);
  }
}

/** Calls at most so often, first after that time. */
function everyMs(ms: number, tell: (n: number) => void): (n: number) => void {
  let last = Date.now();
  return (n) => {
    if (Date.now() - last < ms) return;
    last = Date.now();
    tell(n);
  };
}
