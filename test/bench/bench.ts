import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runCommand } from "../../src/cli/command.ts";
import { CliError } from "../../src/cli/program.ts";
import { compressedBytes } from "../support/bundle-size.ts";
import { freePort } from "../support/free-port.ts";
import { measureShares } from "./memory.ts";
import { MEMORY_PAIRS, UNSEEN_PAIRS } from "./memory-pairs.ts";
import { measureCosts } from "./service/costs.ts";
import { measureDay } from "./service/day.ts";
import { fillCases } from "./service/fill.ts";
import { measureJobs, measureStartUp } from "./service/jobs.ts";
import { type Measured, measureRoute } from "./service/latency.ts";
import { chooseScratch, describeMachine, loadAverage } from "./service/machine.ts";
import { measureRoom } from "./service/room.ts";
import { judgeLimits, type Results, writeReport } from "./service/report.ts";
import { type HotRoute, hotRoutes } from "./service/routes.ts";
import { type Bundles, bundle, makeBundles, prepareState, Running } from "./service/runtimes.ts";
import { buildWorld, type World } from "./service/story.ts";

const SECTIONS = ["startup", "room", "costs", "latency", "jobs", "memory", "day"] as const;
type Section = (typeof SECTIONS)[number];
const RESULTS = path.join(import.meta.dirname, "RESULTS.md");
const CLIENTS = [1, 16, 64];

interface Plan {
  readonly sections: ReadonlySet<Section>;
  /** Part of a route's name; empty for all. */
  readonly route: string;
  readonly sizes: readonly number[];
  readonly rounds: number;
  readonly sliceMs: number;
  readonly portfolio: number;
  readonly starts: number;
}

const started = performance.now();
let failed = 0;
const say = (line: string) =>
  void process.stdout.write(`${`${((performance.now() - started) / 1000).toFixed(0)} s`.padStart(6)}  ${line}\n`);

runCommand("bench", {
  options: {
    only: {
      type: "string",
      multiple: true,
      value: "SECTION",
      default: [],
      help: `${SECTIONS.join(", ")}; may be repeated`,
    },
    route: { type: "string", value: "NAME", default: "", help: "routes whose name contains this" },
    quick: { type: "boolean", default: false, help: "fewer rounds and smaller tables" },
    state: { type: "string", value: "DIR", default: chooseScratch(), help: "where its state goes" },
  },
  details: "A whole run is written to test/bench/RESULTS.md.",
  async run({ values }) {
    const plan = planOf(values);
    const scratch = mkdtempSync(path.join(values.state, "dossier-bench-"));
    // However it ends: half a gigabyte must not stay behind in memory.
    process.on("exit", () => rmSync(scratch, { recursive: true, force: true }));
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => process.exit(130));
    const results = await measure(plan, scratch);
    const report = writeReport(results);
    process.stdout.write(`\n${report}`);
    const isWhole = plan.sections.size === SECTIONS.length && plan.route === "" && !values.quick && failed === 0;
    if (isWhole) writeFileSync(RESULTS, report);
    say(isWhole ? "Written to test/bench/RESULTS.md" : "Not the whole run: RESULTS.md stays as it is");
    const missed = judgeLimits(results).filter(({ isMet }) => !isMet);
    say(missed.length === 0 ? "Every limit is met" : `Limits missed: ${missed.length}`);
    process.exit(failed > 0 ? 1 : 0);
  },
});

/** One part that fails costs the run its own figures, not those of all others. */
async function attempt<T>(name: string, work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    failed++;
    say(`FAILED: ${name}: ${error instanceof Error ? error.message : String(error)}`);
    return otherwise;
  }
}

function planOf(values: { only: string[]; route: string; quick: boolean }): Plan {
  const unknown = values.only.find((name) => !SECTIONS.includes(name as Section));
  if (unknown !== undefined) throw new CliError(`--only takes ${SECTIONS.join(", ")}, not ${unknown}`);
  const sections = new Set(values.only.length > 0 ? (values.only as Section[]) : SECTIONS);
  const { route, quick } = values;
  return quick
    ? { sections, route, sizes: [100, 10_000], rounds: 4, sliceMs: 100, portfolio: 100, starts: 3 }
    : { sections, route, sizes: [100, 10_000, 100_000], rounds: 12, sliceMs: 120, portfolio: 1_000, starts: 7 };
}

