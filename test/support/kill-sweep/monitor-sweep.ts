import { readOperatorKeys, signOperatorToken } from "../../../src/cli/local/operator-key.ts";
import { ensureSecrets } from "../../../src/cli/local/secrets.ts";
import { sleep } from "../../../src/cli/program.ts";
import { addDays, isoTime } from "../../../src/platform/clock.ts";
import { announcement, toLines } from "../listed.ts";
import { seededRandom } from "../seeded-random.ts";
import { TestService } from "../service.ts";
import { Findings } from "./findings.ts";
import { KeptState } from "./kept-state.ts";
import { checkAnyTime, checkAtRest, listEvents, isDone } from "./monitor-rows.ts";
import { type Order, StubbornClient } from "./stubborn-client.ts";
import { TENANT, WatchedCustomers } from "./watched-customers.ts";

const PARTS = 3;
/** How long after the import began, or after a start, the kill comes. */
const WITHIN_MS = 2_500;
const REST_MS = 3_000;
const NEW_EVENT_MS = 10_000;
const WRITING_MS = 300;
const RESTS_MAX = 30;

/** A list version that is in force. */
interface Loaded {
  readonly id: string;
  readonly version: string;
  readonly sha256: string;
}

/**
 * Versions of a list that come one after the other, a day apart, to a service that is killed while it takes them, searches
 * its customers for what they change, and states the day before.
 */
export class MonitorSweep {
  readonly findings = new Findings();
  readonly #seed: number;
  readonly #killsARound: number;
  readonly #random: () => number;
  readonly #customers: WatchedCustomers;
  readonly #service: TestService;
  readonly #client: StubbornClient;
  #day = 0;
  #kills = 0;
  /** Kills that found a run half done, and statements that were made. */
  #halfDone = 0;
  #statements = 0;
  #writes = 0;
  /** Ids of the events before this version. */
  #seen: ReadonlySet<string> = new Set();

  static async open(seed: number, killsARound: number): Promise<MonitorSweep> {
    return new MonitorSweep(seed, killsARound, await TestService.start());
  }

  private constructor(seed: number, killsARound: number, service: TestService) {
    this.#seed = seed;
    this.#killsARound = killsARound;
    this.#random = seededRandom(seed);
    this.#customers = new WatchedCustomers(this.#random);
    this.#service = service;
    this.#client = new StubbornClient(service);
  }

  close = (): Promise<void> => this.#service.dispose();

  /** Puts the first version in force, undisturbed, and customers who were searched for on it. */
  async begin(): Promise<void> {
    const list = await this.#import();
    // What was sent a day ago cannot be sent again: its token is too old.
    this.#client.forget("/");
    await this.#service.kill();
    // Long enough ago that the search of the next version does not take them for parties who came during it.
    this.#customers.fill(this.#state, list, isoTime(addDays(new Date(), -3)));
    await this.#start();
  }

  /** The next version, and all that follows from it. */
  async round(): Promise<void> {
    await this.#service.kill();
    this.#day++;
    await this.#start();
    this.#customers.nextVersion();
    const led = { list: null as Loaded | null };
    const imported = this.#import().then((list) => (led.list = list));
    const killed = this.#killAgainAndAgain(led);
    await Promise.allSettled([imported, killed]);
    await killed;
    const { id } = await imported;
    const { repeated, faults } = await this.#client.repeatAll();
    this.#writes += repeated;
    this.findings.broken.push(...faults);
    await this.#comeToRest(id);
  }

  report(): string {
    const { lost, doubled, broken } = this.findings;
    const wrong = `lost ${lost.length}, doubled ${doubled.length}, broken ${broken.length}`;
    return [
      `kill sweep of the monitor, seed ${this.#seed}: ${this.#kills} kills, ${this.#day} versions of a list, ${this.#customers.due.length} events, ${this.#statements} statements, ${this.#writes} writes acknowledged, ${wrong}`,
      `  kills that found a search half done ${this.#halfDone}; cut off and sent again: ${JSON.stringify(this.#client.cutOff)}`,
    ].join("\n");
  }

