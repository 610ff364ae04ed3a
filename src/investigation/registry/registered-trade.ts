import type { Observations } from "../agent.ts";
import { REGISTRY } from "../agents/registry.ts";

/** What the register of this run lists as the trade, in words. */
export function registeredTrade(seen: Observations): string {
  const registry = seen.of(REGISTRY);
  return registry?.outcome === "known"
    ? registry.value.activities.map(({ description }) => description).join("; ")
    : "";
}
