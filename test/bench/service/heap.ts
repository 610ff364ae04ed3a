import { once } from "node:events";
import { WebSocket } from "ws";

interface HeapUsage {
  readonly usedSize: number;
  /** Of array buffers. */
  readonly backingStorageSize: number;
}

/**
 * What the heap of the Worker's isolate holds after a collection, in MB: what lives, without what waits to be collected.
 * @param url of the Worker: an isolate at rest may not answer its debugger before its next request
 */
export async function heapMb(inspectorPort: number, worker: string, url: string | URL): Promise<number> {
  const waking = setInterval(() => void fetch(url).catch(() => undefined), 500);
  const socket = new WebSocket(`ws://127.0.0.1:${inspectorPort}/core:user:${worker}`);
  try {
    await once(socket, "open");
    await send(socket, 1, "HeapProfiler.collectGarbage");
    const { usedSize, backingStorageSize } = (await send(socket, 2, "Runtime.getHeapUsage")) as HeapUsage;
    return (usedSize + backingStorageSize) / 1_048_576;
  } finally {
    clearInterval(waking);
    socket.terminate();
  }
}

function send(socket: WebSocket, id: number, method: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const giveUp = setTimeout(() => reject(new Error(`${method} got no reply`)), 60_000);
    const onMessage = (data: Buffer): void => {
      const said = JSON.parse(data.toString()) as { id?: number; result?: unknown; error?: { message: string } };
      if (said.id !== id) return;
      clearTimeout(giveUp);
      socket.off("message", onMessage);
      if (said.error) reject(new Error(said.error.message));
      else resolve(said.result);
    };
    socket.on("message", onMessage);
    socket.send(JSON.stringify({ id, method }));
  });
}
