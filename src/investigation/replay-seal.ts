import type { Ctx } from "../platform/context.ts";
import type { Settings } from "../platform/settings.ts";

/**
 * A context out of which nothing can be reached: no network, no storage, no randomness, and a clock that stands
 * at `now`. A replay in it can write nothing and ask nobody, whatever the code that it runs may try.
 */
export function sealCtx(ctx: Ctx, settings: Partial<Settings>, now: Date): Ctx {
  return {
    ...ctx,
    settings: { ...ctx.settings, ...settings },
    env: sealed<Env>(),
    db: sealed<Ctx["db"]>(),
    fetch: () => Promise.reject(new Error(SEALED)),
    now: () => now,
    newId: refuse,
    randomBytes: refuse,
    waitUntil: () => {},
  };
}

const SEALED = "a replay reaches nothing outside of its evidence";

function refuse(): never {
  throw new Error(SEALED);
}

const sealed = <T extends object>(): T => new Proxy({} as T, { get: refuse });
