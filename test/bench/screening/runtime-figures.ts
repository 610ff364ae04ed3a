import os from "node:os";
import path from "node:path";
import { freePort } from "../../support/free-port.ts";
import { type Figure, median, MOST } from "./figure.ts";
import { asSubject } from "./listed-names.ts";
import { disturb, generateEntries } from "./name-generator.ts";
import { seededRandom } from "../../support/seeded-random.ts";
import { BenchRuntime, bundleBenchWorker, fillState, removeState } from "./runtime.ts";

const QUERIES = 300;
const WARM_UP = 50;

/** Cost in workerd: the list in R2 and D1, one subject a request; time over that of a request without subjects. */
export async function measureRuntime(sizes: readonly number[]): Promise<Figure[]> {
  const scratch = path.join(os.tmpdir(), `dossier-bench-${process.pid}`);
  const bundle = bundleBenchWorker(scratch);
  const figures: Figure[] = [];
  for (const names of sizes) {
    const stateDir = await fillState(names);
    try {
      figures.push(...(await measureSize(stateDir, bundle, names)));
    } finally {
      removeState(stateDir);
    }
  }
  removeState(scratch);
  return figures;
}

async function measureSize(stateDir: string, bundle: string, names: number): Promise<Figure[]> {
  const random = seededRandom(5);
  const listed = [...generateEntries(Math.min(names, 20_000))];
  const subject = () => {
    const { names: all, kind } = listed[Math.floor(random() * listed.length)]!;
    return asSubject(disturb(all[0]!.name, random), kind);
  };
  const runtime = await BenchRuntime.start(stateDir, bundle);
  const first = await runtime.screen([subject()]);
  for (let query = 1; query < WARM_UP; query++) await runtime.screen([subject()]);
  const idle: number[] = [];
  const busy: number[] = [];
  for (let query = 0; query < QUERIES; query++) {
    idle.push((await runtime.screen([])).ms);
    busy.push((await runtime.screen([subject()])).ms);
  }
  const base = median(idle);
  await runtime.stop();
  const memoryMb = await measureMemory(stateDir, bundle, subject);
  const shared = { group: `Cost, ${names.toLocaleString("en")} names`, of: QUERIES };
  const limited = names === 100_000;
  return [
    { ...shared, name: "median query", value: median(busy) - base, unit: "ms", ...(limited ? MOST(2) : {}) },
    { ...shared, name: "95th percentile", value: median(busy, 0.95) - base, unit: "ms", ...(limited ? MOST(6) : {}) },
    { ...shared, name: "first answer after a cold start", value: first.ms, unit: "ms" },
    { ...shared, of: WARM_UP, name: "memory held, MB", value: memoryMb, unit: "count", ...memoryLimit(names) },
  ];
}

/** A tenth above what the isolate held before names were compared by script, at these sizes. */
const memoryLimit = (names: number) => (names === 100_000 ? MOST(19.3) : names === 500_000 ? MOST(64.3) : {});

/** What the isolate holds: what waits to be collected depends on when V8 last collected. */
async function measureMemory(stateDir: string, bundle: string, subject: () => object): Promise<number> {
  const inspectorPort = await freePort();
  const runtime = await BenchRuntime.start(stateDir, bundle, inspectorPort);
  for (let query = 0; query < WARM_UP; query++) await runtime.screen([subject()]);
  const memoryMb = await runtime.heapMb(inspectorPort);
  await runtime.stop();
  return memoryMb;
}
