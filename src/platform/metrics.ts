import { sha256Hex } from "./hashing.ts";

/**
 * Metrics and the order of their columns in Analytics Engine. `index1` is the metric, so that sampling does not drop a
 * rare metric in favour of a common one; `blob1` is the hash of the tenant; labels start at `blob2`, values at
 * `double1`. New columns go at the end, because the queries in `docs/operations.md` refer to positions.
 */
export const METRICS = {
  /** One response. `route` is the template, never the path. */
  request: {
    labels: ["route", "method", "status_class", "caller"],
    values: ["duration_ms", "d1_round_trips", "rows_read", "rows_written"],
  },
  /** One attempt at an investigation: completed, failed, or to be retried. */
  investigation: { labels: ["outcome"], values: ["duration_ms", "attempt"] },
  /** One query of a source, with the reason if it did not answer. */
  source: { labels: ["source", "outcome", "reason"], values: ["duration_ms"] },
  /** One queue message: acknowledged or retried. */
  queue_message: { labels: ["queue", "outcome"], values: ["attempts"] },
  /** One reading of a document: stored, or why not. */
  reading: { labels: ["outcome"], values: ["duration_ms"] },
  /** One delivery attempt of a webhook, with the reason if it failed. */
  webhook: { labels: ["outcome", "reason"], values: ["attempt"] },
  /** One run of a scheduled job. */
  scheduled: { labels: ["job", "outcome"], values: ["duration_ms", "done"] },
  /** One warning or error in the log, by event. */
  trouble: { labels: ["event", "level"], values: [] },
} as const satisfies Readonly<Record<string, MetricShape>>;

interface MetricShape {
  readonly labels: readonly string[];
  readonly values: readonly string[];
}

export type MetricName = keyof typeof METRICS;
type Labels<M extends MetricName> = Readonly<Record<(typeof METRICS)[M]["labels"][number], string | null>>;
type Values<M extends MetricName> = Readonly<Record<(typeof METRICS)[M]["values"][number], number>>;

/** Ids, names and other personal data are never a label. */
export interface Metrics {
  /** Never throws and never waits, so that a metric cannot fail or delay a request. */
  write<M extends MetricName>(metric: M, labels: Labels<M>, values: Values<M>): void;
}

/** Writes a tenant's metrics to a dataset; without a dataset nothing is written. */
export function openMetrics(dataset: AnalyticsEngineDataset | undefined, tenantId: string): Metrics {
  return {
    write(metric, labels, values) {
      try {
        const shape: MetricShape = METRICS[metric];
        const texts: Readonly<Record<string, string | null>> = labels;
        const numbers: Readonly<Record<string, number>> = values;
        dataset?.writeDataPoint({
          indexes: [metric],
          blobs: [hashTenant(tenantId), ...shape.labels.map((name) => texts[name] ?? "")],
          doubles: shape.values.map((name) => numbers[name] ?? 0),
        });
      } catch {
        // Not logged: a log line would write a metric again.
      }
    },
  };
}

/** Distinguishes tenants without naming them. */
function hashTenant(tenantId: string): string {
  if (tenantId === "") return "";
  if (tenantId !== last.tenantId) last = { tenantId, hash: sha256Hex(tenantId).slice(0, 16) };
  return last.hash;
}

/** The same tenant often follows itself. */
let last = { tenantId: "", hash: "" };
