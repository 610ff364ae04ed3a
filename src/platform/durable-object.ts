import type { Ctx } from "./context.ts";
import { DomainError } from "./errors.ts";
import { errorClass } from "./logger.ts";

/** The part of a namespace that finds an object, independent of the object's methods. */
interface Namespace {
  getByName(name: string): unknown;
  jurisdiction(jurisdiction: "eu"): Namespace;
}

/**
 * The object with this name, in the jurisdiction of the settings. The name must hold no personal data. `T` is the
 * object's RPC interface; its class cannot be imported from here.
 */
export function objectByName<T>(ctx: Ctx, namespace: Namespace, name: string): T {
  const { DATA_JURISDICTION: jurisdiction } = ctx.settings;
  const home = jurisdiction ? namespace.jurisdiction(jurisdiction) : namespace;
  return home.getByName(name) as T;
}

/**
 * Calls an object, and retries once with a fresh stub if the first call throws. The call must be idempotent: commands
 * carry an id, so a repeated one has no second effect.
 * @throws DomainError `service_unavailable` if both calls fail.
 */
export async function callObject<T, A>(ctx: Ctx, what: string, stub: () => T, call: (object: T) => Promise<A>) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call(stub());
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
