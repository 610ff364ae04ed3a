import type { Schemas } from "../../api/client.ts";
import { locale } from "../../language/language.ts";
import { SCANS } from "./texts.ts";

type Progress = Pick<Schemas["PortfolioProgress"], "total_entities" | "scanned" | "failed" | "waiting" | "incomplete">;

const grouped = (number: number): string => number.toLocaleString(locale());

/** How far a portfolio is, with what went wrong. */
export function describeProgress({ total_entities: total, waiting, failed, incomplete }: Progress): string {
  const parts = [SCANS.how.far(grouped(total - waiting), total, grouped(total))];
  if (failed > 0) parts.push(SCANS.how.failed(grouped(failed)));
  if (incomplete > 0) parts.push(SCANS.how.incomplete(grouped(incomplete)));
  return parts.join(", ");
}
