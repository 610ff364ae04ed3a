import type { Ctx } from "./context.ts";
import { DomainError } from "./errors.ts";
import { errorClass } from "./logger.ts";

/** What of a namespace is needed to find an object: any namespace has it, whatever its objects can do. */
interface Namespace {
  getByName(name: string): unknown;
  jurisdiction(jurisdiction: "eu"): Namespace;
}

/**
 * The object of a name, at home in the jurisdiction of the settings. The name holds no personal data.
 * `T` is what may be asked of it: the class itself is out of bounds for who asks.
 */
export function objectByName<T>(ctx: Ctx, namespace: Namespace, name: string): T {
  const { DATA_JURISDICTION: jurisdiction } = ctx.settings;
  const home = jurisdiction ? namespace.jurisdiction(jurisdiction) : namespace;
  return home.getByName(name) as T;
}

/**
 * Asks an object, once more with a fresh stub when the first was reset. What is asked must be harmless to
 * repeat: commands carry an id, so asking twice does nothing twice.
 * @throws DomainError `service_unavailable` when it cannot be reached.
 */
export async function callObject<T, A>(ctx: Ctx, what: string, stub: () => T, ask: (object: T) => Promise<A>) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask(stub());
    } catch (error) {
      ctx.log.warn("object_unreachable", { what, attempt, class: errorClass(error) });
      if (attempt >= 2) {
        throw new DomainError("service_unavailable", `The ${what} cannot be reached at the moment.`, {
          headers: { "Retry-After": "2" },
        });
      }
    }
  }
}
