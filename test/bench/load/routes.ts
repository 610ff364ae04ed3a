import { sleep } from "../../../src/cli/program.ts";
import { Connection, makeShot, type Shot } from "../service/load.ts";
import type { OpenedCase } from "../service/story.ts";

const PAUSE_MS = 20;

export const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(times.length * 0.95) - 1)] ?? Number.NaN;

/** What officers and customers ask for, one request after the other. */
export class Routes {
  readonly #connection: Connection;
  readonly #shots: readonly Shot[];

  private constructor(connection: Connection, shots: readonly Shot[]) {
    this.#connection = connection;
    this.#shots = shots;
  }

  static async open(port: number, token: string, opened: OpenedCase): Promise<Routes> {
    const headers = { Authorization: `Bearer ${token}` };
    const get = (route: string, by: Record<string, string> = headers) =>
      makeShot({ method: "GET", path: route, headers: by });
    return new Routes(await Connection.open(port), [
      get("/api/cases"),
      get(`/api/cases/${opened.workflow_id}`),
      get(`/api/portal/${opened.portal_token}`, {}),
    ]);
  }

  measure(forMs: number): Promise<number[]> {
    const until = performance.now() + forMs;
    return this.measureWhile(() => performance.now() < until);
  }

  /** Milliseconds of each request. */
  async measureWhile(goesOn: () => boolean): Promise<number[]> {
    const times: number[] = [];
    for (let n = 0; goesOn(); n++) {
      const sent = performance.now();
      const { status } = await this.#connection.send(this.#shots[n % this.#shots.length]!);
      times.push(performance.now() - sent);
      if (status !== 200) throw new Error(`a request was answered ${status}`);
      await sleep(PAUSE_MS);
    }
    return times;
  }
}