async function measure(plan: Plan, scratch: string): Promise<Results> {
  const stateDir = path.join(scratch, "state");
  mkdirSync(stateDir);
  const machine = describeMachine(scratch);
  const [takenAt, load] = [new Date().toISOString(), loadAverage()];
  say(machine);
  const has = (section: Section) => plan.sections.has(section);
  say("Bundling the service, the same with its costs counted, and the bare route");
  const bundles = makeBundles(scratch);
  await prepareState(stateDir);
  const startUp = has("startup") ? await timeStarts(plan, bundles, { stateDir, scratch }) : null;
  const port = await freePort();
  const bytesACase = has("room") ? await attempt("room", () => countRoom(bundles, stateDir, port), null) : null;
  const needsWorld = has("costs") || has("latency") || has("jobs");
  const world = needsWorld ? await prepareWorld(bundles, stateDir, port) : null;
  const routes = world ? hotRoutes(world).filter(({ name }) => name.includes(plan.route)) : [];
  const place = { bundles, stateDir, port, routes };
  const costs = has("costs") ? await attempt("costs", () => countCosts(plan, place), []) : [];
  if (has("latency")) fill(stateDir, plan.sizes.at(-1)!);
  const measured: Measured[] = [];
  let jobs: Results["jobs"] = [];
  if (world && (has("latency") || has("jobs"))) {
    const service = await Running.start({ bundle: bundles.service, stateDir, port, firstPath: "/healthz" });
    if (has("latency")) {
      const of = { bundles, scratch, service, routes };
      measured.push(...(await attempt("latency", () => timeRoutes(plan, of), [])));
    }
    if (has("jobs")) {
      say("Timing an investigation, a report, a case pack and a portfolio");
      jobs = await attempt("jobs", () => measureJobs(service, world, plan.portfolio), []);
    }
    await service.stop();
  }
  const memory = has("memory")
    ? [
        { title: "tuned on", shares: measureShares(MEMORY_PAIRS) },
        { title: "not seen before", shares: measureShares(UNSEEN_PAIRS) },
      ]
    : [];
  const day = has("day") ? await attempt("day", () => passDay(bundles, scratch), []) : [];
  const bundleBytes = has("startup") ? compressedBytes(bundles.service) : null;
  return { machine, takenAt, load, routes, measured, costs, jobs, bundleBytes, startUp, bytesACase, memory, day };
}

function countRoom({ service: bundle }: Bundles, stateDir: string, port: number): Promise<number> {
  say("Investigating a case of each sample company, to see what it takes of D1");
  return measureRoom({ bundle, stateDir, port });
}

async function timeStarts(plan: Plan, bundles: Bundles, places: { stateDir: string; scratch: string }) {
  say(`Starting each ${plan.starts} times`);
  return measureStartUp(bundles, { ...places, port: await freePort() }, plan.starts);
}

async function prepareWorld(bundles: Bundles, stateDir: string, port: number): Promise<World> {
  say("Opening cases and investigating them");
  const running = await Running.start({ bundle: bundles.service, stateDir, port, firstPath: "/healthz" });
  try {
    return await buildWorld(port);
  } finally {
    await running.stop();
  }
}

async function passDay({ bare }: Bundles, scratch: string): Promise<Results["day"]> {
  const [stateDir, bareState] = [path.join(scratch, "day-state"), path.join(scratch, "day-bare-state")];
  await prepareState(stateDir);
  say("Working through a day, hour by hour on the service's clock");
  const day = bundle(scratch, path.join(import.meta.dirname, "service/day-worker.ts"));
  const ports = [await freePort(), await freePort(), await freePort()] as const;
  return measureDay({ day, bare }, { stateDir, bareState, ports }, say);
}

function fill(stateDir: string, cases: number): void {
  say(`Filling up to ${cases.toLocaleString("en")} cases`);
  fillCases(stateDir, cases);
}

interface Place {
  readonly bundles: Bundles;
  readonly stateDir: string;
  readonly port: number;
  readonly routes: readonly HotRoute[];
}

async function countCosts({ sizes }: Plan, { bundles, stateDir, port, routes }: Place): Promise<Results["costs"]> {
  const counted = [];
  for (const cases of sizes) {
    fill(stateDir, cases);
    const running = await Running.start({ bundle: bundles.metered, stateDir, port, firstPath: "/healthz" });
    say("Counting what each route asks of D1");
    counted.push({ cases, costs: await measureCosts(port, routes) });
    await running.stop();
  }
  return counted;
}

async function timeRoutes(
  plan: Plan,
  of: { bundles: Bundles; scratch: string; service: Running; routes: readonly HotRoute[] },
): Promise<Measured[]> {
  const place = { stateDir: path.join(of.scratch, "bare-state"), port: await freePort() };
  const bare = await Running.start({ ...place, bundle: of.bundles.bare, firstPath: "/bare" });
  const measured: Measured[] = [];
  for (const route of of.routes) {
    for (const clients of CLIENTS) {
      const one = await measureRoute({ bare, service: of.service }, route, clients, plan);
      measured.push(one);
      const ratio = one.route.medianMs / one.bare.medianMs;
      say(
        `${route.name}, ${clients} clients: ${one.route.medianMs.toFixed(2)} ms, ${ratio.toFixed(1)} bare routes, ` +
          `${(one.route.processorMs / one.bare.processorMs).toFixed(1)} of their processor time, ` +
          `${one.route.aSecond.toFixed(0)} a second${one.refused.length > 0 ? `; refused ${one.refused.length}: ${one.refused[0]}` : ""}`,
      );
    }
  }
  await bare.stop();
  return measured;
}
