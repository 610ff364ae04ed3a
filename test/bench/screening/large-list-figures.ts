import { spawn } from "node:child_process";
import { readFileSync, rmSync, mkdtempSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { Worker } from "node:worker_threads";
import { spawnService } from "../../../src/cli/local/service-process.ts";
import { repositoryRoot } from "../../../src/cli/program.ts";
import type { ScreeningSubject } from "../../../src/domain/hits/screening.model.ts";
import type { Segment } from "../../../src/screening/candidates/segment.ts";
import { explainEntries, findEntries } from "../../../src/screening/find-entries.ts";
import { SubjectMatcher } from "../../../src/screening/matching/score-entry.ts";
import type { ListEntry } from "../../../src/screening/list-entry.ts";
import { freePort } from "../../support/free-port.ts";
import { type Figure, LEAST, median, MOST } from "./figure.ts";
import { writeLargeList } from "./large-list.ts";
import type { ThreadData } from "./large-threads.ts";
import { asSubject } from "./listed-names.ts";
import { disturb, generateEntries } from "./name-generator.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { readStoredGroups, type StoredGroups } from "./stored-groups.ts";
import { weighTogether } from "./unsegmented.ts";

const THREADS = 2;
const WARM_UP = 50;
const TIMED = 300;
const MB = 1_048_576;
/** Entities from which altered names are taken. */
const SAMPLED = 200_000;

/** A list of millions of names: its import by the command, and searches by threads that stand for the screening objects. */
export async function measureLargeList(entities: number, queries: number, threshold: number): Promise<Figure[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dossier-large-"));
  try {
    const file = path.join(folder, "entities.ftm.json");
    writeLargeList(file, entities);
    const stateDir = path.join(folder, "state");
    const group = `${entities.toLocaleString("en")} entities`;
    const imported = await importFile(file, stateDir);
    rmSync(file);
    const stored = await readStoredGroups(stateDir);
    const shared = { group, of: stored.names };
    const limited = entities >= 2_000_000;
    const figures: Figure[] = [
      { ...shared, name: "import, minutes", value: imported.minutes, unit: "count", ...MOST(10) },
      { ...shared, name: "memory of the importing process, MB", value: imported.importMb, unit: "count", ...MOST(512) },
      { ...shared, name: "memory of the service meanwhile, MB", value: imported.serviceMb, unit: "count" },
      { ...shared, name: "load of the machine, mean of a minute", value: os.loadavg()[0]!, unit: "count" },
      ...(await measureSearches(stored, { group, queries, threshold, limited })),
    ];
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function importFile(file: string, stateDir: string) {
  const port = await freePort();
  const service = await spawnService({ port, stateDir, overrides: ["BELGIAN_MOCK_MODE:off"] });
  try {
    const begun = performance.now();
    const program = path.join(repositoryRoot, "src/cli/import-list.ts");
    const child = spawn(process.execPath, [program, "--source", "opensanctions", "--file", file, "--yes"], {
      cwd: repositoryRoot,
      env: { ...process.env, PORT: String(port), STATE_DIR: stateDir },
      stdio: ["ignore", "inherit", "inherit"],
    });
    let [importMb, serviceMb] = [0, 0];
    const watch = setInterval(() => {
      importMb = Math.max(importMb, peakMb(child.pid!));
      serviceMb = Math.max(serviceMb, ...childrenOf(service.child.pid!).map(peakMb));
    }, 200);
    const status = await new Promise<number | null>((done) => child.on("close", done));
    clearInterval(watch);
    if (status !== 0) throw new Error(`the import ended with ${status}`);
    return { minutes: (performance.now() - begun) / 60_000, importMb, serviceMb };
  } finally {
    await service.stop();
  }
}

function childrenOf(pid: number): number[] {
  return readText(`/proc/${pid}/task/${pid}/children`).split(" ").filter(Boolean).map(Number);
}

/** Most memory that a process ever had, which the system counts; 0 for one that has ended. */
const peakMb = (pid: number): number =>
  Number(/VmHWM:\s+(\d+) kB/.exec(readText(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** The threads, and how a subject is searched in all of them at the same time. */
class Threads {
  readonly #workers: readonly Worker[];
  /** Bytes of each group in memory. */
  readonly held: readonly number[];

  private constructor(workers: readonly Worker[], held: readonly number[]) {
    this.#workers = workers;
    this.held = held;
  }

  static async start({ groups, counts }: StoredGroups, threshold: number): Promise<Threads> {
    const workers = Array.from({ length: THREADS }, (_, thread) => {
      const own = groups.filter((_group, at) => at % THREADS === thread);
      const workerData: ThreadData = { groups: own, counts, threshold };
      return new Worker(path.join(import.meta.dirname, "large-threads.ts"), { workerData });
    });
    const held = await Promise.all(workers.map((worker) => once<number[]>(worker)));
    return new Threads(workers, held.flat());
  }

  async find(subject: ScreeningSubject, threshold: number): Promise<{ ms: number; ids: string[] }> {
    const begun = performance.now();
    const answers = await Promise.all(
      this.#workers.map((worker) => {
        worker.postMessage(subject);
        return once<ListEntry[][]>(worker);
      }),
    );
    const near = { list: null, entries: answers.flat(2) };
    const found = explainEntries(new SubjectMatcher(subject), [near], threshold);
    return { ms: performance.now() - begun, ids: found.map(({ entry }) => entry.id) };
  }

  stop = (): Promise<unknown> => Promise.all(this.#workers.map((worker) => worker.terminate()));
}

const once = <T>(worker: Worker): Promise<T> =>
  new Promise((resolve, reject) => {
    worker.once("error", reject);
    worker.once("message", (message: T) => {
      worker.off("error", reject);
      resolve(message);
    });
  });

async function measureSearches(
  stored: StoredGroups,
  run: { group: string; queries: number; threshold: number; limited: boolean },
): Promise<Figure[]> {
  const { group, queries, threshold, limited } = run;
  const random = seededRandom(17);
  const listed = [...generateEntries(2 * SAMPLED)];
  const altered = Array.from({ length: queries }, () => {
    const { id, kind, names } = listed[Math.floor(random() * listed.length)]!;
    return { id, subject: asSubject(disturb(names[0]!.name, random), kind) };
  });
  const threads = await Threads.start(stored, threshold);
  const times: number[] = [];
  const found: string[][] = [];
  let cpu = process.cpuUsage();
  for (const [at, { subject }] of altered.entries()) {
    if (at === WARM_UP) cpu = process.cpuUsage();
    const { ms, ids } = await threads.find(subject, threshold);
    if (at >= WARM_UP && times.length < TIMED) times.push(ms);
    found.push(ids);
  }
  const { user, system } = process.cpuUsage(cpu);
  const cpuMs = (user + system) / 1_000 / (altered.length - WARM_UP);
  await threads.stop();
  const whole: readonly Segment[] = weighTogether(stored.groups.flat());
  const unsegmented = altered.map(({ subject }) =>
    findEntries(subject, [{ segments: whole }], threshold).map(({ entry }) => entry.id),
  );
  const own = (all: readonly string[][]) => altered.filter(({ id }, at) => all[at]!.includes(id)).length;
  const both = altered.filter(({ id }, at) => unsegmented[at]!.includes(id) && found[at]!.includes(id)).length;
  const hits = unsegmented.flatMap((ids, at) => ids.map((id) => found[at]!.includes(id)));
  const shared = { group, of: queries };
  const largest = Math.max(...threads.held) / MB;
  return [
    {
      ...shared,
      of: times.length,
      name: "median query",
      value: median(times),
      unit: "ms",
      ...(limited ? MOST(25) : {}),
    },
    { ...shared, of: times.length, name: "95th percentile", value: median(times, 0.95), unit: "ms" },
    { ...shared, name: "processor time of a query in all groups", value: cpuMs, unit: "ms" },
    {
      ...shared,
      of: stored.groups.length,
      name: "memory of the largest object's segments, MB",
      value: largest,
      unit: "count",
      ...MOST(64),
    },
    {
      ...shared,
      of: stored.segments,
      name: "largest segment, MB",
      value: stored.largestSegment / MB,
      unit: "count",
      ...MOST(16),
    },
    { ...shared, name: "own entry found", value: own(found) / queries, unit: "share" },
    { ...shared, name: "own entry found, unsegmented", value: own(unsegmented) / queries, unit: "share" },
    {
      ...shared,
      name: "recall of the unsegmented search, own entry",
      value: both / own(unsegmented),
      unit: "share",
      ...LEAST(0.99),
    },
    {
      ...shared,
      of: hits.length,
      name: "recall of the unsegmented search, all hits",
      value: hits.filter(Boolean).length / hits.length,
      unit: "share",
      ...LEAST(0.99),
    },
  ];
}
