import { readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { runCommand } from "../../src/cli/command.ts";
import { repositoryRoot } from "../../src/cli/program.ts";
import { measureGenerated } from "./screening/generated-names.ts";
import { hasPairs, measureQuality, PAIRS_FILE, readPairs, scorePair } from "./screening/labelled-pairs.ts";
import { disturb, generateEntries, seededRandom } from "./screening/name-generator.ts";
import { BenchRuntime, bundleBenchWorker, fillState, removeState } from "./screening/runtime.ts";

const say = (line = "") => void process.stdout.write(`${line}\n`);
const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

runCommand("bench:screening", {
  options: {
    pairs: { type: "string", value: "FILE", default: PAIRS_FILE, help: "labelled name pairs" },
    names: {
      type: "string",
      value: "N,N,...",
      default: "10000,100000,500000",
      help: "sizes of the lists whose cost is measured",
    },
  },
  async run({ values }) {
    const threshold = readThreshold();
    say(`Machine: ${os.cpus()[0]?.model.trim()}, ${os.cpus().length} cores, Node ${process.versions.node}`);
    say(`Threshold: ${threshold} (SCREENING_FUZZY_THRESHOLD)`);
    reportPairs(values.pairs, threshold);
    reportOfac();
    reportGenerated(threshold);
    await reportRuntime(values.names.split(",").map(Number));
  },
});

function readThreshold(): number {
  const toml = readFileSync(path.join(repositoryRoot, "wrangler.toml"), "utf8");
  return Number(/^SCREENING_FUZZY_THRESHOLD = "(.+)"$/m.exec(toml)![1]);
}

function reportPairs(file: string, threshold: number): void {
  say("\nLabelled name pairs");
  if (!hasPairs && file === PAIRS_FILE) return say(`  skipped: there is no ${file}`);
  const pairs = readPairs(file);
  const halves = [
    ["all", pairs],
    ["half chosen on", pairs.filter((pair) => pair.half === 0)],
    ["half held out", pairs.filter((pair) => pair.half === 1)],
  ] as const;
  for (const [name, some] of halves) {
    const { f1, precision, recall, rocAuc, missedStrong } = measureQuality(some, threshold);
    say(
      `  ${name.padEnd(15)} ${String(some.length).padStart(4)} pairs  F1 ${f1.toFixed(3)}  ROC AUC ${rocAuc.toFixed(3)}  ` +
        `precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}  STRONG missed ${missedStrong.length}`,
    );
    for (const { left, right } of missedStrong) say(`    missed: ${left} | ${right}`);
  }
}

/** How far our order of OFAC's own examples agrees with the order that its search gives them. */
function reportOfac(): void {
  const file = path.join(path.dirname(PAIRS_FILE), "ofac_fixtures.csv");
  if (!hasPairs) return;
  const rows = (parse(readFileSync(file), { columns: true, relax_quotes: true }) as Record<string, string>[])
    .map((row) => ({
      theirs: Number(row["ofac_score"]),
      ours: scorePair(row["query_name"]!, row["result_name"]!, "person"),
    }))
    .filter(({ theirs }) => theirs >= 0);
  say(`\nOFAC's own search on ${rows.length} examples: rank correlation ${rankCorrelation(rows).toFixed(2)}`);
}

function rankCorrelation(rows: readonly { theirs: number; ours: number }[]): number {
  const ranks = (of: (row: { theirs: number; ours: number }) => number) =>
    rows.map((row) => {
      const below = rows.filter((other) => of(other) < of(row)).length;
      const same = rows.filter((other) => of(other) === of(row)).length;
      return below + (same - 1) / 2;
    });
  const [a, b] = [ranks((row) => row.theirs), ranks((row) => row.ours)];
  const mean = (rows.length - 1) / 2;
  const sum = (of: (index: number) => number) => rows.reduce((total, _, index) => total + of(index), 0);
  const spread = (ranked: readonly number[]) => Math.sqrt(sum((index) => (ranked[index]! - mean) ** 2));
  return sum((index) => (a[index]! - mean) * (b[index]! - mean)) / (spread(a) * spread(b));
}

function reportGenerated(threshold: number): void {
  say("\nMade-up list of 50,000 names, 1,000 misspelt names of it and as many that are not on it");
  const { recall, falseAlarms, hitsPerUnlisted, commonNamesHit } = measureGenerated(50_000, 1_000, threshold);
  say(`  found again ${percent(recall)}`);
  say(`  unlisted names hit ${percent(falseAlarms)}, ${hitsPerUnlisted.toFixed(2)} entries each on average`);
  say(`  common Belgian names hit ${percent(commonNamesHit)}`);
}

const QUERIES = 300;
const WARM_UP = 50;
const median = (values: readonly number[], at = 0.5) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * at)]!;

async function reportRuntime(sizes: readonly number[]): Promise<void> {
  say("\nIn workerd: list in R2 and D1, one subject a request; time over that of a request without subjects");
  const scratch = path.join(os.tmpdir(), `dossier-bench-${process.pid}`);
  const bundle = bundleBenchWorker(scratch);
  for (const names of sizes) {
    const stateDir = await fillState(names);
    try {
      await measureRuntime(stateDir, bundle, names);
    } finally {
      removeState(stateDir);
    }
  }
  removeState(scratch);
}

async function measureRuntime(stateDir: string, bundle: string, names: number): Promise<void> {
  const random = seededRandom(5);
  const listed = [...generateEntries(Math.min(names, 20_000))];
  const subject = () => {
    const { names: all, kind } = listed[Math.floor(random() * listed.length)]!;
    return { kind: kind === "vessel" ? "unknown" : kind, name: disturb(all[0]!.name, random) };
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
  say(
    `  ${names.toLocaleString("en").padStart(7)} names: median ${(median(busy) - base).toFixed(2)} ms, ` +
      `95th percentile ${(median(busy, 0.95) - base).toFixed(2)} ms a query; first answer after a cold start ` +
      `${first.ms.toFixed(0)} ms; ${memoryMb.toFixed(0)} MB above an empty Worker that is asked as often`,
  );
}
