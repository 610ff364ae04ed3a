import { sleep } from "../../../src/cli/program.ts";
import { askOnce, makeShot, quantile } from "./load.ts";
import { type Bundles, Running } from "./runtimes.ts";
import { profileStartUp } from "./start-profile.ts";
import { call, handIn, officerToken, openCase, waitForReview, type World } from "./story.ts";
import { enterpriseNumber } from "./fill.ts";

export interface Job {
  readonly name: string;
  readonly medianMs: number;
  /** What resident memory rose by at most; NaN where the system does not tell. */
  readonly roseMb: number;
  readonly note: string;
}

/** The long pieces of work, one at a time. */
export async function measureJobs(running: Running, world: World, portfolioSize: number): Promise<Job[]> {
  const { port } = running;
  const { token, approved } = world;
  const of = `/api/cases/${approved.workflow_id}`;
  return [
    await repeat(running, "investigation", 3, "from submit to review", async () => {
      const opened = await openCase(port, token);
      await handIn(port, opened);
      return () => waitForReview(port, token, opened);
    }),
    await repeat(running, "report, PDF", 10, "", async () => () => download(port, `${of}/report`, token)),
    await repeat(running, "case pack", 5, "", async () => () => download(port, `${of}/case-pack.zip`, token)),
    await repeat(running, `portfolio of ${portfolioSize.toLocaleString("en")}`, 1, "tier 1 each", async () => {
      return () => scanPortfolio(port, token, portfolioSize);
    }),
  ];
}

/** Times what a preparation hands over. */
async function repeat(
  running: Running,
  name: string,
  times: number,
  note: string,
  prepare: () => Promise<() => Promise<unknown>>,
): Promise<Job> {
  const took: number[] = [];
  let roseMb = 0;
  for (let turn = 0; turn < times; turn++) {
    const work = await prepare();
    const started = performance.now();
    const watched = await running.watchMemory(work);
    took.push(performance.now() - started);
    roseMb = Math.max(roseMb, watched.roseMb);
  }
  return { name, medianMs: quantile(took, 0.5), roseMb, note };
}

export async function download(port: number, route: string, token: string): Promise<void> {
  const shot = makeShot({ method: "GET", path: route, headers: { Authorization: `Bearer ${token}` } });
  const reply = await askOnce(port, shot);
  if (reply.status !== 200) throw new Error(`${route} answered ${reply.status}`);
}

const TIMEOUT_MS = 240_000;

async function scanPortfolio(port: number, token: string, size: number): Promise<void> {
  const registration_numbers = Array.from({ length: size }, (_, n) => enterpriseNumber(n + 500));
  const route = "/api/scan/portfolio";
  interface Portfolio {
    readonly portfolio_id: string;
    readonly status: string;
    readonly failed: number;
  }
  let found = await call<Portfolio>(port, "POST", route, token, { name: "bench", registration_numbers });
  for (const deadline = Date.now() + TIMEOUT_MS; found.status !== "done"; await sleep(100)) {
    if (Date.now() > deadline) throw new Error("the portfolio is not done in time");
    found = await call<Portfolio>(port, "GET", `${route}/${found.portfolio_id}/results`, token);
  }
  if (found.failed > 0) throw new Error(`${found.failed} scans of the portfolio failed`);
}

export interface StartUp {
  /** By the platform's profile (`start-profile.ts`). */
  readonly computingMs: number;
  readonly serviceMs: number;
  readonly bareMs: number;
  /** What the service took longer than Hono alone that was started just before it. */
  readonly moreMs: number;
  /** The same of processor time, which a busy machine changes less; NaN where the system does not tell. */
  readonly moreProcessorMs: number;
}

/**
 * From the start of the local runtime to the first answer, of the service and of Hono alone with the same bindings and
 * bytes, in turns: what the one takes longer is the parsing of its code, all that runs before a request, and its first
 * answer. An officer's, which asks no store and no counter: what simulates those here has a start of its own.
 */
export async function measureStartUp(
  bundles: Bundles,
  { scratch, ...places }: { readonly stateDir: string; readonly port: number; readonly scratch: string },
  turns: number,
): Promise<StartUp> {
  const token = await officerToken();
  const workers = {
    bare: { bundle: bundles.padded, firstPath: "/bare", token },
    service: { bundle: bundles.service, firstPath: "/api/templates", token },
  };
  const times: { service: number[]; bare: number[] } = { service: [], bare: [] };
  const used: { service: number[]; bare: number[] } = { service: [], bare: [] };
  for (let turn = 0; turn < turns; turn++) {
    for (const name of ["bare", "service"] as const) {
      const running = await Running.start({ ...places, ...workers[name] });
      times[name].push(running.startedInMs);
      used[name].push(running.processorMs());
      await running.stop();
    }
  }
  const median = (values: readonly number[]) => quantile(values, 0.5);
  const more = ({ service, bare }: typeof times) => median(service.map((value, turn) => value - bare[turn]!));
  return {
    computingMs: profileStartUp(scratch, turns),
    serviceMs: median(times.service),
    bareMs: median(times.bare),
    moreMs: more(times),
    moreProcessorMs: more(used),
  };
}
