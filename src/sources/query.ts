import type { Ctx } from "../platform/context.ts";
import { errorClass } from "../platform/logger.ts";
import { type Reading, toAnswer, unknown } from "./answer.ts";
import { CircuitBreakers } from "./breaker.ts";
import { findCachedAnswer, cacheAnswer } from "./cache.store.ts";
import { storeEvidence } from "./evidence.ts";
import { type RawAnswer, type SourceRequest, fetchOnce } from "./request.ts";
import { recordAnswer } from "./recording.ts";
import { questionOf, readRaw, attemptsForm, type Try } from "./attempts.ts";
import type { Answer, SourceCall, SourceName } from "./types.ts";
import type { ReachableUpstream } from "./upstream.ts";

/** A request that hung this long counts against its source even where the caller's own time ran out first. */
const SLOW_MS = 1_000;
/** Longest wait before a second try where the caller states no deadline. */
const TIMEOUT_MS = 5_000;

const breakers = new CircuitBreakers();

export interface SourceQuery<T> {
  readonly call: SourceCall;
  readonly source: SourceName;
  readonly upstream: ReachableUpstream;
  readonly request: SourceRequest;
  /** Reads a raw answer of any status. Must say `known` only for what it understood in full. */
  readonly read: (raw: RawAnswer) => Reading<T>;
  /** How long a known answer may serve again. Nothing else is ever kept. */
  readonly cacheMs?: number;
  /** The pace at which all isolates together may ask this source. */
  readonly pace?: Pace;
}

export interface Pace {
  /** Waits for permission to use the network, or says why there is none. */
  readonly acquirePermit: () => Promise<Reading<never> | null>;
  /** Called when the source asks all callers to wait. */
  readonly pause: (seconds: number) => Promise<void>;
}

/**
 * Puts one question to a source: kept answer, circuit breaker, one retry with jitter, evidence before reading.
 * Never throws; every failure is an unknown answer.
 */
export async function querySource<T>(ask: SourceQuery<T>): Promise<Answer<T>> {
  const tries = await recordAnswer(ask.call, questionOf(ask.request), () => converse(ask), attemptsForm(ask.read));
  return toAnswer(
    tries.at(-1)!.reading,
    tries.flatMap(({ kept }) => kept?.ref ?? []),
  );
}

/** Never empty; the last one is the answer. */
async function converse<T>(ask: SourceQuery<T>): Promise<Try<T>[]> {
  const kept = await readCached(ask);
  if (kept) return [kept];
  const tries: Try<T>[] = [];
  for (let isRetry = false; ; isRetry = true) {
    const attempt = await attemptQuery(ask);
    tries.push(attempt);
    if ("known" in attempt.reading || !attempt.mayRetry || isRetry) return tries;
    if (!(await waitToRetry(ask, attempt.reading))) return tries;
  }
}

async function attemptQuery<T>(ask: SourceQuery<T>): Promise<Try<T>> {
  const { call, upstream } = ask;
  const circuit = `${ask.source} ${upstream.baseUrl}`;
  const startedMs = call.ctx.now().getTime();
  // Only the network is guarded: the sample upstream cannot be worn out.
  const isGuarded = upstream.kind === "live";
  if (isGuarded && !breakers.allows(circuit, startedMs)) {
    return { reading: unknown("circuit_open", "the source failed repeatedly and is given a pause"), mayRetry: false };
  }
  const refused = await ask.pace?.acquirePermit();
  if (refused) return { reading: refused, mayRetry: false };

  const fetched = await fetchOnce(call.ctx, upstream.fetch, ask.request, call.signal);
  const endedMs = call.ctx.now().getTime();
  if ("failure" in fetched) {
    const isSlow = endedMs - startedMs >= SLOW_MS;
    if (isGuarded && (!call.signal.aborted || isSlow)) breakers.failed(circuit, endedMs);
    return failedTry(fetched.failure, fetched.detail, call.signal);
  }
  const { retryAfterSeconds } = fetched.raw;
  if (fetched.raw.status === 429 && retryAfterSeconds !== undefined) await ask.pace?.pause(retryAfterSeconds);
  const attempt = await readCachedBytes(ask, fetched.raw);
  if (isGuarded) {
    if (isSourceTrouble(fetched.raw, attempt.reading)) breakers.failed(circuit, endedMs);
    else breakers.succeeded(circuit);
  }
  if ("known" in attempt.reading && isGuarded && ask.cacheMs) rememberInBackground(ask, fetched.raw, ask.cacheMs);
  return attempt;
}

