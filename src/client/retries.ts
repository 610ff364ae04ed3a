/** How often and how long a request is sent again. */
export interface RetryOptions {
  /** Attempts of one request, the first included. */
  readonly attempts: number;
  /** Longest wait before another attempt, in milliseconds. A longer `Retry-After` ends the attempts. */
  readonly longestWaitMs: number;
  /** Time for one attempt, in milliseconds. */
  readonly timeoutMs: number;
}

export const RETRIES: RetryOptions = { attempts: 4, longestWaitMs: 60_000, timeoutMs: 100_000 };

const FIRST_WAIT_MS = 500;
const SAFE_METHODS = ["GET", "HEAD", "OPTIONS"];
/** A gateway's or the service's "not now". 500 is a fault, which the same request would meet again. */
const PASSING = [429, 502, 503, 504];

/** What a caller stands on: replaced in tests. */
export interface Surroundings {
  readonly fetch: (request: Request) => Promise<Response>;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  readonly now: () => number;
  readonly random: () => number;
}

export const SURROUNDINGS: Surroundings = {
  fetch: (request) => globalThis.fetch(request),
  wait: (ms, signal) =>
    new Promise((done, aborted) => {
      const timer = setTimeout(() => {
        signal.removeEventListener("abort", stop);
        done();
      }, ms);
      const stop = () => {
        clearTimeout(timer);
        aborted(signal.reason);
      };
      signal.addEventListener("abort", stop, { once: true });
    }),
  now: Date.now,
  random: Math.random,
};

/**
 * Sends a request, and again where that is safe: a read, or a write under an `Idempotency-Key`, which the service
 * executes once however often it comes. The last answer or failure is the caller's.
 */
export async function fetchWithRetries(
  request: Request,
  { attempts, longestWaitMs, timeoutMs }: RetryOptions,
  { fetch, wait, now, random }: Surroundings,
): Promise<Response> {
  const repeatable = SAFE_METHODS.includes(request.method) || request.headers.has("Idempotency-Key");
  for (let attempt = 1; ; attempt++) {
    const isLast = !repeatable || attempt >= attempts;
    const copy = isLast ? request : request.clone();
    const timed = new Request(copy, { signal: AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]) });
    const outcome = await fetch(timed).catch((error: unknown) => ({ error }));
    if (request.signal.aborted) throw request.signal.reason;
    const backoffMs = FIRST_WAIT_MS * 2 ** (attempt - 1) * (1 + random());
    if ("error" in outcome) {
      if (isLast) throw outcome.error;
      await wait(Math.min(backoffMs, longestWaitMs), request.signal);
      continue;
    }
    if (isLast || !(await mayPass(outcome))) return outcome;
    const asked = retryAfterMs(outcome.headers, now());
    if (asked !== undefined && asked > longestWaitMs) return outcome;
    await outcome.body?.cancel();
    await wait(asked ?? Math.min(backoffMs, longestWaitMs), request.signal);
  }
}

/** Whether the same request may be answered differently in a moment. */
async function mayPass(response: Response): Promise<boolean> {
  if (PASSING.includes(response.status)) return !(await hasCode(response, "misconfigured"));
  return response.status === 409 && hasCode(response, "idempotency_in_progress");
}

async function hasCode(response: Response, code: string): Promise<boolean> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === "object" && body !== null && "code" in body && body.code === code;
}

/** `Retry-After` in milliseconds: seconds, or a date (RFC 9110). Undefined where it is absent or says neither. */
export function retryAfterMs(headers: Headers, now: number): number | undefined {
  const value = headers.get("Retry-After")?.trim();
  if (value === undefined || value === "") return undefined;
  if (/^\d+$/.test(value)) return Number(value) * 1000;
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
