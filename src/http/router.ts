import type { Result, Router } from "hono/router";
import { RegExpRouter } from "hono/router/reg-exp-router";

/**
 * Hono's router of one regular expression takes no fixed step beside a parameter (`/agents/stats` beside
 * `/agents/{name}`), and Hono then falls back, for every route, to one that walks each path step by step. Here paths
 * without a parameter are one such router, which is asked first, and those with as many steps are another. A pair
 * among the latter is refused when it is registered: which of them was meant would depend on their order.
 */
export class StepRouter<T> implements Router<T> {
  readonly name = "StepRouter";
  readonly #fixed = new RegExpRouter<T>();
  readonly #byLength = new Map<number, RegExpRouter<T>>();
  readonly #middleware: [method: string, path: string, handler: T][] = [];

  add(method: string, path: string, handler: T): void {
    if (path.includes("*")) {
      this.#middleware.push([method, path, handler]);
      for (const router of [this.#fixed, ...this.#byLength.values()]) router.add(method, path, handler);
      return;
    }
    (path.includes(":") ? this.#ofLength(lengthOf(path)) : this.#fixed).add(method, path, handler);
  }

  match(method: string, path: string): Result<T> {
    const found = this.#fixed.match(method, path);
    if (found[0].length > this.#middleware.length) return found;
    return this.#byLength.get(lengthOf(path))?.match(method, path) ?? found;
  }

  #ofLength(length: number): RegExpRouter<T> {
    const known = this.#byLength.get(length);
    if (known) return known;
    const router = new RegExpRouter<T>();
    for (const route of this.#middleware) router.add(...route);
    this.#byLength.set(length, router);
    return router;
  }
}

function lengthOf(path: string): number {
  let steps = 0;
  for (let at = path.indexOf("/"); at !== -1; at = path.indexOf("/", at + 1)) steps++;
  return steps;
}