  get #state(): KeptState {
    return new KeptState(this.#service.stateDir);
  }

  get #now(): Date {
    return addDays(new Date(), this.#day);
  }

  async #start(): Promise<void> {
    await this.#service.restart(this.#day);
    this.#client.aliveSince = Date.now();
  }

  async #killAgainAndAgain(led: { readonly list: Loaded | null }): Promise<void> {
    for (let kill = 0; kill < this.#killsARound; kill++) {
      // Now at any instant, now in the midst of what the search writes.
      if (this.#random() < 0.5) await sleep(this.#random() * WITHIN_MS);
      else {
        await this.#untilNewEvent();
        await sleep(this.#random() * WRITING_MS);
      }
      const state = await this.#kill(led.list);
      state.passLeases();
      await this.#start();
    }
  }

  /** Until the search has written something about this version, or does not for a while. */
  async #untilNewEvent(): Promise<void> {
    const token = await this.#service.token("alice", ["officer"], TENANT, this.#now);
    for (const since = Date.now(); Date.now() < since + NEW_EVENT_MS; await sleep(5)) {
      try {
        const { body } = await this.#service.call<{ events: readonly { event_id: string }[] }>(
          "GET",
          "/api/monitoring/events?limit=1",
          { token },
        );
        if (body.events[0] !== undefined && !this.#seen.has(body.events[0].event_id)) return;
      } catch {
        // It does not answer yet, or no more.
      }
    }
  }

  async #kill(list: Loaded | null): Promise<KeptState> {
    await this.#service.kill();
    this.#kills++;
    const state = this.#state;
    checkAnyTime(state, this.#customers, list?.id ?? "", this.findings);
    const events = listEvents(state).length;
    if (events > this.#seen.size && events < this.#customers.due.length) this.#halfDone++;
    return state;
  }

  async #comeToRest(listId: string): Promise<void> {
    const today = isoTime(this.#now).slice(0, 10);
    for (let rests = 0; ; rests++) {
      const state = await this.#kill({ id: listId } as Loaded);
      if (isDone(state, listId, today)) {
        checkAtRest(state, this.#customers, this.findings);
        this.#seen = new Set(listEvents(state));
        this.#statements = state.rows(`SELECT 1 FROM screening_statements WHERE tenant_id = '${TENANT}'`).length;
        return this.#start();
      }
      if (rests === RESTS_MAX) return void this.findings.broken.push(`version ${listId} never covers everybody`);
      await this.#start();
      await sleep(REST_MS * Math.min(rests + 1, 6));
    }
  }

  async #import(): Promise<Loaded> {
    const { entries } = this.#customers;
    const size = Math.ceil(entries.length / PARTS);
    const parts = Array.from({ length: PARTS }, (_, at) => entries.slice(at * size, (at + 1) * size));
    const version = isoTime(this.#now).slice(0, 10);
    const [importer, reviewer] = await this.#operators();
    const order = (what: string, method: Order["method"], route: string, more: object = {}) =>
      this.#client.write({ what, method, route, token: importer!, expected: 200, ...more });
    const json = announcement(parts, version);
    const begun = await order("begin", "POST", "/api/platform/list-imports/un", { json });
    const id = begun.import.import_id as string;
    for (const [at, part] of parts.entries()) {
      await order("part", "PUT", `/api/platform/imports/${id}/parts/${at}`, { text: toLines(part) });
    }
    const staged = await order("compare", "POST", `/api/platform/imports/${id}/compare`);
    const shown = { content_sha256: staged.content_sha256, compared_with: staged.compared_with?.id ?? null };
    await order("confirm", "POST", `/api/platform/imports/${id}/confirm`, { json: shown, token: reviewer! });
    return { id, version, sha256: json.sha256 };
  }

  async #operators(): Promise<string[]> {
    const { PLATFORM_OPERATOR_KEYS: keys = "" } = await ensureSecrets();
    return Promise.all(readOperatorKeys(keys, ".dev.vars").map((key) => signOperatorToken(key, this.#now)));
  }
}
