import { runCommand } from "../../src/cli/command.ts";
import { scorePatterns } from "../support/pattern-score.ts";
import { plantGraph } from "../support/planted-graph.ts";
import { seededRandom } from "../support/seeded-random.ts";

const SIZES = [1_000, 10_000, 100_000];

runCommand("bench:patterns", {
  options: {},
  async run() {
    for (const size of SIZES) measure(size);
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
