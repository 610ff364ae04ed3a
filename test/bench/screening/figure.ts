import { createHash } from "node:crypto";

/** One figure of the table, with its limit and the examples that weigh most against it. */
export interface Figure {
  readonly group: string;
  readonly name: string;
  readonly value: number;
  readonly unit: "share" | "ms" | "count" | "ratio";
  /** The value must be at least, or at most, this. */
  readonly limit?: { readonly least: number } | { readonly most: number };
  /** How many queries it was measured with. */
  readonly of: number;
  /** Errors, worst first. */
  readonly worst?: readonly string[];
}

export const LEAST = (least: number) => ({ limit: { least } });
export const MOST = (most: number) => ({ limit: { most } });

export function isMissed({ limit, value }: Figure): boolean {
  if (limit === undefined) return false;
  return "least" in limit ? value < limit.least : value > limit.most;
}

export function written(value: number, unit: Figure["unit"]): string {
  if (unit === "share") return `${(value * 100).toFixed(1)} %`;
  if (unit === "ms") return `${value.toFixed(1)} ms`;
  return unit === "count" ? value.toFixed(2) : value.toFixed(3);
}

export const limitText = ({ limit, unit }: Figure): string => {
  if (limit === undefined) return "";
  return "least" in limit ? `≥ ${written(limit.least, unit)}` : `≤ ${written(limit.most, unit)}`;
};

/** Half 0 is fitted on; half 1 is kept. */
export const halfOf = (text: string): 0 | 1 => (createHash("sha256").update(text).digest()[1]! & 1) as 0 | 1;

export const HALVES = ["fitted", "kept"] as const;

/** At most `count` items, evenly spread. */
export function sample<T>(items: readonly T[], count: number): T[] {
  if (items.length <= count) return [...items];
  return Array.from({ length: count }, (_, at) => items[Math.floor((at * items.length) / count)]!);
}

export const median = (values: readonly number[], at = 0.5): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * at)]!;
