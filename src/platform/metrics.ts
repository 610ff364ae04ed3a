import { sha256Hex } from "./hashing.ts";

/**
 * What is measured, and in which order its columns stand in the Analytics Engine: `index1` is the metric, so that
 * sampling never drops a rare one for the sake of a common one; `blob1` the hash of the tenant; labels follow from
 * `blob2`, values from `double1`. Columns are only ever added at the end. `docs/operate.md` reads them.
 */
export const METRICS = {
  /** One answered request. `route` is the template, never the path. */
  request: {
    labels: ["route", "method", "status_class", "caller"],
    values: ["duration_ms", "d1_round_trips", "rows_read", "rows_written"],
  },
  /** One try at an investigation: completed, failed, or to be tried again. */
  investigation: { labels: ["outcome"], values: ["duration_ms", "attempt"] },
  /** One use of an outside source, with the reason where it did not answer. */
  source: { labels: ["source", "outcome", "reason"], values: ["duration_ms"] },
  /** One message of a queue: settled, or sent back to come again. */
  queue_message: { labels: ["queue", "outcome"], values: ["attempts"] },
  /** One try to deliver a callback, with the reason where it failed. */
  webhook: { labels: ["outcome", "reason"], values: ["attempt"] },
  /** One run of what the clock asks for. */
  scheduled: { labels: ["job", "outcome"], values: ["duration_ms", "done"] },
  /** One warning or error of the log, by its event. */
  trouble: { labels: ["event", "level"], values: [] },
} as const satisfies Readonly<Record<string, MetricShape>>;

interface MetricShape {
  readonly labels: readonly string[];
  readonly values: readonly string[];
}

export type MetricName = keyof typeof METRICS;
type Labels<M extends MetricName> = Readonly<Record<(typeof METRICS)[M]["labels"][number], string | null>>;
type Values<M extends MetricName> = Readonly<Record<(typeof METRICS)[M]["values"][number], number>>;

/** Where measurements go. Ids, names and other personal data are never a label. */
export interface Metrics {
  /** Never throws and never waits: what is measured is worth more than its measure. */
  write<M extends MetricName>(metric: M, labels: Labels<M>, values: Values<M>): void;
}

/** Measurements of one tenant, to a dataset; nowhere without one. */
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
        // Said nowhere: the log would measure it again.
      }
    },
  };
}

const hashes = new Map<string, string>();
const HASHES_MAX = 1_000;

/** Tells tenants apart without naming them. */
function hashTenant(tenantId: string): string {
  if (tenantId === "") return "";
  const known = hashes.get(tenantId);
  if (known !== undefined) return known;
  if (hashes.size >= HASHES_MAX) hashes.clear();
  const hash = sha256Hex(tenantId).slice(0, 16);
  hashes.set(tenantId, hash);
  return hash;
}
