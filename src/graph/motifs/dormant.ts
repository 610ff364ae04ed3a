import type { Entity } from "../graph.model.ts";
import type { GraphIndex } from "./graph-index.ts";
import { daysBetween, distinctRelations, type Motif } from "./motif.ts";
import { risksAmong } from "./risk.ts";

/** Minimum gap without directors. */
const DORMANT_DAYS = 365;
/** Minimum age of a shelf company. */
const AGE_DAYS_MIN = 3 * 365;

/** An old company without directors for a year or more that has new directors. */
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
      description: `${company.name} had no directors from ${lastEnd} to ${revivedOn} (${gapDays} days) and has had new ones since.`,
      anchor: [company.id],
      focusId: company.id,
      storyAnchors: [company.id],
      entityIds: [company.id, ...current.map(({ from }) => from)],
      risks: risksAmong(graph, [company.id, ...current.map(({ from }) => from)]),
      isPartial: false,
      relations: [...past.filter(({ until }) => until === lastEnd), ...current],
      details: { last_in_office: lastEnd, revived_on: revivedOn, gap_days: gapDays, age_days: ageDays },
    },
  ];
}
