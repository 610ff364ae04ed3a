import { Clients, quantile, type Slice } from "./load.ts";
import type { HotRoute } from "./routes.ts";
import type { Running } from "./runtimes.ts";

export interface Measured {
  readonly name: string;
  readonly clients: number;
  readonly bare: Figures;
  readonly route: Figures;
  readonly refused: readonly number[];
}

interface Figures {
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly aSecond: number;
  /** Processor time of workerd a request: what other work on the machine changes least. */
  readonly processorMs: number;
}

/** After so long the rounds so far must do: where many clients wait for slow work, a slice ends with the last of them. */
const TIMEOUT_MS = 4_000;

export interface Pace {
  readonly rounds: number;
  readonly sliceMs: number;
}

/**
 * Asks the bare route and a hot one in turns, many short slices each: what else the machine does falls on both.
 */
export async function measureRoute(
  of: { readonly bare: Running; readonly service: Running },
  route: HotRoute,
  clients: number,
  { rounds, sliceMs }: Pace,
): Promise<Measured> {
  const [bare, service] = await Promise.all([
    Clients.open(of.bare.port, clients),
    Clients.open(of.service.port, clients),
  ]);
  try {
    await bare.fire(() => route.bare, sliceMs / 4, 200);
    await service.fire(route.next, sliceMs / 4, route.expected, route.recordAnswer);
    const slices: { bare: Metered; route: Metered }[] = [];
    const started = performance.now();
    for (let round = 0; round < rounds && performance.now() - started < TIMEOUT_MS; round++) {
      slices.push({
        bare: await meter(of.bare, () => bare.fire(() => route.bare, sliceMs, 200)),
        route: await meter(of.service, () => service.fire(route.next, sliceMs, route.expected, route.recordAnswer)),
      });
    }
    return {
      name: route.name,
      clients,
      bare: figuresOf(slices.map((slice) => slice.bare)),
      route: figuresOf(slices.map((slice) => slice.route)),
      refused: slices.flatMap((slice) => [...slice.bare.refused, ...slice.route.refused]),
    };
  } finally {
    bare.close();
    service.close();
  }
}

type Metered = Slice & { readonly processorMs: number };

async function meter(running: Running, fire: () => Promise<Slice>): Promise<Metered> {
  const before = running.processorMs();
  const slice = await fire();
  return { ...slice, processorMs: running.processorMs() - before };
}

function figuresOf(slices: readonly Metered[]): Figures {
  const times = slices.flatMap((slice) => slice.times);
  const elapsedMs = slices.reduce((sum, slice) => sum + slice.elapsedMs, 0);
  const processorMs = slices.reduce((sum, slice) => sum + slice.processorMs, 0) / times.length;
  const aSecond = (times.length * 1000) / elapsedMs;
  return { medianMs: quantile(times, 0.5), p95Ms: quantile(times, 0.95), aSecond, processorMs };
}
