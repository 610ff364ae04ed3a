import type { CredentialName, CredentialSource } from "./credentials.ts";
import type { Transport } from "./wire.ts";

export type Credentials = Readonly<Record<CredentialName, Record<string, string>>>;

/** What was prepared: ids of real things by the name of the parameter that takes them. */
export class World {
  readonly credentials: Credentials;
  readonly #pools: ReadonlyMap<string, readonly string[]>;

  constructor(credentials: Credentials, pools: ReadonlyMap<string, readonly string[]>) {
    this.credentials = credentials;
    this.#pools = pools;
  }

  get names(): ReadonlySet<string> {
    return new Set(this.#pools.keys());
  }

  knows(name: string): boolean {
    return this.#pools.has(name);
  }

  /** Lists of things about cases are in the order of the cases, so that one pick means one case throughout. */
  known(name: string, pick: number): string {
    const pool = this.#pools.get(name)!;
    return pool[pick % pool.length]!;
  }
}

export interface WorldSource extends CredentialSource {
  readonly send: Transport;
  /** Lets waiting work be done where nothing else does it. */
  readonly pause: () => Promise<void>;
}

/** Speaks as one of the officers of a world. */
export class WorldClient {
  readonly #send: Transport;
  readonly #pause: () => Promise<void>;
  readonly #credentials: Credentials;

  constructor({ send, pause }: WorldSource, credentials: Credentials) {
    this.#send = send;
    this.#pause = pause;
    this.#credentials = credentials;
  }

  /** The answer's JSON. @throws Error for a refusal: the world cannot be prepared. */
  async call(who: CredentialName, method: string, target: string, json?: unknown): Promise<any> {
    const { status, body } = await this.send(who, method, target, json);
    if (status >= 300) throw new Error(`preparing: ${method} ${target} answered ${status} ${JSON.stringify(body)}`);
    return body;
  }

  /** Status and JSON of any answer, also of a refusal. */
  async send(
    who: CredentialName,
    method: string,
    target: string,
    json?: unknown,
  ): Promise<{ readonly status: number; readonly body: any }> {
    const headers = [...Object.entries(this.#credentials[who]), ...(json === undefined ? [] : [JSON_TYPE])];
    const body = json === undefined ? null : JSON.stringify(json);
    const { status, bytes } = await this.#send({ method, target, headers, body });
    return { status, body: JSON.parse(new TextDecoder().decode(bytes)) };
  }

  /** Sends a text as bytes. @throws Error for a refusal. */
  async put(who: CredentialName, target: string, body: string): Promise<void> {
    const headers = [...Object.entries(this.#credentials[who]), ["Content-Type", "application/octet-stream"] as const];
    const { status } = await this.#send({ method: "PUT", target, headers, body });
    if (status >= 300) throw new Error(`preparing: PUT ${target} answered ${status}`);
  }

  /** Sends bytes as they are, such as a form. */
  async sendRaw(
    method: string,
    target: string,
    headers: Record<string, string>,
    body: Uint8Array<ArrayBuffer>,
  ): Promise<any> {
    const { status, bytes } = await this.#send({ method, target, headers: Object.entries(headers), body });
    if (status >= 300) throw new Error(`preparing: ${method} ${target} answered ${status}`);
    return JSON.parse(new TextDecoder().decode(bytes));
  }

  /** Waits until the answer is as wanted. @throws Error after a minute. */
  async until(target: string, wanted: (body: any) => boolean): Promise<any> {
    for (const deadline = Date.now() + 60_000; ;) {
      const body = await this.call("all roles", "GET", target);
      if (wanted(body)) return body;
      if (Date.now() > deadline) throw new Error(`preparing: ${target} did not become what it should`);
      await this.#pause();
    }
  }
}

const JSON_TYPE = ["Content-Type", "application/json"] as const;
