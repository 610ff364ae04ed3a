import type { Ctx } from "../platform/context.ts";
import { errorClass } from "../platform/logger.ts";
import { type Reading, toAnswer, unknown } from "./answer.ts";
import { CircuitBreakers } from "./breaker.ts";
import { rateOf } from "./rates.ts";
import { rateLimitOf } from "./rate-limit.ts";
import { remainingMs, sleep } from "./wait.ts";
import { findCachedAnswer, cacheAnswer } from "./cache.store.ts";
import { storeEvidence } from "./evidence.ts";
import { type RawAnswer, type SourceRequest, fetchOnce } from "./request.ts";
import { recordAnswer } from "./recording.ts";
import { questionOf, readRaw, attemptsCodec, type Attempt } from "./attempts.ts";
import type { Answer, SourceCall, SourceName } from "./types.ts";
import type { ReachableUpstream } from "./upstream.ts";

/** A request that hangs this long counts as a failure of the source even if the caller aborts first. */
const SLOW_MS = 1_000;
const breakers = new CircuitBreakers();

export interface SourceQuery<T> {
  readonly call: SourceCall;
  readonly source: SourceName;
  readonly upstream: ReachableUpstream;
  readonly request: SourceRequest;
  /** Parses a raw response of any status. Must return `known` only if it was parsed completely. */
  readonly read: (raw: RawAnswer) => Reading<T>;
  /** How long a known answer is cached. Unknown answers are never cached. */
  readonly cacheMs?: number;
}

/**
 * Queries a source with cache, circuit breaker, rate limit and one retry with jitter. Stores the raw response as
 * evidence before parsing it. Never throws; every failure is an unknown answer.
 */
export async function querySource<T>(query: SourceQuery<T>): Promise<Answer<T>> {
  const { call, request, read } = query;
  const attempts = await recordAnswer(call, questionOf(request), () => queryWithRetry(query), attemptsCodec(read));
  return toAnswer(
    attempts.at(-1)!.reading,
    attempts.flatMap(({ stored }) => stored?.ref ?? []),
  );
}
/** All attempts, at least one. The last one has the answer. */
async function queryWithRetry<T>(query: SourceQuery<T>): Promise<Attempt<T>[]> {
  const cached = await readCached(query);
  if (cached) return [cached];
  const attempts: Attempt<T>[] = [];
  for (let isRetry = false; ; isRetry = true) {
    const attempt = await attemptQuery(query);
    attempts.push(attempt);
    if ("known" in attempt.reading || !attempt.mayRetry || isRetry) return attempts;
    if (!(await waitToRetry(query, attempt.reading))) return attempts;
  }
}

async function attemptQuery<T>(query: SourceQuery<T>): Promise<Attempt<T>> {
  const { call, upstream } = query;
  const circuit = `${query.source} ${upstream.baseUrl}`;
  // The sample upstream needs no circuit breaker.
  const isGuarded = upstream.kind === "live";
  if (isGuarded && !(await allows(call, circuit))) {
    return { reading: unknown("circuit_open", "the circuit breaker is open after repeated failures"), mayRetry: false };
  }
  const rate = rateOf(call.ctx.settings, query.source, upstream);
  const rateLimit = rate && rateLimitOf(call, query.source, upstream.baseUrl, rate);
  const refused = await rateLimit?.acquirePermit();
  if (refused) return { reading: refused, mayRetry: false };

  const startedMs = call.ctx.now().getTime();
  const fetched = await fetchOnce(call.ctx, upstream.fetch, query.request, call.signal);
  const endedMs = call.ctx.now().getTime();
  if ("failure" in fetched) {
    const isSlow = endedMs - startedMs >= SLOW_MS;
    if (isGuarded && (!call.signal.aborted || isSlow)) breakers.failed(circuit, endedMs);
    return failedAttempt(fetched.failure, fetched.detail, call.signal);
  }
  const { retryAfterSeconds } = fetched.raw;
  if (fetched.raw.status === 429 && retryAfterSeconds !== undefined) await rateLimit?.pause(retryAfterSeconds);
  const attempt = await storeAndRead(query, fetched.raw);
  if (isGuarded) {
    if (isSourceFailure(fetched.raw, attempt.reading)) breakers.failed(circuit, endedMs);
    else breakers.succeeded(circuit);
  }
  if ("known" in attempt.reading && isGuarded && query.cacheMs) cacheInBackground(query, fetched.raw, query.cacheMs);
  return attempt;
}

