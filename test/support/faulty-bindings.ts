import { env } from "cloudflare:workers";

type Method = (...args: unknown[]) => unknown;
type Moment = "before" | "after";

/**
 * Bindings of which one call fails, before it took effect or after: what a process that dies there leaves behind.
 * Every call of D1, R2 and of another object counts, in the order in which they are made.
 */
export class FaultyBindings {
  calls: string[] = [];
  readonly #failing: number;
  readonly #moment: Moment;
  readonly env: Env;

  constructor(failing = 0, moment: Moment = "before") {
    this.#failing = failing;
    this.#moment = moment;
    const namespaces = ["CASE_WORKFLOW", "SAR_WORKFLOW", "WEBHOOK_DELIVERY", "MEMORY_WORKER"] as const;
    this.env = {
      ...env,
      DB: this.#wrapDatabase(env.DB),
      FILES: this.#wrap(env.FILES, "FILES"),
      ...Object.fromEntries(namespaces.map((name) => [name, this.#wrapNamespace(env[name], name)])),
    } as Env;
  }

  async #pass<T>(name: string, run: () => T | Promise<T>): Promise<T> {
    this.calls.push(name);
    // From the fault on nothing answers any more: the process is gone.
    const isGone = this.#failing > 0 && this.calls.length >= this.#failing;
    const isLast = this.calls.length === this.#failing;
    if (isGone && !(isLast && this.#moment === "after")) throw new Error("the process died");
    const answer = await run();
    if (isGone) throw new Error("the process died");
    return answer;
  }

  #wrap<T extends object>(target: T, name: string): T {
    return new Proxy(target, {
      get: (_, property) => {
        const value = Reflect.get(target, property) as unknown;
        if (typeof value !== "function") return value;
        const call = (value as Method).bind(target);
        return (...args: unknown[]) => this.#pass(`${name}.${String(property)}`, () => call(...args));
      },
    });
  }

  #wrapNamespace(namespace: object, name: string) {
    const byName = (object: string) => (namespace as { getByName(name: string): object }).getByName(object);
    return {
      getByName: (object: string) => {
        const stub = byName(object);
        return new Proxy(stub, {
          get:
            (_, property) =>
            (...args: unknown[]) =>
              this.#pass(`${name}.${String(property)}`, () =>
                (stub as unknown as Record<string, Method>)[String(property)]!(...args),
              ),
        });
      },
    };
  }

  #wrapDatabase(database: D1Database): D1Database {
    const real = new WeakMap<object, D1PreparedStatement>();
    const wrapStatement = (statement: D1PreparedStatement): D1PreparedStatement => {
      const wrapped = {
        bind: (...values: unknown[]) => wrapStatement(statement.bind(...values)),
        all: () => this.#pass("DB.all", () => statement.all()),
        run: () => this.#pass("DB.run", () => statement.run()),
      } as unknown as D1PreparedStatement;
      real.set(wrapped, statement);
      return wrapped;
    };
    return {
      prepare: (sql: string) => wrapStatement(database.prepare(sql)),
      batch: (statements: D1PreparedStatement[]) =>
        this.#pass("DB.batch", () => database.batch(statements.map((statement) => real.get(statement)!))),
    } as unknown as D1Database;
  }
}
