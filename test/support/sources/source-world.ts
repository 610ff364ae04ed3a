import { randomBytes, randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Ctx } from "../../../src/platform/context.ts";
import { newMeter, openDb } from "../../../src/platform/db.ts";
import type { Logger } from "../../../src/platform/logger.ts";
import { parseSettings } from "../../../src/platform/settings.ts";
import { grantPermit, delayPermits, type Permits, type PermitRequest } from "../../../src/sources/rate-limit.rules.ts";
import type { SourceCall, ToolCall } from "../../../src/sources/types.ts";
import { TEST_SIGNING_KEYS } from "../signing-keys.ts";
import { createMemoryBucket, type StoredObject } from "./memory-bucket.ts";
import { createMemoryD1 } from "./memory-d1.ts";

const ROOT = path.resolve(import.meta.dirname, "../../..");

/** The local service's own variables, so that a new setting is known here too. */
const LOCAL_VARS: Record<string, string> = Object.fromEntries(
  [
    ...(/\n\[vars\]\n([\s\S]*?)\n\[/.exec(readFileSync(path.join(ROOT, "wrangler.toml"), "utf8"))?.[1] ?? "").matchAll(
      /^(\w+) = "(.*)"$/gm,
    ),
  ].map((line) => [line[1]!, line[2]!]),
);
const SECRETS = {
  AUTH_JWT_SECRET: "test-secret-test-secret-test-secret-test",
  PORTAL_TOKEN_KEY: "test-portal-key-test-portal-key-test-portal",
  SIGNING_KEYS: JSON.stringify(TEST_SIGNING_KEYS),
};
/** Tests do not wait for turns unless they are about them. */
const UNHURRIED = { PEPPOL_DIRECTORY_PER_SECOND: "1000" };

export interface WorldOptions {
  readonly settings?: Readonly<Record<string, string>>;
  readonly fetch?: typeof fetch;
  readonly now?: () => Date;
  readonly registry?: D1Database;
}

export interface SourceWorld {
  readonly ctx: Ctx;
  readonly objects: ReadonlyMap<string, StoredObject>;
  readonly toolCalls: readonly ToolCall[];
  /** Resolves once the work that may outlive an answer is done. */
  readonly settle: () => Promise<void>;
  readonly call: (parts?: Partial<SourceCall>) => SourceCall;
}

const noNetwork: typeof fetch = () => Promise.reject(new Error("no network in this test"));

const readAsset = (url: string): Promise<Response> =>
  Promise.resolve(new Response(readFileSync(path.join(ROOT, "src/web/public", new URL(url).pathname))));

/** A context with all that sources touch kept in memory, in plain Node. */
export function createSourceWorld(options: WorldOptions = {}): SourceWorld {
  const { bucket, objects } = createMemoryBucket();
  const d1 = createMemoryD1("migrations", (file) => file.includes("source_cache"));
  const limiter = createRateLimiter();
  const env = {
    FILES: bucket,
    DB: d1,
    REGISTRY_DB: options.registry ?? createMemoryD1("migrations/registry"),
    SOURCE_LIMITER: { getByName: () => limiter },
    ASSETS: { fetch: readAsset },
  } as unknown as Env;
  const background: Promise<unknown>[] = [];
  const toolCalls: ToolCall[] = [];
  const meter = newMeter();
  const ctx: Ctx = {
    env,
    settings: parseSettings({ ...LOCAL_VARS, ...SECRETS, ...UNHURRIED, ...options.settings }),
    meter,
    db: openDb(d1, meter),
    shared: openDb(d1, meter),
    actor: { kind: "system", tenantId: "test", id: "test", roles: [] },
    requestId: "test",
    log: silent,
    metrics: { write: () => {} },
    now: options.now ?? (() => new Date()),
    newId: randomUUID,
    randomBytes: (length) => randomBytes(length),
    fetch: options.fetch ?? noNetwork,
    waitUntil: (work) => void background.push(work),
  };
  return {
    ctx,
    objects,
    toolCalls,
    settle: async () => void (await Promise.all(background)),
    call: (parts = {}) => ({
      ctx,
      evidencePrefix: "case-1",
      signal: AbortSignal.timeout(5_000),
      onToolCall: (toolCall) => void toolCalls.push(toolCall),
      ...parts,
    }),
  };
}

function createRateLimiter() {
  let permits: Permits = [];
  return {
    pause: async (pauseMs: number) => void (permits = delayPermits(permits, Date.now(), pauseMs)),
    acquirePermit: async (request: PermitRequest) => {
      const granted = grantPermit(permits, Date.now(), request);
      permits = granted.permits;
      return granted.retryMs === undefined ? granted.waitMs : { retryMs: granted.retryMs };
    },
  };
}

const silent: Logger = { info: () => {}, warn: () => {}, error: () => {}, with: () => silent };