function failedTry(failure: "timeout" | "network" | "too_large", detail: string, signal: AbortSignal): Try<never> {
  if (failure === "timeout") return { reading: unknown("timeout", detail), mayRetry: !signal.aborted };
  if (failure === "network") return { reading: unknown("http_error", detail), mayRetry: true };
  return { reading: unknown("parse_error", detail), mayRetry: false };
}

/** Evidence first, then reading: what is derived must stand on bytes that are kept. */
async function readCachedBytes<T>(ask: SourceQuery<T>, raw: RawAnswer): Promise<Try<T>> {
  try {
    const ref = await storeEvidence(ask.call, ask.source, raw);
    const reading = readRaw(raw, ask.read);
    const transient = "unknown" in reading && reading.transient === true;
    return { reading, kept: { ref, raw }, mayRetry: transient || raw.status === 429 || raw.status >= 500 };
  } catch (error) {
    ask.call.ctx.log.error("source_answer_lost", { source: ask.source, error: errorClass(error) });
    return { reading: unknown("internal", "the answer could not be kept or read"), mayRetry: false };
  }
}

const isSourceTrouble = (raw: RawAnswer, reading: Reading<unknown>): boolean =>
  raw.status >= 500 || raw.status === 429 || ("unknown" in reading && reading.unknown === "captcha");

/** Waits as long as the source asks, else a little at random. False where that would outlast the use. */
async function waitToRetry(ask: SourceQuery<unknown>, reading: Reading<unknown>): Promise<boolean> {
  const { call, upstream } = ask;
  if (call.signal.aborted) return false;
  const asked = "unknown" in reading ? reading.retryAfterSeconds : undefined;
  const jitterMs = 100 + (call.ctx.randomBytes(1)[0] ?? 0);
  const waitMs = upstream.kind === "sample" ? 0 : asked === undefined ? jitterMs : asked * 1000;
  if (waitMs >= remainingMs(call)) return false;
  await sleep(waitMs, call.signal);
  return !call.signal.aborted;
}

/** Milliseconds until the use ends; a few seconds where it does not say. */
export const remainingMs = (call: SourceCall): number =>
  call.deadline ? call.deadline.getTime() - call.ctx.now().getTime() : TIMEOUT_MS;

/** Resolves after `ms`, or at once when the signal aborts. */
export function sleep(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted || ms <= 0) return resolve();
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener("abort", done, { once: true });
  });
}

async function readCached<T>(ask: SourceQuery<T>): Promise<Try<T> | null> {
  if (ask.upstream.kind !== "live" || !ask.cacheMs || ask.call.fresh) return null;
  try {
    const raw = await findCachedAnswer(ask.call.ctx, ask.source, ask.request);
    if (!raw) return null;
    const attempt = await readCachedBytes(ask, raw);
    return "known" in attempt.reading ? attempt : null;
  } catch (error) {
    logCacheTrouble(ask.call.ctx, ask.source, error);
    return null;
  }
}

function rememberInBackground(ask: SourceQuery<unknown>, raw: RawAnswer, cacheMs: number): void {
  const { ctx } = ask.call;
  ctx.waitUntil(
    cacheAnswer(ctx, ask.source, ask.request, raw, cacheMs).catch((error: unknown) =>
      logCacheTrouble(ctx, ask.source, error),
    ),
  );
}

const logCacheTrouble = (ctx: Ctx, source: SourceName, error: unknown): void =>
  ctx.log.warn("source_cache_failed", { source, error: errorClass(error) });
