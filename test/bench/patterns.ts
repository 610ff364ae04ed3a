import { runCommand } from "../../src/cli/command.ts";
import { scorePatterns } from "../support/pattern-score.ts";
import { scoreNoise } from "../support/noise-score.ts";
import { plantGraph } from "../support/planted-graph.ts";
import { seededRandom } from "../support/seeded-random.ts";

const SIZES = [1_000, 10_000, 100_000];
const NOISE_SEEDS = [7, 8, 9];
const SHOWN = 10;

runCommand("bench:patterns", {
  options: {},
  async run() {
    for (const size of SIZES) measure(size);
    for (const seed of NOISE_SEEDS) await measureNoise(seed);
  },
});

/** Precision and recall by pattern, and the time they took. */
function measure(size: number): void {
  const { graph, planted } = plantGraph(size, Math.max(10, size / 1_000), seededRandom(size));
  const started = performance.now();
  const scores = scorePatterns(graph, planted);
  const elapsedMs = performance.now() - started;
  const companies = [...graph.entities.values()].filter((entity) => entity.type === "company").length;
  console.log(
    `\n${graph.entities.size} entities, ${graph.relations.length} relations, ${companies} companies: ` +
      `${Math.round(elapsedMs)} ms in all, ${((elapsedMs * 1000) / companies).toFixed(1)} µs a company`,
  );
  for (const { pattern, planted: there, found, precision, recall } of scores) {
    console.log(
      `  ${pattern.padEnd(16)} planted ${String(there).padStart(4)}  found ${String(found).padStart(4)}  ` +
        `precision ${precision.toFixed(3)}  recall ${recall.toFixed(3)}`,
    );
  }
}

/** Alerts in a world without a planted pattern: those that a reader who knew the truth would want, and the others. */
async function measureNoise(seed: number): Promise<void> {
  const { cases, disturbed, wanted, unwanted, roundTripsMost } = await scoreNoise(2_000, seed);
  console.log(
    `\nNoise world ${seed}: ${disturbed} of ${cases} cases (${((100 * disturbed) / cases).toFixed(1)} %) have an alert that is not wanted; ` +
      `${wanted.length} alerts are wanted; at most ${roundTripsMost} round trips a company`,
  );
  for (const { alert, why } of unwanted.slice(0, SHOWN)) console.log(`  not wanted (${why}): ${lineOf(alert)}`);
  for (const alert of wanted.slice(0, SHOWN - unwanted.length)) console.log(`  wanted: ${lineOf(alert)}`);
}

const lineOf = ({
  patternType,
  severity,
  description,
}: {
  patternType: string;
  severity: string;
  description: string;
}) => `${patternType} ${severity}: ${description}`;
