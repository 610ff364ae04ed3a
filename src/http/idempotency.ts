import type { Ctx } from "../platform/context.ts";
import { deriveCtx } from "../platform/context.ts";
import { DAY_MS } from "../platform/clock.ts";
import { DomainError } from "../platform/errors.ts";
import { base64url } from "../platform/ids.ts";
import { errorClass } from "../platform/logger.ts";
import { seal, unseal } from "../platform/sealing.ts";
import { claimKey, isKeyAnswered, releaseKey } from "./idempotency.store.ts";

/** After this time an attempt counts as dead, and another with the same key takes over. */
const LEASE_MS = 30_000;
/** Encryption adds a third, and a row of D1 is at most 2,000,000 bytes. */
const STORED_ANSWER_MAX_BYTES = 1_400_000;
const PURPOSE = "idempotent-answer";

/** The request's key. @throws DomainError `malformed_request` unless it is visible ASCII. */
export function idempotencyKey(headers: Headers): string | null {
  const key = headers.get("Idempotency-Key");
  if (key === null) return null;
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new DomainError("malformed_request", "Idempotency-Key must be 1 to 255 visible ASCII characters.");
  }
  return key;
}

interface StoredAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
}

type Execute = (ctx: Ctx) => Promise<Response>;

/** Executes a request at most once per key, or each time when it has no key. */
export interface IdempotentRequest {
  /**
   * The same fingerprint again returns the first answer; an attempt that failed or died can be repeated and then
   * creates the same ids, so that nothing is done twice.
   * @throws DomainError `idempotency_key_reused`, `idempotency_in_progress`.
   */
  run(fingerprint: () => string, execute: Execute): Promise<Response>;
  /** Whether an answer is stored, which is returned even if the request would be refused by now. */
  isAnswered(): Promise<boolean>;
}

export function withIdempotency(
  ctx: Ctx,
  scope: { readonly route: string; readonly key: string | null; readonly bestEffort: boolean },
  toResponse: (thrown: unknown) => Response,
): IdempotentRequest {
  const { route, key, bestEffort } = scope;
  if (key === null) return { run: (_, execute) => execute(ctx), isAnswered: async () => false };
  return {
    run: (fingerprint, execute) => {
      const runWithKey = (work: Execute) =>
        runIdempotent(ctx, { route, key, fingerprint: fingerprint() }, work, toResponse);
      return bestEffort ? runDespiteKey(ctx, runWithKey, execute) : runWithKey(execute);
    },
    isAnswered: () => isKeyAnswered(ctx, { route, key }),
  };
}

/** When the key cannot be looked up or stored, the request is executed anyway, but only once. */
async function runDespiteKey(
  ctx: Ctx,
  runWithKey: (work: Execute) => Promise<Response>,
  execute: Execute,
): Promise<Response> {
  let answer: Response | null = null;
  try {
    return await runWithKey(async (current) => (answer = await execute(current)).clone());
  } catch (error) {
    if (error instanceof DomainError) throw error;
    ctx.log.warn("key_not_kept", { class: errorClass(error) });
    return answer ?? execute(ctx);
  }
}

async function runIdempotent(
  ctx: Ctx,
  request: { readonly route: string; readonly key: string; readonly fingerprint: string },
  run: Execute,
  toResponse: (thrown: unknown) => Response,
): Promise<Response> {
  const scope = { route: request.route, key: request.key };
  const attemptId = base64url(ctx.randomBytes(16));
  const record = await claimKey(ctx, scope, {
    fingerprint: request.fingerprint,
    idSeed: base64url(ctx.randomBytes(32)),
    attemptId,
    leaseMs: LEASE_MS,
    lifeMs: DAY_MS,
  });
  if (record.fingerprint !== request.fingerprint) {
    throw new DomainError("idempotency_key_reused", "This Idempotency-Key was used for another request.");
  }
  if (record.state === "done") return replay(ctx, record.answer!);
  if (record.attemptId !== attemptId) {
    throw new DomainError("idempotency_in_progress", "The first request with this Idempotency-Key is still running.", {
      headers: { "Retry-After": "1" },
    });
  }
  const response = await run(deriveCtx(ctx, { idSeed: record.idSeed })).catch(toResponse);
  return storeAnswer(ctx, scope, attemptId, response);
}

async function storeAnswer(
  ctx: Ctx,
  scope: { route: string; key: string },
  attemptId: string,
  response: Response,
): Promise<Response> {
  if (!isFinal(response.status)) {
    await releaseKey(ctx, scope, attemptId, null);
    return response;
  }
  const body = await response.text();
  const answer: StoredAnswer = { status: response.status, headers: [...response.headers], body };
  const text = JSON.stringify(answer);
  const isStoredCopy = Buffer.byteLength(text) <= STORED_ANSWER_MAX_BYTES;
  const sealed = isStoredCopy ? await seal(ctx.settings.PORTAL_TOKEN_KEY, PURPOSE, text) : null;
  await releaseKey(ctx, scope, attemptId, sealed);
  return new Response(bodyOf(response.status, body), { status: response.status, headers: response.headers });
}

/** An answer of status 204 cannot be made with a body, not even an empty one. */
const bodyOf = (status: number, body: string): string | null => (status === 204 ? null : body);

async function replay(ctx: Ctx, sealed: string): Promise<Response> {
  const stored = JSON.parse(await unseal(ctx.settings.PORTAL_TOKEN_KEY, PURPOSE, sealed)) as StoredAnswer;
  const headers = new Headers(stored.headers.map(([name, value]) => [name, value]));
  headers.set("Idempotent-Replayed", "true");
  return new Response(bodyOf(stored.status, stored.body), { status: stored.status, headers });
}

/** Answers about the caller or the moment, rather than the request, are not stored. */
export const isFinal = (status: number): boolean => status < 500 && ![401, 403, 404, 429].includes(status);
