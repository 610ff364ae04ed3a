export interface BoundedBody {
  readonly bytes: Uint8Array;
  /** The body was longer than what was read. */
  readonly truncated: boolean;
}

/** Settles like `work`, or rejects with the signal's reason as soon as the signal aborts. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

/** Reads at most `maxBytes` of a body and cancels the rest, which bounds the memory a response can use. */
export async function readBounded(response: Response, maxBytes: number, signal: AbortSignal): Promise<BoundedBody> {
  if (!response.body) return { bytes: new Uint8Array(), truncated: false };
  const reader = response.body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    while (size <= maxBytes) {
      const { done, value } = await untilAborted(reader.read(), signal);
      if (done) return { bytes: join(chunks, size), truncated: false };
      chunks.push(value);
      size += value.byteLength;
    }
    return { bytes: join(chunks, size).slice(0, maxBytes), truncated: true };
  } finally {
    // Nothing depends on the result of the cancellation.
    reader.cancel().catch(() => {});
  }
}

function join(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}
