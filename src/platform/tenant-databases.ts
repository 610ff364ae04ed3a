import { type Db, type DbMeter, openDb } from "./db.ts";
import { DomainError } from "./errors.ts";

/** How long a tenant's directory row is cached. A fence in the database shows a move within this time. */
const CACHE_MS = 5_000;
const CACHE_MAX = 10_000;

/** The message that a fence's trigger raises. */
export const FENCE_ERROR = "tenant_is_moving";

const RETRY_AFTER_SECONDS = "5";

export const DEFAULT_BINDING = "DB";

const namesByEnv = new WeakMap<object, readonly string[]>();

/** Bindings of databases that hold tenants: `DB`, then `DB_2`, `DB_3` and so on. */
export function databaseNames(env: Env): readonly string[] {
  const cached = namesByEnv.get(env);
  if (cached) return cached;
  const others = Object.keys(env).filter((name) => /^DB_\d+$/.test(name));
  const names = [DEFAULT_BINDING, ...others.toSorted()];
  namesByEnv.set(env, names);
  return names;
}

/** @throws Error if no database is bound under the name. */
export function databaseOf(env: Env, name: string): D1Database {
  const database = (env as unknown as Record<string, D1Database | undefined>)[name];
  if (!databaseNames(env).includes(name) || !database) throw new Error(`no database is bound as ${name}`);
  return database;
}

interface Place {
  readonly name: string;
  readonly untilMs: number;
}

/** Cached by default database, so that test environments do not share entries. */
const places = new WeakMap<D1Database, Map<string, Place>>();

/** The name of a tenant's database. It may be up to `CACHE_MS` old unless `fresh`. */
export async function homeOf(env: Env, tenantId: string, meter?: DbMeter, fresh = false): Promise<string> {
  if (databaseNames(env).length === 1 || tenantId === "") return DEFAULT_BINDING;
  const cached = places.get(env.DB) ?? new Map<string, Place>();
  places.set(env.DB, cached);
  const place = cached.get(tenantId);
  const now = Date.now();
  if (!fresh && place && now < place.untilMs) return place.name;
  if (meter) meter.roundTrips++;
  const row = await env.DB.prepare("SELECT binding FROM tenant_databases WHERE tenant_id = ?")
    .bind(tenantId)
    .first<{ binding: string }>();
  const name = row?.binding ?? DEFAULT_BINDING;
  if (cached.size >= CACHE_MAX) cached.clear();
  cached.set(tenantId, { name, untilMs: now + CACHE_MS });
  return name;
}

/** Opens a tenant's database; everything else must use it. With a single database bound there is no lookup. */
export function openTenantDb(env: Env, tenantId: string, meter: DbMeter): Db {
  if (databaseNames(env).length === 1) return openDb(env.DB, meter);
  return openDb(new TenantD1(env, tenantId, meter) as unknown as D1Database, meter);
}

/** A row for a tenant that has left the database, or is about to: its rows there are no longer the newest. */
const HAS_LEFT = "SELECT 1 FROM tenant_fences WHERE tenant_id = ? AND state <> 'closing'";

/** What statements gave in one database. */
interface Answer {
  /** Null if a fence refused a write. */
  readonly results: D1Result[] | null;
  readonly hasLeft: boolean;
}

/** Selects the database when a statement runs, so that a move takes effect between two statements. */
class TenantD1 {
  readonly #env: Env;
  readonly #tenantId: string;
  readonly #meter: DbMeter;

  constructor(env: Env, tenantId: string, meter: DbMeter) {
    this.#env = env;
    this.#tenantId = tenantId;
    this.#meter = meter;
  }

  prepare(sql: string): TenantStatement {
    return new TenantStatement(this, sql, []);
  }

  /**
   * Runs statements in the tenant's database, and again in its new one if the tenant was moved meanwhile.
   * @throws DomainError `service_unavailable` for writes during the last seconds of a move.
   */
  async batch(statements: readonly TenantStatement[]): Promise<D1Result[]> {
    const home = await homeOf(this.#env, this.#tenantId, this.#meter);
    const answer = await this.#runIn(home, statements);
    if (answer.results && !answer.hasLeft) return answer.results;
    const newHome = await homeOf(this.#env, this.#tenantId, this.#meter, true);
    const { results } = newHome === home ? answer : await this.#runIn(newHome, statements);
    if (!results) throw tenantIsMoving();
    return results;
  }

  async #runIn(name: string, statements: readonly TenantStatement[]): Promise<Answer> {
    const db = databaseOf(this.#env, name);
    // In one trip with the statements: the cached directory may not know yet that the tenant has left.
    const check = db.prepare(HAS_LEFT).bind(this.#tenantId);
    try {
      const [left, ...results] = await db.batch([check, ...statements.map((statement) => statement.on(db))]);
      return { results, hasLeft: left!.results.length > 0 };
    } catch (error) {
      if (!isFenced(error)) throw error;
      return { results: null, hasLeft: false };
    }
  }
}

class TenantStatement {
  readonly #owner: TenantD1;
  readonly #sql: string;
  readonly #values: readonly unknown[];

  constructor(owner: TenantD1, sql: string, values: readonly unknown[]) {
    this.#owner = owner;
    this.#sql = sql;
    this.#values = values;
  }

  bind(...values: unknown[]): TenantStatement {
    return new TenantStatement(this.#owner, this.#sql, values);
  }

  on(db: D1Database): D1PreparedStatement {
    return db.prepare(this.#sql).bind(...this.#values);
  }

  async all(): Promise<D1Result> {
    return (await this.#owner.batch([this]))[0]!;
  }

  run(): Promise<D1Result> {
    return this.all();
  }
}

function isFenced(thrown: unknown): boolean {
  return thrown instanceof Error && (thrown.message.includes(FENCE_ERROR) || isFenced(thrown.cause));
}

const tenantIsMoving = () =>
  new DomainError("service_unavailable", "The data is being moved to another database. Try again in a few seconds.", {
    headers: { "Retry-After": RETRY_AFTER_SECONDS },
  });
