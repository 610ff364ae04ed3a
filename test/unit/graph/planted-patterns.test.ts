import { expect, it } from "vitest";
import { scorePatterns } from "../../support/pattern-score.ts";
import { plantGraph } from "../../support/planted-graph.ts";
import { seededRandom } from "../../support/seeded-random.ts";

it.each([1, 2, 3])("finds every planted pattern and few others (seed %i)", (seed) => {
  const { graph, planted } = plantGraph(5_000, 20, seededRandom(seed));
  for (const score of scorePatterns(graph, planted)) {
    expect(score).toMatchObject({ planted: 20, recall: 1 });
    expect(score.precision).toBeGreaterThanOrEqual(0.95);
  }
});
