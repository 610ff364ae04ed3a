import { classifySituation } from "../../sources/kbo/situations.ts";
import type { RegistryEntry } from "../../sources/types.ts";
import type { Standing } from "../graph.model.ts";

type Register = Pick<RegistryEntry, "status" | "juridical_situation" | "juridical_situation_label">;

/**
 * Status of a company by its register. A bankrupt entity may still be active in the register; a pending dissolution has
 * not ended it (decisions, section 3).
 */
export function standingOf(entry: Register): Standing {
  if (entry.status === "not_found") return "unknown";
  const situation = classifySituation(entry);
  if (situation === "bankrupt") return "bankrupt";
  if (entry.status === "stopped" || situation === "closed") return "ceased";
  return situation === "dissolution_pending" ? "in_dissolution" : "active";
}
