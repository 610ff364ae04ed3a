import type { Db, DbMeter } from "./db.ts";
import { newMeter, openDb } from "./db.ts";
import { seededIds, uuidFromBytes } from "./ids.ts";
import { createLogger, type LogFields, type Logger } from "./logger.ts";
import { openMetrics, type Metrics } from "./metrics.ts";
import { network } from "./network.ts";
import { type Role, ROLES } from "./roles.ts";
import { readSettings, type Settings } from "./settings.ts";
import { databaseNames, openTenantDb } from "./tenant-databases.ts";

export { ROLES, type Role };

/** The caller. Every statement of every store is scoped by `tenantId`. */
export interface Actor {
  readonly kind: "officer" | "service" | "directory" | "operator" | "customer" | "partner" | "system" | "anonymous";
  readonly tenantId: string;
  readonly id: string;
  readonly roles: readonly Role[];
  /** An officer's names by the token, where it has them. They are shown beside the id and never compared. */
  readonly name?: string;
  readonly email?: string;
  /** What the tenant's directory knows an officer by (SCIM). */
  readonly directoryKey?: string;
  /** The issuer's token does not say that it was issued to a client by which officers sign in. */
  readonly isOfUnknownClient?: true;
  readonly givenName?: string;
  readonly familyName?: string;
  /**
   * SHA-256 of the partner's key. A partner has two during a key rotation; older releases identified it by this alone.
   */
  readonly keyId?: string;
}

/** Identifies a caller across kinds: an officer and a partner may share an id. */
export const callerKey = ({ kind, id }: Pick<Actor, "kind" | "id">): string => `${kind}:${id}`;

/**
 * Everything outside the process that a use case may use. Time, randomness and the network come only from here, so a
 * test can make each of them fail.
 */
export interface Ctx {
  readonly env: Env;
  readonly settings: Settings;
  /** The database that holds the actor's tenant. */
  readonly db: Db;
  /** The database of data that belongs to no tenant: lists, regulation, brands, cached source responses. */
  readonly shared: Db;
  readonly meter: DbMeter;
  readonly actor: Actor;
  readonly requestId: string;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly now: () => Date;
  /** A UUID v4. A retry under the same idempotency key gets the same ids in the same order. */
  readonly newId: () => string;
  readonly randomBytes: (length: number) => Uint8Array;
  /** The network. Sources get theirs from `src/sources/upstream.ts`, which can substitute sample data. */
  readonly fetch: typeof fetch;
  /** Work that continues after the response. Its failure is logged and never reaches the caller. */
  readonly waitUntil: (work: Promise<unknown>) => void;
}

export interface CtxParts {
  readonly actor: Actor;
  /** Replaces the settings from the bindings, for requests that are answered while those are invalid. */
  readonly settings?: Settings | undefined;
  readonly requestId?: string;
  readonly waitUntil?: (work: Promise<unknown>) => void;
  /** Seed of repeatable ids, from the request's idempotency record. */
  readonly idSeed?: string;
  /** Ids such as `workflow_id` that are added to every log line. */
  readonly about?: LogFields;
}

export function createCtx(env: Env, parts: CtxParts): Ctx {
  const meter = newMeter();
  const db = openTenantDb(env, parts.actor.tenantId, meter);
  const requestId = parts.requestId ?? crypto.randomUUID();
  return {
    env,
    settings: parts.settings ?? readSettings(env),
    meter,
    db,
    shared: databaseNames(env).length === 1 ? db : openDb(env.DB, meter),
    actor: parts.actor,
    requestId,
    ...openReports(env, requestId, parts.actor, parts.about),
    now: () => new Date(),
    newId: parts.idSeed === undefined ? () => uuidFromBytes(randomBytes(16)) : seededIds(parts.idSeed),
    randomBytes,
    fetch: (input, init) => network.fetch(input, init),
    waitUntil: parts.waitUntil ?? (() => {}),
  };
}

function openReports(env: Env, requestId: string, actor: Actor, about?: LogFields): Pick<Ctx, "log" | "metrics"> {
  const metrics = openMetrics(env.METRICS, actor.tenantId);
  // A customer has no id besides the case that their link opens.
  const ids = actor.kind === "customer" ? { workflow_id: actor.id } : about;
  const log = createLogger({ request_id: requestId, tenant: actor.tenantId, ...ids }, (event, level) =>
    metrics.write("trouble", { event, level }, {}),
  );
  return { log, metrics };
}

/** The same request after authentication. The meter continues, so authentication counts towards the request's cost. */
export const asCaller = (ctx: Ctx, actor: Actor): Ctx => ({
  ...ctx,
  actor,
  db: dbOf(ctx, actor),
  ...openReports(ctx.env, ctx.requestId, actor),
});

/** The same request on behalf of someone else, or with repeatable ids. */
export function deriveCtx(ctx: Ctx, parts: { readonly actor?: Actor; readonly idSeed?: string }): Ctx {
  const actor = parts.actor ?? ctx.actor;
  return {
    ...ctx,
    actor,
    db: dbOf(ctx, actor),
    log: ctx.log.with({ tenant: actor.tenantId }),
    metrics: openMetrics(ctx.env.METRICS, actor.tenantId),
    newId: parts.idSeed === undefined ? ctx.newId : seededIds(parts.idSeed),
  };
}

const dbOf = (ctx: Ctx, actor: Actor): Db =>
  actor.tenantId === ctx.actor.tenantId || databaseNames(ctx.env).length === 1
    ? ctx.db
    : openTenantDb(ctx.env, actor.tenantId, ctx.meter);

export const systemActor = (tenantId: string): Actor => ({ kind: "system", tenantId, id: "system", roles: [] });

/** The same work with ids of its subject, such as a case, added to every log line. */
export const ctxAbout = (ctx: Ctx, about: LogFields): Ctx => ({ ...ctx, log: ctx.log.with(about) });

function randomBytes(length: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(length));
}
