import type { LanguageShare } from "../memory.ts";
import type { RouteCost } from "./costs.ts";
import type { Hour } from "./day.ts";
import type { Job, StartUp } from "./jobs.ts";
import type { Measured } from "./latency.ts";
import type { HotRoute } from "./routes.ts";

export interface Results {
  readonly machine: string;
  readonly takenAt: string;
  readonly load: number;
  readonly routes: readonly HotRoute[];
  readonly measured: readonly Measured[];
  readonly costs: readonly { readonly cases: number; readonly costs: readonly RouteCost[] }[];
  readonly jobs: readonly Job[];
  readonly bundleBytes: number | null;
  readonly startUp: StartUp | null;
  /** Of D1, after one iteration. */
  readonly bytesACase: number | null;
  readonly day: readonly Hour[];
  readonly memory: readonly { readonly title: string; readonly shares: readonly LanguageShare[] }[];
}

const round = (value: number, digits: number) => value.toFixed(digits);
const ms = (value: number) => (value < 10 ? round(value, 2) : round(value, 0));
const count = (value: number) => Math.round(value).toLocaleString("en");
const row = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [row(head), row(head.map((_, at) => (at === 0 ? "---" : "---:"))), ...rows.map(row)].join("\n");
}

/** The whole run as Markdown: what the README's figures are taken from. */
export function writeReport(results: Results): string {
  const parts = [
    "# Benchmark",
    `Written by \`npm run bench\` on ${results.takenAt.slice(0, 10)}. ${results.machine}. ` +
      `Load average at the start ${round(results.load, 1)}.`,
    "Every ratio is to a route of Hono alone on the same runtime, asked in turns with the measured one in the same run, " +
      "with the same method and body. Clients are keep-alive connections on the same machine, which share its cores " +
      "with the service. Cases beyond the first few are rows without objects: see `test/bench/service/fill.ts`.",
    latencySection(results),
    costSection(results),
    roomSection(results),
    jobSection(results),
    memorySection(results),
    daySection(results),
    limitSection(results),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function latencySection({ measured, costs }: Results): string {
  if (measured.length === 0) return "";
  const cases = Math.max(0, ...costs.map((one) => one.cases));
  const rows = measured.map((m) => [
    m.name,
    `${m.clients}`,
    ms(m.route.medianMs),
    ms(m.route.p95Ms),
    count(m.route.aSecond),
    `${round(m.route.medianMs / m.bare.medianMs, 1)} ×`,
    `${round(m.route.p95Ms / m.bare.p95Ms, 1)} ×`,
    `${round(m.route.aSecond / m.bare.aSecond, 2)} ×`,
    Number.isNaN(m.route.processorMs) ? "" : `${round(m.route.processorMs / m.bare.processorMs, 1)} ×`,
    ms(m.bare.medianMs),
  ]);
  const head =
    "route|clients|median ms|p95 ms|a second|median, bare routes|p95, bare routes|rate, bare routes|processor time, bare routes|bare median ms";
  return `## Latency and rate${cases > 0 ? ` at ${count(cases)} cases` : ""}\n\n${table(head.split("|"), rows)}`;
}

function costSection({ costs, routes }: Results): string {
  if (costs.length === 0) return "";
  const rows = routes.map(({ name, method, path }, at) => [
    `${name}: \`${method} ${path}\``,
    ...costs.map(({ costs: found }) => {
      const { answer, all } = found[at]!;
      const later = all.trips > answer.trips ? `, later ${all.trips - answer.trips}` : "";
      return `${answer.trips}${later} / ${count(all.read)} / ${count(all.written)}`;
    }),
  ]);
  const head = ["round trips / rows read / rows written", ...costs.map(({ cases }) => `${count(cases)} cases`)];
  return `## What a request asks of D1\n\nEach route was asked before, so that what is known of a portal link or a partner's company is known. Round trips are \
those before the answer, the case's object's included; "later" are those after it. What objects do by their alarms, \
such as an investigation or what is learned from signals, is no one request's and not counted.\n\n${table(head, rows)}`;
}

/** A D1 database holds 10 GB; a case that took more would fill it too soon. */
const BYTES_A_CASE_MAX = 20_000;
const DATABASE_BYTES = 10_000_000_000;

function roomSection({ bytesACase }: Results): string {
  if (bytesACase === null) return "";
  return (
    `## What a case takes of D1\n\n${count(bytesACase)} bytes after one iteration, indexes and audit entries included: ` +
    `a database of 10 GB holds ${count(DATABASE_BYTES / bytesACase)} cases. What is read only with its case is in its ` +
    "object and in R2."
  );
}

function jobSection({ jobs, bundleBytes, startUp }: Results): string {
  const rows = jobs.map((job) => [
    job.note ? `${job.name} (${job.note})` : job.name,
    job.medianMs < 1000 ? `${ms(job.medianMs)} ms` : `${round(job.medianMs / 1000, 1)} s`,
    Number.isNaN(job.roseMb) ? "" : `${round(job.roseMb, 0)} MB`,
  ]);
  const parts = rows.length > 0 ? [`## Work\n\n${table(["", "time", "memory it rose by"], rows)}`] : [];
  if (bundleBytes !== null) parts.push(`Bundle: ${count(bundleBytes / 1000)} KB compressed.`);
  if (startUp !== null) {
    parts.push(
      `Start-up: ${count(startUp.computingMs)} ms of computing before the first request, as \`wrangler check startup\` ` +
        `profiles it. From starting the local runtime to the first answer it takes ${count(startUp.serviceMs)} ms, ` +
        `${count(startUp.moreMs)} ms more than Hono alone with the same bindings and, by a comment, the same number of ` +
        `bytes (the local runtime is handed the code at each start, which a deployment does long before); ` +
        `${count(startUp.moreProcessorMs)} ms more of processor time.`,
    );
  }
  return parts.join("\n\n");
}

function memorySection({ memory }: Results): string {
  if (memory.length === 0) return "";
  const rows = memory.flatMap(({ title, shares }) =>
    shares.map(({ language, first, of }) => [`${title}, ${language}`, `${first} of ${of}`]),
  );
  return `## Memory: the right passage found first\n\n${table(["pairs", "found first"], rows)}`;
}

/** Hours until what is loaded once, such as the reader of PDFs, is loaded. */
const SETTLED_AFTER = 5;
/** In MB: of an isolate's 128, a tenth a day. */
const HEAP_GROWTH_MAX = 12;

function daySection({ day }: Results): string {
  if (day.length === 0) return "";
  const rows = day.map(({ requests, ...mb }, hour) => [
    `${hour + 1}`,
    count(requests),
    ...[mb.heapMb, mb.serviceMb, mb.readerMb, mb.bareMb].map((one) => round(one, 0)),
  ]);
  const head = ["hour", "requests", "heap MB", "runtime MB", "reader MB", "Hono alone MB"];
  return `## Memory over a day\n\nAfter each hour of the service's clock, which is set an hour ahead when the hour's work is done: cases opened, \
handed in, read, investigated, decided and read again, reports and packs, scans, verifications, a portfolio each sixth hour, \
and what falls due. The heap is what the service's isolate holds after a collection, all its objects included, which the platform \
spreads over several isolates. The rest is resident memory: the local runtime keeps a part of each request and of each query whatever a \
Worker does, and Hono alone answers as many requests with one query each.\n\n${table(head, rows)}`;
}

/** What the issue asks for, and whether this run has it. */
export function judgeLimits(results: Results): { readonly text: string; readonly isMet: boolean }[] {
  const { measured, routes, costs, bundleBytes, startUp, bytesACase, day } = results;
  const judged: { text: string; isMet: boolean }[] = [];
  const judge = (text: string, isMet: boolean) => judged.push({ text, isMet });
  for (const { name, limit } of routes) {
    const of = measured.filter((m) => m.name === name);
    if (limit?.ratio !== undefined && of.length > 0) {
      const ratios = of.map((m) => m.route.medianMs / m.bare.medianMs);
      const shown = of.map((m, at) => `${round(ratios[at]!, 1)} × at ${m.clients}`).join(", ");
      judge(
        `${name}: median at most ${round(limit.ratio, 1)} bare routes: ${shown}`,
        Math.max(...ratios) <= limit.ratio,
      );
    }
    if (limit?.rate !== undefined && of.length > 0) {
      const rates = of.map((m) => m.route.aSecond / m.bare.aSecond);
      const shown = of.map((m, at) => `${round(rates[at]!, 2)} × at ${m.clients}`).join(", ");
      judge(
        `${name}: at least ${limit.rate} of the bare route's rate from many clients: ${shown}`,
        rates.at(-1)! >= limit.rate,
      );
    }
    const found = costs.map((one) => one.costs.find((cost) => cost.name === name)!);
    if (limit?.trips !== undefined && found.length > 0) {
      const trips = Math.max(...found.map(({ answer }) => answer.trips));
      judge(`${name}: at most ${limit.trips} D1 round trips: ${trips}`, trips <= limit.trips);
      const reads = found.map(({ all }) => all.read);
      judge(`${name}: as many rows read among few cases as among many: ${reads.join(", ")}`, new Set(reads).size === 1);
    }
  }
  const similar = measured.find(({ name, clients }) => name === "similar cases" && clients === 1);
  if (similar) judge(`similar cases under 50 ms: ${ms(similar.route.medianMs)} ms`, similar.route.medianMs < 50);
  if (bytesACase !== null) {
    judge(
      `at most ${count(BYTES_A_CASE_MAX)} bytes of D1 a case: ${count(bytesACase)}`,
      bytesACase <= BYTES_A_CASE_MAX,
    );
  }
  if (bundleBytes !== null) judge(`bundle under 3 MB: ${count(bundleBytes / 1000)} KB`, bundleBytes < 3_000_000);
  if (startUp !== null) {
    const { computingMs } = startUp;
    judge(`start-up under 200 ms, as the platform counts it: ${count(computingMs)} ms`, computingMs < 200);
  }
  if (day.length > SETTLED_AFTER) {
    const [early, late] = [day[SETTLED_AFTER]!.heapMb, day.at(-1)!.heapMb];
    judge(
      `the heap grows by at most ${HEAP_GROWTH_MAX} MB from hour ${SETTLED_AFTER + 1} to hour ${day.length}: ${round(late - early, 1)} MB`,
      late - early <= HEAP_GROWTH_MAX,
    );
  }
  return judged;
}

function limitSection(results: Results): string {
  const limits = judgeLimits(results);
  if (limits.length === 0) return "";
  return `## Limits\n\n${table(
    ["limit", ""],
    limits.map(({ text, isMet }) => [text, isMet ? "met" : "MISSED"]),
  )}`;
}