/** How long background work waits for the trial request of a source that was down. */
const TRIAL_MS = 2_000;
const POLL_EVERY_MS = 50;

/** Whether the circuit breaker allows a request. A batch meets a source that is up again with many requests at once. */
async function allows(call: SourceCall, circuit: string): Promise<boolean> {
  const now = () => call.ctx.now().getTime();
  if (breakers.allows(circuit, now())) return true;
  const untilMs = now() + Math.min(TRIAL_MS, remainingMs(call));
  while (call.background && breakers.isTrying(circuit) && now() < untilMs && !call.signal.aborted) {
    await sleep(POLL_EVERY_MS, call.signal);
  }
  return call.background === true && !breakers.isOpen(circuit);
}

function failedAttempt(
  failure: "timeout" | "network" | "too_large",
  detail: string,
  signal: AbortSignal,
): Attempt<never> {
  if (failure === "timeout") return { reading: unknown("timeout", detail), mayRetry: !signal.aborted };
  if (failure === "network") return { reading: unknown("http_error", detail), mayRetry: true };
  return { reading: unknown("parse_error", detail), mayRetry: false };
}

/** Stores the response as evidence, then parses it. */
async function storeAndRead<T>(query: SourceQuery<T>, raw: RawAnswer): Promise<Attempt<T>> {
  try {
    const ref = await storeEvidence(query.call, query.source, raw);
    const reading = readRaw(raw, query.read);
    const transient = "unknown" in reading && reading.transient === true;
    return { reading, stored: { ref, raw }, mayRetry: transient || raw.status === 429 || raw.status >= 500 };
  } catch (error) {
    query.call.ctx.log.error("source_answer_lost", { source: query.source, error: errorClass(error) });
    return { reading: unknown("internal", "the response could not be stored or parsed"), mayRetry: false };
  }
}

const isSourceFailure = (raw: RawAnswer, reading: Reading<unknown>): boolean =>
  raw.status >= 500 || raw.status === 429 || ("unknown" in reading && reading.unknown === "captcha");

/** Waits for the source's `Retry-After`, else a short random time. False if that exceeds the deadline. */
async function waitToRetry(query: SourceQuery<unknown>, reading: Reading<unknown>): Promise<boolean> {
  const { call, upstream } = query;
  if (call.signal.aborted) return false;
  const retryAfter = "unknown" in reading ? reading.retryAfterSeconds : undefined;
  const jitterMs = 100 + (call.ctx.randomBytes(1)[0] ?? 0);
  const waitMs = upstream.kind === "sample" ? 0 : retryAfter === undefined ? jitterMs : retryAfter * 1000;
  if (waitMs >= remainingMs(call)) return false;
  await sleep(waitMs, call.signal);
  return !call.signal.aborted;
}

async function readCached<T>(query: SourceQuery<T>): Promise<Attempt<T> | null> {
  if (query.upstream.kind !== "live" || !query.cacheMs || query.call.fresh) return null;
  try {
    const raw = await findCachedAnswer(query.call.ctx, query.source, query.request);
    if (!raw) return null;
    const attempt = await storeAndRead(query, raw);
    return "known" in attempt.reading ? attempt : null;
  } catch (error) {
    logCacheFailure(query.call.ctx, query.source, error);
    return null;
  }
}

function cacheInBackground(query: SourceQuery<unknown>, raw: RawAnswer, cacheMs: number): void {
  const { ctx } = query.call;
  ctx.waitUntil(
    cacheAnswer(ctx, query.source, query.request, raw, cacheMs).catch((error: unknown) =>
      logCacheFailure(ctx, query.source, error),
    ),
  );
}

const logCacheFailure = (ctx: Ctx, source: SourceName, error: unknown): void =>
  ctx.log.warn("source_cache_failed", { source, error: errorClass(error) });
