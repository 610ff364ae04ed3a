import type { Ctx } from "../platform/context.ts";
import type { Settings } from "../platform/settings.ts";

/**
 * A context out of which nothing can be reached: no network, no storage, no randomness, and a clock that stands
 * at `now`. A replay in it can write nothing and ask nobody, whatever the code that it runs may try. Static files can be read:
 * they are a part of the code.
 */
export function sealCtx(ctx: Ctx, settings: Partial<Settings>, now: Date): Ctx {
  return {
    ...ctx,
    settings: { ...ctx.settings, ...settings },
    env: sealed<Env>({ ASSETS: ctx.env.ASSETS }),
    db: sealed<Ctx["db"]>({}),
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

/** Refuses everything but what is left open. */
const sealed = <T extends object>(open: Partial<T>): T =>
  new Proxy(open as T, { get: (_, name) => (Object.hasOwn(open, name) ? open[name as keyof T] : refuse()) });
