import { classifySituation } from "../../sources/kbo/situations.ts";
import type { RegistryEntry } from "../../sources/types.ts";
import type { Standing } from "../graph.model.ts";

type Register = Pick<RegistryEntry, "status" | "juridical_situation" | "juridical_situation_label">;

/**
 * How a company stands by what its register says. Bankruptcy is open while the entity is still active; a
 * dissolution that is under way has not ended it (decisions, section 3). Unknown to the register is unknown.
 */
export function standingOf(entry: Register): Standing {
  if (entry.status === "not_found") return "unknown";
  const situation = classifySituation(entry);
  if (situation === "bankrupt") return "bankrupt";
  if (entry.status === "stopped" || situation === "closed") return "ceased";
  return situation === "dissolution_pending" ? "in_dissolution" : "active";
}
