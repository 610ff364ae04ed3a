import { once } from "node:events";
import { createServer, type IncomingMessage, request as post, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { READER_ENGINE_BYTES, READER_KEY_HEADER } from "../../../features/readings/reader-protocol.ts";
import { equalInConstantTime } from "../../../platform/hashing.ts";
import { pauseAfter } from "./pause.rules.ts";

/** A process that reads documents, listening on `port` of the loopback interface. */
export interface ReaderProcess {
  readonly port: number;
  readonly pid: number;
  /** Resolves when it has ended, however. */
  readonly ended: Promise<void>;
  kill(): void;
}

/** Starts one that answers only requests with `key` in `READER_KEY_HEADER`. Rejects when it does not start. */
export type StartReader = (key: string) => Promise<ReaderProcess>;

/** A document is read for 60 s at most, and the page that is read then is finished. */
const READING_MS = 70_000;

/**
 * Passes documents on from the service to the process that reads them. The process is started with the first document,
 * ended when it takes too long or nobody waits for its answer any more, and started again with the next document.
 * Answers 503 where the document reached no process, and 502 or 504 where the process died or was ended over it.
 */
export class ReaderGateway {
  readonly key = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
  readonly #start: StartReader;
  readonly #readingMs: number;
  readonly #server: Server;
  #process: Promise<ReaderProcess> | null = null;
  #current: ReaderProcess | null = null;
  /** Since the last answer. */
  #deaths = 0;
  readonly #closing = new AbortController();
  #engineBytes = 0;

  private constructor(start: StartReader, readingMs: number) {
    this.#start = start;
    this.#readingMs = readingMs;
    this.#server = createServer((request, response) => {
      // Either side of the connection is gone: there is nobody to tell.
      this.#forward(request, response).catch(() => response.destroy());
    });
  }

  static async open(start: StartReader, readingMs = READING_MS): Promise<ReaderGateway> {
    const gateway = new ReaderGateway(start, readingMs);
    // A connection that is used again may be closed just then, which would look like a death of the process.
    gateway.#server.maxRequestsPerSocket = 1;
    gateway.#server.listen(0, "127.0.0.1");
    await once(gateway.#server, "listening");
    // A request in progress keeps this process running, the server alone does not.
    gateway.#server.unref();
    return gateway;
  }

  /** Host and port. */
  get address(): string {
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Of the process that runs; null before the first document and after a death. */
  get pid(): number | null {
    return this.#current?.pid ?? null;
  }

  /** Bytes of the largest WebAssembly memory that an answer reported. */
  get engineBytes(): number {
    return this.#engineBytes;
  }

  async dispose(): Promise<void> {
    this.#closing.abort();
    this.#server.close();
    this.#server.closeAllConnections();
    const running = await this.#process?.catch(() => null);
    running?.kill();
    await running?.ended;
  }

  async #forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (!equalInConstantTime(String(request.headers[READER_KEY_HEADER]), this.key)) {
      response.writeHead(403).end();
      return;
    }
    const [body, running] = await Promise.all([buffer(request), this.#running().catch(() => null)]);
    if (running === null) {
      response.writeHead(503).end();
      return;
    }
    if (response.destroyed) return;
    let status = 502;
    const timer = setTimeout(() => {
      status = 504;
      running.kill();
    }, this.#readingMs);
    // The service has given up on this answer, and sends the document again.
    response.once("close", () => response.writableFinished || running.kill());
    try {
      const headers = { [READER_KEY_HEADER]: this.key, "content-type": request.headers["content-type"] ?? "" };
      const answer = await send(running.port, headers, body);
      // Whole before any of it is passed on: half an answer is none.
      const reading = await buffer(answer);
      this.#deaths = 0;
      this.#engineBytes = Math.max(this.#engineBytes, Number(answer.headers[READER_ENGINE_BYTES] ?? 0));
      response.writeHead(answer.statusCode!, { "content-type": "application/json" }).end(reading);
    } catch {
      response.writeHead(status).end();
    } finally {
      clearTimeout(timer);
    }
  }

  #running(): Promise<ReaderProcess> {
    this.#process ??= this.#startAfterPause();
    return this.#process;
  }

  async #startAfterPause(): Promise<ReaderProcess> {
    const onDeath = () => {
      this.#process = null;
      this.#current = null;
      this.#deaths++;
    };
    try {
      await delay(pauseAfter(this.#deaths), undefined, { signal: this.#closing.signal });
      const started = await this.#start(this.key);
      this.#current = started;
      void started.ended.then(onDeath);
      return started;
    } catch (error) {
      onDeath();
      throw error;
    }
  }
}

async function send(port: number, headers: Record<string, string>, body: Buffer): Promise<IncomingMessage> {
  const outgoing = post({ host: "127.0.0.1", port, method: "POST", headers, agent: false });
  outgoing.end(body);
  const [answer] = (await once(outgoing, "response")) as [IncomingMessage];
  return answer;
}
