import { sleep } from "../../../src/cli/program.ts";
import { seededRandom } from "../seeded-random.ts";
import { TestService } from "../service.ts";
import { WebhookReceiver } from "../webhook-receiver.ts";
import { letDaysPass } from "./clock.ts";
import { Findings } from "./findings.ts";
import { KeptState, listUnfinished } from "./kept-state.ts";
import { bringToLife } from "./lives.ts";
import { type Kept, reconcile } from "./reconcile.ts";
import { StubbornClient } from "./stubborn-client.ts";

/** Writes that one life of each kind takes to its end; kills are spread over all of them. */
const WRITES_A_SET = 56;
/** How long after a write was sent the kill comes: while it is carried out, or while what follows from it is. */
const WITHIN_MS = 30;
const AFTER_MS = 1_500;
/** How often a service is started again so that its background work comes to rest. */
const RESTS_MAX = 10;
const REST_MS = 3_000;

export interface SweepPlan {
  readonly seed: number;
  /** How many lives of each kind are led side by side in a round. */
  readonly sets: number;
  /** In a round. */
  readonly kills: number;
  /** Share of the kills after which an attempt that died is waited for as long as it takes outside of a test. */
  readonly patientShare: number;
}

/** Lives, led side by side through one service that is killed at seeded random moments; then all that they left is read. */
export class KillSweep {
  readonly findings = new Findings();
  readonly #plan: SweepPlan;
  readonly #random: () => number;
  readonly #service: TestService;
  readonly #receiver: WebhookReceiver;
  readonly #client: StubbornClient;
  /** When the service was killed, and which callbacks were under way. */
  readonly #killed: { readonly at: number; readonly callbacks: ReadonlySet<string> }[] = [];
  /** By table, of all rounds. */
  readonly #due = new Map<string, readonly string[]>();
  /** What the kills found unfinished. */
  readonly #hit: Record<string, number> = {};
  #rounds = 0;
  #sets = 0;
  #lives = 0;
  #writes = 0;
  /** Raw answers of attempts that died. */
  #orphans = 0;
  #readersKilled = 0;
  #kept: Kept = { objects: 0, onRecord: 0, held: 0, rows: 0 };

  static async open(plan: SweepPlan): Promise<KillSweep> {
    const receiver = await WebhookReceiver.open();
    const service = await TestService.start(receiver.override, "PARTNER_RATE_LIMIT_PER_MINUTE:100000");
    return new KillSweep(plan, service, receiver);
  }

  private constructor(plan: SweepPlan, service: TestService, receiver: WebhookReceiver) {
    this.#plan = plan;
    this.#random = seededRandom(plan.seed);
    this.#service = service;
    this.#receiver = receiver;
    this.#client = new StubbornClient(service);
  }

  async close(): Promise<void> {
    await this.#service.dispose();
    await this.#receiver.close();
  }

  /** The lives of a round, each from its beginning to its end, and everything read back. Leaves the service dead. */
  async round(): Promise<void> {
    if (this.#service.pid === 0) await this.#start();
    const sets = Array.from({ length: this.#plan.sets }, () => ++this.#sets);
    const lives = sets.flatMap((set) => bringToLife(this.#client, this.#receiver, set));
    this.#rounds++;
    this.#lives += lives.length;
    let areOver = false;
    const led = Promise.all(lives.map((life) => life.run())).finally(() => (areOver = true));
    const killed = this.#killAgainAndAgain(() => areOver);
    await Promise.allSettled([led, killed]);
    // Where it did not start again, that is why its lives came to no end.
    await killed;
    await led;
    const { repeated, faults } = await this.#client.repeatAll();
    this.#writes += repeated;
    this.findings.broken.push(...faults);
    await Promise.all(lives.map((life) => life.check(this.findings)));
    this.#checkCallbacks();
    const state = await this.#comeToRest();
    this.#orphans += await letDaysPass(this.#service.stateDir);
    for (const [table, rows] of lives.flatMap((life) => Object.entries(life.due()))) {
      this.#due.set(table, [...(this.#due.get(table) ?? []), ...rows]);
    }
    this.#kept = reconcile(state, this.#due, this.findings);
  }

  /** What was done and what came of it, in one line each. */
  report(): string {
    const repeats = this.#receiver.deliveries.length - new Set(this.#receiver.deliveries.map(({ id }) => id)).size;
    const { lost, doubled, broken } = this.findings;
    const { objects, onRecord, held, rows } = this.#kept;
    const wrong = `lost ${lost.length}, doubled ${doubled.length}, broken ${broken.length}`;
    return [
      `kill sweep, seed ${this.#plan.seed}: ${this.#killed.length} kills, ${this.#lives} lives in ${this.#rounds} rounds, ${this.#writes} writes acknowledged, ${wrong}`,
      `  cut off and sent again: ${countsOf(this.#client.cutOff)}`,
      `  unfinished when it was killed: ${countsOf(this.#hit)}`,
      `  callbacks ${this.#receiver.deliveries.length - repeats}, delivered once more after a kill ${repeats}`,
      `  objects ${objects}, on record ${onRecord}, held for uploads and attempts that died ${held}, rows ${rows}`,
      `  processes that read documents, killed alone ${this.#readersKilled}`,
      `  raw answers of attempts that died, in quarantine ${this.#orphans}`,
    ].join("\n");
  }

  /** At so many writes of the round as the seed says, wherever its lives are by then. */
  async #killAgainAndAgain(areOver: () => boolean): Promise<void> {
    const writes = WRITES_A_SET * this.#plan.sets;
    const goals = Array.from({ length: this.#plan.kills }, () => this.#client.begun + this.#random() * writes);
    for (const goal of goals.toSorted((a, b) => a - b)) {
      const moreMs = this.#random() * (this.#random() < 0.5 ? WITHIN_MS : AFTER_MS);
      const isPatient = this.#random() < this.#plan.patientShare;
      while (this.#client.begun < goal && !areOver()) await sleep(1);
      // What it reads meanwhile is read again, by a process that the service has to start.
      this.#readersKilled += this.#service.killReader();
      await sleep(moreMs);
      const state = await this.#kill();
      for (const what of listUnfinished(state)) this.#hit[what] = (this.#hit[what] ?? 0) + 1;
      if (!isPatient) state.passLeases();
      await this.#start();
    }
  }

  async #start(): Promise<void> {
    await this.#service.restart();
    this.#client.aliveSince = Date.now();
  }

  async #kill(): Promise<KeptState> {
    await this.#service.kill();
    const state = new KeptState(this.#service.stateDir);
    this.#killed.push({ at: Date.now(), callbacks: state.callbacks() });
    return state;
  }

  /** Kills the service once more, and looks; one that still has to do something is let do it. */
  async #comeToRest(): Promise<KeptState> {
    for (let rests = 0; ; rests++) {
      const state = await this.#kill();
      const isBusy = state.cases().some(({ effects, isClosed }) => effects.length > 0 && !isClosed);
      if (!isBusy || rests === RESTS_MAX) return state;
      await this.#start();
      await sleep(REST_MS);
    }
  }

  /** The same callback comes again only where the service was killed before it had noted that it was taken. */
  #checkCallbacks(): void {
    const before = new Map<string, number>();
    for (const { id, at } of this.#receiver.deliveries) {
      const last = before.get(id);
      const kill = last === undefined ? undefined : this.#killed.find((one) => one.at > last && one.at < at);
      if (last !== undefined && !kill?.callbacks.has(id)) this.findings.doubled.push(`callback ${id}`);
      before.set(id, at);
    }
  }
}

const countsOf = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([what, times]) => `${what} ${times}`)
    .join(", ") || "nothing";
