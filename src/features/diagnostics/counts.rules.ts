import type { DiagnosticsRecords } from "../../domain/iteration/diagnostics.model.ts";
import type { Counts } from "./diagnostics.tables.ts";
import { compareText } from "../../platform/compare-text.ts";

export interface IterationCounts {
  readonly startedAt: string;
  readonly stages: Counts;
  readonly tools: Counts;
}

/** The statistics of an iteration; null when nothing was recorded. */
export function countsOf({ stages, tool_invocations: tools }: DiagnosticsRecords): IterationCounts | null {
  const startedAt = stages.map((stage) => stage.created_at).toSorted()[0];
  if (startedAt === undefined) return null;
  return {
    startedAt,
    stages: count(stages.map(({ stage, status }) => [stage, status === "failed"])),
    tools: count(tools.map(({ tool_name, success }) => [tool_name, success])),
  };
}

function count(found: readonly (readonly [name: string, counts: boolean])[]): Counts {
  const counts: Record<string, [number, number]> = {};
  for (const [name, isCounted] of found) {
    const one = (counts[name] ??= [0, 0]);
    one[0]++;
    if (isCounted) one[1]++;
  }
  // Sorted, so that the order of completion does not matter.
  return Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => compareText(a, b)));
}
