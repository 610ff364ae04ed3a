export interface BoundedBody {
  readonly bytes: Uint8Array;
  /** More was sent than was read. */
  readonly truncated: boolean;
}

/** Settles as `work` does, or rejects with the signal's reason as soon as it aborts: a hanging peer costs no more. */
export function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

/** Reads at most `maxBytes` of a body and lets go of the rest, so that no peer decides how much memory it costs. */
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
    // A body that is cancelled may itself fail; nobody is waiting for it.
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
