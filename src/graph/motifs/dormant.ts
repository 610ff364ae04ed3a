import type { Entity } from "../graph.model.ts";
import type { GraphIndex } from "./graph-index.ts";
import { daysBetween, distinctRelations, type Motif } from "./motif.ts";

/** Without anyone in office for so long, a company slept. */
const DORMANT_DAYS = 365;
/** A shelf company is worth its age: younger ones are simply new. */
const AGE_DAYS_MIN = 3 * 365;

/** An old company that nobody ran for a year or more, and that new directors have taken up. */
export function findDormantRevived(graph: GraphIndex, company: Entity): Motif[] {
  if (company.startDate === null || company.standing === "bankrupt" || company.standing === "ceased") return [];
  const terms = distinctRelations(graph.to(company.id, "directs"));
  const past = terms.filter(({ until }) => until !== null);
  const current = terms.filter(({ until }) => until === null);
  if (past.length === 0 || current.length === 0 || current.some(({ since }) => since === null)) return [];
  const lastEnd = past
    .map(({ until }) => until!)
    .sort()
    .at(-1)!;
  const revivedOn = current.map(({ since }) => since!).sort()[0]!;
  const gapDays = daysBetween(lastEnd, revivedOn);
  const ageDays = daysBetween(company.startDate, revivedOn);
  if (gapDays < DORMANT_DAYS || ageDays < AGE_DAYS_MIN) return [];
  return [
    {
      pattern: "dormant",
      severity: gapDays >= 3 * DORMANT_DAYS ? "high" : "medium",
      title: `${company.name} was revived after ${Math.floor(gapDays / 365)} years`,
      description: `${company.name} had nobody in office from ${lastEnd} to ${revivedOn} (${gapDays} days) and has new directors since.`,
      entityIds: [company.id, ...current.map(({ from }) => from)],
      relations: [...past.filter(({ until }) => until === lastEnd), ...current],
      details: { last_in_office: lastEnd, revived_on: revivedOn, gap_days: gapDays, age_days: ageDays },
    },
  ];
}
