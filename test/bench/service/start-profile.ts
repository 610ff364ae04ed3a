import { readFileSync } from "node:fs";
import path from "node:path";
import { repositoryRoot } from "../../../src/cli/program.ts";
import { quantile } from "./load.ts";
import { runWrangler } from "./runtimes.ts";

interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: { readonly functionName: string } }[];
  readonly samples: readonly number[];
  /** Microseconds between samples. */
  readonly timeDeltas: readonly number[];
}

/**
 * What the Worker computes before its first request, in milliseconds, as the platform's own tool profiles it
 * (`wrangler check startup`): parsing, all that runs at the top of modules, and what is collected after it. That is
 * what the platform limits; waiting is no part of it.
 */
export function profileStartUp(scratch: string, turns: number): number {
  const file = path.join(scratch, "start.cpuprofile");
  const times = Array.from({ length: turns }, () => {
    runWrangler(repositoryRoot, ["check", "startup", "--outfile", file]);
    return busyMs(JSON.parse(readFileSync(file, "utf8")) as Profile);
  });
  return quantile(times, 0.5);
}

function busyMs({ nodes, samples, timeDeltas }: Profile): number {
  const idle = new Set(nodes.filter(({ callFrame }) => callFrame.functionName === "(idle)").map(({ id }) => id));
  return samples.reduce((sum, id, at) => sum + (idle.has(id) ? 0 : timeDeltas[at]!), 0) / 1000;
}
