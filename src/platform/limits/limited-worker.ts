import { invoke } from "./invocation.ts";
import { limitEnv } from "./limited-env.ts";
import { limitStorage } from "./limited-storage.ts";
import { shiftAlarms } from "./shifted-clock.ts";

type Method = (...args: unknown[]) => unknown;
// oxlint-disable-next-line typescript/no-explicit-any -- a mixin's constructor takes any arguments
type ObjectClass = new (...args: any[]) => object;

/** Enforces the platform's limits in a Durable Object's class. `name` identifies it in the log. */
export function limitObject<T extends ObjectClass>(name: string, Base: T): T {
  const Limited = class extends Base {
    // oxlint-disable-next-line typescript/no-explicit-any -- as above
    constructor(...args: any[]) {
      const [state, env] = args as [DurableObjectState, object];
      limitStorage(state.storage);
      shiftAlarms(state.storage);
      limitEnv(env);
      super(...args);
    }
  };
  for (const [method, { value }] of Object.entries(Object.getOwnPropertyDescriptors(Base.prototype as object))) {
    if (method === "constructor" || typeof value !== "function") continue;
    const original = value as Method;
    Object.defineProperty(Limited.prototype, method, {
      configurable: true,
      writable: true,
      value(this: object, ...args: unknown[]) {
        return invoke(`${name}.${method}`, () => original.apply(this, args));
      },
    });
  }
  return Limited;
}

/**
 * Enforces the platform's limits in the Worker's handlers. `routeOf` returns a request's route template, not its path.
 */
export function limitHandlers(
  { fetch, queue, scheduled }: Required<Pick<ExportedHandler<Env>, "fetch" | "queue" | "scheduled">>,
  routeOf: (request: Request) => string,
): Required<Pick<ExportedHandler<Env>, "fetch" | "queue" | "scheduled">> {
  return {
    fetch(request, env, execution) {
      limitEnv(env);
      return invoke(
        "request",
        () => fetch(request, env, execution),
        () => routeOf(request),
      );
    },
    queue(batch, env, execution) {
      limitEnv(env);
      return invoke(`queue ${batch.queue}`, () => queue(batch, env, execution));
    },
    scheduled(controller, env, execution) {
      limitEnv(env);
      return invoke("scheduled", () => scheduled(controller, env, execution));
    },
  };
}
