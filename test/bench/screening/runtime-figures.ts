import os from "node:os";
import path from "node:path";
import { type Figure, median, MOST } from "./figure.ts";
import { asSubject } from "./listed-names.ts";
import { disturb, generateEntries, seededRandom } from "./name-generator.ts";
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
  const control = await BenchRuntime.start(stateDir, null);
  for (let request = 0; request < WARM_UP + 2 * QUERIES; request++) await control.screen([]);
  const controlMb = control.memoryMb();
  await control.stop();

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
  const memoryMb = runtime.memoryMb() - controlMb;
  await runtime.stop();
  const shared = { group: `Cost, ${names.toLocaleString("en")} names`, of: QUERIES };
  const limited = names === 100_000;
  return [
    { ...shared, name: "median query", value: median(busy) - base, unit: "ms", ...(limited ? MOST(2) : {}) },
    { ...shared, name: "95th percentile", value: median(busy, 0.95) - base, unit: "ms", ...(limited ? MOST(6) : {}) },
    { ...shared, name: "first answer after a cold start", value: first.ms, unit: "ms" },
    { ...shared, name: "memory above an empty Worker, MB", value: memoryMb, unit: "count" },
  ];
}
