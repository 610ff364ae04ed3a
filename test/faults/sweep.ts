import { env } from "cloudflare:workers";
import { vi } from "vitest";
import { seededRandom } from "../support/seeded-random.ts";
import { Client } from "./client.ts";
import { type Boundary, BOUNDARIES, FaultLayer, type Moment, type Plan } from "./fault-layer.ts";
import { differences } from "./plain.ts";

/** Far ahead of the platform's own clock, so that no alarm rings by itself: each rings when its test says so. */
export const START = new Date("2040-01-10T00:00:00.000Z");

const IS_LONG = env.SWEEP === "long";
const SEED = Number(env.SWEEP_SEED || 20_261_121);
/** Which of how many parts of a long sweep this is: what lives in an isolate for hundreds of runs fills its memory. */
const [PART, PARTS] = (env.SWEEP_PART || "1/1").split("/").map(Number) as [number, number];
export const TIMEOUT_MS = IS_LONG ? 4 * 3_600_000 : 300_000;

/** A job, and all that is told of its end: texts that are the same however it came to pass. */
export interface Job {
  readonly name: string;
  /** @throws where a promise was broken on the way. */
  readonly live: (layer: FaultLayer, client: Client) => Promise<readonly string[]>;
}

interface Point {
  readonly boundary: Boundary;
  readonly n: number;
  readonly moment: Moment;
}

interface Tally {
  runs: number;
  callsFailed: number;
  retries: number;
  readonly broken: string[];
}

/** A job's end where nothing fails, and every call on the way to it. */
interface Reference {
  readonly end: readonly string[];
  readonly points: readonly Point[];
}

const APART_MS = 600_000;
let begun = 0;

/** Does a job once. */
export async function run(
  layer: FaultLayer,
  job: Job,
  plan: Plan = () => null,
  client = new Client(),
): Promise<{ readonly end: readonly string[]; readonly client: Client }> {
  // Apart, so that none is in the minute of another's rate limit; all in the days whose names are of one length.
  vi.setSystemTime(START.getTime() + ++begun * APART_MS);
  layer.begin(plan);
  return { end: await job.live(layer, client), client };
}

/** Lets the first call of one name fail that comes after a call of another. */
export function failOnceAfter(first: string, then: string): Plan {
  let state: "waiting" | "armed" | "failed" = "waiting";
  return ({ name }) => {
    if (name === first && state === "waiting") state = "armed";
    if (name !== then || state !== "armed") return null;
    state = "failed";
    return "before";
  };
}

async function referenceOf(layer: FaultLayer, job: Job): Promise<Reference> {
  const { end } = await run(layer, job);
  const points = BOUNDARIES.flatMap((boundary) =>
    Array.from({ length: layer.counts.get(boundary) ?? 0 }, (_, i) => i + 1).flatMap((n): Point[] => [
      { boundary, n, moment: "before" },
      { boundary, n, moment: "after" },
    ]),
  );
  return { end, points };
}

/** Does the job once with these calls failing, and compares its end. */
async function runWith(layer: FaultLayer, job: Job, reference: Reference, points: readonly Point[], tally: Tally) {
  const plan: Plan = ({ boundary, n }) =>
    points.find((point) => point.boundary === boundary && point.n === n)?.moment ?? null;
  const said = () =>
    layer.failed.map(({ boundary, n, name, moment }) => `${boundary} call ${n} (${name}) ${moment}`).join(", ");
  // At once too: a long sweep ends late.
  const broke = (what: string) => console.log(tally.broken[tally.broken.push(`${said()}: ${what}`) - 1]);
  tally.runs++;
  try {
    const { end, client } = await run(layer, job, plan);
    tally.retries += client.retries;
    for (const difference of differences("the end", reference.end, end)) broke(difference);
    // A sweep whose calls never come proves nothing. One call alone may not: a job does not always make as many.
    if (points.length > 1 && layer.failed.length < points.length / 2)
      broke(`only ${layer.failed.length} of ${points.length} calls came`);
  } catch (error) {
    broke(String(error).slice(0, 700));
  }
  tally.callsFailed += layer.failed.length;
}

/** So far apart that no retry of the service's own meets the next fault: what fails twice in a row may be given up. */
const APART: Readonly<Record<Boundary, number>> = { d1: 23, r2: 9, object: 5, queue: 2, fetch: 3 };

/** Points all along the job, of every boundary, from a first one and at moments that `random` chooses. */
function scattered(points: readonly Point[], random: () => number): Point[] {
  return BOUNDARIES.flatMap((boundary) => {
    const own = points.filter((point) => point.boundary === boundary);
    const offset = Math.floor(random() * APART[boundary]);
    const chosen = own.filter(({ n, moment }) => n % APART[boundary] === offset && moment === "before");
    return chosen.map(({ n }): Point => ({ boundary, n, moment: random() < 0.5 ? "before" : "after" }));
  });
}

/** Runs of the short form: all before, and all after. */
const SHORT_RUNS: readonly (() => number)[] = [() => 0, () => 0.99];
/** In the long form, where each call has failed alone. */
const LONG_SCATTERED_RUNS = 40;

/**
 * The sweep over one job. Long: every call fails once before and once after it took effect, each in a run of its
 * own, and then many together. Short: some in every part of the job together.
 * @param eachAlone whether each call also fails in a run of its own in the short form, at one of the two moments
 */
export async function sweepJob(job: Job, { eachAlone = IS_LONG } = {}): Promise<Tally> {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
  const layer = new FaultLayer();
  const tally: Tally = { runs: 0, callsFailed: 0, retries: 0, broken: [] };
  const reference = await referenceOf(layer, job);
  // Ends that differ anyway fail the short form too; the long one says at once that no call was to blame.
  if (IS_LONG) await runWith(layer, job, reference, [], tally);
  if (eachAlone) {
    const points = IS_LONG
      ? reference.points.filter((_, i) => i % PARTS === PART - 1)
      : reference.points.filter(({ n, moment }) => (n % 2 === 0) === (moment === "before"));
    for (const [i, point] of points.entries()) {
      await runWith(layer, job, reference, [point], tally);
      if (i % 50 === 49) console.log(`${job.name}: ${i + 1} of ${points.length} calls`);
    }
  }
  if (IS_LONG) {
    for (let i = PART - 1; i < LONG_SCATTERED_RUNS; i += PARTS) {
      await runWith(layer, job, reference, scattered(reference.points, seededRandom(SEED + i)), tally);
    }
  } else {
    for (const random of SHORT_RUNS) {
      await runWith(layer, job, reference, scattered(reference.points, random), tally);
    }
  }
  const { runs, callsFailed, retries, broken } = tally;
  console.log(
    `fault sweep: ${job.name}: seed ${SEED}, ${runs} runs, ${callsFailed} calls failed, ${retries} retries, broken ${broken.length}`,
  );
  return tally;
}
