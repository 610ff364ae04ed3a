import type { Actor } from "../platform/context.ts";

/** Requests that an assistant sends on behalf of an officer, from inside the service. */
const requests = new WeakSet<Request>();

/** Marks a request of the service itself as one of an assistant. */
export function markAsAssistant(request: Request): Request {
  requests.add(request);
  return request;
}

/**
 * The officer as an assistant acts for them. What an assistant reads leaves the service, so it never learns what depends on
 * a report to the financial intelligence unit: an MLRO's assistant sees what any officer sees.
 */
export function reduceForAssistant(request: Request, actor: Actor): Actor {
  if (!requests.has(request) || !actor.roles.includes("mlro")) return actor;
  const others = actor.roles.filter((role) => role !== "mlro");
  return { ...actor, roles: others.includes("officer") ? others : ["officer", ...others] };
}
