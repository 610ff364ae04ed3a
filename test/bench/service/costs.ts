import { sleep } from "../../../src/cli/program.ts";
import { askOnce, makeShot } from "./load.ts";
import type { HotRoute } from "./routes.ts";

/** What was asked of the databases. */
export interface Cost {
  readonly trips: number;
  readonly read: number;
  readonly written: number;
}

export interface RouteCost {
  readonly name: string;
  /** Until the answer. */
  readonly answer: Cost;
  /** With what goes on after it: the access log, projections, background work. */
  readonly all: Cost;
}

const ASK = makeShot({ method: "GET", path: "/bench/cost" });
const SETTLE_MS = 150;

/** Counts each route once, after it was asked a few times so that nothing is done for the first time. */
export async function measureCosts(port: number, routes: readonly HotRoute[]): Promise<RouteCost[]> {
  const costs: RouteCost[] = [];
  for (const route of routes) {
    for (let warm = 0; warm < 3; warm++) await ask(port, route);
    await sleep(SETTLE_MS);
    await readCost(port);
    await ask(port, route);
    const answer = await readCost(port);
    await sleep(SETTLE_MS);
    const after = await readCost(port);
    costs.push({ name: route.name, answer, all: add(answer, after) });
  }
  return costs;
}

async function ask(port: number, route: HotRoute): Promise<void> {
  const reply = await askOnce(port, route.next());
  if (reply.status !== route.expected) {
    throw new Error(`${route.name} answered ${reply.status}: ${reply.body.toString().slice(0, 300)}`);
  }
  route.recordAnswer?.(reply);
}

const readCost = async (port: number): Promise<Cost> => JSON.parse((await askOnce(port, ASK)).body.toString()) as Cost;

const add = (a: Cost, b: Cost): Cost => ({
  trips: a.trips + b.trips,
  read: a.read + b.read,
  written: a.written + b.written,
});
