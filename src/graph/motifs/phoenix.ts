import type { Entity, Relation } from "../graph.model.ts";
import type { GraphIndex } from "./graph-index.ts";
import { daysBetween, distinctRelations, joinsMany, MASS_ADDRESS, type Motif } from "./motif.ts";
import { isOver, isTied, risksAmong } from "./risk.ts";

/** Maximum days between the end of a company and the start of its successor. */
const FOLLOWS_WITHIN_DAYS = 731;
/** A business may also move before its bankruptcy, into a company that is founded for it. */
const BEFORE_WITHIN_DAYS = 366;
/** What ended longer ago leaves no debts behind. */
const OLD_DAYS = 10 * 365;
/** Above this number of companies, a shared address counts only together with a shared activity. */
const DISTINCTIVE_ADDRESS = 4;

/**
 * A company that went bankrupt or ceased, followed within 24 months by one with the same director or address: its
 * business may continue without its debts. The same activity makes the pattern more severe, but alone is not enough.
 * Many companies end in an ordinary way, so that after such an end director and address, or director and activity, must
 * be the same. So must they where the director directs many companies. Of a company that started in the year before a
 * bankruptcy, director, address and activity must all be the same.
 */
export function findPhoenixes(graph: GraphIndex, company: Entity): Motif[] {
  const peers = new Map<string, Relation[]>();
  const share = (
    relations: readonly Relation[],
    peerOf: (relation: Relation) => readonly Relation[],
    far: "from" | "to",
  ) => {
    for (const relation of relations) {
      for (const other of peerOf(relation)) {
        if (other[far] === company.id) continue;
        peers.set(other[far], [...(peers.get(other[far]) ?? []), relation, other]);
      }
    }
  };
  share(graph.to(company.id, "directs"), (relation) => graph.from(relation.from, "directs"), "to");
  share(
    graph.from(company.id, "seated_at").filter(({ to }) => tenantsOf(graph, to) < MASS_ADDRESS),
    (relation) => graph.to(relation.to, "seated_at"),
    "from",
  );
  return [...peers].flatMap(([id, relations]) => {
    const peer = graph.entity(id);
    if (peer?.type !== "company") return [];
    const pair = succession(company, peer) ?? succession(peer, company);
    const isOld = graph.today !== null && pair !== null && daysBetween(pair.endedOn, graph.today) > OLD_DAYS;
    return pair && !isOld ? judge(graph, pair, distinctRelations(relations)) : [];
  });
}

interface Succession {
  readonly ended: Entity;
  readonly endedOn: string;
  readonly successor: Entity;
  readonly days: number;
}

function succession(ended: Entity, successor: Entity): Succession | null {
  const endedOn = ended.bankruptOn ?? (isOver(ended) ? ended.endDate : null);
  if (endedOn === null || successor.startDate === null || isOver(successor)) return null;
  const days = daysBetween(endedOn, successor.startDate);
  const earliest = ended.bankruptOn === null ? 0 : -BEFORE_WITHIN_DAYS;
  return days >= earliest && days <= FOLLOWS_WITHIN_DAYS ? { ended, endedOn, successor, days } : null;
}

const tenantsOf = (graph: GraphIndex, address: string): number =>
  Math.max(graph.to(address, "seated_at").length, graph.countOf(address)?.companies ?? 0);

function judge(
  graph: GraphIndex,
  { ended, endedOn, successor, days }: Succession,
  relations: readonly Relation[],
): Motif[] {
  const addresses = [...new Set(relations.filter(({ type }) => type === "seated_at").map(({ to }) => to))];
  const crowd = Math.max(0, ...addresses.map((address) => tenantsOf(graph, address)));
  const activities = (ended.activities ?? []).filter((code) => successor.activities?.includes(code));
  const isConfirmed = addresses.length > 0 || activities.length > 0;
  const directors = directorsOfBoth(relations, ended, successor).filter((id) => isConfirmed || !joinsMany(graph, id));
  if (directors.length === 0 && (addresses.length === 0 || (crowd > DISTINCTIVE_ADDRESS && activities.length === 0))) {
    return [];
  }
  const isBankrupt = ended.bankruptOn !== null || ended.standing === "bankrupt";
  if (!isBankrupt && (directors.length === 0 || !isConfirmed)) return [];
  const isEarly = days < 0;
  if (isEarly && (directors.length === 0 || addresses.length === 0 || activities.length === 0)) return [];
  const severity = severityOf({
    sameDirector: directors.length > 0,
    sameAddress: addresses.length > 0,
    isAddressDistinctive: crowd <= DISTINCTIVE_ADDRESS,
    sameActivity: activities.length > 0,
  });
  const shared = new Intl.ListFormat("en-GB").format([
    ...directors.map((id) => `director ${graph.entity(id)?.name ?? id}`),
    ...addresses.map((id) => `registered address ${graph.entity(id)?.name ?? id}`),
    ...activities.map((code) => `activity NACE ${code}`),
  ]);
  const how = isBankrupt ? "went bankrupt" : "ceased";
  const ids = [ended.id, successor.id, ...directors, ...addresses];
  const members = new Set(ids);
  return [
    {
      pattern: "phoenix",
      severity: isEarly ? "high" : isBankrupt ? severity : "medium",
      title: `${successor.name} may continue ${ended.name}`,
      description: `${ended.name} ${how} on ${endedOn}; ${successor.name} started ${isEarly ? `${-days} days before` : `${days} days later`} with the same ${shared}.`,
      anchor: [ended.id, successor.id],
      focusId: successor.id,
      storyAnchors: ids,
      entityIds: ids,
      risks: risksAmong(graph, ids),
      relations: relations.filter(({ from, to }) => members.has(from) && members.has(to)),
      isPartial: false,
      details: {
        ended_company: ended.id,
        ended_on: endedOn,
        successor: successor.id,
        started_on: successor.startDate,
        days_between: days,
        shared_directors: directors.length,
        shared_addresses: addresses.length,
        shared_activities: activities.length,
      },
    },
  ];
}

/** Those who led the one to its end and lead the other now. */
function directorsOfBoth(relations: readonly Relation[], ended: Entity, successor: Entity): string[] {
  const directs = relations.filter(({ type }) => type === "directs");
  const led = new Set(directs.filter((tie) => tie.to === ended.id && isTied(tie, ended)).map(({ from }) => from));
  const leads = directs.filter(({ to, until }) => to === successor.id && until === null).map(({ from }) => from);
  return [...new Set(leads)].filter((id) => led.has(id));
}

function severityOf(shared: {
  readonly sameDirector: boolean;
  readonly sameAddress: boolean;
  readonly isAddressDistinctive: boolean;
  readonly sameActivity: boolean;
}): Motif["severity"] {
  if (shared.sameDirector) return shared.sameAddress || shared.sameActivity ? "critical" : "high";
  return shared.isAddressDistinctive && shared.sameActivity ? "high" : "medium";
}
