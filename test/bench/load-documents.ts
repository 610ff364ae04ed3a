import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { runCommand } from "../../src/cli/command.ts";
import { bundleWorker } from "../../src/cli/local/bundle.ts";
import { CliError, sleep } from "../../src/cli/program.ts";
import { freePort } from "../support/free-port.ts";
import { makeFile } from "./load/documents.ts";
import { p95, Routes } from "./load/routes.ts";
import { prepareState, Running } from "./service/runtimes.ts";
import { officerToken, openCase, type OpenedCase } from "./service/story.ts";
import { countEvents, handInFile, readStatuses } from "./load/hand-in.ts";

const DOCUMENTS_MAX = 2_000;
/** A case takes 50 files at a time. */
const FILES_A_CASE = 40;
const IDLE_MS = 5_000;
const HANDING_IN = 4;
const TIMEOUT_MS = 3_600_000;

const say = (line = "") => void process.stdout.write(`${line}\n`);

interface ReadLine {
  readonly document_id: string;
  readonly reader: string | null;
  readonly pages: number;
  readonly duration_ms: number;
}

runCommand("load:documents", {
  options: {
    documents: { type: "string", value: "N", default: "1000", help: `documents to hand in, at most ${DOCUMENTS_MAX}` },
  },
  async run({ values }) {
    const count = Number(values.documents);
    if (!(Number.isInteger(count) && count > 0 && count <= DOCUMENTS_MAX)) {
      throw new CliError(`--documents takes a number from 1 to ${DOCUMENTS_MAX}`);
    }
    const scratch = mkdtempSync(path.join(os.tmpdir(), "dossier-load-"));
    process.once("exit", () => rmSync(scratch, { recursive: true, force: true }));
    await load(count, scratch);
    process.exit(process.exitCode ?? 0);
  },
});

/** Hands documents in to a service of its own on this machine, and waits until each was read. */
async function load(count: number, scratch: string): Promise<void> {
  const [bundle, stateDir] = [path.join(scratch, "bundle"), path.join(scratch, "state")];
  mkdirSync(stateDir);
  say("Bundling the service");
  await bundleWorker(bundle);
  await prepareState(stateDir);
  const reads: ReadLine[] = [];
  const onLog = (level: string, line: string) => {
    if (line.includes('"document_read"')) reads.push(JSON.parse(line) as ReadLine);
    else if (level === "error") process.stderr.write(`${line}\n`);
  };
  const port = await freePort();
  const service = await Running.start({ bundle, stateDir, port, firstPath: "/healthz", onLog });
  try {
    const token = await officerToken();
    const cases: OpenedCase[] = [];
    for (let i = 0; i < Math.ceil(count / FILES_A_CASE); i++) cases.push(await openCase(port, token));
    const routes = await Routes.open(port, token, cases[0]!);
    const idle = await routes.measure(IDLE_MS);
    say(`Idle: p95 ${p95(idle).toFixed(1)} ms over ${idle.length} requests, ${service.memoryMb().toFixed(0)} MB`);
    const watched = { isOver: false, peakMb: 0 };
    const meanwhile = routes.measureWhile(() => {
      watched.peakMb = Math.max(watched.peakMb, service.memoryMb());
      return !watched.isOver;
    });
    // Of no interest once something else has failed.
    meanwhile.catch(() => {});
    const started = performance.now();
    await handInAll(port, cases, count);
    say(`${count} documents handed in after ${seconds(performance.now() - started)} s`);
    await untilRead(() => readStatuses(port, token, cases));
    const tookMs = performance.now() - started;
    watched.isOver = true;
    const busy = await meanwhile;
    const statuses = (await readStatuses(port, token, cases)).flat();
    const events = await countEvents(port, token, cases);
    report({ count, tookMs, idle, busy, statuses, events, reads, peakMb: watched.peakMb });
  } finally {
    await service.stop();
  }
}

/** Each document is made when it is handed in, so that few are in memory. */
async function handInAll(port: number, cases: readonly OpenedCase[], count: number): Promise<void> {
  let next = 0;
  const handIn = async () => {
    for (let number = next++; number < count; number = next++) {
      await handInFile(port, cases[Math.floor(number / FILES_A_CASE)]!, await makeFile(number));
    }
  };
  await Promise.all(Array.from({ length: HANDING_IN }, handIn));
}

async function untilRead(statuses: () => Promise<string[][]>): Promise<void> {
  for (const deadline = Date.now() + TIMEOUT_MS; Date.now() < deadline; await sleep(2_000)) {
    if (!(await statuses()).flat().includes("pending")) return;
  }
  throw new CliError("not every document was read in an hour");
}

interface Loaded {
  readonly count: number;
  readonly tookMs: number;
  readonly idle: readonly number[];
  readonly busy: readonly number[];
  readonly statuses: readonly string[];
  readonly events: number;
  readonly reads: readonly ReadLine[];
  readonly peakMb: number;
}

function report({ count, tookMs, idle, busy, statuses, events, reads, peakMb }: Loaded): void {
  const perPage = (reader: string | null) =>
    reads.filter((read) => read.reader === reader && read.pages > 0).map((read) => read.duration_ms / read.pages);
  const byStatus = Object.entries(Object.groupBy(statuses, (status) => status));
  say(`Documents: ${byStatus.map(([status, all]) => `${all!.length} ${status}`).join(", ")}`);
  say(`Lost: ${count - statuses.length}; read ${reads.length} times; recorded ${events} times`);
  say(`All read after ${seconds(tookMs)} s`);
  for (const reader of ["text_layer", "office", "recognition"]) {
    const times = perPage(reader);
    if (times.length > 0) say(`A page by ${reader}: p95 ${p95(times).toFixed(0)} ms of ${times.length} documents`);
  }
  const ratio = p95(busy) / p95(idle);
  say(`Meanwhile: p95 ${p95(busy).toFixed(1)} ms over ${busy.length} requests, ${ratio.toFixed(2)} times of idle`);
  say(`Memory of the service: at most ${peakMb.toFixed(0)} MB`);
  if (statuses.length !== count || reads.length !== count || events !== count) process.exitCode = 1;
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
