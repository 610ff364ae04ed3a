import type { Schemas } from "../../api/client.ts";
import { count } from "../../ui/format.ts";

type Progress = Pick<Schemas["PortfolioProgress"], "total_entities" | "scanned" | "failed" | "waiting" | "incomplete">;

/** How far a portfolio is, with what went wrong. */
export function describeProgress({ total_entities: total, waiting, failed, incomplete }: Progress): string {
  const parts = [`${(total - waiting).toLocaleString("en")} of ${count(total, "company", "companies")}`];
  if (failed > 0) parts.push(`${failed.toLocaleString("en")} of them could not be scanned`);
  if (incomplete > 0) parts.push(`a source failed for ${incomplete.toLocaleString("en")}`);
  return parts.join(", ");
}
