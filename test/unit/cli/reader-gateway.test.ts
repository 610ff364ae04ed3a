import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { type ReaderProcess, ReaderGateway } from "../../../src/cli/local/reader/gateway.ts";
import { pauseAfter } from "../../../src/cli/local/reader/pause.rules.ts";
import { READER_KEY_HEADER } from "../../../src/features/readings/reader-protocol.ts";

const opened: { dispose(): Promise<void> }[] = [];
afterEach(async () => {
  for (const one of opened.splice(0)) await one.dispose();
});

/** Processes that answer as each listener does, in the order in which they are started. */
function processes(...listeners: RequestListener[]) {
  const started: { server: Server; isDead: boolean; key: string }[] = [];
  const start = async (key: string): Promise<ReaderProcess> => {
    const listener = listeners[started.length];
    if (!listener) throw new Error("it does not start");
    const server = createServer(listener).listen(0, "127.0.0.1");
    await new Promise((done) => server.once("listening", done));
    const one = { server, isDead: false, key };
    started.push(one);
    let end = () => {};
    const ended = new Promise<void>((done) => (end = done));
    const kill = () => {
      one.isDead = true;
      server.close();
      server.closeAllConnections();
      end();
    };
    return { port: (server.address() as AddressInfo).port, pid: started.length, ended, kill };
  };
  return { started, start };
}

async function open(start: (key: string) => Promise<ReaderProcess>, readingMs?: number): Promise<ReaderGateway> {
  const gateway = await ReaderGateway.open(start, readingMs);
  opened.push(gateway);
  return gateway;
}

function send(gateway: ReaderGateway, { key = gateway.key, body = "bytes", signal }: Partial<Sent> = {}) {
  const headers = { [READER_KEY_HEADER]: key, "content-type": "text/plain" };
  return fetch(`http://${gateway.address}/`, { method: "POST", headers, body, ...(signal ? { signal } : {}) });
}
interface Sent {
  readonly key: string;
  readonly body: string;
  readonly signal: AbortSignal;
}

const answering: RequestListener = (request, response) => {
  let body = "";
  request.on("data", (part) => (body += String(part))).on("end", () => response.end(JSON.stringify({ body })));
};

describe("the gateway to the process that reads documents", () => {
  it("starts it with the first document, and only then", async () => {
    const { started, start } = processes(answering);
    const gateway = await open(start);
    expect([started.length, gateway.pid]).toEqual([0, null]);
    expect(await (await send(gateway)).json()).toEqual({ body: "bytes" });
    expect((await send(gateway)).status).toBe(200);
    expect([started.length, gateway.pid]).toEqual([1, 1]);
    expect(started[0]!.key).toBe(gateway.key);
  });

  it("refuses who does not know its key, without a process", async () => {
    const { started, start } = processes(answering);
    const gateway = await open(start);
    for (const key of ["", "x".repeat(gateway.key.length)]) expect((await send(gateway, { key })).status).toBe(403);
    expect((await fetch(`http://${gateway.address}/`)).status).toBe(403);
    expect(started).toEqual([]);
    expect(gateway.address).toMatch(/^127\.0\.0\.1:/);
  });

  it("answers 502 when it dies over a document, passes on no half of an answer, and starts another", async () => {
    const dying: RequestListener = (request) => void request.socket.destroy();
    const cutOff: RequestListener = (_request, response) => {
      response.writeHead(200, { "content-length": 100 });
      response.write('{"status":"read"', () => response.destroy());
    };
    for (const listener of [dying, cutOff]) {
      const { started, start } = processes(listener, answering);
      const gateway = await open(async (key) => {
        const one = await start(key);
        started[0]!.server.once("connection", (socket) => socket.once("close", () => one.kill()));
        return one;
      });
      const cut = await send(gateway);
      expect([cut.status, await cut.text()]).toEqual([502, ""]);
      await expect.poll(() => gateway.pid).toBeNull();
      expect((await send(gateway)).status).toBe(200);
      expect(started).toHaveLength(2);
    }
  });

  it("ends it when it takes too long", async () => {
    const { started, start } = processes(() => {}, answering);
    const gateway = await open(start, 200);
    expect((await send(gateway)).status).toBe(504);
    expect(started[0]!.isDead).toBe(true);
    expect((await send(gateway)).status).toBe(200);
  });

  it("ends it when nobody waits for its answer any more", async () => {
    const { started, start } = processes(() => {}, answering);
    const gateway = await open(start);
    await expect(send(gateway, { signal: AbortSignal.timeout(200) })).rejects.toThrow();
    await expect.poll(() => started[0]?.isDead, { timeout: 5_000 }).toBe(true);
    expect((await send(gateway)).status).toBe(200);
  });

  it("answers 503 when none starts, which is no attempt at the document", async () => {
    const gateway = await open(processes().start);
    expect((await send(gateway)).status).toBe(503);
    expect((await send(gateway)).status).toBe(503);
  });

  it("leaves none behind when it ends", async () => {
    const { started, start } = processes(answering);
    const gateway = await open(start);
    await send(gateway);
    const { address } = gateway;
    await gateway.dispose();
    expect(started[0]!.isDead).toBe(true);
    await expect(fetch(`http://${address}/`)).rejects.toThrow();
  });
});

it("starts it again at once after no death, and then after pauses that grow to a bound", () => {
  expect([0, 1, 2, 3, 5, 6, 50].map(pauseAfter)).toEqual([0, 250, 500, 1_000, 4_000, 5_000, 5_000]);
});
