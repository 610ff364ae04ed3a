import { p95 } from "./routes.ts";

/** What the service logs of a document that it read. */
export interface ReadLine {
  readonly document_id: string;
  readonly reader: string | null;
  readonly pages: number;
  readonly duration_ms: number;
}

export interface Loaded {
  readonly count: number;
  readonly tookMs: number;
  /** Milliseconds of each request of officers and customers: before, while documents are handed in, and after that. */
  readonly idle: readonly number[];
  readonly handingIn: readonly number[];
  readonly reading: readonly number[];
  /** Of the documents in their cases, in the end. */
  readonly statuses: readonly string[];
  /** Audit entries that say that a document was read. */
  readonly events: number;
  readonly reads: readonly ReadLine[];
  readonly peakMb: { readonly service: number; readonly reader: number; readonly engine: number };
}

const GOALS = { timesOfIdle: 1.5, engineMb: 64 };

/** The figures, a line each, and which of the goals they miss. */
export function reportOf(loaded: Loaded): { readonly lines: string[]; readonly missed: string[] } {
  const { count, tookMs, idle, handingIn, reading, statuses, events, reads, peakMb } = loaded;
  const ids = new Set(reads.map((read) => read.document_id));
  const byStatus = Object.entries(Object.groupBy(statuses, (status) => status));
  const ratio = p95([...handingIn, ...reading]) / p95(idle);
  const lines = [
    `Documents: ${byStatus.map(([status, all]) => `${all!.length} ${status}`).join(", ")}`,
    `Lost: ${count - statuses.length}; read ${reads.length} times, ${ids.size} different ones; recorded ${events} times`,
    `All read after ${seconds(tookMs)} s`,
    ...["text_layer", "office", "recognition", null].flatMap((reader) => pageTimes(reads, reader)),
    `Routes, idle: ${timesOf(idle)}`,
    `Routes, while documents are handed in and read: ${timesOf(handingIn, idle)}`,
    `Routes, while the rest is read: ${timesOf(reading, idle)}`,
    `Routes, all the while: ${timesOf([...handingIn, ...reading], idle)}`,
    `WebAssembly memory: at most ${peakMb.engine.toFixed(1)} MB`,
    `Resident memory: the service at most ${peakMb.service.toFixed(0)} MB, its reader at most ${peakMb.reader.toFixed(0)} MB`,
  ];
  const missed = [
    ...(statuses.length === count && !statuses.includes("pending") ? [] : ["none lost"]),
    ...(statuses.includes("failed") ? ["none failed"] : []),
    ...(reads.length === count && ids.size === count && events === count ? [] : ["none read twice"]),
    ...(peakMb.engine <= GOALS.engineMb ? [] : [`WebAssembly memory at most ${GOALS.engineMb} MB`]),
    ...(ratio <= GOALS.timesOfIdle ? [] : [`p95 of the routes at most ${GOALS.timesOfIdle} times of idle`]),
  ];
  return { lines, missed };
}

function pageTimes(reads: readonly ReadLine[], reader: string | null): string[] {
  const times = reads.filter((read) => read.reader === reader).map((one) => one.duration_ms / Math.max(1, one.pages));
  if (times.length === 0) return [];
  return [`A page by ${reader ?? "none"}: p95 ${p95(times).toFixed(0)} ms, of ${times.length} documents`];
}

function timesOf(times: readonly number[], idle?: readonly number[]): string {
  const ratio = idle ? `, ${(p95(times) / p95(idle)).toFixed(2)} times of idle` : "";
  return `p95 ${p95(times).toFixed(1)} ms of ${times.length} requests${ratio}`;
}

export const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
