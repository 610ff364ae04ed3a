import { connect, type Socket } from "node:net";

/** One request as its bytes: made once, so that what is measured is the service and not the one who asks. */
export interface Shot {
  readonly bytes: Buffer;
}

export interface RequestParts {
  readonly method: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
}

export function makeShot({ method, path, headers = {}, body }: RequestParts): Shot {
  const lines = Object.entries({ Host: "localhost", ...headers }).map(([name, value]) => `${name}: ${value}`);
  if (body) lines.push(`Content-Length: ${body.length}`);
  const head = Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`);
  return { bytes: body ? Buffer.concat([head, body]) : head };
}

export interface Reply {
  readonly status: number;
  readonly head: string;
  readonly body: Buffer;
}

/** A keep-alive connection that carries one request at a time. */
export class Connection {
  readonly #socket: Socket;
  #received: Buffer[] = [];
  #waiting: { done: (reply: Reply) => void; failed: (error: Error) => void } | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("data", (chunk: Buffer) => this.#take(chunk));
    socket.on("close", () => this.#waiting?.failed(new Error("the service closed the connection")));
    socket.on("error", (error) => this.#waiting?.failed(error));
  }

  static open(port: number): Promise<Connection> {
    return new Promise((done, failed) => {
      const socket = connect({ port, host: "127.0.0.1", noDelay: true });
      socket.once("error", failed).once("connect", () => done(new Connection(socket)));
    });
  }

  send(shot: Shot): Promise<Reply> {
    return new Promise((done, failed) => {
      this.#waiting = { done, failed };
      this.#socket.write(shot.bytes);
    });
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    this.#received.push(chunk);
    const all = this.#received.length === 1 ? chunk : Buffer.concat(this.#received);
    const reply = parseReply(all);
    if (!reply) {
      this.#received = [all];
      return;
    }
    this.#received = [];
    const waiting = this.#waiting;
    this.#waiting = null;
    waiting?.done(reply);
  }
}

function parseReply(bytes: Buffer): Reply | null {
  const end = bytes.indexOf("\r\n\r\n");
  if (end === -1) return null;
  const head = bytes.toString("latin1", 0, end);
  const body = bytes.subarray(end + 4);
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  const isWhole =
    length === undefined
      ? !/^transfer-encoding: *chunked/im.test(head) || body.toString("latin1").endsWith("0\r\n\r\n")
      : body.length >= Number(length);
  return isWhole ? { status: Number(head.slice(9, 12)), head, body } : null;
}

export interface Slice {
  /** Of each request, in milliseconds. */
  readonly times: readonly number[];
  readonly elapsedMs: number;
  /** Statuses that were not expected. */
  readonly refused: readonly number[];
}

/** Clients that keep their connections from slice to slice. */
export class Clients {
  readonly #connections: readonly Connection[];

  private constructor(connections: readonly Connection[]) {
    this.#connections = connections;
  }

  static async open(port: number, count: number): Promise<Clients> {
    return new Clients(await Promise.all(Array.from({ length: count }, () => Connection.open(port))));
  }

  /** Each client asks as soon as it has its answer, until the time is over. */
  async fire(next: () => Shot, forMs: number, expected: number, recordAnswer?: (reply: Reply) => void): Promise<Slice> {
    const times: number[] = [];
    const refused: number[] = [];
    const started = performance.now();
    await Promise.all(
      this.#connections.map(async (connection) => {
        do {
          const shot = next();
          const sent = performance.now();
          const reply = await connection.send(shot);
          times.push(performance.now() - sent);
          if (reply.status !== expected) refused.push(reply.status);
          else recordAnswer?.(reply);
        } while (performance.now() - started < forMs);
      }),
    );
    return { times, elapsedMs: performance.now() - started, refused };
  }

  close(): void {
    for (const connection of this.#connections) connection.close();
  }
}

/** Asks once on a connection of its own. */
export async function askOnce(port: number, shot: Shot): Promise<Reply> {
  const connection = await Connection.open(port);
  try {
    return await connection.send(shot);
  } finally {
    connection.close();
  }
}

export const quantile = (values: readonly number[], at: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? Number.NaN;
};
